/// One piece of a `.nav` file: something that carries meaning, or the trivia around it.
///
/// Sixteen bytes without references, so that a file's tokens are one allocation.
public struct Token: Sendable, Equatable {
  /// What a token is.
  public enum Kind: UInt8, Sendable {
    /// A scalar without quotes, for example `full-screen`.
    case plain
    /// A scalar in single quotes, the quotes included.
    case singleQuoted
    /// A scalar in double quotes, the quotes included.
    case doubleQuoted
    /// `|` or `>` with its indicators, for example `>2-`.
    case blockHeader
    /// The lines of a block scalar, from the start of the first to the end of the last.
    case blockBody
    /// `-` before an item.
    case dash
    /// `:` between a key and its value.
    case colon
    /// `,` in a flow collection.
    case comma
    /// `[`
    case openBracket
    /// `]`
    case closeBracket
    /// `{`
    case openBrace
    /// `}`
    case closeBrace
    /// The place, without bytes, where the open flow collections of an entry should have ended.
    case missingCloser
    /// `? ` before a key, which navgen refuses.
    case question
    /// `&name`, which navgen refuses.
    case anchor
    /// `*name`, which navgen refuses.
    case alias
    /// `!name`, which navgen refuses.
    case tag
    /// A line that begins with `%`, which navgen refuses.
    case directive
    /// `---` at the start of a line.
    case documentStart
    /// `...` at the start of a line.
    case documentEnd
    /// Bytes that fit nowhere and were reported by the lexer.
    case unexpected
    /// `#` and the rest of its line.
    case comment
    /// A run of spaces and tabs.
    case blank
    /// LF, CR LF or a lone CR.
    case lineEnd
    /// U+FEFF at the start of the file.
    case byteOrderMark
    /// The end of the file.
    case end

    /// Whether it means nothing.
    var isTrivia: Bool { self == .comment || self == .blank }
  }

  public let kind: Kind
  /// Whether nothing but blanks stands before it on its line.
  public let isFirstOnLine: Bool
  /// Whether the text of a quoted scalar differs from the bytes between its quotes.
  let needsResolving: Bool
  private let lowerOffset: Int32
  private let upperOffset: Int32
  private let lineOffset: Int32

  init(
    _ kind: Kind, lower: Int, upper: Int, lineStart: Int, isFirstOnLine: Bool = false,
    needsResolving: Bool = false
  ) {
    self.kind = kind
    self.isFirstOnLine = isFirstOnLine
    self.needsResolving = needsResolving
    lowerOffset = Int32(truncatingIfNeeded: lower)
    upperOffset = Int32(truncatingIfNeeded: upper)
    lineOffset = Int32(truncatingIfNeeded: lineStart)
  }

  /// Offset of its first byte.
  public var lower: Int { Int(lowerOffset) }
  /// Offset just past its last byte.
  public var upper: Int { Int(upperOffset) }
  /// Offset of the first byte of the line it begins on, after a byte order mark.
  var lineStart: Int { Int(lineOffset) }
  /// Bytes between the start of its line and itself.
  var column: Int { lower - lineStart }
}

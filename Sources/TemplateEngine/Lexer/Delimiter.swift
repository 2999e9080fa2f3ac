import NavgenDiagnostics

/// What a `-` or `+` beside a delimiter asks for: remove all whitespace on that side, or keep it
/// even where the tag is alone on its line.
enum WhitespaceControl {
  /// No sign, `-`, and `+`.
  case none, trim, keep

  /// What the byte beside a delimiter asks for.
  init(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "-"): self = .trim
    case UInt8(ascii: "+"): self = .keep
    default: self = .none
    }
  }
}

/// `{{`, `{%` or `{#`, with its `-` or `+`.
struct Delimiter {
  /// What a pair of delimiters holds.
  enum Kind {
    /// `{{ }}`, `{% %}` and `{# #}`.
    case output, tag, comment

    /// What closes it.
    var closing: String {
      switch self {
      case .output: "}}"
      case .tag: "%}"
      case .comment: "#}"
      }
    }
  }

  /// What it opens.
  var kind: Kind
  /// Its bytes, the `-` or `+` included.
  var span: Span
  /// What its `-` or `+` asks for.
  var control = WhitespaceControl.none

  /// The opening delimiter at `offset`, or `nil`.
  init?(_ bytes: [UInt8], at offset: Int) {
    guard offset + 1 < bytes.count, bytes[offset] == .leftBrace else { return nil }
    switch bytes[offset + 1] {
    case .leftBrace: kind = .output
    case .percent: kind = .tag
    case .hash: kind = .comment
    default: return nil
    }
    span = Span(lower: offset, upper: offset + 2)
    guard offset + 2 < bytes.count else { return }
    control = WhitespaceControl(bytes[offset + 2])
    // `{{+1}}` and `{#+` say nothing about whitespace in Stencil either.
    if control == .keep && kind != .tag { control = .none }
    if control != .none { span.upper += 1 }
  }

  /// Without its `-` or `+`.
  var text: String {
    switch kind {
    case .output: "{{"
    case .tag: "{%"
    case .comment: "{#"
    }
  }
}

/// `}}`, `%}` or `#}`, with its `-` or `+`.
struct Closing {
  /// What it closes.
  var kind: Delimiter.Kind
  /// Its bytes, the `-` or `+` included.
  var span: Span
  /// What its `-` or `+` asks for.
  var control = WhitespaceControl.none

  /// One that was found otherwise.
  init(kind: Delimiter.Kind, span: Span, control: WhitespaceControl = .none) {
    self.kind = kind
    self.span = span
    self.control = control
  }

  /// The `}}` or `%}` at `offset`, or `nil`.
  init?(_ bytes: [UInt8], at offset: Int) {
    guard offset + 1 < bytes.count else { return nil }
    let control = WhitespaceControl(bytes[offset])
    let sign = control == .none ? offset : offset + 1
    guard sign + 1 < bytes.count, bytes[sign + 1] == .rightBrace else { return nil }
    switch bytes[sign] {
    case .rightBrace: kind = .output
    case .percent: kind = .tag
    default: return nil
    }
    span = Span(lower: offset, upper: sign + 2)
    self.control = control
  }
}

extension Span {
  /// The same range with its file.
  func range(in file: SourceFile) -> SourceRange {
    SourceRange(file: file, lower: lower, upper: upper)
  }
}

/// The bytes that templates give a meaning, by name.
extension UInt8 {
  static let newline = UInt8(ascii: "\n")
  static let carriageReturn = UInt8(ascii: "\r")
  static let space = UInt8(ascii: " ")
  static let leftBrace = UInt8(ascii: "{")
  static let rightBrace = UInt8(ascii: "}")
  static let percent = UInt8(ascii: "%")
  static let hash = UInt8(ascii: "#")
  static let backslash = UInt8(ascii: "\\")
  static let minus = UInt8(ascii: "-")
  static let quote = UInt8(ascii: "\"")

  /// Space or tab.
  var isBlank: Bool { self == .space || self == UInt8(ascii: "\t") }
  /// Blank, line end, vertical tab or form feed.
  var isWhitespace: Bool { self == .space || (9...13).contains(self) }
  /// `0` to `9`.
  var isDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }
  /// What a name begins with: an ASCII letter, `_`, or any byte of a character beyond ASCII.
  var isNameStart: Bool {
    self >= 0x80 || (self | 0x20 >= UInt8(ascii: "a") && self | 0x20 <= UInt8(ascii: "z"))
      || self == UInt8(ascii: "_")
  }
  /// What a name goes on with.
  var isNameByte: Bool { isNameStart || isDigit }
}

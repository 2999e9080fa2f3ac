/// Which whitespace around tags and comments is not text: a tag or comment alone on its line
/// vanishes with the line, and `-` and `+` overrule that.
extension Lexer {
  /// Whether only blanks stand between the bounds and the ends of their lines.
  func isAloneOnLine(_ lower: Int, _ upper: Int) -> Bool {
    let start = blanks(before: lower)
    guard start == firstByte || bytes[start - 1] == .newline else { return false }
    let end = blanks(after: upper)
    return end == bytes.count || lineEnd(at: end) > 0
  }

  /// Offset of the first byte behind a byte order mark.
  var firstByte: Int { bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0 }

  /// Where the blanks begin that end at `offset`.
  private func blanks(before offset: Int) -> Int {
    var start = offset
    while start > firstByte, bytes[start - 1].isBlank { start -= 1 }
    return start
  }

  /// Where the blanks end that begin at `offset`.
  private func blanks(after offset: Int) -> Int {
    var end = offset
    while end < bytes.count, bytes[end].isBlank { end += 1 }
    return end
  }

  /// Length of the line end at `offset`: 0, 1 or 2 bytes.
  private func lineEnd(at offset: Int) -> Int {
    guard offset < bytes.count else { return 0 }
    if bytes[offset] == .newline { return 1 }
    let isPair = bytes[offset] == .carriageReturn && offset + 1 < bytes.count
    return isPair && bytes[offset + 1] == .newline ? 2 : 0
  }

  /// Where the pending text ends that stands before `delimiter`.
  func textEnd(before delimiter: Delimiter, isAlone: Bool) -> Int {
    var end = delimiter.span.lower
    switch delimiter.control {
    case .trim: while end > textStart, bytes[end - 1].isWhitespace { end -= 1 }
    case .none where isAlone: end = max(blanks(before: end), textStart)
    case .none, .keep: break
    }
    return end
  }

  /// Begins the text that follows a tag or comment.
  mutating func skipText(after close: Closing, isAlone: Bool) {
    textStart = close.span.upper
    switch close.control {
    case .trim: while textStart < bytes.count, bytes[textStart].isWhitespace { textStart += 1 }
    case .none where isAlone:
      textStart = blanks(after: textStart)
      textStart += lineEnd(at: textStart)
    case .none, .keep: break
    }
  }
}

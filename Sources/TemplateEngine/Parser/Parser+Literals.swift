import NavgenDiagnostics

/// Numbers and strings.
extension Parser {
  /// The integer or double at hand.
  mutating func parseNumber() -> Expression {
    let span = token.span
    let digits = text(span)
    let value: Value
    if at(.integer) {
      value = Int(digits).map(Value.int) ?? .nil
    } else {
      value = Double(digits).flatMap { $0.isFinite ? .double($0) : nil } ?? .nil
    }
    if case .nil = value {
      fail(.templateLiteral, "`\(digits)` is too large for a number", at: span)
    }
    advance()
    return Expression(kind: .literal(value), span: span, depth: 1)
  }

  /// The content of the string at hand, with its escapes replaced.
  mutating func parseString() -> String {
    let span = token.span
    advance()
    let content = file.bytes[span.lower + 1..<span.upper - 1]
    guard content.contains(.backslash) else { return String(decoding: content, as: UTF8.self) }
    var bytes: [UInt8] = []
    var offset = content.startIndex
    while offset < content.endIndex {
      if content[offset] == .backslash {
        offset += replaceEscape(in: content[offset...], &bytes)
      } else {
        bytes.append(content[offset])
        offset += 1
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Appends what the escape at the beginning of `text` stands for; answers its length.
  private mutating func replaceEscape(in text: ArraySlice<UInt8>, _ bytes: inout [UInt8]) -> Int {
    let start = text.startIndex
    let letter = start + 1 < text.endIndex ? text[start + 1] : 0
    switch letter {
    case UInt8(ascii: "n"): bytes.append(.newline)
    case UInt8(ascii: "r"): bytes.append(.carriageReturn)
    case UInt8(ascii: "t"): bytes.append(UInt8(ascii: "\t"))
    case UInt8(ascii: "0"): bytes.append(0)
    case .backslash, .quote, UInt8(ascii: "'"): bytes.append(letter)
    case UInt8(ascii: "u"): return replaceUnicodeEscape(in: text, &bytes)
    default:
      reportEscape(Span(lower: start, upper: start + 1 + lengthOfCharacter(text.dropFirst())))
    }
    return 2
  }

  /// `\u{` hexadecimal digits `}`
  private mutating func replaceUnicodeEscape(
    in text: ArraySlice<UInt8>, _ bytes: inout [UInt8]
  ) -> Int {
    let start = text.startIndex
    let digits = text.dropFirst(3).prefix { $0.isNameByte }
    let isBraced = text.dropFirst(2).first == .leftBrace
    let end = digits.endIndex
    if isBraced, end < text.endIndex, text[end] == .rightBrace,
      let code = UInt32(String(decoding: digits, as: UTF8.self), radix: 16),
      let scalar = Unicode.Scalar(code)
    {
      bytes += String(Character(scalar)).utf8
      return end + 1 - start
    }
    let span = Span(lower: start, upper: max(end, start + 2))
    fail(
      .templateLiteral, "a character by its number is written as in `\\u{1F600}`", at: span)
    return 2
  }

  private func lengthOfCharacter(_ text: ArraySlice<UInt8>) -> Int {
    guard text.first != nil else { return 0 }
    return 1 + text.dropFirst().prefix { $0 & 0xC0 == 0x80 }.count
  }

  private mutating func reportEscape(_ span: Span) {
    let escape = text(span)
    let range = span.range(in: file)
    fail(
      .templateLiteral, "`\(escape)` stands for nothing: write `\\\(escape)` for a backslash",
      at: span, fixIts: [.init("write `\\\(escape)`", [.init(range, "\\" + escape)])])
  }
}

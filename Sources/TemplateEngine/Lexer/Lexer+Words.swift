import NavgenDiagnostics

/// Words and signs inside `{{ }}` and `{% %}`.
extension Lexer {
  /// Adds the token that begins at `position`, which is neither blank nor a delimiter.
  mutating func lexToken() {
    let byte = bytes[position]
    if byte == .quote || byte == UInt8(ascii: "'") { return lexString() }
    if byte.isNameStart { return lexName() }
    if byte.isDigit || isNegativeNumber { return lexNumber() }
    if let (kind, length) = sign() { return add(kind, length: length) }
    lexUnknown()
  }

  private mutating func lexName() {
    let length = count(where: \.isNameByte)
    let span = Span(lower: position, upper: position + length)
    guard bytes[position..<span.upper].contains(where: { $0 >= 0x80 }) else {
      return add(.name, length: length)
    }
    let range = span.range(in: file)
    let stranger = range.text.unicodeScalars.first { !$0.properties.isXIDContinue && $0 != "_" }
    if let stranger { diagnostics.append(strangeName(range, stranger)) }
    add(stranger == nil ? .name : .invalid, length: length)
  }

  private mutating func add(_ kind: Token.Kind, length: Int) {
    tokens.append(Token(kind: kind, span: Span(lower: position, upper: position + length)))
    position += length
  }

  /// How many bytes from `start` (`position` at first) on are of one sort.
  private func count(from start: Int? = nil, where isOne: (UInt8) -> Bool) -> Int {
    let start = start ?? position
    var end = start
    while end < bytes.count, isOne(bytes[end]) { end += 1 }
    return end - start
  }

  private func byte(at offset: Int) -> UInt8? {
    offset < bytes.count ? bytes[offset] : nil
  }

  private func sign() -> (Token.Kind, length: Int)? {
    let second = byte(at: position + 1)
    switch bytes[position] {
    case UInt8(ascii: "."):
      guard second == UInt8(ascii: ".") else { return (.dot, 1) }
      switch byte(at: position + 2) {
      case UInt8(ascii: "."): return (.closedRange, 3)
      case UInt8(ascii: "<"): return (.halfOpenRange, 3)
      default: return nil
      }
    case UInt8(ascii: ","): return (.comma, 1)
    case UInt8(ascii: ":"): return (.colon, 1)
    case UInt8(ascii: "|"): return second == UInt8(ascii: "|") ? (.orSign, 2) : (.pipe, 1)
    case UInt8(ascii: "&"): return second == UInt8(ascii: "&") ? (.andSign, 2) : nil
    case UInt8(ascii: "!"): return second == UInt8(ascii: "=") ? (.notEqual, 2) : (.bang, 1)
    case UInt8(ascii: "="): return second == UInt8(ascii: "=") ? (.equal, 2) : (.assign, 1)
    case UInt8(ascii: "<"): return second == UInt8(ascii: "=") ? (.lessEqual, 2) : (.less, 1)
    case UInt8(ascii: ">"): return second == UInt8(ascii: "=") ? (.greaterEqual, 2) : (.greater, 1)
    case UInt8(ascii: "["): return (.leftBracket, 1)
    case UInt8(ascii: "]"): return (.rightBracket, 1)
    case UInt8(ascii: "("): return (.leftParenthesis, 1)
    case UInt8(ascii: ")"): return (.rightParenthesis, 1)
    default: return nil
    }
  }

  /// One byte that means nothing, with the name or number that follows it, as in `$0`.
  private mutating func lexUnknown() {
    add(.unknown, length: 1 + count(from: position + 1, where: \.isNameByte))
  }

  // MARK: Numbers

  private var isNegativeNumber: Bool {
    bytes[position] == UInt8(ascii: "-") && byte(at: position + 1)?.isDigit == true
  }

  private mutating func lexNumber() {
    let isIndex = tokens.last?.kind == .dot && tokens.last?.span.upper == position
    var end = position + 1
    end += count(from: end, where: \.isDigit)
    var kind = Token.Kind.integer
    // After a dot, `0.1` is two look-ups; and `1...3` is a range.
    if !isIndex, byte(at: end) == UInt8(ascii: "."), byte(at: end + 1)?.isDigit == true {
      kind = .double
      end += 1 + count(from: end + 1, where: \.isDigit)
    }
    if !isIndex, let exponent = exponent(at: end) {
      kind = .double
      end = exponent
    }
    let rest = count(from: end, where: \.isNameByte)
    if rest > 0 {
      end += rest
      kind = .invalid
      let span = Span(lower: position, upper: end)
      diagnostics.append(invalidNumber(span.range(in: file)))
    }
    add(kind, length: end - position)
  }

  /// The end of the exponent that begins at `start`, or `nil`.
  private func exponent(at start: Int) -> Int? {
    guard let letter = byte(at: start), letter | 0x20 == UInt8(ascii: "e") else { return nil }
    var end = start + 1
    if let sign = byte(at: end), sign == UInt8(ascii: "-") || sign == UInt8(ascii: "+") { end += 1 }
    let digits = count(from: end, where: \.isDigit)
    return digits > 0 ? end + digits : nil
  }

  // MARK: Strings

  private mutating func lexString() {
    let quote = bytes[position]
    var end = position + 1
    while let byte = byte(at: end), byte != .newline {
      if byte == quote { return add(.string, length: end + 1 - position) }
      end += byte == .backslash && self.byte(at: end + 1) != .newline ? 2 : 1
    }
    end = min(end, bytes.count)
    // Goes on behind the tag's end if that stands on the line, so that one slip is one error.
    let close = (position..<end).first { Closing(bytes, at: $0) != nil } ?? end
    let span = Span(lower: position, upper: close)
    diagnostics.append(unclosedString(span.range(in: file), Unicode.Scalar(quote)))
    add(.invalid, length: close - position)
  }
}

private func invalidNumber(_ range: SourceRange) -> Diagnostic {
  var advice = "write digits, or put quotes around a text"
  let text = range.text
  if text.hasPrefix("0x"), let number = Int(text.dropFirst(2), radix: 16) {
    advice = "write `\(number)`"
  } else if text.contains("_"), let number = Int(text.filter { $0 != "_" }) {
    advice = "write `\(number)`"
  }
  return Diagnostic(.templateLiteral, "`\(text)` is not a number: \(advice)", at: range)
}

private func strangeName(_ range: SourceRange, _ stranger: Unicode.Scalar) -> Diagnostic {
  let hex = String(stranger.value, radix: 16, uppercase: true)
  let code = "U+" + String(repeating: "0", count: max(4 - hex.utf8.count, 0)) + hex
  return Diagnostic(
    .templateSyntax, "`\(range.text)` is not a name, since \(code) is not a letter", at: range)
}

private func unclosedString(_ range: SourceRange, _ quote: Unicode.Scalar) -> Diagnostic {
  Diagnostic(
    .unclosedDelimiter,
    "the text that begins here is never closed: write a `\(quote)` on the same line", at: range)
}

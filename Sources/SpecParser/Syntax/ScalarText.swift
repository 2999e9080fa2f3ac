import NavgenDiagnostics

/// Resolves the text of scalars that differs from the bytes they are written with: escapes, doubled
/// quotes, folded lines and block scalars.
struct ScalarText {
  let bytes: [UInt8]
  /// The texts resolved so far, one after another.
  private(set) var output: [UInt8] = []

  init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// Appends the text of a quoted scalar whose quotes stand just outside `lower` and `upper`.
  ///
  /// Line ends fold: one is a space, several are one line feed fewer, and the blanks around them are
  /// dropped. In double quotes a `\` before a line end drops it and keeps the blanks before it.
  mutating func appendQuoted(_ token: Token, faults: inout Faults) {
    let isDouble = token.kind == .doubleQuoted
    let upper = token.upper - 1
    var offset = token.lower + 1
    while offset < upper {
      let byte = bytes[offset]
      if byte.isBlankOrLineEnd {
        appendBlanks(&offset, upper: upper)
      } else if isDouble, byte == .backslash {
        appendEscape(&offset, token: token, faults: &faults)
      } else {
        output.append(byte)
        // The second of the two quotes that stand for one.
        offset += byte == .singleQuote && !isDouble ? 2 : 1
      }
    }
  }

  /// Appends blanks as they are, or what they fold to if a line end follows.
  private mutating func appendBlanks(_ offset: inout Int, upper: Int) {
    let start = offset
    while offset < upper, bytes[offset].isBlank { offset += 1 }
    guard offset < upper, bytes[offset].isLineEnd else {
      output.append(contentsOf: bytes[start..<offset])
      return
    }
    let lines = skipLineEnds(&offset, upper: upper)
    if lines == 1 {
      output.append(.space)
    } else {
      output.append(contentsOf: repeatElement(.lineFeed, count: lines - 1))
    }
  }

  /// Moves over line ends and the blanks between and after them; the number of line ends.
  private func skipLineEnds(_ offset: inout Int, upper: Int) -> Int {
    var lines = 0
    while offset < upper, bytes[offset].isBlankOrLineEnd {
      if bytes[offset].isLineEnd {
        lines += 1
        offset = bytes.nextLine(afterLineEnd: offset)
      } else {
        offset += 1
      }
    }
    return lines
  }

  /// Appends what the escape at `offset` stands for, and moves behind it.
  private mutating func appendEscape(
    _ offset: inout Int, token: Token, faults: inout Faults
  ) {
    let start = offset
    let letter = bytes[offset + 1]
    offset += 2
    if letter.isLineEnd {
      offset -= 1
      let lines = skipLineEnds(&offset, upper: token.upper - 1)
      output.append(contentsOf: repeatElement(.lineFeed, count: lines - 1))
    } else if let digits = Self.digitCount(letter) {
      appendNumeric(digits, from: start, offset: &offset, token: token, faults: &faults)
    } else if let scalar = Self.escapes[letter] {
      append(scalar)
    } else {
      while offset < token.upper - 1, bytes[offset] & 0xC0 == 0x80 { offset += 1 }
      faults.report(
        .unknownEscape(faults, start, offset), lineStart: token.lineStart)
    }
  }

  /// Appends the scalar an `\x`, `\u` or `\U` escape gives in hexadecimal.
  private mutating func appendNumeric(
    _ digits: Int, from start: Int, offset: inout Int, token: Token, faults: inout Faults
  ) {
    var value: UInt32 = 0
    let end = min(offset + digits, token.upper - 1)
    while offset < end, let digit = bytes[offset].hexadecimalDigit {
      value = value << 4 | digit
      offset += 1
    }
    if offset - start < digits + 2 {
      faults.report(
        .shortEscape(faults, start, offset, digits: digits), lineStart: token.lineStart)
    } else if let scalar = Unicode.Scalar(value) {
      append(scalar)
    } else if 0xD800...0xDFFF ~= value {
      let scalar = pairedScalar(value, after: &offset, upper: token.upper - 1)
      faults.report(
        .surrogateEscape(faults, start, offset, scalar: scalar), lineStart: token.lineStart)
    } else {
      faults.report(.unknownEscape(faults, start, offset), lineStart: token.lineStart)
    }
  }

  /// The scalar that a high surrogate and a `\u` escape of a low one right after it stand for in
  /// JSON; moves behind the second.
  private func pairedScalar(
    _ high: UInt32, after offset: inout Int, upper: Int
  ) -> Unicode.Scalar? {
    guard high < 0xDC00, offset + 6 <= upper, bytes[offset] == .backslash,
      bytes[offset + 1] == UInt8(ascii: "u")
    else { return nil }
    var low: UInt32 = 0
    for byte in bytes[offset + 2..<offset + 6] {
      guard let digit = byte.hexadecimalDigit else { return nil }
      low = low << 4 | digit
    }
    guard 0xDC00...0xDFFF ~= low else { return nil }
    offset += 6
    return Unicode.Scalar(0x10000 + (high - 0xD800) << 10 + (low - 0xDC00))
  }

  private mutating func append(_ scalar: Unicode.Scalar) {
    output.append(contentsOf: String(scalar).utf8)
  }

  private static func digitCount(_ letter: UInt8) -> Int? {
    switch letter {
    case UInt8(ascii: "x"): 2
    case UInt8(ascii: "u"): 4
    case UInt8(ascii: "U"): 8
    default: nil
    }
  }

  /// Every escape of YAML that is one letter long.
  private static let escapes: [UInt8: Unicode.Scalar] = [
    UInt8(ascii: "0"): "\u{0}", UInt8(ascii: "a"): "\u{7}", UInt8(ascii: "b"): "\u{8}",
    UInt8(ascii: "t"): "\t", .tab: "\t", UInt8(ascii: "n"): "\n", UInt8(ascii: "v"): "\u{B}",
    UInt8(ascii: "f"): "\u{C}", UInt8(ascii: "r"): "\r", UInt8(ascii: "e"): "\u{1B}",
    .space: " ", .doubleQuote: "\"", UInt8(ascii: "/"): "/", .backslash: "\\",
    UInt8(ascii: "N"): "\u{85}", UInt8(ascii: "_"): "\u{A0}", UInt8(ascii: "L"): "\u{2028}",
    UInt8(ascii: "P"): "\u{2029}",
  ]
}

extension ScalarText {
  /// Appends the text of a block scalar whose lines `body` covers.
  ///
  /// A literal keeps its line ends. A folded one turns a line end between two lines that do not
  /// begin with a blank into a space, and drops one of several.
  mutating func appendBlock(_ body: Token, header: BlockHeader, textColumn: Int) {
    var offset = body.lower
    var pendingEnds = 0
    var wasSpaced: Bool?
    while offset < body.upper {
      let text = min(bytes.skipSpaces(from: offset), offset + textColumn)
      let end = bytes.lineEnd(from: text)
      if text < end {
        let isSpaced = bytes[text].isBlank
        appendLineEnds(
          pendingEnds, folds: header.isFolded && wasSpaced == false && !isSpaced)
        output.append(contentsOf: bytes[text..<end])
        wasSpaced = isSpaced
        pendingEnds = 0
      }
      if end < bytes.count { pendingEnds += 1 }
      offset = bytes.nextLine(afterLineEnd: end)
    }
    switch header.chomping {
    case .strip: break
    case .clip: if wasSpaced != nil, pendingEnds > 0 { output.append(.lineFeed) }
    case .keep: appendLineEnds(pendingEnds, folds: false)
    }
  }

  /// Appends the line ends between two lines of text.
  private mutating func appendLineEnds(_ count: Int, folds: Bool) {
    if folds, count == 1 {
      output.append(.space)
    } else {
      output.append(contentsOf: repeatElement(.lineFeed, count: folds ? count - 1 : count))
    }
  }
}

// MARK: - Wording

extension Diagnostic {
  fileprivate static func unknownEscape(_ faults: Faults, _ lower: Int, _ upper: Int) -> Diagnostic
  {
    let message =
      "`\(faults.excerpt(lower, upper))` is no escape: write `\\\\` for a backslash, "
      + "or `\\u` and four digits for a character"
    return Diagnostic(.unknownEscape, message, at: faults.range(lower, upper))
  }

  fileprivate static func shortEscape(
    _ faults: Faults, _ lower: Int, _ upper: Int, digits: Int
  ) -> Diagnostic {
    let written = faults.excerpt(lower, upper)
    let message =
      "`\(written)` is cut short: write \(digits) hexadecimal digits after it, "
      + "or `\\\\` for a backslash"
    return Diagnostic(.unknownEscape, message, at: faults.range(lower, upper))
  }

  fileprivate static func surrogateEscape(
    _ faults: Faults, _ lower: Int, _ upper: Int, scalar: Unicode.Scalar?
  ) -> Diagnostic {
    let written = faults.excerpt(lower, upper)
    let range = faults.range(lower, upper)
    guard let scalar else {
      let message =
        "`\(written)` is half of a surrogate pair: write the character itself, "
        + "or `\\U` and eight digits"
      return Diagnostic(.surrogateEscape, message, at: range)
    }
    let digits = String(scalar.value, radix: 16, uppercase: true)
    let escape = "\\U" + String(repeating: "0", count: 8 - digits.count) + digits
    let message = "`\(written)` is a surrogate pair: write `\(escape)`"
    return Diagnostic(
      .surrogateEscape, message, at: range,
      fixIts: [.init("write `\(escape)`", [.init(range, escape)])])
  }
}

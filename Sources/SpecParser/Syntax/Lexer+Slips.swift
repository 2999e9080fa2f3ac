import NavgenDiagnostics

/// What is not written as it was meant, and is reported and then read as it was meant.
extension Lexer {
  /// Whether a plain scalar that begins at `position` can be a key.
  private var isAtKeyPlace: Bool {
    guard let last = tokens.last?.kind else { return true }
    if isInFlow { return isInFlowMapping && (last == .openBrace || last == .comma) }
    return isFirstOnLine || last == .dash
  }

  /// Reads the word at `position` and what stands between it and the `[` or `{` at `bracket` as a key
  /// and its colon, if it was meant so; false if not.
  ///
  /// For example `fade = {distance: 136}`, where YAML reads the key `fade = {distance`.
  mutating func keyWithoutColon(before bracket: Int) -> Bool {
    guard isAtKeyPlace, let separation = bytes.separation(from: position, to: bracket),
      separation.value == bracket, separation.sign != .blank || beginsCollection(at: bracket)
    else { return false }
    faults.report(
      .missingSeparator(faults, position, separation, upper: bracket + 1), lineStart: lineStart)
    if !isInFlow { parentColumn = position - lineStart }
    append(.plain, upper: separation.keyEnd)
    while bytes[position].isBlank, position < bracket { position += 1 }
    append(.colon, upper: bracket)
    return true
  }

  /// Whether the bracket at `offset` can be no part of a text: it is the last of its line, or a `: `
  /// follows.
  private func beginsCollection(at offset: Int) -> Bool {
    if isInFlow { return true }
    let end = bytes.lineEnd(from: offset)
    if bytes.trimBlanks(from: offset, to: end) == offset + 1 { return true }
    return (offset..<end).contains { bytes[$0] == .colon && isIndicator(at: $0) }
  }

  /// Reads no-break spaces and the like at the start of a line as the indentation they look like.
  mutating func lookalikeIndentation() -> Bool {
    guard isFirstOnLine, let first = Lookalike.at(position, of: bytes), !first.isColon
    else { return false }
    let start = position
    var (end, columns) = (start, 0)
    while let next = Lookalike.at(end, of: bytes), !next.isColon {
      end += next.length
      columns += 1
      while bytes.byte(end).isBlank {
        end += 1
        columns += 1
      }
    }
    // Alone it is a name or text, if a strange one.
    let next = bytes.byte(end)
    if next.isLineEnd || next == .colon || next == .hash { return false }
    if isInFlow, next.isFlowIndicator { return false }
    faults.report(
      .lookalikeIndentation(faults.range(start, end), first, columns: columns),
      lineStart: lineStart)
    append(.blank, upper: end)
    isFirstOnLine = true
    lineStart += end - start - columns
    return true
  }
}

// MARK: - Comments

extension Lexer {
  /// Reads a `#` that no blank is in front of or behind: as the comment it was meant to be where the
  /// value stands on the next lines, or else as the value it was probably meant to be.
  mutating func ambiguousComment(upTo end: Int) {
    switch tokens.last?.kind {
    case .colon, .dash, .comma, .openBracket, .openBrace:
      if isValueBelow(end) {
        reportCommentWithoutBlank(at: position)
        append(.comment, upper: end)
      } else {
        reportAmbiguousComment(at: position)
        plain()
      }
    default:
      reportAmbiguousComment(at: position)
      append(isInFlow && closesFlow(position, end) ? .unexpected : .comment, upper: end)
    }
  }

  /// Whether what the last token begins goes on below the line that ends at `lineEnd`.
  private func isValueBelow(_ lineEnd: Int) -> Bool {
    if isInFlow, closesFlow(position, lineEnd) { return false }
    guard let last = tokens.last?.kind, let next = contentBelow(lineEnd) else { return false }
    if isInFlow {
      return last != .colon || !bytes[next.offset].isFlowEnd && !looksLikeEntry(at: next.offset)
    }
    let isItem = bytes[next.offset] == .dash && bytes.byte(next.offset + 1).isBlankOrLineEnd
    return next.column > parentColumn || last == .colon && isItem && next.column == parentColumn
  }

  /// Whether an indicator of a flow collection stands from `lower` up to `upper`.
  private func closesFlow(_ lower: Int, _ upper: Int) -> Bool {
    bytes[lower..<upper].contains(where: \.isFlowEnd)
  }

  /// The first line below the one that ends at `lineEnd` with something on it but a comment.
  private func contentBelow(_ lineEnd: Int) -> (offset: Int, column: Int)? {
    var line = bytes.nextLine(afterLineEnd: lineEnd)
    while line < bytes.count {
      let offset = bytes.skipSpaces(from: line)
      if offset < bytes.count, !bytes[offset].isLineEnd, bytes[offset] != .hash {
        return isDocumentMarker(at: line) ? nil : (offset, offset - line)
      }
      line = bytes.nextLine(afterLineEnd: bytes.lineEnd(from: offset))
    }
    return nil
  }
}

// MARK: - Quotes inside quotes

extension Lexer {
  /// Reads on where a quoted text was meant to end, if a quote inside it ended it at `inner` before;
  /// false if it was not.
  ///
  /// For example `'Don't?'`, where YAML reads the text `Don` and then `t?'`.
  mutating func quoteInside(at inner: Int, line: Int) -> Bool {
    let (quote, next) = (bytes[position], bytes.byte(inner + 1))
    guard !next.isBlankOrLineEnd, !next.isFlowIndicator, next != .colon, next != .hash,
      next != quote
    else { return false }
    if line != lineStart, looksLikeEntry(at: bytes.skipSpaces(from: line)) {
      unclosedQuote()
      return true
    }
    guard let (upper, isCertain) = meantEnd(after: inner, quote) else { return false }
    let range = faults.range(position, upper)
    faults.report(
      .quoteInside(range, excerpt: faults.excerpt(position, upper), isCertain: isCertain),
      lineStart: lineStart)
    append(quote == .doubleQuote ? .doubleQuoted : .singleQuoted, upper: upper)
    lineStart = line
    return true
  }

  /// The end of the text whose quote at `inner` stands inside it: behind the first quote that can end
  /// it, with double quotes in pairs, or else, outside of flow collections, that of the line.
  private func meantEnd(after inner: Int, _ quote: UInt8) -> (upper: Int, isCertain: Bool)? {
    var (offset, count) = (inner + 1, 2)
    var unpaired: Int?
    // No text is that long; without a limit a long line of quotes would be read again for each.
    while !bytes.byte(offset).isLineEnd, offset < inner + 1000 {
      defer { offset += 1 }
      guard bytes[offset] == quote, quote == .singleQuote || bytes[offset - 1] != .backslash
      else { continue }
      count += 1
      guard endsValue(at: offset + 1) else { continue }
      if quote == .singleQuote || count.isMultiple(of: 2) { return (offset + 1, true) }
      unpaired = unpaired ?? offset + 1
    }
    if let unpaired { return (unpaired, false) }
    guard !isInFlow, bytes[inner + 1].isKeyByte else { return nil }
    return (bytes.trimBlanks(from: inner, to: bytes.lineEnd(from: inner)), false)
  }

  /// Whether a quoted text can end before `offset`.
  private func endsValue(at offset: Int) -> Bool {
    let next = bytes.skipSpaces(from: offset)
    switch bytes.byte(next) {
    case .hash: return next > offset
    case .colon: return isIndicator(at: next)
    case let byte: return byte.isLineEnd || isInFlow && byte.isFlowEnd
    }
  }
}

extension UInt8 {
  /// Whether it ends an item of a flow collection.
  fileprivate var isFlowEnd: Bool {
    self == UInt8(ascii: ",") || self == UInt8(ascii: "]") || self == UInt8(ascii: "}")
  }
}

// MARK: - Wording

extension Lexer {
  /// Reports a `#` at the start of what was meant for a comment.
  private mutating func reportCommentWithoutBlank(at offset: Int) {
    let isApart = bytes[offset - 1].isBlank
    let end = bytes.trimBlanks(from: offset, to: bytes.lineEnd(from: offset))
    let text = faults.excerpt(offset + 1, end)
    let sign = faults.range(offset, offset + 1)
    faults.report(
      Diagnostic(
        .ambiguousComment, "a comment begins with ` # `: write `# \(text)`",
        at: faults.range(offset, end),
        fixIts: [.init("write `# `", [.init(sign, isApart ? "# " : " # ")])]),
      lineStart: lineStart)
  }
}

extension Diagnostic {
  fileprivate static func lookalikeIndentation(
    _ range: SourceRange, _ first: Lookalike, columns: Int
  ) -> Diagnostic {
    let spaces = String(repeating: " ", count: columns)
    return Diagnostic(
      .invisibleCharacter, "the indentation has \(first.name): indent with spaces", at: range,
      fixIts: [.init("indent with spaces", [.init(range, spaces)])])
  }

  /// Before: `'Don't?'`. After: `"Don't?"`.
  fileprivate static func quoteInside(
    _ range: SourceRange, excerpt: String, isCertain: Bool
  ) -> Diagnostic {
    let quote = range.text.prefix(1)
    let fault = "a `\(quote)` inside `\(excerpt)` ends the text"
    let content = range.text.dropFirst().dropLast()
    let isSimple = isCertain && !content.contains { $0 == "\\" || $0.isNewline }
    if quote == "\"" {
      let escaped = content.map { $0 == "\"" ? "\\\"" : String($0) }.joined()
      return Diagnostic(
        .unexpectedText, "\(fault): write `\\\"` for it", at: range,
        fixIts: isSimple ? [.write("\"\(escaped)\"", at: range)] : [])
    }
    let isPlain = isSimple && !content.contains("\"") && !content.contains("''")
    return Diagnostic(
      .unexpectedText, "\(fault): write `''` for it, or put the text in double quotes", at: range,
      fixIts: isPlain ? [.write("\"\(content)\"", at: range)] : [])
  }
}

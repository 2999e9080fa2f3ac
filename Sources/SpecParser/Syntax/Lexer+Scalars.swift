import NavgenDiagnostics

extension Lexer {
  /// Reads a plain scalar: up to `: `, ` #` or the line's end, in a flow collection also up to one of
  /// its indicators. Blanks at its end are left out.
  mutating func plain() {
    let start = position
    var offset = start
    // Whatever the first byte is, the scalar has it.
    var end = start + 1
    var tab: Int?
    var hasBracket = false
    while true {
      let byte = bytes.byte(offset)
      if byte.isLineEnd { break }
      if byte.isBlank {
        if byte == .tab, tab == nil { tab = offset }
      } else {
        if byte == .colon, isIndicator(at: offset) { break }
        if byte == UInt8(ascii: "{") || byte == UInt8(ascii: "["), !hasBracket {
          hasBracket = true
          if keyWithoutColon(before: offset) { return }
        }
        if isInFlow, byte.isFlowIndicator { break }
        if byte == .hash, offset > start, bytes[offset - 1].isBlank {
          if bytes.byte(offset + 1).isBlank { break }
          reportAmbiguousComment(at: offset)
        }
        if let first = tab { reportTab(first, offset) }
        tab = nil
        end = offset + 1
      }
      offset += 1
    }
    append(.plain, upper: end)
  }

  /// Reads a quoted scalar up to its closing quote, over several lines if need be.
  mutating func quoted() {
    let quote = bytes[position]
    var offset = position + 1
    var needsResolving = false
    var lastLine = lineStart
    var outdent: (offset: Int, line: Int)?
    while offset < bytes.count, bytes[offset] != quote || isEscapedQuote(quote, at: offset) {
      let byte = bytes[offset]
      if byte.isLineEnd {
        needsResolving = true
        lastLine = bytes.nextLine(afterLineEnd: offset)
        offset = bytes.skipSpaces(from: lastLine)
        guard continuesQuoted(at: offset, line: lastLine, outdent: &outdent) else {
          return unclosedQuote()
        }
      } else if byte == .backslash, quote == .doubleQuote {
        needsResolving = true
        offset += bytes.byte(offset + 1).isLineEnd ? 1 : 2
      } else if byte == quote {
        needsResolving = true
        offset += 2
      } else {
        offset += 1
      }
    }
    guard offset < bytes.count else { return unclosedQuote() }
    if let outdent { reportOutdent(at: outdent.offset, line: outdent.line, of: "quoted text") }
    if quoteInside(at: offset, line: lastLine) { return }
    append(
      quote == .doubleQuote ? .doubleQuoted : .singleQuoted, upper: offset + 1,
      needsResolving: needsResolving)
    lineStart = lastLine
  }

  /// Whether the quote at `offset` is the first of the two that stand for one in single quotes.
  private func isEscapedQuote(_ quote: UInt8, at offset: Int) -> Bool {
    quote == .singleQuote && bytes.byte(offset + 1) == quote
  }

  /// Whether the line whose first byte after its spaces is at `offset` still belongs to a quoted
  /// scalar. One that is not indented deeper than its key is a fault, and ends the scalar if it looks
  /// like the next entry.
  private mutating func continuesQuoted(
    at offset: Int, line: Int, outdent: inout (offset: Int, line: Int)?
  ) -> Bool {
    guard !isDocumentMarker(at: line) else { return false }
    guard offset - line <= parentColumn, !bytes.byte(offset).isLineEnd else { return true }
    guard !looksLikeEntry(at: offset) else { return false }
    outdent = outdent ?? (offset, line)
    return true
  }

  /// Takes the rest of the line, and the lines below that are no entries, as what a quote that is never
  /// closed was meant to cover, so that the lines after them are read as they look.
  mutating func unclosedQuote() {
    let lineEnd = bytes.lineEnd(from: position)
    var end = bytes.trimBlanks(from: position, to: lineEnd)
    // The comma before the next pair is no part of the text.
    if isInFlow, bytes[end - 1] == UInt8(ascii: ",") { end -= 1 }
    let more = isInFlow ? nil : lastTextLine(from: bytes.nextLine(afterLineEnd: lineEnd))
    reportUnclosedQuote(position, end, isGuess: more != nil)
    append(.unexpected, upper: more?.end ?? end)
    lineStart = more?.line ?? lineStart
  }

  /// The last of the lines from `line` on that are no entries, comments or markers, if there are any:
  /// more of a text of which nothing else tells where it ends.
  func lastTextLine(from line: Int) -> (line: Int, end: Int)? {
    var (line, last) = (line, nil as (line: Int, end: Int)?)
    while line < bytes.count {
      let text = bytes.skipSpaces(from: line)
      let end = bytes.lineEnd(from: text)
      if text < end {
        if isDocumentMarker(at: line) || bytes[text] == .hash || looksLikeEntry(at: text) { break }
        last = (line, bytes.trimBlanks(from: text, to: end))
      }
      line = bytes.nextLine(afterLineEnd: end)
    }
    return last
  }
}

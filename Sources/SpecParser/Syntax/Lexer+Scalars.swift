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
    while true {
      let byte = bytes.byte(offset)
      if byte.isLineEnd { break }
      if byte.isBlank {
        if byte == .tab, tab == nil { tab = offset }
      } else {
        if byte == .colon, isIndicator(at: offset) { break }
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
    var isOutdentReported = false
    while offset < bytes.count, bytes[offset] != quote || isEscapedQuote(quote, at: offset) {
      let byte = bytes[offset]
      if byte.isLineEnd {
        needsResolving = true
        lastLine = bytes.nextLine(afterLineEnd: offset)
        offset = bytes.skipSpaces(from: lastLine)
        guard continuesQuoted(at: offset, line: lastLine, reported: &isOutdentReported) else {
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
    at offset: Int, line: Int, reported: inout Bool
  ) -> Bool {
    guard !isDocumentMarker(at: line) else { return false }
    guard offset - line <= parentColumn, !bytes.byte(offset).isLineEnd else { return true }
    guard !looksLikeEntry(at: offset) else { return false }
    if !reported {
      reported = true
      reportOutdent(at: offset, line: line, of: "quoted text")
    }
    return true
  }

  /// Takes the rest of the line as what a quote that is never closed was meant to cover, so that the
  /// lines after it are read as they look.
  private mutating func unclosedQuote() {
    let end = bytes.trimBlanks(from: position, to: bytes.lineEnd(from: position))
    reportUnclosedQuote(position, end)
    append(.unexpected, upper: end)
  }
}

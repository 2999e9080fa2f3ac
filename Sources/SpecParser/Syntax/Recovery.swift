import NavgenDiagnostics

// MARK: - Skipping

extension Parser {
  /// Skips to the next line that is not inside brackets opened on this one.
  mutating func skipLine() {
    var brackets = 0
    repeat {
      if isAtFlow { brackets += 1 }
      if isAtCloser { brackets -= 1 }
      if at(.missingCloser) { brackets = 0 }
      consume()
    } while !at(.end) && (brackets > 0 || continuesLine)
  }

  /// Skips the rest of the line and the lines after it that are deeper than `column`.
  mutating func skipBlock(deeperThan column: Int) {
    if continuesLine { skipLine() }
    while !isAtDocumentEnd, current.column > column { skipLine() }
  }

  /// Skips a flow collection with all that is in it.
  mutating func skipFlow() {
    var brackets = 0
    repeat {
      if isAtFlow { brackets += 1 }
      if isAtCloser { brackets -= 1 }
      consume()
    } while brackets > 0 && !at(.missingCloser) && !at(.end)
  }

  /// Skips to the `,` or closing bracket that ends an item of a flow collection.
  mutating func skipToSeparator() {
    while !at(.comma), !isAtFlowEnd {
      if isAtFlow { skipFlow() } else { consume() }
    }
  }
}

// MARK: - What stands where nothing or something else is expected

extension Parser {
  /// Reports and skips what follows a complete value on its line.
  mutating func endLine() {
    while consume(ifAt: .missingCloser) {}
    if continuesLine { unexpected() }
  }

  /// Reports and skips a line, or the rest of one, that fits nowhere.
  mutating func unexpected() {
    reportUnexpected()
    skipLine()
  }

  /// Appends a missing node for a value that cannot be read, and skips it.
  mutating func unreadable() {
    missing(at: current.lower)
    reportUnexpected()
    guard openFlow.isEmpty else {
      consume()
      return skipToSeparator()
    }
    skipLine()
  }

  /// Says what is wrong with a token that does not fit.
  mutating func reportUnexpected() {
    let token = current
    switch token.kind {
    case .alias: faults.report(.alias(range(token)), lineStart: token.lineStart)
    case .question where !token.isFirstOnLine && tokens[index + 1].isAfterLineOrItem:
      faults.report(.questionMark(range(token)), lineStart: token.lineStart)
    case .question: faults.report(.explicitKey(range(token)), lineStart: token.lineStart)
    case .directive: faults.report(.directive(range(token)), lineStart: token.lineStart)
    case .colon: faults.reportUnlessKnown(.missingKey(range(token)), lineStart: token.lineStart)
    case .unexpected, .missingCloser, .end: break
    case .dash where !openFlow.isEmpty:
      faults.reportUnlessKnown(.dashInFlow(range(token)), lineStart: token.lineStart)
    case .closeBracket, .closeBrace:
      if !hasMissingCloser {
        faults.reportUnlessKnown(.strayCloser(range(token)), lineStart: token.lineStart)
      }
      hasMissingCloser = false
    default:
      faults.reportUnlessKnown(.unexpectedText(faults, token), lineStart: token.lineStart)
    }
  }

  /// Reports and skips anchors and tags before a value.
  mutating func refuseProperties() {
    while at(.anchor) || at(.tag) {
      let diagnostic = at(.anchor) ? Diagnostic.anchor(range(current)) : .tag(range(current))
      faults.report(diagnostic, lineStart: current.lineStart)
      consume()
    }
  }

  /// Reports and skips directives before the document.
  mutating func refuseDirectives() {
    while at(.directive) {
      faults.report(.directive(range(current)), lineStart: current.lineStart)
      consume()
    }
  }
}

extension Token {
  /// Whether nothing of the line or flow item before it is left where it stands.
  fileprivate var isAfterLineOrItem: Bool {
    switch kind {
    case .comma, .closeBracket, .closeBrace, .comment, .end: true
    default: isFirstOnLine
    }
  }
}

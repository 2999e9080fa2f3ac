import NavgenDiagnostics

extension Parser {
  /// flow = flow-sequence | flow-mapping
  mutating func flow() {
    let opener = current
    if let end = endOfListInBraces {
      while index <= end { consume() }
      let range = faults.range(opener.lower, previousUpper)
      faults.report(.listInBraces(range), lineStart: opener.lineStart)
      return missing(at: opener.lower)
    }
    nested { parser in
      parser.openFlow.append(opener.kind)
      if opener.kind == .openBracket { parser.flowSequence() } else { parser.flowMapping() }
      parser.openFlow.removeLast()
    } otherwise: { parser in
      parser.skipFlow()
    }
  }

  /// flow-sequence = "[" [ flow-value { "," flow-value } [ "," ] ] "]"
  private mutating func flowSequence() {
    let node = open(.sequence)
    let opener = consume()
    var hasPairs = false
    while !endFlow(node, opener: opener) {
      if at(.comma) {
        refuseComma()
      } else {
        if !flowItem() { hasPairs = true }
        flowSeparator()
      }
    }
    if hasPairs { discard(node) }
  }

  /// Reads an item; false if it turns out to be a pair.
  private mutating func flowItem() -> Bool {
    let start = current
    flowValue()
    guard at(.colon) else { return true }
    faults.report(
      .pairInSequence(faults.range(start.lower, current.upper), key: excerpt(start)),
      lineStart: start.lineStart)
    consume()
    if !isAtFlowEnd, !at(.comma) { flowValue() }
    return false
  }

  /// flow-mapping = "{" [ pair { "," pair } [ "," ] ] "}"
  private mutating func flowMapping() {
    let node = open(.mapping)
    let opener = consume()
    while !endFlow(node, opener: opener) {
      if at(.comma) {
        refuseComma()
      } else {
        pair(of: node)
        flowSeparator()
      }
    }
  }

  /// pair = scalar ":" flow-value
  private mutating func pair(of mapping: Int) {
    refuseProperties()
    if at(.question) {
      let question = consume()
      faults.report(
        .explicitFlowKey(range(question), before: current.lower), lineStart: question.lineStart)
    }
    let token = current
    let key = nodes.count
    guard !isAtFlowEnd, !at(.comma) else { return }
    if isAtScalar {
      scalar()
    } else {
      refusePairKey(token)
      refuse(key)
    }
    guard at(.colon) else { return pairWithoutColon(token, key: key, mapping: mapping) }
    if current.isFirstOnLine {
      faults.report(.multiLineKey(range(token)), lineStart: token.lineStart)
    }
    let isMerge = checkKey(key, token, of: mapping)
    let colon = consume()
    if isMerge {
      missing(at: colon.upper)
      skipToSeparator()
    } else {
      pairValue(of: token, colon: colon, mapping: mapping)
    }
  }

  /// Reads what follows the `:` of a key; and the pairs after it that lack only their comma.
  private mutating func pairValue(of key: Token, colon: Token, mapping: Int) {
    var (key, colon) = (key, colon)
    while true {
      guard !isAtFlowEnd, !at(.comma) else {
        reportMissingValue(of: key)
        return missing(at: colon.upper)
      }
      let value = nodes.count
      let start = current
      flowValue()
      guard at(.colon), continuesLine,
        let next = refuseSecondColon(start, value: value, mapping: mapping)
      else { return }
      (key, colon) = (next, consume())
    }
  }

  /// flow-value = flow | scalar
  mutating func flowValue() {
    refuseProperties()
    if isAtScalar {
      let token = current
      scalar()
      if token.kind == .plain { refuseFurtherFlowLines(of: token) }
    } else if isAtFlow {
      flow()
    } else if isAtFlowEnd || at(.comma) {
      missing(at: current.lower)
    } else {
      unreadable()
    }
  }
}

// MARK: - Ends and separators

extension Parser {
  /// Whether the current token ends a flow collection, rightly or not.
  var isAtFlowEnd: Bool { isAtCloser || at(.missingCloser) || at(.end) }

  /// Whether the current token is the closing bracket of a flow collection.
  var isAtCloser: Bool { at(.closeBracket) || at(.closeBrace) }

  /// Closes the flow collection `node` if the current token ends it; one that ends another, further
  /// out, is left for that.
  private mutating func endFlow(_ node: Int, opener: Token) -> Bool {
    guard isAtFlowEnd else { return false }
    let closer: Token.Kind = opener.kind == .openBracket ? .closeBracket : .closeBrace
    if isAtCloser, tokens[index + 1].kind == closer, !at(closer), !isEnclosed(by: current) {
      faults.report(.strayCloser(range(current)), lineStart: current.lineStart)
      consume()
    }
    if at(closer) {
      consume()
      close(node)
    } else {
      let isForeign = isAtCloser
      reportUnclosed(opener)
      close(node)
      // Of nothing between two brackets that are no pair, nobody knows what it was meant to be.
      if nodes.count == node + 1 { discard(node) }
      if isForeign, !isEnclosed(by: current) { consume() }
    }
    return true
  }

  /// Whether the collection around the innermost open one is closed by `closer`.
  func isEnclosed(by closer: Token) -> Bool {
    guard openFlow.count > 1 else { return false }
    return openFlow[openFlow.count - 2]
      == (closer.kind == .closeBracket ? .openBracket : .openBrace)
  }

  /// Moves past the comma after an item or pair; reports if there is none and the collection goes on.
  private mutating func flowSeparator() {
    if consume(ifAt: .comma) || isAtFlowEnd { return }
    if refuseRestOfValue() {
      _ = consume(ifAt: .comma)
      return
    }
    faults.reportUnlessKnown(
      .missingComma(faults, before: current, at: previousUpper), lineStart: current.lineStart)
  }

  private mutating func refuseComma() {
    faults.reportUnlessKnown(.missingItem(range(current)), lineStart: current.lineStart)
    consume()
  }
}

import NavgenDiagnostics

extension Parser {
  /// Reports what stands in place of a key in a flow mapping, and appends a missing node for it.
  mutating func refusePairKey(_ token: Token) {
    guard isAtFlow else {
      if !at(.colon) { return unreadable() }
      missing(at: token.lower)
      return faults.reportUnlessKnown(.missingKey(range(token)), lineStart: token.lineStart)
    }
    let node = nodes.count
    flow()
    discard(node)
    faults.report(
      .nonScalarKey(faults.range(token.lower, previousUpper)), lineStart: token.lineStart)
  }

  /// Reports a key of a flow mapping that no `:` follows, and appends its value.
  mutating func pairWithoutColon(_ token: Token, key: Int, mapping: Int) {
    guard nodes[key].kind == .scalar else { return missing(at: previousUpper) }
    if token.kind == .plain, let colon = innerColon(of: token) {
      return split(key, of: token, at: colon, mapping: mapping)
    }
    if isAtFlow, continuesLine {
      faults.report(.missingColonBeforeBlock(faults, token), lineStart: token.lineStart)
      return flowValue()
    }
    if endsNumber(of: key - 1, token) || endsCall(of: key - 1, token) { return }
    reportMissingValue(of: token)
    refuse(key)
    missing(at: token.upper)
  }

  /// Whether `token` is what stands behind the comma of a number such as `0,35`; then all of it is
  /// reported and missing.
  private mutating func endsNumber(of value: Int, _ token: Token) -> Bool {
    let start = nodes[value]
    guard start.kind == .scalar, start.quoting == .plain, Int(start.upper) + 1 == token.lower,
      token.kind == .plain, file.bytes[token.lower].isDigit,
      file.bytes[Int(start.lower)..<Int(start.upper)].allSatisfy(\.isDigit)
    else { return false }
    faults.report(
      .decimalComma(
        faults.range(Int(start.lower), token.upper),
        at: faults.range(Int(start.upper), token.lower)),
      lineStart: token.lineStart)
    discard(value)
    return true
  }

  /// Whether `token` belongs to the value before it, as in `{color: rgb(255, 0, 0)}`, where commas
  /// part what is one text to a person; then all of it is reported and missing.
  private mutating func endsCall(of value: Int, _ token: Token) -> Bool {
    let start = nodes[value]
    guard start.kind == .scalar, start.quoting == .plain,
      isOpen(Int(start.lower), Int(start.upper))
    else { return false }
    var last = token
    while isOpen(Int(start.lower), last.upper), at(.comma), tokens[index + 1].kind == .plain {
      consume()
      last = consume()
    }
    let range = faults.range(Int(start.lower), last.upper)
    faults.report(
      .commaInValue(faults.excerpt(range.lower, range.upper), range), lineStart: token.lineStart)
    discard(value)
    return true
  }

  /// Whether a bracket is open at the end of the text.
  private func isOpen(_ lower: Int, _ upper: Int) -> Bool {
    let text = file.bytes[lower..<upper]
    return text.contains(UInt8(ascii: "(")) && !text.contains(UInt8(ascii: ")"))
  }

  /// Reports a key of a flow mapping without value, unless the mapping itself breaks off there.
  mutating func reportMissingValue(of key: Token) {
    guard at(.comma) || isAtCloser || isAtScalar else { return }
    faults.reportUnlessKnown(
      .missingValue(range(key), name: excerpt(key)), lineStart: key.lineStart)
  }

  /// Reports a flow collection that ends without its bracket: once for all that end at one place.
  mutating func reportUnclosed(_ opener: Token) {
    let closers = openFlow.reversed().map { $0 == .openBracket ? "]" : "}" }
    let edit: Diagnostic.FixIt.Edit
    if isAtCloser {
      let isForeign = isEnclosed(by: current)
      edit = .init(
        isForeign ? faults.range(previousUpper, previousUpper) : range(current), closers[0])
    } else {
      // A quote that is never closed may have taken the bracket.
      guard cutIndex != index, tokens[index - 1].kind != .unexpected else { return }
      cutIndex = index
      hasMissingCloser = true
      edit = .init(faults.range(previousUpper, previousUpper), closers.joined())
    }
    faults.report(.unclosedBracket(range(opener), edit), lineStart: opener.lineStart)
  }

  /// Reports the lines after a plain scalar of a flow collection that YAML would join to it.
  mutating func refuseFurtherFlowLines(of first: Token) {
    let line = current
    while current.isFirstOnLine, isAtScalar, !isAtKey { consume() }
    guard line != current else { return }
    faults.report(
      .multiLineText(faults.range(first.lower, previousUpper)), lineStart: line.lineStart)
    discard(nodes.count - 1)
  }
}

extension UInt8 {
  fileprivate var isDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }
}

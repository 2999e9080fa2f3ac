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
    if isAtFlow, continuesLine {
      faults.report(.missingColonBeforeBlock(faults, token), lineStart: token.lineStart)
      return flowValue()
    }
    if endsNumber(of: key - 1, token) || endsCall(of: key - 1, token) { return }
    guard let separation = separation(in: token) else {
      reportMissingValue(of: token)
      refuse(key)
      return missing(at: token.upper)
    }
    if isTextBefore(key, of: mapping), separation.sign == .blank {
      faults.reportUnlessKnown(
        .missingSeparator(faults, token.lower, separation, upper: token.upper, isCertain: false),
        lineStart: token.lineStart)
      refuse(key)
      return missing(at: token.upper)
    }
    split(key, of: token, at: separation, mapping: mapping)
  }

  /// Whether the value before `key` may be a text that ends at a comma of its own, as in
  /// `{title: Really, no way}`.
  private func isTextBefore(_ key: Int, of mapping: Int) -> Bool {
    let value = nodes[key - 1]
    return key - 1 > mapping && value.kind == .scalar && value.quoting == .plain
      && file.bytes[Int(value.lower)].isUppercaseLetter
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
    var diagnostic = Diagnostic.unclosedBracket(range(opener), edit)
    // An empty collection is hardly what was meant.
    if isAtCloser, tokens[index - 1].lower == opener.lower { diagnostic.fixIts = [] }
    faults.report(diagnostic, lineStart: opener.lineStart)
  }

  /// Reports the lines after a plain scalar of a flow collection that YAML would join to it.
  mutating func refuseFurtherFlowLines(of first: Token) {
    let line = current
    while current.isFirstOnLine, isAtScalar, !isAtKey { consume() }
    guard line != current else { return }
    if !isMissing(nodes.count - 1) {
      faults.reportUnlessKnown(
        .multiLineText(faults.range(first.lower, previousUpper)), lineStart: line.lineStart)
    }
    discard(nodes.count - 1)
  }

  /// Reports a second `: ` in a pair, the first token of whose value is `start`: where a word stands
  /// before it, what lacks is most often the comma between two pairs, and it is the next key.
  mutating func refuseSecondColon(_ start: Token, value: Int, mapping: Int) -> Token? {
    guard let key = keyWithoutComma(in: start) else {
      faults.report(.colonInValue(range(start), fixIt: nil), lineStart: start.lineStart)
      skipPairValue(value)
      return nil
    }
    faults.report(
      .missingComma(range(key.word), after: key.valueEnd, isCertain: key.isCertain),
      lineStart: start.lineStart)
    guard key.isCertain else {
      skipPairValue(value)
      return nil
    }
    shorten(value, to: key.valueEnd)
    let node = nodes.count
    plainScalar(key.word.lower, key.word.upper)
    _ = checkKey(node, key.word, of: mapping)
    return key.word
  }

  /// Skips what follows a `:` too many, and the value before it.
  private mutating func skipPairValue(_ value: Int) {
    discard(value)
    consume()
    skipToSeparator()
  }

  /// The word at the end of a plain scalar such as `136 start` or `white; tint`, if it can be the key of
  /// the next pair, and where the value before it ends; certain if that is no text.
  private func keyWithoutComma(
    in token: Token
  ) -> (word: Token, valueEnd: Int, isCertain: Bool)? {
    let bytes = file.bytes
    guard token.kind == .plain,
      let blank = bytes[token.lower..<token.upper].lastIndex(where: \.isBlank),
      bytes[(blank + 1)..<token.upper].isPropertyName
    else { return nil }
    var end = bytes.trimBlanks(from: token.lower, to: blank)
    let hasSemicolon = bytes[end - 1] == UInt8(ascii: ";")
    if hasSemicolon { end -= 1 }
    let value = bytes[token.lower..<end]
    guard let first = value.first else { return nil }
    let isWord = !first.isUppercaseLetter && !value.contains(where: \.isBlank)
    let word = Token(.plain, lower: blank + 1, upper: token.upper, lineStart: token.lineStart)
    return (word, end, hasSemicolon || isWord)
  }

  /// Reports what follows a value of a flow collection and is no further item, if it is such.
  mutating func refuseRestOfValue() -> Bool {
    guard continuesLine else { return false }
    let last = tokens[index - 1]
    let isGlued = last.upper == current.lower
    if isAtFlow, last.kind == .plain, isGlued || openFlow.last == .openBrace {
      let bracket = range(current)
      skipToSeparator()
      let text = faults.range(last.lower, previousUpper)
      faults.report(
        .bracketInValue(text, at: bracket, faults.excerpt(last.lower, previousUpper)),
        lineStart: last.lineStart)
      discard(nodes.count - 1)
      return true
    }
    guard openFlow.last == .openBrace, isAtScalar, !isAtKey, separation(in: current) == nil
    else { return false }
    reportUnexpected()
    skipToSeparator()
    return true
  }
}

extension UInt8 {
  fileprivate var isDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }
}

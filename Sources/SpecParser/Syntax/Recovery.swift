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
  private mutating func reportUnexpected() {
    let token = current
    switch token.kind {
    case .alias: faults.report(.alias(range(token)), lineStart: token.lineStart)
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

  /// Reports the lines after a plain scalar that YAML would join to it, and skips them.
  mutating func refuseFurtherLines(of first: Token, parent: Int) {
    let line = current
    while current.isFirstOnLine, !isAtDocumentEnd, current.column > parent, !isAtKey,
      !isAtKeyWithoutColon, !at(.dash), !at(.question)
    {
      skipLine()
    }
    guard line != current else { return }
    faults.report(
      .multiLineText(faults.range(first.lower, previousUpper)), lineStart: line.lineStart)
    discard(nodes.count - 1)
    skipBlock(deeperThan: parent)
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

// MARK: - Entries

extension Parser {
  /// Makes `column` that of the current line, which is reported unless it is `column` or one of the
  /// `outer` ones that an earlier line deviated from.
  mutating func align(_ column: inout Int, outer: inout [Int]) {
    let place = current.column
    while place < column, let previous = outer.popLast() { column = previous }
    guard place != column else { return }
    faults.reportUnlessKnown(
      .indentation(faults, current, expected: column), lineStart: current.lineStart)
    if place > column { outer.append(column) }
    column = place
  }

  /// Whether the current token looks like a key whose `:` was forgotten: alone on its line, with
  /// entries or items deeper than it on the next.
  var isAtKeyWithoutColon: Bool {
    guard at(.plain), current.isFirstOnLine else { return false }
    let next = indexAfter(index)
    guard tokens[next].isFirstOnLine else { return false }
    return tokens[next].kind == .dash
      ? tokens[next].column >= current.column : tokens[next].column > current.column && isKey(next)
  }

  /// Whether the current token is alone on its line, and the next line is a key at its column.
  var isBeforeKey: Bool {
    guard current.isFirstOnLine else { return false }
    let next = indexAfter(index)
    return tokens[next].column == current.column && isKey(next)
  }

  /// Whether the current token opens a flow collection with a `:` right behind its end.
  var isAtFlowKey: Bool {
    var (next, brackets) = (index, 0)
    repeat {
      switch tokens[next].kind {
      case .openBracket, .openBrace: brackets += 1
      case .closeBracket, .closeBrace: brackets -= 1
      case .missingCloser, .end: return false
      default: break
      }
      next += 1
    } while brackets > 0
    return tokens[next].kind == .colon && !tokens[next].isFirstOnLine
  }

  /// Index of the token after the one at `index`, comments left out.
  private func indexAfter(_ index: Int) -> Int {
    guard tokens[index].kind != .end else { return index }
    var next = index + 1
    while tokens[next].kind == .comment { next += 1 }
    return next
  }

  /// Whether the token at `index` is a key that begins its line.
  private func isKey(_ index: Int) -> Bool {
    switch tokens[index].kind {
    case .plain, .singleQuoted, .doubleQuoted:
      tokens[index].isFirstOnLine && tokens[index + 1].kind == .colon
        && !tokens[index + 1].isFirstOnLine
    default: false
    }
  }

  /// Reports what stands in place of a sequence's next item, and reads or skips it.
  mutating func refuseItem(column: Int) {
    let token = current
    if token.kind == .plain, file.bytes[token.lower] == .dash, token.upper - token.lower > 1 {
      consume()
      faults.reportUnlessKnown(.missingBlankAfterDash(faults, token), lineStart: token.lineStart)
      missing(at: token.lower)
    } else {
      faults.reportUnlessKnown(.mixedCollection(range(token)), lineStart: token.lineStart)
      skipLine()
    }
    skipBlock(deeperThan: column)
  }

  /// Reports what stands in place of a mapping's next entry, and reads or skips it.
  mutating func refuseEntry(of mapping: Int, column: Int) {
    let (start, token) = (index, current)
    switch token.kind {
    case .plain, .singleQuoted, .doubleQuoted:
      if token.kind == .plain, let colon = innerColon(of: token) {
        let key = nodes.count
        scalar()
        split(key, of: token, at: colon, mapping: mapping)
      } else {
        faults.reportUnlessKnown(
          .missingColon(faults, token, firstWord: firstWord(of: token)),
          lineStart: token.lineStart)
      }
    case .openBracket, .openBrace:
      skipFlow()
      faults.reportUnlessKnown(
        .nonScalarKey(faults.range(token.lower, previousUpper)), lineStart: token.lineStart)
    case .dash:
      faults.reportUnlessKnown(.mixedCollection(range(token)), lineStart: token.lineStart)
    default: reportUnexpected()
    }
    if index == start || continuesLine { skipLine() }
    skipBlock(deeperThan: column)
    // Items at the column of what stands in place of their key, and the second half of `? key`.
    while at(.dash) || token.kind == .question && at(.colon), current.column == column {
      skipLine()
      skipBlock(deeperThan: column)
    }
  }

  /// The end of the first word of a plain scalar such as `tint white`, if it can be a key and another
  /// word follows.
  private func firstWord(of token: Token) -> Int? {
    guard token.kind == .plain else { return nil }
    let end = file.bytes[token.lower..<token.upper].firstIndex { !$0.isKeyByte }
    guard let end, end > token.lower, file.bytes[end] == .space else { return nil }
    return end
  }

  /// Offset of the `:` of a plain scalar such as `fade:none`, whose blank was forgotten.
  func innerColon(of token: Token) -> Int? {
    let bytes = file.bytes
    for offset in token.lower..<token.upper {
      switch bytes[offset] {
      case .colon:
        let isText = bytes.byte(offset + 1) == UInt8(ascii: "/") || offset + 1 == token.upper
        return isText || offset == token.lower ? nil : offset
      case let byte where byte.isKeyByte: continue
      default: return nil
      }
    }
    return nil
  }

  /// Reports the missing blank after the `:` at `colon` inside the plain scalar `token`, whose node
  /// becomes a key of `mapping` that ends there; appends the rest as its value.
  mutating func split(_ key: Int, of token: Token, at colon: Int, mapping: Int) {
    faults.report(.missingBlank(faults, token, colon: colon), lineStart: token.lineStart)
    shorten(key, to: colon)
    checkDuplicate(key, in: mapping, lineStart: token.lineStart)
    let value = file.bytes[colon + 1]
    if value.isPlainStart { plainScalar(colon + 1, token.upper) } else { missing(at: colon + 1) }
  }

  /// Reports a second `: ` on the line of a key, and skips the value.
  mutating func refuseColonInValue(column: Int) {
    let start = current
    missing(at: start.lower)
    let line = index
    skipLine()
    let isSimple = tokens[line..<index].allSatisfy { $0.kind == .plain || $0.kind == .colon }
    let range = faults.range(start.lower, previousUpper)
    faults.report(
      .colonInValue(range, fixIt: isSimple ? .quoting(range) : nil), lineStart: start.lineStart)
    skipBlock(deeperThan: column)
  }
}

// MARK: - Flow collections

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
    reportMissingValue(of: token)
    refuse(key)
    missing(at: token.upper)
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
}

extension UInt8 {
  /// Whether a plain scalar may begin with it, whatever follows.
  fileprivate var isPlainStart: Bool { isKeyByte && self != .dash }

  /// Whether it is a letter, digit, `-` or `_`, which names of properties and screens are made of.
  fileprivate var isKeyByte: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), .dash, UInt8(ascii: "_"):
      true
    default: false
    }
  }
}

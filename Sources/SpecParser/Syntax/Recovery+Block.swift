import NavgenDiagnostics

extension Parser {
  /// Makes `column`, that of a collection's lines so far, that of the current line, which is reported
  /// unless one of the `known` columns is its own: those of lines that are not aligned.
  mutating func align(_ column: inout Int, known: inout [Int]) {
    let place = current.column
    guard place != column else { return }
    if known.isEmpty { known = [column] }
    if !known.contains(place) {
      let nearest = known.min { abs($0 - place) < abs($1 - place) } ?? column
      faults.reportUnlessKnown(
        .indentation(faults, current, expected: nearest), lineStart: current.lineStart)
      known.append(place)
    }
    deviations += [column, place]
    column = place
  }

  /// Whether the current line, which is deeper than `parent` but not aligned with the lines at
  /// `column`, rather belongs to a collection around theirs.
  func isOutside(_ column: Int, _ known: [Int], parent: Int) -> Bool {
    let place = current.column
    if place == column || known.contains(place) { return false }
    if deviations.contains(place) { return true }
    return parent >= 0 && place < column && place - parent < column - place
  }

  /// Reports the lines after a plain scalar that YAML would join to it, and skips them.
  mutating func refuseFurtherLines(of first: Token, parent: Int) {
    let line = current
    var starts = [first.lower]
    while current.isFirstOnLine, !isAtDocumentEnd, current.column > parent, !isAtKey,
      !isAtKeyWithoutColon, !at(.dash), !at(.question)
    {
      starts.append(current.lower)
      skipLine()
    }
    guard line != current else { return }
    let isList = first.isFirstOnLine && starts.allSatisfy { file.bytes[$0] == .dash }
    if !isMissing(nodes.count - 1) {
      faults.reportUnlessKnown(
        isList
          ? .missingBlankAfterDash(faults, first, dashes: starts)
          : .multiLineText(faults.range(first.lower, previousUpper)), lineStart: line.lineStart)
    }
    discard(nodes.count - 1)
    skipBlock(deeperThan: parent)
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

  /// Reports a key whose value stands on the next lines and that no `:` follows.
  mutating func refuseKeyWithoutColon(_ key: Int, _ token: Token) {
    faults.report(.missingColonBeforeBlock(faults, token), lineStart: token.lineStart)
    if let separation = file.bytes.lastSeparation(in: token) { shorten(key, to: separation.keyEnd) }
  }

  /// Reports what stands in place of a mapping's next entry, and reads or skips it.
  mutating func refuseEntry(of mapping: Int, column: Int) {
    let (start, token) = (index, current)
    switch token.kind {
    case .plain, .singleQuoted, .doubleQuoted:
      if let separation = separation(in: token), separation.sign != .blank {
        let key = nodes.count
        scalar()
        split(key, of: token, at: separation, mapping: mapping)
      } else {
        faults.reportUnlessKnown(
          .missingColon(faults, token, separation(in: token)), lineStart: token.lineStart)
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

  /// What stands in place of `: ` in a plain scalar such as `fade:none` or `distance = 136`.
  func separation(in token: Token) -> Separation? {
    guard token.kind == .plain else { return nil }
    let separation = file.bytes.separation(from: token.lower, to: token.upper)
    return separation.flatMap { $0.value < token.upper ? $0 : nil }
  }

  /// Reports what stands between key and value in the plain scalar `token`, whose node becomes a key of
  /// `mapping` that ends there; appends the rest as its value.
  mutating func split(_ key: Int, of token: Token, at separation: Separation, mapping: Int) {
    faults.report(
      .missingSeparator(faults, token.lower, separation, upper: token.upper),
      lineStart: token.lineStart)
    shorten(key, to: separation.keyEnd)
    checkDuplicate(key, in: mapping, lineStart: token.lineStart)
    let value = separation.value
    if file.bytes[value].isPlainStart {
      plainScalar(value, token.upper)
    } else {
      missing(at: value)
    }
  }

  /// Reports a second `: ` on the line of a key, and skips the value.
  mutating func refuseColonInValue(column: Int) {
    let start = current
    missing(at: start.lower)
    let line = index
    skipLine()
    let isSimple = tokens[line..<index].allSatisfy { $0.kind == .plain || $0.kind == .colon }
    let range = faults.range(start.lower, previousUpper)
    let first = start.kind == .plain ? range.file.bytes[start.lower..<start.upper] : []
    let word = first.prefix { $0 != UInt8(ascii: ",") }
    // After `white, dark: black` nobody knows what belongs to what.
    let isMapping = word.count < first.count && word.isPropertyName
    let text: Diagnostic.FixIt? =
      isMapping || first.first == UInt8(ascii: "(") ? nil : .quoting(range)
    let repair = first.isPropertyName ? braced(range, line..<index) : text
    faults.report(
      .colonInValue(range, fixIt: isSimple ? repair : nil), lineStart: start.lineStart)
    skipBlock(deeperThan: column)
  }
}

extension Parser {
  /// Puts `{…}` around what follows a key on its line: around `gesture: edge, threshold: 40%` as a
  /// whole, around each level of `animation: style: none`; `nil` where it is neither.
  private func braced(_ range: SourceRange, _ tokens: Range<Int>) -> Diagnostic.FixIt? {
    let parts = self.tokens[tokens].filter { $0.kind == .plain }
    let colons = tokens.count - parts.count
    let commas = range.text.utf8.count { $0 == UInt8(ascii: ",") }
    if commas > 0 {
      return commas == colons - 1 ? .write("{\(range.text)}", at: range) : nil
    }
    let closers = String(repeating: "}", count: colons)
    let keys = parts.dropLast().map { "{\(excerpt($0)): " }.joined()
    return parts.last.map { .write("\(keys)\(excerpt($0))\(closers)", at: range) }
  }
}

extension UInt8 {
  /// Whether a plain scalar may begin with it, whatever follows.
  fileprivate var isPlainStart: Bool { isKeyByte && self != .dash }
}

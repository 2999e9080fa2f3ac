import NavgenDiagnostics

extension Parser {
  /// document = [ "---" ] [ value(-1) ] [ "..." ]
  mutating func document() {
    refuseDirectives()
    if at(.documentStart) {
      let marker = consume()
      if continuesLine {
        faults.report(.documentLine(range(current)), lineStart: marker.lineStart)
      }
    }
    if isAtDocumentEnd { missing(at: current.lower) } else { blockValue(parent: -1) }
    endLine()
    if !isAtDocumentEnd { unexpected() }
    while !isAtDocumentEnd { skipLine() }
    _ = consume(ifAt: .documentEnd)
    if !at(.end) {
      faults.report(.severalDocuments(range(current)), lineStart: current.lineStart)
    }
  }

  /// value(p) = flow | scalar | block-scalar(p) | sequence(p) | mapping(p)
  mutating func blockValue(parent: Int) {
    refuseProperties()
    guard continuesLine || (!isAtDocumentEnd && current.column > parent) else {
      return missing(at: previousUpper)
    }
    switch current.kind {
    case .plain, .singleQuoted, .doubleQuoted: scalarOrMapping(parent: parent)
    case .openBracket, .openBrace: if isAtFlowKey { mapping(parent: parent) } else { flow() }
    case .blockHeader: blockScalar(parent: parent)
    case .dash: sequence(parent: parent)
    case .question where current.isFirstOnLine, .colon where current.isFirstOnLine,
      .alias where tokens[index + 1].kind == .colon:
      mapping(parent: parent)
    default:
      unreadable()
      skipBlock(deeperThan: parent)
    }
  }

  private mutating func scalarOrMapping(parent: Int) {
    if isAtKey || isAtKeyWithoutColon || isBeforeKey || isAtSeparatedEntry {
      return mapping(parent: parent)
    }
    let token = current
    scalar()
    if token.kind == .plain { refuseFurtherLines(of: token, parent: parent) }
  }
}

// MARK: - Mappings

extension Parser {
  /// The column of a collection that begins here. One that begins on the line of `---`, which is
  /// refused, has that of the lines after it.
  private func firstColumn(parent: Int) -> Int {
    parent < 0 && !current.isFirstOnLine ? 0 : current.column
  }

  /// mapping(p) = entry(c) { entry(c) }, where c > p
  mutating func mapping(parent: Int) {
    nested { parser in
      let column = parser.firstColumn(parent: parent)
      let mapping = parser.open(.mapping)
      parser.entry(of: mapping, column: column)
      parser.entries(of: mapping, column: column, parent: parent)
      parser.close(mapping)
    } otherwise: { parser in
      parser.skipBlock(deeperThan: parent)
    }
  }

  /// Reads the entries of a mapping after its first. Those not aligned with it are reported and read
  /// all the same.
  private mutating func entries(of mapping: Int, column first: Int, parent: Int) {
    var column = first
    var known: [Int] = []
    let outer = deviations.count
    while !isAtDocumentEnd, !faults.isFull, current.column > parent,
      !isOutside(column, known, parent: parent)
    {
      align(&column, known: &known)
      entry(of: mapping, column: column)
    }
    deviations.removeSubrange(outer...)
  }

  /// entry(c) = scalar ":" ( value(c) | sequence(c - 1) )
  private mutating func entry(of mapping: Int, column: Int) {
    refuseProperties()
    guard continuesLine || current.column == column, !isAtDocumentEnd else { return }
    guard isAtKey || isAtKeyWithoutColon else { return refuseEntry(of: mapping, column: column) }
    let token = current
    let key = nodes.count
    scalar()
    let isMerge = checkKey(key, token, of: mapping)
    if !consume(ifAt: .colon) { refuseKeyWithoutColon(key, token) }
    if isMerge {
      missing(at: previousUpper)
      skipBlock(deeperThan: column)
    } else {
      entryValue(of: token, column: column)
    }
    endLine()
  }

  /// Reads what follows the `:` of a key.
  private mutating func entryValue(of key: Token, column: Int) {
    if continuesLine {
      inlineValue(of: key, column: column)
    } else if !isAtDocumentEnd, current.column > column {
      blockValue(parent: column)
    } else if at(.dash), current.column == column {
      sequence(parent: column - 1, sharesColumn: true)
    } else {
      let isAligned = !isAtDocumentEnd && current.column == column && isAtKey
      // A tab before the next line has been reported, and may have been meant to indent it.
      if !isAtDocumentEnd, isIndentedByTab(current) { return missing(at: previousUpper) }
      faults.reportUnlessKnown(
        .missingValue(range(key), name: excerpt(key), next: isAligned ? range(current) : nil),
        lineStart: key.lineStart)
      missing(at: previousUpper)
    }
  }

  /// Reads a value on the line of its key, where a collection must be a flow one.
  private mutating func inlineValue(of key: Token, column: Int) {
    if isAtKey {
      refuseColonInValue(column: column)
    } else if at(.dash) {
      faults.report(
        .sequenceOnKeyLine(range(current), key: excerpt(key)), lineStart: current.lineStart)
      missing(at: current.lower)
      skipBlock(deeperThan: column)
    } else {
      blockValue(parent: column)
    }
  }
}

// MARK: - Sequences

extension Parser {
  /// sequence(p) = item(c) { item(c) }, where c > p
  ///
  /// As the value of a key it may begin at the key's own column, and then ends at the next key.
  mutating func sequence(parent: Int, sharesColumn: Bool = false) {
    nested { parser in
      let column = parser.firstColumn(parent: parent)
      let sequence = parser.open(.sequence)
      parser.item(column: column)
      parser.items(column: column, parent: parent, sharesColumn: sharesColumn)
      parser.close(sequence)
    } otherwise: { parser in
      parser.skipBlock(deeperThan: parent)
    }
  }

  private mutating func items(column first: Int, parent: Int, sharesColumn: Bool) {
    var column = first
    var known: [Int] = []
    let outer = deviations.count
    while !isAtDocumentEnd, !faults.isFull, current.column > parent,
      !isOutside(column, known, parent: parent)
    {
      if sharesColumn, current.column == first, !at(.dash) { break }
      align(&column, known: &known)
      if at(.dash) { item(column: column) } else { refuseItem(column: column) }
    }
    deviations.removeSubrange(outer...)
  }

  /// item(c) = "-" value(c)
  private mutating func item(column: Int) {
    let dash = consume()
    if continuesLine || (!isAtDocumentEnd && current.column > column) {
      blockValue(parent: column)
    } else {
      faults.reportUnlessKnown(.missingItem(range(dash)), lineStart: dash.lineStart)
      missing(at: dash.upper)
    }
    endLine()
  }
}

import NavgenDiagnostics

extension Parser {
  /// scalar = plain | "'" text "'" | '"' text '"'
  ///
  /// One that something is wrong with is missing, so that nobody complains about its text as well.
  mutating func scalar() {
    let token = consume()
    if token.kind == .plain {
      plainScalar(token.lower, token.upper)
    } else {
      quotedScalar(token)
    }
    let isReserved = token.kind == .plain && file.bytes[token.lower].isReserved
    if isReserved {
      faults.report(
        .reservedCharacter(range(token), isLast: !continuesLine), lineStart: token.lineStart)
    }
    if isReserved || isDoubtful(token.lower, token.upper) { discard(nodes.count - 1) }
  }

  private mutating func quotedScalar(_ token: Token) {
    let quoting: SyntaxTree.Node.Quoting =
      token.kind == .singleQuoted ? .singleQuoted : .doubleQuoted
    var node = NodeRecord(
      kind: .scalar, quoting: quoting, lower: Int32(token.lower), upper: Int32(token.upper),
      textLower: Int32(token.lower + 1), textUpper: Int32(token.upper - 1),
      end: Int32(nodes.count + 1))
    if token.needsResolving {
      let faultsBefore = faults.diagnostics.count
      node.textLower = Int32(scalarText.output.count)
      scalarText.appendQuoted(token, faults: &faults)
      node.textUpper = Int32(scalarText.output.count)
      node.isResolved = true
      if faults.diagnostics.count > faultsBefore { node.kind = .missing }
    }
    append(node)
  }

  /// block-scalar(p) = ( "|" | ">" ) [ "1" … "9" ] [ "+" | "-" ] { line }
  mutating func blockScalar(parent: Int) {
    let token = consume()
    let header = BlockHeader.read(file.bytes, at: token.lower).header
    let lower = scalarText.output.count
    let hasTextOnLine = consume(ifAt: .unexpected)
    if at(.blockBody) {
      let body = consume()
      scalarText.appendBlock(
        body, header: header,
        textColumn: header.textColumn(parentColumn: parent) ?? body.indentation(in: file.bytes))
    }
    append(
      NodeRecord(
        kind: .scalar, quoting: header.isFolded ? .folded : .literal, isResolved: true,
        lower: Int32(token.lower), upper: Int32(previousUpper), textLower: Int32(lower),
        textUpper: Int32(scalarText.output.count), end: Int32(nodes.count + 1)))
    if hasTextOnLine || isDoubtful(token.lower, previousUpper) { discard(nodes.count - 1) }
  }
}

extension Token {
  /// The spaces before the first line of a block scalar that has text; for lines of spaces alone, those
  /// of the longest.
  fileprivate func indentation(in bytes: [UInt8]) -> Int {
    var longest = 0
    var line = lower
    while line < upper {
      let text = bytes.skipSpaces(from: line)
      if !bytes.byte(text).isLineEnd { return text - line }
      longest = max(longest, text - line)
      line = bytes.nextLine(afterLineEnd: text)
    }
    return longest
  }
}

import NavgenDiagnostics

extension Parser {
  /// Judges the key node `key` before its `:`, and whether it is `<<`.
  mutating func checkKey(_ key: Int, _ token: Token, of mapping: Int) -> Bool {
    let (bytes, colon) = (file.bytes, current)
    guard !isMissing(key) else {
      refuse(key)
      return false
    }
    if token.kind == .plain, token.upper - token.lower == 2, bytes[token.lower] == 0x3C,
      bytes[token.lower + 1] == 0x3C
    {
      faults.report(.mergeKey(range(token)), lineStart: token.lineStart)
      refuse(key)
      return true
    }
    if token.needsResolving, colon.kind == .colon, colon.lineStart != token.lineStart,
      !colon.isFirstOnLine
    {
      faults.report(.multiLineKey(range(token)), lineStart: token.lineStart)
    }
    if colon.lower - token.lower > 1024,
      faults.range(token.lower, colon.lower).text.unicodeScalars.count > 1024
    {
      faults.report(.longKey(range(token)), lineStart: token.lineStart)
      refuse(key)
    }
    checkJoiners(key, token)
    checkDuplicate(key, in: mapping, lineStart: token.lineStart)
    return false
  }

  /// Reports U+200C and U+200D, which are text but no part of a name, in a key.
  private mutating func checkJoiners(_ key: Int, _ token: Token) {
    let bytes = file.bytes
    for offset in token.lower..<token.upper where bytes[offset] == 0xE2 {
      if bytes.byte(offset + 1) == 0x80, 0x8C...0x8D ~= bytes.byte(offset + 2) {
        faults.report(
          .joinerInKey(faults.range(offset, offset + 3)), lineStart: token.lineStart)
        refuse(key)
      }
    }
  }
}

// MARK: - Duplicates

extension Parser {
  /// Reports the key at `key` if `mapping` has it already, and refuses it then.
  mutating func checkDuplicate(_ key: Int, in mapping: Int, lineStart: Int) {
    guard let earlier = earlierKey(key, in: mapping) else { return }
    refuse(key)
    faults.report(
      .duplicateKey(range(ofNode: key), earlier: range(ofNode: earlier)), lineStart: lineStart)
  }

  /// The key before `key` in `mapping` that has the same text.
  ///
  /// The first few keys of a mapping are compared one by one, which is quicker for nearly all of
  /// them; the others are found in a table.
  private mutating func earlierKey(_ key: Int, in mapping: Int) -> Int? {
    var other = mapping + 1
    for _ in 0..<8 {
      guard other < key else { return nil }
      if isSame(key, other) { return other }
      other = Int(nodes[Int(nodes[other].end)].end)
    }
    let hash = hash(key, in: mapping)
    if let earlier = keys.find(hash, in: Int32(mapping), where: { isSame(key, Int($0)) }) {
      return Int(earlier)
    }
    keys.insert(Int32(key), into: Int32(mapping), hash: hash)
    return nil
  }

  private func hash(_ key: Int, in mapping: Int) -> Int {
    withText(key) { text in
      var hasher = Hasher()
      hasher.combine(mapping)
      hasher.combine(bytes: UnsafeRawBufferPointer(text))
      return hasher.finalize()
    }
  }

  /// Whether two keys have the same text; what is missing equals nothing.
  private func isSame(_ left: Int, _ right: Int) -> Bool {
    let (first, second) = (nodes[left], nodes[right])
    guard first.textUpper - first.textLower == second.textUpper - second.textLower,
      second.kind == .scalar
    else { return false }
    return withText(left) { text in withText(right) { text.elementsEqual($0) } }
  }

  private func range(ofNode node: Int) -> SourceRange {
    faults.range(Int(nodes[node].lower), Int(nodes[node].upper))
  }

  /// Calls `body` with the text of a scalar.
  private func withText<Result>(
    _ node: Int, _ body: (UnsafeBufferPointer<UInt8>) -> Result
  ) -> Result {
    let record = nodes[node]
    let bytes = record.isResolved ? scalarText.output : file.bytes
    return bytes.withUnsafeBufferPointer {
      body(UnsafeBufferPointer(rebasing: $0[Int(record.textLower)..<Int(record.textUpper)]))
    }
  }
}

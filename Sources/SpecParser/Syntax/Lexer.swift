import NavgenDiagnostics

/// Cuts a file into tokens, in one pass and without looking at their order.
///
/// What a byte means depends on little: whether a flow collection is open, and the column of the key
/// or dash whose value is being read, which continuation lines must be indented deeper than.
struct Lexer {
  let bytes: [UInt8]
  var faults: Faults
  private(set) var tokens: [Token] = []
  /// Offset of the next byte to read.
  var position = 0
  /// Offset of the start of the line `position` is on.
  var lineStart = 0
  /// Whether only blanks have been read on this line.
  var isFirstOnLine = true
  /// Column of the block key or dash that the current value belongs to; -1 before the first.
  var parentColumn = -1
  /// The opening brackets of the flow collections that are open, outermost first.
  private var openBrackets: [UInt8] = []
  /// Whether an outdented line of the open flow collection was reported.
  private var isOutdentReported = false

  /// Whether a flow collection is open.
  var isInFlow: Bool { !openBrackets.isEmpty }
  /// Whether the innermost of those open is a mapping.
  var isInFlowMapping: Bool { openBrackets.last == UInt8(ascii: "{") }

  init(_ file: SourceFile, faults: Faults) {
    bytes = file.bytes
    self.faults = faults
    tokens.reserveCapacity(bytes.count / 5 + 16)
  }

  /// Reads the whole file. The last token is ``Token/Kind/end``.
  mutating func lex() {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
    beginLine(at: position)
    while true {
      skipBlanks()
      guard position < bytes.count else { break }
      if bytes[position].isLineEnd {
        beginLine(at: bytes.nextLine(afterLineEnd: position))
      } else {
        token()
      }
    }
    closeFlow()
    append(.end, upper: position)
  }

  /// Appends a token that starts at `position`, and moves there.
  mutating func append(_ kind: Token.Kind, upper: Int, needsResolving: Bool = false) {
    tokens.append(
      Token(
        kind, lower: position, upper: upper, lineStart: lineStart, isFirstOnLine: isFirstOnLine,
        needsResolving: needsResolving))
    position = upper
    isFirstOnLine = false
  }

  /// Moves past spaces and tabs; a tab there is a fault.
  private mutating func skipBlanks() {
    let start = position
    var hasTab = false
    while bytes.byte(position).isBlank {
      hasTab = hasTab || bytes[position] == .tab
      position += 1
    }
    if hasTab { reportTab(start, position) }
  }

  /// Reads one token; `position` is at a byte that is neither blank nor line end.
  private mutating func token() {
    switch bytes[position] {
    case .hash: comment()
    case .doubleQuote, .singleQuote: quoted()
    case UInt8(ascii: "["): open(.openBracket)
    case UInt8(ascii: "{"): open(.openBrace)
    case UInt8(ascii: "]"): close(.closeBracket)
    case UInt8(ascii: "}"): close(.closeBrace)
    case UInt8(ascii: ",") where isInFlow: append(.comma, upper: position + 1)
    case UInt8(ascii: "|") where !isInFlow, UInt8(ascii: ">") where !isInFlow: blockScalar()
    case .dash where isIndicator(at: position): indicator(.dash)
    case UInt8(ascii: "?") where isIndicator(at: position): indicator(.question)
    case .colon where isColon(): colon()
    case UInt8(ascii: "&"): append(.anchor, upper: wordEnd())
    case UInt8(ascii: "*"): append(.alias, upper: wordEnd())
    case UInt8(ascii: "!"): append(.tag, upper: wordEnd())
    default: if !lookalikeIndentation() { plain() }
    }
  }

  /// Whether the `-`, `?` or `:` at `offset` stands alone and so is no part of a plain scalar.
  func isIndicator(at offset: Int) -> Bool {
    let next = bytes.byte(offset + 1)
    return next.isBlankOrLineEnd || (isInFlow && next.isFlowIndicator)
  }

  private mutating func indicator(_ kind: Token.Kind) {
    if !isInFlow { parentColumn = position - lineStart }
    append(kind, upper: position + 1)
  }

  /// The end of the anchor, alias or tag that begins at `position`.
  private func wordEnd() -> Int {
    var end = position + 1
    while !bytes.byte(end).isBlankOrLineEnd, !(isInFlow && bytes[end].isFlowIndicator) { end += 1 }
    return end
  }
}

// MARK: - Colons and comments

extension Lexer {
  /// Whether the `:` at `position` stands between a key and a value: before a blank or line end, or
  /// right after a quoted key.
  private func isColon() -> Bool {
    if isIndicator(at: position) { return true }
    guard let previous = tokens.last else { return false }
    switch previous.kind {
    case .singleQuoted, .doubleQuoted, .closeBracket, .closeBrace:
      return isInFlow || previous.upper == position
    default: return false
    }
  }

  private mutating func colon() {
    if !isInFlow {
      if let key = tokens.last, key.lineStart == lineStart { parentColumn = key.column }
      if !isIndicator(at: position) { reportMissingBlank(afterColonAt: position) }
    }
    append(.colon, upper: position + 1)
  }

  private mutating func comment() {
    let end = bytes.lineEnd(from: position)
    guard !isFirstOnLine else { return append(.comment, upper: end) }
    let isApart = position > lineStart && bytes[position - 1].isBlank
    if isApart && bytes.byte(position + 1).isBlank { return append(.comment, upper: end) }
    ambiguousComment(upTo: end)
  }
}

// MARK: - Flow collections and lines

extension Lexer {
  private mutating func open(_ kind: Token.Kind) {
    openBrackets.append(bytes[position])
    if openBrackets.count == 1 { isOutdentReported = false }
    append(kind, upper: position + 1)
  }

  /// Closes the innermost collection, or the two innermost if only the outer one fits.
  private mutating func close(_ kind: Token.Kind) {
    let opener = kind == .closeBracket ? UInt8(ascii: "[") : UInt8(ascii: "{")
    if openBrackets.last == opener {
      openBrackets.removeLast()
    } else if openBrackets.dropLast().last == opener {
      openBrackets.removeLast(2)
    }
    append(kind, upper: position + 1)
  }

  /// Ends every open flow collection where the last token ended.
  private mutating func closeFlow() {
    guard isInFlow, let last = tokens.last else { return }
    openBrackets.removeAll(keepingCapacity: true)
    tokens.append(
      Token(.missingCloser, lower: last.upper, upper: last.upper, lineStart: last.lineStart))
  }

  /// Moves to the start of a line and reads what means something only there.
  mutating func beginLine(at offset: Int) {
    position = offset
    lineStart = offset
    isFirstOnLine = true
    guard offset < bytes.count else { return }
    if isDocumentMarker(at: offset) {
      closeFlow()
      parentColumn = -1
      append(bytes[offset] == .dash ? .documentStart : .documentEnd, upper: offset + 3)
    } else if isInFlow {
      continueFlow()
    } else if bytes[offset] == UInt8(ascii: "%") {
      append(.directive, upper: bytes.trimBlanks(from: offset, to: bytes.lineEnd(from: offset)))
    }
  }

  /// Whether `---` or `...` stands at `offset`, the start of a line, on its own.
  func isDocumentMarker(at offset: Int) -> Bool {
    let first = bytes.byte(offset)
    guard first == .dash || first == UInt8(ascii: ".") else { return false }
    return bytes.byte(offset + 1) == first && bytes.byte(offset + 2) == first
      && bytes.byte(offset + 3).isBlankOrLineEnd
  }

  /// Judges a line inside a flow collection: one that is not indented deeper than the collection's
  /// key is a fault, and ends the collection if it looks like the next entry.
  private mutating func continueFlow() {
    let start = bytes.skipSpaces(from: position)
    // A tab is a fault itself, and how deep it indents nobody knows.
    guard start - lineStart <= parentColumn, !bytes.byte(start).isBlankOrLineEnd,
      bytes[start] != .hash
    else { return }
    if looksLikeEntry(at: start) && !looksLikeFlowPair(at: start) {
      closeFlow()
    } else if !isOutdentReported {
      isOutdentReported = true
      reportOutdent(at: start, of: "flow collection")
    }
  }

  /// Whether the line from `start` on reads like `key: value` or `- item`.
  func looksLikeEntry(at start: Int) -> Bool {
    if bytes.byte(start) == .dash { return bytes.byte(start + 1).isBlankOrLineEnd }
    var offset = start
    while !bytes.byte(offset).isLineEnd {
      if bytes[offset] == .colon { if bytes.byte(offset + 1).isBlankOrLineEnd { return true } }
      if bytes[offset] == .hash, offset > start, bytes[offset - 1].isBlank { return false }
      offset += 1
    }
    return false
  }

  /// Whether the line from `start` on, which reads like an entry, is a pair of an open flow mapping
  /// instead: a bracket or comma stands before it, and a comma or closing bracket follows.
  private func looksLikeFlowPair(at start: Int) -> Bool {
    guard openBrackets.last == UInt8(ascii: "{"), bytes.byte(start) != .dash,
      let previous = tokens.last?.kind, previous == .comma || previous == .openBrace
    else { return false }
    let end = bytes.lineEnd(from: start)
    if bytes[bytes.trimBlanks(from: start, to: end) - 1] == UInt8(ascii: ",") { return true }
    var open = 0
    for byte in bytes[start..<end] {
      if byte == UInt8(ascii: "{") { open += 1 }
      if byte == UInt8(ascii: "}") { open -= 1 }
    }
    let next = bytes.skipSpaces(from: bytes.nextLine(afterLineEnd: end))
    return open < 0 || bytes.byte(next) == UInt8(ascii: "}")
  }
}

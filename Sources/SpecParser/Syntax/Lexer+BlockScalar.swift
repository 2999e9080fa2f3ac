import NavgenDiagnostics

/// What `|` or `>` and its indicators ask for, for example `|2-`.
struct BlockHeader {
  /// What happens to the line ends after the last line of text.
  enum Chomping { case clip, strip, keep }

  var isFolded: Bool
  /// Spaces the text is indented by more than its key; `nil` where the first line tells.
  var indentation: Int?
  var chomping = Chomping.clip

  /// Reads the header at `offset`; `end` is the offset after its last indicator, and `isValid` is
  /// false if an indicator is doubled or zero.
  static func read(
    _ bytes: [UInt8], at offset: Int
  ) -> (header: BlockHeader, end: Int, isValid: Bool) {
    var header = BlockHeader(isFolded: bytes[offset] == UInt8(ascii: ">"))
    var end = offset + 1
    var (digits, signs, isZero) = (0, 0, false)
    loop: while true {
      switch bytes.byte(end) {
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        digits += 1
        isZero = isZero || bytes[end] == UInt8(ascii: "0")
        header.indentation = Int(bytes[end] - UInt8(ascii: "0"))
      case UInt8(ascii: "+"), .dash:
        signs += 1
        header.chomping = bytes[end] == .dash ? .strip : .keep
      default: break loop
      }
      end += 1
    }
    let isIndentationValid = digits <= 1 && !isZero
    if !isIndentationValid { header.indentation = nil }
    return (header, end, isIndentationValid && signs <= 1)
  }

  /// The column the text begins at, or `nil` if its first line tells.
  func textColumn(parentColumn: Int) -> Int? {
    indentation.map { max(parentColumn, 0) + $0 }
  }
}

extension Lexer {
  /// Reads a block scalar: its header, a comment on the header's line, and its lines.
  mutating func blockScalar() {
    let (header, end, isValid) = BlockHeader.read(bytes, at: position)
    let isAlone = bytes.byte(end).isBlankOrLineEnd
    let lineEnd = bytes.lineEnd(from: end)
    if !isValid || !isAlone {
      reportBlockHeader(position, isAlone ? end : bytes.trimBlanks(from: position, to: lineEnd))
    }
    append(.blockHeader, upper: end)
    if isAlone {
      headerRest(lineEnd: lineEnd)
    } else {
      append(.unexpected, upper: bytes.trimBlanks(from: end, to: lineEnd))
    }
    position = lineEnd
    if lineEnd < bytes.count { body(header) }
  }

  /// Reads what follows a header on its line: nothing, or a comment.
  private mutating func headerRest(lineEnd: Int) {
    let header = position
    while bytes.byte(position).isBlank { position += 1 }
    if bytes[header..<position].contains(.tab) { reportTab(header, position) }
    guard position < lineEnd else { return }
    if bytes[position] == .hash {
      if !bytes.byte(position + 1).isBlank { reportAmbiguousComment(at: position) }
      append(.comment, upper: lineEnd)
    } else {
      let end = bytes.trimBlanks(from: position, to: lineEnd)
      reportTextAfterBlockHeader(position, end)
      append(.unexpected, upper: end)
    }
  }

  /// Reads the lines after the header for as long as they are indented deeper than the key.
  private mutating func body(_ header: BlockHeader) {
    let minimum = max(parentColumn + 1, 1)
    let start = bytes.nextLine(afterLineEnd: position)
    var textColumn = header.textColumn(parentColumn: parentColumn)
    var line = start
    var last = (line: start, end: start)
    var longestBlank = (spaces: 0, line: start)
    while line < bytes.count {
      let text = bytes.skipSpaces(from: line)
      let (spaces, end) = (text - line, bytes.lineEnd(from: text))
      if text == end, spaces <= textColumn ?? Int.max {
        if textColumn == nil, spaces > longestBlank.spaces { longestBlank = (spaces, line) }
      } else {
        guard accept(text, line: line, minimum: minimum, textColumn: textColumn) else { break }
        if textColumn == nil {
          textColumn = spaces
          if longestBlank.spaces > spaces { reportDeepBlankLine(longestBlank.line) }
        }
        last = (line, end)
      }
      line = bytes.nextLine(afterLineEnd: end)
    }
    if last.end == start, let end = lastTextLine(from: line) {
      reportOutdentedText(bytes.skipSpaces(from: line), line: line, minimum: minimum)
      last = end
      line = bytes.nextLine(afterLineEnd: bytes.lineEnd(from: end.end))
    }
    endBody(start: start, last: last, next: line, keepsBlankLines: header.chomping == .keep)
  }

  /// Whether a line with text at `text` belongs to a block scalar. One that is indented less than
  /// the first line but deeper than the key does, and is a fault.
  private mutating func accept(_ text: Int, line: Int, minimum: Int, textColumn: Int?) -> Bool {
    let spaces = text - line
    if bytes.byte(text) == .tab, spaces < textColumn ?? minimum {
      reportTab(text, text + 1, line: line)
      return true
    }
    if spaces >= textColumn ?? minimum { return true }
    guard spaces >= minimum, bytes.byte(text) != .hash else { return false }
    reportShallowTextLine(text, line: line)
    return true
  }

  /// Appends the body and moves on to what follows it.
  private mutating func endBody(
    start: Int, last: (line: Int, end: Int), next: Int, keepsBlankLines: Bool
  ) {
    position = start
    lineStart = start
    // The body goes on with what its header began.
    isFirstOnLine = false
    if keepsBlankLines {
      if next > start { append(.blockBody, upper: next) }
      beginLine(at: next)
    } else if last.end > start {
      append(.blockBody, upper: last.end)
      lineStart = last.line
    } else {
      beginLine(at: start)
    }
  }
}

import NavgenDiagnostics

extension Lexer {
  /// Reports a tab among the blanks from `lower` up to `upper`.
  mutating func reportTab(_ lower: Int, _ upper: Int, line: Int? = nil) {
    let line = line ?? lineStart
    let range = faults.range(lower, upper)
    if bytes[line..<lower].allSatisfy(\.isBlank) {
      faults.report(
        Diagnostic(.tab, "a tab in the indentation: indent with spaces", at: range),
        lineStart: line)
    } else {
      let isLast = bytes.byte(upper).isLineEnd
      let message =
        isLast
        ? "a tab at the end of the line: delete it"
        : "a tab between values: write a space, or `\\t` in double quotes"
      let fixIt = Diagnostic.FixIt(
        isLast ? "delete it" : "write a space", [.init(range, isLast ? "" : " ")])
      faults.report(Diagnostic(.tab, message, at: range, fixIts: [fixIt]), lineStart: line)
    }
  }

  /// Reports a `:` right after a quoted key and right before its value.
  mutating func reportMissingBlank(afterColonAt offset: Int) {
    let place = faults.range(offset + 1, offset + 1)
    faults.report(
      Diagnostic(
        .missingBlank, "no blank after `:`: write `: `", at: faults.range(offset, offset + 1),
        fixIts: [.init("write `: `", [.init(place, " ")])]),
      lineStart: lineStart)
  }

  /// Reports a `#` that would begin a comment where text was meant, or the other way round.
  mutating func reportAmbiguousComment(at offset: Int) {
    var end = offset + 1
    while !bytes.byte(end).isBlankOrLineEnd, !(isInFlow && bytes[end].isFlowIndicator) { end += 1 }
    let word = faults.excerpt(offset, end)
    let range = faults.range(offset, end)
    let isColor = Color(hexadecimal: range.text) != nil && beginsValue(at: offset)
    let repair = isColor ? "write `\"\(word)\"`" : "quote the text, or write ` # ` to comment"
    faults.report(
      Diagnostic(
        .ambiguousComment, "`\(word)` would be cut off as a comment: \(repair)", at: range,
        fixIts: isColor ? [.write("\"\(word)\"", at: range)] : []),
      lineStart: lineStart)
  }

  /// Whether nothing but blanks stands between `offset` and what opens a value on its line.
  private func beginsValue(at offset: Int) -> Bool {
    let before = bytes[lineStart..<offset].last { !$0.isBlank }
    return before.map { $0 == .colon || $0.isFlowIndicator } ?? false
  }

  /// Reports the first line of a value that is not indented deeper than the value's key.
  mutating func reportOutdent(at offset: Int, line: Int? = nil, of value: String) {
    let end = bytes.lineEnd(from: offset)
    let message =
      "a line of a \(value) must be indented deeper than its key: "
      + "indent it by \(parentColumn + 1) or more"
    faults.report(
      Diagnostic(
        .continuationIndentation, message,
        at: faults.range(offset, bytes.trimBlanks(from: offset, to: end))),
      lineStart: line ?? lineStart)
  }

  /// Reports a quote without its other half.
  mutating func reportUnclosedQuote(_ lower: Int, _ upper: Int, isGuess: Bool) {
    let quote = bytes[lower] == .doubleQuote ? "\"" : "'"
    let message = "`\(quote)` is never closed: write `\(quote)` after the text"
    // In a flow collection, or with deeper lines below, it is a guess where the text ends.
    let next = bytes.nextLine(afterLineEnd: bytes.lineEnd(from: upper))
    let isGuess =
      isGuess || isInFlow || bytes.skipSpaces(from: next) - next > max(parentColumn, 0)
    let repair = Diagnostic.FixIt(
      "write `\(quote)`", [.init(faults.range(upper, upper), quote)])
    faults.report(
      Diagnostic(
        .unclosedQuote, message, at: faults.range(lower, upper), fixIts: isGuess ? [] : [repair]),
      lineStart: lineStart)
  }

  /// Reports indicators after `|` or `>` that mean nothing.
  mutating func reportBlockHeader(_ lower: Int, _ upper: Int) {
    let written = faults.excerpt(lower, upper)
    let sign = faults.excerpt(lower, lower + 1)
    let isText = written.contains(where: \.isLetter)
    let message =
      isText
      ? "`\(written)` is no block header: quote it, or write `\(sign)` and the text on the next line"
      : "`\(written)` is no block header: write `\(sign)`, then at most one digit from 1 to 9 "
        + "and one of `+` and `-`, and the text on the next line"
    faults.report(
      Diagnostic(.blockHeader, message, at: faults.range(lower, upper)), lineStart: lineStart)
  }

  /// Reports text on the line of `|` or `>`.
  mutating func reportTextAfterBlockHeader(_ lower: Int, _ upper: Int) {
    let message =
      "`\(faults.excerpt(lower, upper))` stands on the line of the block header: "
      + "begin the text on the next line"
    faults.report(
      Diagnostic(.blockHeader, message, at: faults.range(lower, upper)), lineStart: lineStart)
  }

  /// Reports block text whose first line begins at `text` and is not indented deeper than its key.
  mutating func reportOutdentedText(_ text: Int, line: Int, minimum: Int) {
    let end = bytes.trimBlanks(from: text, to: bytes.lineEnd(from: text))
    let message =
      "the text below `|` or `>` must be indented deeper than its key: "
      + "indent it by \(minimum) or more"
    faults.report(
      Diagnostic(.blockIndentation, message, at: faults.range(text, end)), lineStart: line)
  }

  /// Reports a line of block text with fewer spaces than the first.
  mutating func reportShallowTextLine(_ text: Int, line: Int) {
    let end = bytes.trimBlanks(from: text, to: bytes.lineEnd(from: text))
    let message =
      "this line is indented less than the first line of its text: "
      + "align them, or say the indentation after `|` or `>`"
    faults.report(
      Diagnostic(.blockIndentation, message, at: faults.range(text, end)), lineStart: line)
  }

  /// Reports a blank line before block text that has more spaces than the text.
  mutating func reportDeepBlankLine(_ line: Int) {
    let message =
      "this blank line is indented deeper than the text after it: delete its spaces"
    let range = faults.range(line, bytes.lineEnd(from: line))
    faults.report(
      Diagnostic(
        .blockIndentation, message, at: range,
        fixIts: [.init("delete its spaces", [.init(range, "")])]),
      lineStart: line)
  }
}

import NavgenDiagnostics

/// Splits a template into tokens, in one pass over its bytes.
///
/// Comments and `{% raw %}` are dealt with here, and so are all whitespace rules: what is left of
/// the text is what will be written.
struct Lexer {
  /// The template.
  let file: SourceFile
  /// Its bytes.
  let bytes: [UInt8]
  /// What was read so far.
  var tokens: [Token] = []
  /// What is wrong with it, in the order met.
  var diagnostics: [Diagnostic] = []
  /// Offset of the next byte to look at.
  var position = 0
  /// Where the text that is still to become a token begins.
  var textStart = 0

  private init(_ file: SourceFile) {
    self.file = file
    bytes = file.bytes
  }

  /// The tokens of `file`, the last of which is an end, and what is wrong with its form.
  static func tokens(of file: SourceFile) -> (tokens: [Token], diagnostics: [Diagnostic]) {
    var lexer = Lexer(file)
    lexer.lex()
    return (lexer.tokens, lexer.diagnostics)
  }

  private mutating func lex() {
    if let offset = invalidByte { diagnostics.append(notUTF8(at: offset, in: file)) }
    position = firstByte
    textStart = position
    while let delimiter = nextDelimiter() {
      switch delimiter.kind {
      case .output, .tag: lexInside(delimiter)
      case .comment: skipComment(delimiter)
      }
    }
    addText(upTo: bytes.count)
    tokens.append(Token(kind: .end, span: Span(lower: bytes.count, upper: bytes.count)))
  }

  /// Offset of the first byte that is no part of UTF-8, or `nil`.
  private var invalidByte: Int? {
    if bytes.allSatisfy({ $0 < 0x80 }) { return nil }
    var parser = Unicode.UTF8.ForwardParser()
    var iterator = bytes.makeIterator()
    var offset = 0
    while true {
      switch parser.parseScalar(from: &iterator) {
      case .valid(let scalar): offset += scalar.count
      case .error: return offset
      case .emptyInput: return nil
      }
    }
  }

  /// Moves to the next `{{`, `{%` or `{#` and past it; `nil` at the end.
  private mutating func nextDelimiter() -> Delimiter? {
    while position + 1 < bytes.count {
      if let delimiter = Delimiter(bytes, at: position) {
        position = delimiter.span.upper
        return delimiter
      }
      position += 1
    }
    return nil
  }

  /// Adds the pending text that ends at `end`, without a token where there is none.
  private mutating func addText(upTo end: Int) {
    guard textStart < end else { return }
    tokens.append(Token(kind: .text, span: Span(lower: textStart, upper: end)))
  }

  // MARK: Outputs and tags

  private mutating func lexInside(_ delimiter: Delimiter) {
    // Where the text before ends is known once the tag is read.
    let text = tokens.count
    tokens.append(Token(kind: .text, span: Span(lower: textStart, upper: textStart)))
    let kind: Token.Kind = delimiter.kind == .tag ? .tagStart : .outputStart
    tokens.append(Token(kind: kind, span: delimiter.span))
    while true {
      skipBlanks()
      if let close = Closing(bytes, at: position) { return finish(delimiter, close, text) }
      if isHalfClosed(since: text) {
        let brace = Span(lower: position, upper: position + 1)
        diagnostics.append(halfClosed(delimiter, at: brace, in: file))
        tokens.append(Token(kind: .invalid, span: brace))
        return finish(delimiter, Closing(kind: delimiter.kind, span: brace), text)
      }
      if position >= bytes.count || Delimiter(bytes, at: position) != nil {
        diagnostics.append(unclosed(delimiter, in: file))
        tokens.append(Token(kind: .invalid, span: delimiter.span))
        let here = Span(lower: position, upper: position)
        return finish(delimiter, Closing(kind: delimiter.kind, span: here), text)
      }
      lexToken()
    }
  }

  /// Whether a single `}` comes next that is not the end of braces within the tag.
  private func isHalfClosed(since start: Int) -> Bool {
    guard position < bytes.count, bytes[position] == .rightBrace else { return false }
    return !tokens[start...].contains { $0.kind == .unknown && bytes[$0.span.lower] == .leftBrace }
  }

  /// Completes the token of the text before a tag that is read, which has the number `text`, and
  /// those of the tag.
  private mutating func finish(_ delimiter: Delimiter, _ close: Closing, _ text: Int) {
    position = close.span.upper
    if close.kind != delimiter.kind {
      diagnostics.append(wronglyClosed(delimiter, by: close, in: file))
      tokens.append(Token(kind: .invalid, span: close.span))
    }
    let isAlone = delimiter.kind == .tag && isAloneOnLine(delimiter.span.lower, position)
    tokens[text].span.upper = textEnd(before: delimiter, isAlone: isAlone)
    skipText(after: close, isAlone: isAlone)
    if delimiter.kind == .tag, isRaw(tokens[(text + 2)...]) {
      tokens.removeLast(2)
      return lexRaw(delimiter)
    }
    let isUnruled = delimiter.control == .none && close.control == .none
    tokens[text + 1].isAlone = isAlone && isUnruled
    tokens.append(Token(kind: .close, span: close.span))
  }

  /// Moves to the next byte that is no whitespace.
  mutating func skipBlanks() {
    while position < bytes.count, bytes[position].isWhitespace { position += 1 }
  }

  // MARK: Comments and raw text

  private mutating func skipComment(_ delimiter: Delimiter) {
    while position + 1 < bytes.count {
      if bytes[position] == .hash && bytes[position + 1] == .rightBrace {
        let isTrimmed = position > delimiter.span.upper && bytes[position - 1] == .minus
        let close = Closing(
          kind: .comment, span: Span(lower: position, upper: position + 2),
          control: isTrimmed ? .trim : .none)
        position += 2
        let isAlone = isAloneOnLine(delimiter.span.lower, position)
        addText(upTo: textEnd(before: delimiter, isAlone: isAlone))
        return skipText(after: close, isAlone: isAlone)
      }
      position += 1
    }
    position = bytes.count
    diagnostics.append(unclosed(delimiter, in: file))
    addText(upTo: delimiter.span.lower)
    textStart = bytes.count
  }

  private func isRaw(_ inside: ArraySlice<Token>) -> Bool {
    guard inside.count == 1, let word = inside.first, word.kind == .name else { return false }
    return bytes[word.span.lower..<word.span.upper].elementsEqual("raw".utf8)
  }

  /// Takes everything up to `{% endraw %}` as text.
  private mutating func lexRaw(_ opening: Delimiter) {
    while let delimiter = nextDelimiter() {
      guard delimiter.kind == .tag, let close = endOfRaw() else { continue }
      position = close.span.upper
      let isAlone = isAloneOnLine(delimiter.span.lower, position)
      addText(upTo: textEnd(before: delimiter, isAlone: isAlone))
      return skipText(after: close, isAlone: isAlone)
    }
    position = bytes.count
    let span = Span(lower: opening.span.lower, upper: textStart)
    diagnostics.append(unclosedRaw(at: span, in: file))
    textStart = bytes.count
  }

  /// The closing delimiter if the tag whose content begins here is `endraw`.
  private func endOfRaw() -> Closing? {
    var end = position
    while end < bytes.count, bytes[end].isWhitespace { end += 1 }
    guard bytes[end...].starts(with: "endraw".utf8) else { return nil }
    end += "endraw".utf8.count
    while end < bytes.count, bytes[end].isWhitespace { end += 1 }
    guard let close = Closing(bytes, at: end), close.kind == .tag else { return nil }
    return close
  }
}

private func notUTF8(at offset: Int, in file: SourceFile) -> Diagnostic {
  Diagnostic(
    .invalidUTF8, "this byte is not UTF-8: save the file as UTF-8",
    at: Span(lower: offset, upper: offset + 1).range(in: file))
}

private func unclosed(_ delimiter: Delimiter, in file: SourceFile) -> Diagnostic {
  Diagnostic(
    .unclosedDelimiter,
    "`\(delimiter.text)` is never closed: write `\(delimiter.kind.closing)`",
    at: delimiter.span.range(in: file))
}

private func halfClosed(
  _ delimiter: Delimiter, at span: Span, in file: SourceFile
) -> Diagnostic {
  let right = delimiter.kind.closing
  let range = span.range(in: file)
  return Diagnostic(
    .unclosedDelimiter, "`\(delimiter.text)` is closed by a single `}`: write `\(right)`",
    at: range,
    fixIts: [.init("write `\(right)`", [.init(range, right)])])
}

private func wronglyClosed(
  _ delimiter: Delimiter, by close: Closing, in file: SourceFile
) -> Diagnostic {
  let right = delimiter.kind.closing
  let sign = Span(lower: close.span.upper - 2, upper: close.span.upper).range(in: file)
  return Diagnostic(
    .unclosedDelimiter,
    "`\(delimiter.text)` is closed by `\(close.kind.closing)`: write `\(right)`", at: sign,
    notes: [.init("opened here", at: delimiter.span.range(in: file))],
    fixIts: [.init("write `\(right)`", [.init(sign, right)])])
}

private func unclosedRaw(at span: Span, in file: SourceFile) -> Diagnostic {
  Diagnostic(
    .unclosedTag, "`{% raw %}` is never closed: write `{% endraw %}`", at: span.range(in: file))
}

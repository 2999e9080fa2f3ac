import NavgenDiagnostics

/// Tags: which there are, and how blocks begin and end.
extension Parser {
  /// Reads the rest of a tag and its block; `nil` where an error leaves no node.
  typealias TagParser = @Sendable (inout Parser, inout Opening) -> Node.Kind?

  /// Every tag, by name, with what reads the rest of it; a new tag is an entry here, a node and its
  /// instructions.
  static let tags: [String: TagParser] = [
    "break": { $0.parseLeave(&$1, .breaking) },
    "call": { $0.parseCall(&$1) },
    "continue": { $0.parseLeave(&$1, .continuing) },
    "for": { $0.parseFor(&$1, label: nil) },
    "if": { $0.parseIf(&$1) },
    "include": { $0.parseInclude(&$1) },
    "macro": { $0.parseMacro(&$1) },
    "set": { $0.parseSet(&$1) },
  ]

  /// Tags that divide or end a block, with the tag that begins it.
  static let endings: [String: String] = [
    "elif": "if", "else": "if", "empty": "for", "endfor": "for", "endif": "if",
    "endmacro": "macro", "endraw": "raw", "endset": "set",
  ]

  /// tag := '{%' [label ':'] name … '%}'
  mutating func parseTag() -> Node? {
    let start = token
    hasFailed = false
    advance()
    guard at(.name) else {
      if !at(.close) { reportUnexpected(wanted: "the name of a tag") }
      fail(.templateSyntax, "a tag needs a name: write `{% if … %}`", at: start.span)
      skipTag()
      return nil
    }
    let word = Node.Word(text: text(token.span), span: token.span)
    var opening = Opening(name: word.text, span: start.span, isAlone: start.isAlone)
    advance()
    if at(.colon), let label = parseLabel(word) {
      opening.name = "for"
      return parseFor(&opening, label: label).map { Node(span: opening.span, kind: $0) }
    }
    guard let parse = Parser.tags[word.text] else {
      reportUnknownTag(word)
      skipTag()
      return nil
    }
    return parse(&self, &opening).map { Node(span: opening.span, kind: $0) }
  }

  /// Goes to the end of a tag that was reported.
  mutating func skipTag() {
    hasFailed = true
    expectClose()
  }

  /// What a tag turned out to be that may end the innermost open block.
  enum Ending {
    /// It does; its `{%` and name are consumed.
    case found(String)
    /// It ends an outer block, so the inner one lacks its end, which was reported.
    case missing
    /// It ends no block; it was reported and skipped.
    case stray
  }

  /// `nil` if the tag at hand is none that ends blocks.
  mutating func parseEnding() -> Ending? {
    guard peek().kind == .name else { return nil }
    let name = text(peek().span)
    guard Parser.endings[name] != nil else { return nil }
    if let opening = openTags.last, !opening.endings.contains(name) {
      if openTags.contains(where: { $0.endings.contains(name) }) {
        reportUnclosed(opening, before: name)
        return .missing
      }
    }
    hasFailed = false
    advance()
    if let opening = openTags.last, opening.endings.contains(name) {
      advance()
      return .found(name)
    }
    reportStray(name)
    advance()
    skipTag()
    return .stray
  }

  /// The nodes of one part of a block whose first tag is `opening`, and the name of the tag that
  /// ends the part: one of `endings`, or `nil` if there is none.
  mutating func parseBody(
    of opening: Opening, until endings: [String]
  ) -> (nodes: [Node], ending: String?) {
    var opening = opening
    opening.endings = endings
    if openTags.count == Parser.deepest {
      diagnostics.append(tooDeep(opening.span))
      isTooDeep = true
      while !at(.end) { advance() }
      return ([], nil)
    }
    openTags.append(opening)
    defer { openTags.removeLast() }
    return parseNodes()
  }

  /// A block of one part: its nodes up to `ending`, which is consumed.
  mutating func parseBlock(_ opening: Opening, until ending: String) -> [Node] {
    let body = parseBody(of: opening, until: [ending])
    if body.ending != nil { expectClose() }
    return body.nodes
  }

  /// Takes `%}` and completes the tag's range.
  mutating func close(_ opening: inout Opening) {
    expectClose()
    opening.span.upper = max(previous.span.upper, opening.span.upper)
  }

  /// A name for a value or macro, which no word of the language may be.
  mutating func parseNewName(_ wanted: String) -> Node.Word? {
    guard at(.name) else {
      reportUnexpected(wanted: wanted)
      return nil
    }
    let word = Node.Word(text: text(token.span), span: token.span)
    if Parser.reserved.contains(word.text) || word.text == "forloop" {
      fail(
        .templateSyntax, "`\(word.text)` is a word of the language: choose another name",
        at: word.span)
    }
    advance()
    return word
  }

  private mutating func parseLabel(_ word: Node.Word) -> Node.Word? {
    guard peek().kind == .name, text(peek().span) == "for" else { return nil }
    advance()
    advance()
    return word
  }

  /// Where the output of the tag that was just read goes.
  func placement(_ opening: Opening) -> Node.Placement {
    guard opening.isAlone else { return .inline }
    let bytes = file.bytes
    var start = opening.span.lower
    while start > 0, bytes[start - 1].isBlank { start -= 1 }
    let isEnded = bytes[opening.span.upper...].first { !$0.isBlank } != nil
    return .lines(indentation: Span(lower: start, upper: opening.span.lower), isEnded: isEnded)
  }
}

// MARK: Messages

extension Parser {
  private mutating func reportUnknownTag(_ word: Node.Word) {
    if word.text.hasPrefix("end"), unknownTags.contains(String(word.text.dropFirst(3))) {
      hasFailed = true
      return
    }
    unknownTags.insert(word.text)
    let others = ["elseif": "elif", "elsif": "elif", "foreach": "for", "let": "set"]
    let known = (Array(Parser.tags.keys) + Array(Parser.endings.keys) + ["raw"]).sorted()
    let nearest = others[word.text] ?? Spelling.nearest(word.text, in: known)
    let range = word.span.range(in: file)
    fail(
      .unknownTag,
      "there is no tag `\(word.text)`" + (nearest.map { ": write `\($0)`" } ?? ""), at: word.span,
      fixIts: nearest.map { [.init("write `\($0)`", [.init(range, $0)])] } ?? [])
  }

  private mutating func reportStray(_ name: String) {
    let span = Span.from(previous.span, to: closeOfTag.span)
    let opening = Parser.endings[name] ?? name
    var message = "`{% \(name) %}` belongs to no `{% \(opening) %}`"
    if name == "else", openTags.last?.name == "for" {
      message = "a `{% for %}` has no `{% else %}`: write `{% empty %}`"
    } else if let last = openTags.last?.endings.last {
      message += ": write `{% \(last) %}` or delete it"
    } else {
      message += ": delete it"
    }
    fail(.strayTag, message, at: span)
  }

  /// The `%}` of the tag being read.
  private var closeOfTag: Token {
    var distance = 0
    while peek(distance).kind != .close && peek(distance).kind != .end { distance += 1 }
    return peek(distance)
  }

  /// The block that `opening` begins lacks its end, which `ending` should come after.
  mutating func reportUnclosed(_ opening: Opening, before ending: String?) {
    let wanted = opening.endings.last ?? ""
    var notes: [Diagnostic.Note] = []
    var message = "\(opening.shown) is never closed: write `{% \(wanted) %}`"
    if let ending {
      message += " before `{% \(ending) %}`"
      let span = Span.from(token.span, to: closeOfTag.span)
      notes = [.init("`{% \(ending) %}` stands here", at: span.range(in: file))]
    }
    diagnostics.append(
      Diagnostic(.unclosedTag, message, at: opening.span.range(in: file), notes: notes))
  }

  private func tooDeep(_ span: Span) -> Diagnostic {
    Diagnostic(
      .templateLimit,
      "blocks are nested more than \(Parser.deepest) deep: move the inner ones into a macro",
      at: span.range(in: file))
  }
}

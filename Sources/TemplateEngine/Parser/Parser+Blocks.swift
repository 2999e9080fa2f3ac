import NavgenDiagnostics

/// The tags, one function each.
extension Parser {
  /// if := '{% if' expression '%}' node* ('{% elif' expression '%}' node*)*
  ///   ['{% else %}' node*] '{% endif %}'
  mutating func parseIf(_ opening: inout Opening) -> Node.Kind? {
    var branches: [Node.Branch] = []
    var condition = parseExpression()
    close(&opening)
    while true {
      let body = parseBody(of: opening, until: ["elif", "else", "endif"])
      branches.append(Node.Branch(condition: condition, body: body.nodes))
      guard body.ending == "elif" else {
        return .condition(branches, otherwise: parseElse(opening, after: body.ending))
      }
      condition = parseExpression()
      expectClose()
    }
  }

  private mutating func parseElse(_ opening: Opening, after ending: String?) -> [Node] {
    if ending == "else" {
      if at(word: "if") {
        let span = Span.from(previous.span, to: token.span)
        fail(
          .templateSyntax, "`else if` is written `elif`", at: span,
          fixIts: [.init("write `elif`", [.init(span.range(in: file), "elif")])])
      }
      expectClose()
      return parseBlock(opening, until: "endif")
    }
    if ending != nil { expectClose() }
    return []
  }

  /// for := '{%' [label ':'] 'for' name (',' name)* 'in' disjunction ['where' expression] '%}'
  ///   node* ['{% empty %}' node*] '{% endfor %}'
  mutating func parseFor(_ opening: inout Opening, label: Node.Word?) -> Node.Kind? {
    var variables: [Node.Word] = []
    repeat {
      if let name = parseNewName("a name, as in `for x in xs`") { variables.append(name) }
    } while consume(.comma) && !hasFailed
    if !consume(word: "in") { reportUnexpected(wanted: "`in`, as in `for x in xs`") }
    let items = parseDisjunction()
    if at(word: "if") {
      fail(
        .templateSyntax, "items are chosen with `where`", at: token.span,
        fixIts: [.init("write `where`", [.init(token.span.range(in: file), "where")])])
    }
    let condition = consume(word: "where") ? parseExpression() : nil
    close(&opening)
    loops.append(label?.text)
    let body = parseBody(of: opening, until: ["empty", "endfor"])
    loops.removeLast()
    var empty: [Node] = []
    if body.ending != nil { expectClose() }
    if body.ending == "empty" { empty = parseBlock(opening, until: "endfor") }
    return .loop(
      Node.Loop(
        label: label, variables: variables, items: items, condition: condition, body: body.nodes,
        empty: empty))
  }

  /// leave := '{%' ('break' | 'continue') [label] '%}'
  mutating func parseLeave(_ opening: inout Opening, _ leave: Node.Leave) -> Node.Kind? {
    var label: Node.Word?
    if at(.name) {
      label = Node.Word(text: text(token.span), span: token.span)
      advance()
    }
    close(&opening)
    if loops.isEmpty {
      fail(
        .strayTag, "\(opening.shown) stands in no `{% for %}` that it could leave", at: opening.span
      )
    } else if let label, !loops.contains(label.text) {
      let nearest = Spelling.nearest(label.text, in: loops.compactMap { $0 })
      fail(
        .strayTag,
        "no `{% for %}` around this is labelled `\(label.text)`"
          + (nearest.map { ": write `\($0)`" } ?? ""), at: label.span)
    }
    return hasFailed ? nil : .leave(leave, label: label)
  }

  /// set := '{% set' name ['='] expression '%}' | '{% set' name '%}' node* '{% endset %}'
  mutating func parseSet(_ opening: inout Opening) -> Node.Kind? {
    let name = parseNewName("a name, as in `set x = 1`")
    if at(.close) && !hasFailed {
      close(&opening)
      // What is left of a text by leaving its middle would be hard to foresee.
      let outer = loops
      loops = []
      let body = parseBlock(opening, until: "endset")
      loops = outer
      return name.map { .capture($0, body) }
    }
    _ = consume(.assign)
    let expression = parseExpression()
    close(&opening)
    return name.map { .assignment($0, expression) }
  }

  /// macro := '{% macro' name (name ['=' operand])* '%}' node* '{% endmacro %}'
  mutating func parseMacro(_ opening: inout Opening) -> Node.Kind? {
    let name = parseNewName("a name, as in `macro row title`")
    var parameters: [Node.Parameter] = []
    while at(.name), !hasFailed, let parameter = parseParameter(after: parameters) {
      parameters.append(parameter)
    }
    close(&opening)
    let outer = loops
    loops = []
    let body = parseBlock(opening, until: "endmacro")
    loops = outer
    guard let name else { return nil }
    macros.append(name.text)
    return .macro(Node.Macro(name: name, parameters: parameters, body: body))
  }

  private mutating func parseParameter(after others: [Node.Parameter]) -> Node.Parameter? {
    guard let name = parseNewName("a parameter's name") else { return nil }
    if others.contains(where: { $0.name.text == name.text }) {
      fail(.templateSyntax, "`\(name.text)` is a parameter already", at: name.span)
    }
    let fallback = consume(.assign) ? parseFiltered() : nil
    if fallback == nil, others.last?.fallback != nil {
      fail(
        .templateSyntax,
        "`\(name.text)` needs a default, since the parameter before it has one", at: name.span)
    }
    return Node.Parameter(name: name, fallback: fallback)
  }

  /// call := '{% call' name filtered* '%}'
  mutating func parseCall(_ opening: inout Opening) -> Node.Kind? {
    guard let name = parseNewName("a macro's name, as in `call row title`") else {
      skipTag()
      return nil
    }
    var arguments: [Expression] = []
    while !at(.close) && !at(.end) && !hasFailed {
      if at(.comma) {
        fail(.templateSyntax, "arguments have blanks between them: delete the `,`", at: token.span)
      }
      arguments.append(parseFiltered())
    }
    close(&opening)
    if !hasFailed { calls.append(name) }
    return .call(name, arguments, placement(opening))
  }

  /// include := '{% include' string [filtered] '%}'
  mutating func parseInclude(_ opening: inout Opening) -> Node.Kind? {
    guard at(.string) else {
      let wanted = "the name of a template in quotes, as in `include \"row.stencil\"`"
      reportUnexpected(wanted: wanted)
      skipTag()
      return nil
    }
    let span = token.span
    let name = Node.Word(text: parseString(), span: span)
    if name.text.isEmpty {
      fail(.unknownTemplate, "a template has a name: write it here", at: span)
    }
    let context = at(.close) ? nil : parseFiltered()
    close(&opening)
    if !hasFailed { includes.append(name) }
    return .include(name, context, placement(opening))
  }
}

import NavgenDiagnostics

/// Expressions, from what binds loosest to what binds tightest.
extension Parser {
  /// Words that cannot name a value.
  static let reserved: Set<String> = [
    "and", "else", "false", "if", "in", "nil", "not", "or", "true",
  ]

  /// expression := disjunction ['if' disjunction ['else' expression]]
  mutating func parseExpression() -> Expression {
    let value = parseDisjunction()
    guard consume(word: "if") else { return value }
    let condition = parseDisjunction()
    let otherwise = consume(word: "else") ? nested { $0.parseExpression() } : nil
    return make(
      .conditional(value, condition: condition, otherwise: otherwise),
      [value, condition] + (otherwise.map { [$0] } ?? []))
  }

  /// disjunction := conjunction ('or' conjunction)*
  mutating func parseDisjunction() -> Expression {
    var left = parseConjunction()
    while consumeOperator("or", foreign: .orSign) {
      let right = parseConjunction()
      left = make(.or(left, right), [left, right])
    }
    return left
  }

  /// conjunction := negation ('and' negation)*
  private mutating func parseConjunction() -> Expression {
    var left = parseNegation()
    while consumeOperator("and", foreign: .andSign) {
      let right = parseNegation()
      left = make(.and(left, right), [left, right])
    }
    return left
  }

  private mutating func consumeOperator(_ word: String, foreign: Token.Kind) -> Bool {
    if at(foreign) { reportForeign(write: word) }
    return !hasFailed && consume(word: word)
  }

  /// negation := 'not' negation | comparison
  private mutating func parseNegation() -> Expression {
    let start = token.span
    if at(.bang) { reportForeign(write: "not") }
    guard consume(word: "not") else { return parseComparison() }
    let operand = nested { $0.parseNegation() }
    var expression = make(.not(operand), [operand])
    expression.span.lower = start.lower
    return expression
  }

  /// comparison := range [('==' | '!=' | '<' | '<=' | '>' | '>=' | 'in') range]
  private mutating func parseComparison() -> Expression {
    let left = parseRange()
    let sign = token.span
    guard let join = consumeComparison() else { return left }
    let right = parseRange()
    let second = token.span
    if consumeComparison() != nil { reportChain(left, sign, right, second) }
    return make(join(left, right), [left, right])
  }

  /// Takes a comparison sign, and answers what it makes of its two sides.
  private mutating func consumeComparison() -> ((Expression, Expression) -> Expression.Kind)? {
    if at(.assign) { reportForeign(write: "==") }
    if at(word: "not"), peek().kind == .name, text(peek().span) == "in" { reportNotIn() }
    let comparison: Expression.Comparison? =
      switch token.kind {
      case .equal: .equal
      case .notEqual: .notEqual
      case .less: .less
      case .lessEqual: .lessEqual
      case .greater: .greater
      case .greaterEqual: .greaterEqual
      default: nil
      }
    if hasFailed { return nil }
    if consume(word: "in") { return { .contained($0, $1) } }
    guard let comparison else { return nil }
    advance()
    return { .comparison(comparison, $0, $1) }
  }

  /// range := filtered [('...' | '..<') filtered]
  private mutating func parseRange() -> Expression {
    let lower = parseFiltered()
    guard at(.closedRange) || at(.halfOpenRange) else { return lower }
    let isClosed = at(.closedRange)
    advance()
    let upper = parseFiltered()
    return make(.range(lower, upper, isClosed: isClosed), [lower, upper])
  }

  /// filtered := operand ('|' ['!'] name [':' operand (',' operand)*])*
  mutating func parseFiltered() -> Expression {
    var expression = parseOperand()
    while !hasFailed, consume(.pipe) {
      let isNegated = consume(.bang)
      guard at(.name) else {
        reportUnexpected(wanted: "the name of a filter")
        break
      }
      let name = token.span
      advance()
      var arguments: [Expression] = []
      if consume(.colon) {
        repeat { arguments.append(parseOperand()) } while !hasFailed && consume(.comma)
      }
      expression = filter(expression, name, isNegated: isNegated, arguments)
    }
    return expression
  }

  private mutating func filter(
    _ input: Expression, _ name: Span, isNegated: Bool, _ arguments: [Expression]
  ) -> Expression {
    guard let filter = Filter.named(text(name)) else {
      reportUnknownFilter(name)
      return make(.invalid, [input])
    }
    if isNegated && !filter.isTest { reportNegated(name) }
    if !filter.arity.contains(arguments.count) { reportArity(filter, name, arguments) }
    let use = Expression.FilterUse(
      filter: filter, name: name, isNegated: isNegated, arguments: arguments)
    var expression = make(.filtered(input, use), [input] + arguments)
    expression.span = Span(lower: input.span.lower, upper: previous.span.upper)
    return expression
  }

  /// operand := primary ('.' (name | integer) | '[' expression ']')*
  ///
  /// A `[` after a blank begins a list, so that macros can be given one.
  private mutating func parseOperand() -> Expression {
    var expression = parsePrimary()
    while !hasFailed {
      if at(.dot) {
        advance()
        guard at(.name) || at(.integer) else {
          reportUnexpected(wanted: "a name or number after `.`")
          break
        }
        let key = text(token.span)
        advance()
        expression = make(.member(expression, key: key), [expression])
      } else if at(.leftBracket), previous.span.upper == token.span.lower {
        advance()
        let index = nested { $0.parseExpression() }
        expect(.rightBracket, "`]`")
        expression = make(.index(expression, index), [expression, index])
      } else {
        break
      }
      expression.span.upper = previous.span.upper
    }
    return expression
  }

  /// primary := string | integer | double | 'true' | 'false' | 'nil' | name
  ///   | '[' [expression (',' expression)* [',']] ']' | '(' expression ')'
  private mutating func parsePrimary() -> Expression {
    let start = token.span
    switch token.kind {
    case .string: return literal(.string(parseString()), start)
    case .integer, .double: return parseNumber()
    case .name: return parseName()
    case .leftBracket: return parseList()
    case .leftParenthesis:
      advance()
      var inner = nested { $0.parseExpression() }
      expect(.rightParenthesis, "`)`")
      inner.span = .from(start, to: previous.span)
      return inner
    default:
      reportUnexpected(wanted: "a value")
      return literal(.nil, start, as: .invalid)
    }
  }

  /// list := '[' [expression (',' expression)* [',']] ']'
  private mutating func parseList() -> Expression {
    let start = token.span
    advance()
    var items: [Expression] = []
    while !hasFailed, !at(.rightBracket) {
      items.append(nested { $0.parseExpression() })
      if !consume(.comma) { break }
    }
    expect(.rightBracket, "`,` or `]`")
    var list = make(.list(items), items)
    list.span = .from(start, to: previous.span)
    return list
  }

  private mutating func parseName() -> Expression {
    let span = token.span
    let name = text(span)
    switch name {
    case "true", "false":
      advance()
      return literal(.bool(name == "true"), span)
    case "nil":
      advance()
      return literal(.nil, span)
    default:
      if Parser.reserved.contains(name) {
        reportUnexpected(wanted: "a value")
      } else {
        advance()
      }
      return literal(.nil, span, as: .name(name))
    }
  }

  private func literal(
    _ value: Value, _ span: Span, as kind: Expression.Kind? = nil
  ) -> Expression {
    Expression(kind: kind ?? .literal(value), span: span, depth: 1)
  }

  /// An expression made of `parts`, which begins with the first and ends with the last.
  private mutating func make(_ kind: Expression.Kind, _ parts: [Expression]) -> Expression {
    let depth = 1 + (parts.map(\.depth).max() ?? 0)
    let lower = parts.first?.span.lower ?? previous.span.lower
    let span = Span(lower: lower, upper: max(parts.last?.span.upper ?? lower, lower))
    guard depth <= Parser.longestChain else {
      fail(
        .templateLimit,
        "more than \(Parser.longestChain) operations on each other: `set` a part of them first",
        at: span)
      return Expression(kind: .invalid, span: span, depth: 1)
    }
    return Expression(kind: kind, span: span, depth: depth)
  }

  /// Reads what stands in brackets or behind `not`, unless that is too deep.
  private mutating func nested(_ parse: (inout Parser) -> Expression) -> Expression {
    guard nesting < Parser.deepest else {
      fail(
        .templateLimit,
        "brackets are nested more than \(Parser.deepest) deep: `set` a part of it first",
        at: token.span)
      return literal(.nil, token.span, as: .invalid)
    }
    nesting += 1
    defer { nesting -= 1 }
    return parse(&self)
  }
}

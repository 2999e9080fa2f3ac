/// Expressions to operations.
extension Compiler {
  /// Adds the operations of `expression`; answers the number of the last one.
  mutating func compile(_ expression: Expression) -> Int {
    let operation = self.operation(expression)
    program.operations.append(operation)
    program.places.append(place(expression.span))
    return program.operations.count - 1
  }

  private mutating func operation(_ expression: Expression) -> Operation {
    switch expression.kind {
    case .invalid: preconditionFailure("templates with errors are not compiled")
    case .literal(let value): return .constant(constant(value))
    case .name("forloop"): return .loopValue(depth: 0)
    case .name(let name): return .name(number(of: name))
    case .member(let base, let key):
      let span = expression.span
      return member(base, key, Span(lower: span.upper - key.utf8.count, upper: span.upper))
    case .index(let base, let index):
      if case .literal(.string(let key)) = index.kind { return member(base, key, index.span) }
      return .index(compile(base), compile(index))
    case .list(let items): return .list(add(items))
    case .range(let lower, let upper, let isClosed):
      return .range(compile(lower), compile(upper), isClosed: isClosed)
    case .not(let operand): return .not(compile(operand))
    case .and(let left, let right): return .and(compile(left), compile(right))
    case .or(let left, let right): return .or(compile(left), compile(right))
    case .comparison(let comparison, let left, let right):
      return .compare(comparison, compile(left), compile(right))
    case .contained(let item, let items): return .contained(compile(item), compile(items))
    case .conditional(let value, let condition, let otherwise):
      return .conditional(
        compile(value), condition: compile(condition),
        otherwise: otherwise.map { compile($0) } ?? -1)
    case .filtered(let input, let use): return filter(input, use)
    }
  }

  private mutating func constant(_ value: Value) -> Int {
    program.constants.append(value)
    return program.constants.count - 1
  }

  private mutating func add(_ expressions: [Expression]) -> Int {
    program.operands.append(expressions.map { compile($0) })
    return program.operands.count - 1
  }

  private mutating func member(_ base: Expression, _ key: String, _ span: Span) -> Operation {
    if let depth = loopDepth(base) {
      if let property = LoopProperty(rawValue: key) { return .loopProperty(property, depth: depth) }
      if key == "parentloop" { return .loopValue(depth: depth + 1) }
      return .labelledLoop(nil, name: constant(.string(key)))
    }
    if case .member(let inner, let label) = base.kind, loopDepth(inner) == 0,
      let property = LoopProperty(rawValue: key)
    {
      return .labelledLoop(property, name: constant(.string(label)))
    }
    let base = compile(base)
    program.sites.append(place(span))
    return .member(
      base, key: constant(.string(key)), index: Int(key) ?? -1, site: program.sites.count - 1)
  }

  /// How many loops out `forloop.parentloop…` leads, or `nil` for other expressions.
  private func loopDepth(_ expression: Expression) -> Int? {
    switch expression.kind {
    case .name("forloop"): 0
    case .member(let base, "parentloop"): loopDepth(base).map { $0 + 1 }
    default: nil
    }
  }

  private mutating func filter(_ input: Expression, _ use: Expression.FilterUse) -> Operation {
    let value = compile(input)
    if use.filter.name == Filter.fallback.name { return .fallback(value, add(use.arguments)) }
    let constants = use.arguments.compactMap { argument -> Value? in
      if case .literal(let value) = argument.kind { value } else { nil }
    }
    let call = FilterCall(
      filter: use.filter, isNegated: use.isNegated, arguments: use.arguments.map { compile($0) },
      constants: constants.count == use.arguments.count ? constants : nil, place: place(use.name))
    program.filters.append(call)
    return .filter(value, program.filters.count - 1)
  }
}

import NavgenDiagnostics

/// What can go wrong while rendering, in words.
extension Renderer {
  // MARK: What is not defined

  /// Says which part of the operation is not defined, and which name was probably meant.
  mutating func undefined(_ number: Int) throws(Stop) -> Diagnostic {
    let range = program.range(program.places[number])
    switch program.operations[number] {
    case .name(let name): return undefinedName(program.names[name], range)
    case .member(let base, let key, _, let site):
      guard let value = try lookup(base) else { return try undefined(base) }
      let place = program.range(program.sites[site])
      return undefinedKey(program.constants[key].text, of: value, base, at: place)
    case .index(let base, let index):
      guard let value = try lookup(base) else { return try undefined(base) }
      let key = try self.value(index).text
      return undefinedKey(key, of: value, base, at: program.range(program.places[index]))
    case .labelledLoop(nil, let name) where !loops.isEmpty:
      return undefinedLoopKey(program.constants[name].text, range)
    case .loopProperty, .loopValue, .labelledLoop:
      return Diagnostic(.undefinedName, "`\(range.text)` belongs to no loop here", at: range)
    case .conditional(let value, let condition, let otherwise):
      return try undefined(isTrue(condition) ? value : otherwise)
    case .fallback(_, let operands):
      return try program.operands[operands].last.map { last throws(Stop) in try undefined(last) }
        ?? Diagnostic(.undefinedName, "`\(range.text)` is not defined", at: range)
    case .filter(let input, _):
      let input = program.range(program.places[input])
      return Diagnostic(
        .undefinedName, "`\(input.text)` is empty: write `\(range.text)|default:` and a value",
        at: range)
    default: return Diagnostic(.undefinedName, "`\(range.text)` is not defined", at: range)
    }
  }

  private func undefinedName(_ name: String, _ range: SourceRange) -> Diagnostic {
    let defined = zip(program.names, values).compactMap { $1 == nil ? nil : $0 }.sorted()
    let nearest = Spelling.nearest(name, in: defined + contextNames)
    return undefined("nothing here is named `\(name)`", nearest, range)
  }

  private func undefinedKey(
    _ key: String, of value: Value, _ base: Int, at range: SourceRange
  ) -> Diagnostic {
    let name = program.range(program.places[base]).text
    switch value {
    case .mapping(let mapping):
      let nearest = Spelling.nearest(key, in: mapping.shape.keys)
      return undefined("`\(name)` has no `\(key)`", nearest, range)
    case .list(let items):
      let message =
        items.isEmpty
        ? "`\(name)` is empty, it has no `\(key)`"
        : Int(key) == nil
          ? "`\(name)` is a list, it has no `\(key)`"
          : "`\(name)` has \(items.count) items, from 0 to \(items.count - 1), and no `\(key)`"
      return Diagnostic(.undefinedName, message, at: range)
    default:
      return Diagnostic(
        .undefinedName, "`\(name)` is \(value.kind), it has no `\(key)`", at: range)
    }
  }

  /// `range` is all of `forloop.key`.
  private func undefinedLoopKey(_ key: String, _ range: SourceRange) -> Diagnostic {
    let keys = LoopProperty.allCases.map(\.rawValue) + ["parentloop"] + loops.compactMap(\.label)
    let lower = range.upper - key.utf8.count
    return undefined(
      "`forloop` has no `\(key)`", Spelling.nearest(key, in: keys),
      SourceRange(file: range.file, lower: lower, upper: range.upper))
  }

  private func undefined(
    _ message: String, _ nearest: String?, _ range: SourceRange
  ) -> Diagnostic {
    guard let nearest else { return Diagnostic(.undefinedName, message, at: range) }
    let isQuoted = range.text.utf8.first == .quote || range.text.utf8.first == UInt8(ascii: "'")
    let text = isQuoted ? "\"\(nearest)\"" : nearest
    return Diagnostic(
      .undefinedName, message + ": write `\(nearest)`", at: range,
      fixIts: [.init("write `\(nearest)`", [.init(range, text)])])
  }

  // MARK: Wrong types

  private func wrongType(_ message: String, _ operation: Int) -> Diagnostic {
    Diagnostic(.templateType, message, at: program.range(program.places[operation]))
  }

  private func source(_ operation: Int) -> String {
    program.range(program.places[operation]).text
  }

  /// `base[index]` with an index that the base cannot have.
  func wrongIndex(_ base: Value, _ index: Value, _ operation: Int) -> Diagnostic {
    let wanted = if case .mapping = base { "a text" } else { "an integer or a text" }
    let found = if case .double = index { index.text } else { index.kind }
    return wrongType("\(base.kind) is looked up by \(wanted), not by \(found)", operation)
  }

  /// A comparison of values that have no order.
  func noOrder(_ one: Value, _ other: Value, _ left: Int, _ right: Int) -> Diagnostic {
    let places = (program.places[left], program.places[right])
    let span = Span.from(places.0.span, to: places.1.span)
    return Diagnostic(
      .templateType, "\(one.kind) and \(other.kind) cannot be ordered",
      at: program.range(Program.Place(file: places.0.file, span: span)))
  }

  /// `in` with something that holds nothing, or nothing of this type.
  func noContainer(_ value: Value, _ item: Value, _ operation: Int) -> Diagnostic {
    if case .string = value {
      return wrongType("`in` looks for a text in a text, not for \(item.kind)", operation)
    }
    return wrongType(
      "`in` takes a list, mapping, text or range, `\(source(operation))` is \(value.kind)",
      operation)
  }

  /// A range from or to something else than an integer.
  func noInteger(_ value: Value, _ operation: Int) -> Diagnostic {
    wrongType(
      "a range needs integers, `\(source(operation))` is "
        + (value.kind == "a number" ? value.text : value.kind), operation)
  }

  /// `for` over something that has no items.
  func noLoop(_ value: Value, _ plan: LoopPlan) -> Diagnostic {
    wrongType(
      "`for` takes a list, mapping or range, `\(source(plan.items))` is \(value.kind)",
      plan.items)
  }

  /// `include` with something else than a mapping.
  func noContext(_ operation: Int, _ value: Value) -> Diagnostic {
    wrongType(
      "an included template is given a mapping, `\(source(operation))` is \(value.kind)",
      operation)
  }

  /// An item that several names cannot be given to.
  func cannotUnpack(_ frame: LoopFrame, _ plan: LoopPlan) -> Diagnostic {
    let wanted = plan.variables.count
    let found = frame.parts.map { "a list of \($0.count)" } ?? frame.item.kind
    return wrongType(
      "item \(frame.position) of `\(source(plan.items))` is \(found), not a list of \(wanted)",
      plan.items)
  }

  /// A filter that could not do its work.
  func filterFailed(_ problem: Filter.Problem, _ operation: Int) -> Diagnostic {
    Diagnostic(
      problem.id, problem.message, at: program.range(program.places[operation]))
  }

  // MARK: Macros

  /// A call of a macro that no `macro` tag was reached for.
  func notDefinedYet(_ plan: CallPlan) -> Diagnostic {
    let name = program.names[plan.macro]
    let defined = zip(program.names, definitions).compactMap { $1 < 0 ? nil : $0 }.sorted()
    let nearest = Spelling.nearest(name, in: defined)
    return Diagnostic(
      .unknownMacro,
      nearest.map { "no macro is named `\(name)` here: write `\($0)`" }
        ?? "the macro `\(name)` is not defined yet: define it before this",
      at: program.range(plan.place))
  }

  /// A call with too few or too many arguments.
  func wrongCount(_ plan: CallPlan, _ macro: MacroPlan) -> Diagnostic {
    let names = macro.parameters.map { "`\(program.names[$0.name])`" }.joined(separator: ", ")
    let wanted = names.isEmpty ? "no argument" : names
    return Diagnostic(
      .macroArguments,
      "`\(program.names[macro.name])` takes \(wanted), not \(plan.arguments.count) arguments",
      at: program.range(plan.place))
  }

  // MARK: Limits

  private func limit(_ message: String, _ place: Program.Place) -> Diagnostic {
    Diagnostic(.templateLimit, message, at: program.range(place))
  }

  /// Calls or includes within each other without end.
  func tooDeep(_ plan: CallPlan) -> Diagnostic {
    let what = plan.macro >= 0 ? "calls" : "includes"
    return limit("\(what) are nested more than \(limits.calls) deep: end the recursion", plan.place)
  }

  /// Passes and calls without end.
  func tooMany(_ place: Program.Place) -> Diagnostic {
    limit("loops and calls run more than \(limits.passes) times", place)
  }

  /// Output without end.
  func tooLong(_ place: Program.Place) -> Diagnostic {
    limit("the output is longer than \(limits.output) bytes", place)
  }

  /// A range of more numbers than a list may have.
  func tooWide(_ operation: Int) -> Diagnostic {
    limit(
      "a range used as a list has at most \(limits.rangeItems) numbers", program.places[operation])
  }
}

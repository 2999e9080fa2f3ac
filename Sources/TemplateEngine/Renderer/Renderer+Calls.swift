/// Included templates and macros.
extension Renderer {
  /// Begins an included template; answers its first instruction.
  mutating func include(_ number: Int, back: Int) throws(Stop) -> Int {
    let plan = program.calls[number]
    var context: Mapping?
    if let operation = plan.arguments.first {
      let value = try value(operation)
      guard case .mapping(let mapping) = value else { throw stop(noContext(operation, value)) }
      context = mapping
    }
    try push(number, plan, back: back)
    if let context {
      for (key, value) in zip(context.shape.keys, context.values) {
        if let name = program.numbers[key] { set(name, value) }
      }
    }
    return plan.entry
  }

  /// Begins a macro; answers its first instruction.
  mutating func call(_ number: Int, back: Int) throws(Stop) -> Int {
    let plan = program.calls[number]
    let definition = definitions[plan.macro]
    guard definition >= 0 else { throw stop(notDefinedYet(plan)) }
    let macro = program.macros[definition]
    guard (macro.required...macro.parameters.count).contains(plan.arguments.count) else {
      throw stop(wrongCount(plan, macro))
    }
    var arguments: [Value] = []
    for operation in plan.arguments { arguments.append(try value(operation)) }
    try push(number, plan, back: back)
    for (parameter, argument) in zip(macro.parameters, arguments) { set(parameter.name, argument) }
    for parameter in macro.parameters.dropFirst(arguments.count) {
      set(parameter.name, try value(parameter.fallback))
    }
    return macro.entry
  }

  private mutating func push(_ number: Int, _ plan: CallPlan, back: Int) throws(Stop) {
    try countPass(plan.place)
    guard calls.count < limits.calls else { throw stop(tooDeep(plan)) }
    calls.append(
      CallFrame(plan: number, back: back, changes: changes.count, start: output.count))
  }

  /// Ends a template or macro, and fits what it wrote into the lines around its tag.
  mutating func finish(_ frame: CallFrame) {
    undo(downTo: frame.changes)
    let plan = program.calls[frame.plan]
    guard let indentation = plan.indentation, output.count > frame.start else { return }
    if plan.isEnded, output.last != .newline { output.append(.newline) }
    if !indentation.isEmpty { indent(from: frame.start, by: indentation) }
  }

  /// Puts `indentation` before each line from `start` on that is not empty.
  private mutating func indent(from start: Int, by indentation: [UInt8]) {
    let text = Array(output[start...])
    output.removeSubrange(start...)
    var lower = 0
    while lower < text.count {
      let end = text[lower...].firstIndex(of: .newline).map { $0 + 1 } ?? text.count
      if text[lower] != .newline { output += indentation }
      output += text[lower..<end]
      lower = end
    }
  }
}

/// Loops: the passes there are, and the names each gives values to.
extension Renderer {
  /// Begins a loop; answers the instruction to go on with.
  mutating func beginLoop(_ number: Int) throws(Stop) -> Int {
    let plan = program.loops[number]
    guard var frame = try frame(plan) else { return plan.empty }
    frame.outerChanges = changes.count
    for name in plan.variables where name >= 0 { set(name, nil) }
    frame.changes = changes.count
    loops.append(frame)
    if plan.condition >= 0 { try choose(plan) }
    guard loops[loops.count - 1].count > 0 else {
      endLoop()
      return plan.empty
    }
    try beginPass(plan)
    return plan.body
  }

  /// Keeps the items that the loop's condition is true for. `forloop` counts all of them meanwhile.
  private mutating func choose(_ plan: LoopPlan) throws(Stop) {
    let last = loops.count - 1
    var chosen: [Int] = []
    for index in 0..<loops[last].count {
      loops[last].index = index
      try beginPass(plan)
      if try isTrue(plan.condition) { chosen.append(index) }
    }
    loops[last].choose(chosen)
  }

  /// Ends a pass of the innermost loop; answers the instruction to go on with.
  mutating func goOn(_ number: Int) throws(Stop) -> Int {
    let plan = program.loops[number]
    let last = loops.count - 1
    undo(downTo: loops[last].changes)
    loops[last].index += 1
    guard loops[last].index < loops[last].count else {
      endLoop()
      return plan.exit
    }
    try beginPass(plan)
    return plan.body
  }

  private mutating func beginPass(_ plan: LoopPlan) throws(Stop) {
    try countPass(program.places[plan.items])
    let frame = loops[loops.count - 1]
    guard plan.variables.count == 1 else { return try unpack(frame, plan) }
    if plan.variables[0] >= 0 { values[plan.variables[0]] = frame.item }
  }

  private mutating func unpack(_ frame: LoopFrame, _ plan: LoopPlan) throws(Stop) {
    guard let parts = frame.parts, parts.count == plan.variables.count else {
      throw stop(cannotUnpack(frame, plan))
    }
    for (name, part) in zip(plan.variables, parts) where name >= 0 { values[name] = part }
  }

  /// Ends the innermost loop.
  mutating func endLoop() {
    undo(downTo: loops.removeLast().outerChanges)
  }
}

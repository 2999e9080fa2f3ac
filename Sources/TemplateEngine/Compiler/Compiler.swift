import NavgenDiagnostics

/// Turns parsed templates into a program.
struct Compiler {
  /// What is compiled so far.
  var program = Program()
  /// The template being compiled.
  var file = 0
  /// The loops and empty parts around the node being compiled, outermost first.
  var enclosing: [Enclosing] = []
  /// Instructions from here on may not be merged with those before, which are jumped over.
  private var barrier = 0
  /// Includes whose template's first instruction is not known yet, by the template's name.
  private var pending: [(call: Int, name: String)] = []
  /// Macros whose bodies are to follow their template, with the file they stand in.
  private var bodies: [(macro: Int, nodes: [Node])] = []

  /// What a `break` or `continue` may have to end.
  enum Enclosing {
    /// A loop's number and where `continue` goes.
    case loop(Int, label: String?, next: Int)
    /// The `empty` part of a loop.
    case scope
  }

  /// Compiles `templates`, of which the first is the one to render and includes the others.
  static func program(_ templates: [ParsedTemplate]) -> Program {
    var compiler = Compiler()
    compiler.program.files = templates.map(\.file)
    var entries: [String: Int] = [:]
    for (number, template) in templates.enumerated() {
      compiler.file = number
      entries[template.name] = compiler.here
      compiler.compile(template.nodes)
      compiler.emit(.end)
      compiler.compileBodies()
    }
    for (call, name) in compiler.pending {
      guard let entry = entries[name] else { preconditionFailure("\(name) was not loaded") }
      compiler.program.calls[call].entry = entry
    }
    return compiler.program
  }

  // MARK: Instructions

  /// Number of the next instruction, which something jumps to.
  private var here: Int {
    mutating get {
      barrier = program.instructions.count
      return barrier
    }
  }

  /// Adds an instruction; answers its number.
  @discardableResult
  mutating func emit(_ instruction: Instruction) -> Int {
    program.instructions.append(instruction)
    return program.instructions.count - 1
  }

  /// Lets the `unless` or `jump` with this number go to the next instruction.
  private mutating func land(_ number: Int) {
    let target = here
    switch program.instructions[number] {
    case .unless(let condition, _):
      program.instructions[number] = .unless(condition, target: target)
    default: program.instructions[number] = .jump(target)
    }
  }

  /// A range in the template being compiled.
  func place(_ span: Span) -> Program.Place { Program.Place(file: file, span: span) }

  /// The number of a name.
  mutating func number(of name: String) -> Int {
    if let number = program.numbers[name] { return number }
    program.numbers[name] = program.names.count
    program.names.append(name)
    return program.names.count - 1
  }

  // MARK: Nodes

  /// Adds the instructions of `nodes`.
  mutating func compile(_ nodes: [Node]) {
    for node in nodes { compile(node) }
  }

  private mutating func compile(_ node: Node) {
    switch node.kind {
    case .text: compileText(node.span)
    case .output(let expression): emit(.output(compile(expression)))
    case .condition(let branches, let otherwise): compile(branches, otherwise)
    case .loop(let loop): compile(loop)
    case .leave(let leave, let label): compile(leave, label)
    case .assignment(let name, let expression):
      emit(.set(name: number(of: name.text), compile(expression)))
    case .capture(let name, let body): compileCapture(name, body)
    case .macro(let macro): compile(macro)
    case .call(let name, let arguments, let placement):
      let call = addCall(node, arguments, placement)
      program.calls[call].macro = number(of: name.text)
      emit(.call(call))
    case .include(let name, let context, let placement):
      let call = addCall(node, context.map { [$0] } ?? [], placement)
      pending.append((call, name.text))
      emit(.include(call))
    }
  }

  /// Adds text with LF for CR LF, to what is already being written if nothing lies between.
  private mutating func compileText(_ span: Span) {
    let bytes = program.files[file].bytes
    let lower = program.text.count
    var start = span.lower
    while start < span.upper {
      var end = start
      while end < span.upper, !isPair(bytes, at: end, before: span.upper) { end += 1 }
      program.text += bytes[start..<end]
      // Drops the CR of a pair.
      start = end + (end < span.upper ? 1 : 0)
    }
    if program.instructions.count > barrier,
      case .text(let first, let last)? = program.instructions.last, last == lower
    {
      program.instructions[program.instructions.count - 1] = .text(
        lower: first, upper: program.text.count)
    } else {
      emit(.text(lower: lower, upper: program.text.count))
    }
  }

  private func isPair(_ bytes: [UInt8], at offset: Int, before end: Int) -> Bool {
    bytes[offset] == .carriageReturn && offset + 1 < end && bytes[offset + 1] == .newline
  }

  private mutating func compile(_ branches: [Node.Branch], _ otherwise: [Node]) {
    var exits: [Int] = []
    for (index, branch) in branches.enumerated() {
      let test = emit(.unless(compile(branch.condition), target: 0))
      compile(branch.body)
      let isLast = index == branches.count - 1 && otherwise.isEmpty
      if !isLast { exits.append(emit(.jump(0))) }
      land(test)
    }
    compile(otherwise)
    for exit in exits { land(exit) }
  }

  private mutating func compile(_ loop: Node.Loop) {
    let variables = loop.variables.map { $0.text == "_" ? -1 : number(of: $0.text) }
    let items = compile(loop.items)
    let condition = loop.condition.map { compile($0) } ?? -1
    let plan = program.loops.count
    program.loops.append(
      LoopPlan(
        variables: variables, label: loop.label?.text, items: items, condition: condition, body: 0,
        empty: 0, exit: 0))
    // The loop goes to its body or empty part itself; `next` comes first to be known to `continue`.
    emit(.loop(plan))
    let next = here
    emit(.next(plan))
    program.loops[plan].body = here
    enclosing.append(.loop(plan, label: loop.label?.text, next: next))
    compile(loop.body)
    enclosing.removeLast()
    emit(.jump(next))
    program.loops[plan].empty = here
    compileEmpty(loop.empty)
    program.loops[plan].exit = here
  }

  private mutating func compileEmpty(_ nodes: [Node]) {
    guard !nodes.isEmpty else { return }
    emit(.enterScope)
    enclosing.append(.scope)
    compile(nodes)
    enclosing.removeLast()
    emit(.leaveScope)
  }

  private mutating func compile(_ leave: Node.Leave, _ label: Node.Word?) {
    for around in enclosing.reversed() {
      guard case .loop(let number, let name, let next) = around else {
        emit(.leaveScope)
        continue
      }
      let isWanted = label == nil || label?.text == name
      guard isWanted else {
        // Stops the inner loop without going on behind it.
        emit(.leaveLoop(-1))
        continue
      }
      emit(leave == .breaking ? .leaveLoop(number) : .jump(next))
      return
    }
    preconditionFailure("the parser lets no loop be left that is not there")
  }

  private mutating func compileCapture(_ name: Node.Word, _ body: [Node]) {
    emit(.beginCapture)
    compile(body)
    emit(.endCapture(name: number(of: name.text), spot: program.spots.count))
    program.spots.append(place(name.span))
  }

  private mutating func compile(_ macro: Node.Macro) {
    let parameters = macro.parameters.map { parameter in
      MacroPlan.Parameter(
        name: number(of: parameter.name.text),
        fallback: parameter.fallback.map { compile($0) } ?? -1)
    }
    let required = macro.parameters.count { $0.fallback == nil }
    bodies.append((program.macros.count, macro.body))
    emit(.define(macro: program.macros.count))
    program.macros.append(
      MacroPlan(
        name: number(of: macro.name.text), parameters: parameters, entry: 0, required: required))
  }

  /// The bodies of the macros met so far, which may hold further ones.
  private mutating func compileBodies() {
    while let (macro, nodes) = bodies.popLast() {
      program.macros[macro].entry = here
      compile(nodes)
      emit(.end)
    }
  }

  private mutating func addCall(
    _ node: Node, _ arguments: [Expression], _ placement: Node.Placement
  ) -> Int {
    var call = CallPlan(
      macro: -1, entry: -1, arguments: arguments.map { compile($0) }, indentation: nil,
      isEnded: false, place: place(node.span))
    if case .lines(let indentation, let isEnded) = placement {
      call.indentation = Array(program.files[file].bytes[indentation.lower..<indentation.upper])
      call.isEnded = isEnded
    }
    program.calls.append(call)
    return program.calls.count - 1
  }
}

/// A template that was read without errors.
struct ParsedTemplate {
  /// As an `include` names it.
  var name: String
  /// Its text.
  var file: SourceFile
  /// What it consists of.
  var nodes: [Node]
}

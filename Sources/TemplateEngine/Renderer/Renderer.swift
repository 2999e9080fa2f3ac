import NavgenDiagnostics

/// Carries out a program: writes the text for one context.
struct Renderer {
  /// What is carried out.
  let program: Program
  /// What it may use.
  let limits: Limits
  /// What is written, after what was there before.
  var output: [UInt8] = []
  /// The value of each name at this moment.
  var values: [Value?]
  /// The macro of each name at this moment, or -1.
  var definitions: [Int]
  /// What is to be put back at the ends of the open scopes.
  private(set) var changes: [Change] = []
  /// How many changes there were when each scope began that is no loop or call.
  private var scopes: [Int] = []
  /// The loops that run, outermost first.
  var loops: [LoopFrame] = []
  /// The included templates and macros that run, outermost first.
  var calls: [CallFrame] = []
  /// Where in the output each text began that is being captured.
  private var captures: [Int] = []
  /// One for each look-up by name.
  var sites: [Site]
  /// Loop passes and calls so far.
  private var passes = 0
  /// What went wrong so far.
  private(set) var diagnostics: [Diagnostic] = []
  /// Operations whose lack of a value was reported: once each, however often a loop comes by.
  var reported: Set<Int> = []
  /// Names the context gives, also those the program does not use, for suggestions.
  private(set) var contextNames: [String] = []

  /// Where a look-up by name found its key the last time.
  struct Site {
    /// The mapping's keys; `nil` before the first time.
    var shape: Shape?
    /// Where among its values.
    var slot = 0
  }

  /// Rendering cannot go on; why is in the diagnostics.
  struct Stop: Error {}

  /// What a name stood for before it was changed.
  enum Change {
    /// The name's number and its value.
    case value(Int, Value?)
    /// The name's number and its macro.
    case definition(Int, Int)
  }

  /// An included template or macro that runs.
  struct CallFrame {
    /// Number of its tag.
    var plan: Int
    /// The instruction after it.
    var back: Int
    /// How many changes there were before.
    var changes: Int
    /// Where its output begins.
    var start: Int
  }

  private init(_ program: Program, _ limits: Limits) {
    self.program = program
    self.limits = limits
    values = Array(repeating: nil, count: program.names.count)
    definitions = Array(repeating: -1, count: program.names.count)
    sites = Array(repeating: Site(), count: program.sites.count)
  }

  /// Appends what `program` writes for `context` to `output`.
  static func render(
    _ program: Program, _ context: Mapping, _ limits: Limits, into output: inout [UInt8]
  ) -> [Diagnostic] {
    var renderer = Renderer(program, limits)
    renderer.bind(context)
    swap(&renderer.output, &output)
    // What is wrong is in the diagnostics, whether rendering came to its end or not.
    try? renderer.run()
    swap(&renderer.output, &output)
    return renderer.diagnostics.sortedByPlace()
  }

  // MARK: Instructions

  private mutating func run() throws(Stop) {
    var position = 0
    while true {
      let instruction = program.instructions[position]
      position += 1
      switch instruction {
      case .text(let lower, let upper): output += program.text[lower..<upper]
      case .output(let operation): try writeOrReport(operation)
      case .jump(let target): position = target
      case .unless(let condition, let target):
        if try !isTrue(condition) { position = target }
      case .loop(let plan): position = try beginLoop(plan)
      case .next(let plan): position = try goOn(plan)
      case .leaveLoop(let plan):
        endLoop()
        if plan >= 0 { position = program.loops[plan].exit }
      case .enterScope: scopes.append(changes.count)
      case .leaveScope: undo(downTo: scopes.removeLast())
      case .set(let name, let operation): set(name, try value(operation))
      case .beginCapture: captures.append(output.count)
      case .endCapture(let name, let spot): try capture(name, spot)
      case .define(let macro): define(macro)
      case .call(let plan): position = try call(plan, back: position)
      case .include(let plan): position = try include(plan, back: position)
      case .end:
        guard let frame = calls.popLast() else { return }
        finish(frame)
        position = frame.back
      }
    }
  }

  /// Goes on after an output that failed, since nothing that follows depends on it.
  private mutating func writeOrReport(_ operation: Int) throws(Stop) {
    do {
      try write(operation)
    } catch {
      if diagnostics.count >= limits.diagnostics { throw error }
    }
  }

  private mutating func write(_ operation: Int) throws(Stop) {
    try value(operation).write(to: &output)
  }

  // MARK: Names

  private mutating func bind(_ context: Mapping) {
    contextNames = context.shape.keys
    for (key, value) in zip(context.shape.keys, context.values) {
      if let name = program.numbers[key] { values[name] = value }
    }
  }

  /// Gives a name a value until the innermost scope ends.
  mutating func set(_ name: Int, _ value: Value?) {
    changes.append(.value(name, values[name]))
    values[name] = value
  }

  private mutating func define(_ macro: Int) {
    let name = program.macros[macro].name
    changes.append(.definition(name, definitions[name]))
    definitions[name] = macro
  }

  /// Puts names back to what they stood for when there were `count` changes.
  mutating func undo(downTo count: Int) {
    while changes.count > count {
      switch changes.removeLast() {
      case .value(let name, let value): values[name] = value
      case .definition(let name, let macro): definitions[name] = macro
      }
    }
  }

  private mutating func capture(_ name: Int, _ spot: Int) throws(Stop) {
    let start = captures.removeLast()
    try checkOutput(program.spots[spot])
    let text = String(decoding: output[start...], as: UTF8.self)
    output.removeSubrange(start...)
    set(name, .string(text))
  }

  // MARK: Limits and errors

  /// Counts a pass of a loop or a call, so that no template runs or writes for ever.
  mutating func countPass(_ place: Program.Place) throws(Stop) {
    passes += 1
    guard passes <= limits.passes else { throw stop(tooMany(place)) }
    try checkOutput(place)
  }

  /// Stops where the output is too long.
  mutating func checkOutput(_ place: Program.Place) throws(Stop) {
    guard output.count <= limits.output else { throw stop(tooLong(place)) }
  }

  /// Adds a diagnostic, with where the template it is in was included or called; one a place.
  mutating func stop(_ diagnostic: Diagnostic) -> Stop {
    if diagnostics.contains(where: { $0.range == diagnostic.range }) { return Stop() }
    var diagnostic = diagnostic
    diagnostic.notes += callNotes()
    diagnostics.append(diagnostic)
    return Stop()
  }

  /// Where the template or macro that runs was included or called, innermost first; of a recursion
  /// each place once.
  private func callNotes() -> [Diagnostic.Note] {
    var seen: Set<Int> = []
    return calls.reversed().filter { seen.insert($0.plan).inserted }.map { frame in
      let plan = program.calls[frame.plan]
      let word = plan.macro >= 0 ? "called" : "included"
      return Diagnostic.Note("\(word) here", at: program.range(plan.place))
    }
  }
}

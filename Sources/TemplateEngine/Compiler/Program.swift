import NavgenDiagnostics

/// A template and all it includes in the form that renders: instructions, and tables they point
/// into. The compiler fills it; afterwards it is only read.
///
/// Names are numbered, and at each moment a name has one value, so that looking one up is an access
/// to an array. A scope that gives a name another value puts the old one back at its end.
struct Program: Sendable {
  /// What is to be done, template after template and macro after macro, each up to an `end`.
  var instructions: [Instruction] = []
  /// The expressions, parts before wholes.
  var operations: [Operation] = []
  /// Where each operation was written.
  var places: [Place] = []
  /// All constant text, in one piece.
  var text: [UInt8] = []
  /// Values of literals, and keys of look-ups.
  var constants: [Value] = []
  /// Lists of operations: items of lists, arguments of `default`.
  var operands: [[Int]] = []
  /// The uses of filters.
  var filters: [FilterCall] = []
  /// Names of values and macros.
  var names: [String] = []
  /// The number of each name.
  var numbers: [String: Int] = [:]
  /// Where the key of each look-up by name was written. Rendering remembers where a look-up found
  /// its key.
  var sites: [Place] = []
  /// Where the name of each captured text was written.
  var spots: [Place] = []
  /// The `for` tags.
  var loops: [LoopPlan] = []
  /// The `macro` tags.
  var macros: [MacroPlan] = []
  /// The `include` and `call` tags.
  var calls: [CallPlan] = []
  /// The templates, the one that is rendered first.
  var files: [SourceFile] = []

  /// A range in one of the files.
  struct Place {
    /// Number of the file.
    var file: Int
    /// Offsets in it.
    var span: Span
  }

  /// The range as diagnostics have it.
  func range(_ place: Place) -> SourceRange { place.span.range(in: files[place.file]) }
}

/// One step of rendering. Holds numbers alone, so that a step costs no reference counting.
enum Instruction {
  /// Writes bytes of the constant text.
  case text(lower: Int, upper: Int)
  /// Writes the value of an operation.
  case output(Int)
  /// Goes on with the instruction of this number.
  case jump(Int)
  /// Goes to `target` unless the condition is true.
  case unless(Int, target: Int)
  /// Begins a loop, or goes to where it is empty.
  case loop(Int)
  /// Goes on with the next item of the innermost loop, or behind it.
  case next(Int)
  /// Ends the innermost loop early.
  case leaveLoop(Int)
  /// Begins or ends a scope that is no loop: the `empty` part of one.
  case enterScope, leaveScope
  /// Gives the name a value.
  case set(name: Int, Int)
  /// Begins a text that is not written but kept.
  case beginCapture
  /// Gives the name the text written since the matching begin.
  case endCapture(name: Int, spot: Int)
  /// Lets the macro's name stand for it.
  case define(macro: Int)
  /// Goes on with a macro, up to its `end`.
  case call(Int)
  /// Goes on with a template, up to its `end`.
  case include(Int)
  /// The end of a template or macro.
  case end
}

/// One computation; numbers refer to other operations unless they say otherwise.
enum Operation {
  /// The constant of this number.
  case constant(Int)
  /// The value of the name of this number.
  case name(Int)
  /// For example `forloop.first`, or with depth 1 `forloop.parentloop.first`.
  case loopProperty(LoopProperty, depth: Int)
  /// `forloop` itself, or a `parentloop`.
  case loopValue(depth: Int)
  /// A property of the loop with this label.
  case labelledLoop(LoopProperty?, name: Int)
  /// `key` is a constant, `index` the item it names in lists or -1, `site` where the slot is kept.
  case member(Int, key: Int, index: Int, site: Int)
  /// `a[b]`
  case index(Int, Int)
  /// The operands with this number.
  case list(Int)
  /// `1...n`, or `0..<n` where the end is not included.
  case range(Int, Int, isClosed: Bool)
  /// `not a`; what is not defined is false here and in the next two.
  case not(Int)
  /// `a and b`
  case and(Int, Int)
  /// `a or b`
  case or(Int, Int)
  /// For example `a < b`.
  case compare(Expression.Comparison, Int, Int)
  /// Whether the first is in the second.
  case contained(Int, Int)
  /// Without `otherwise` (-1) the value is nil.
  case conditional(Int, condition: Int, otherwise: Int)
  /// The first defined of the value and the operands with this number.
  case fallback(Int, Int)
  /// The filter call with this number.
  case filter(Int, Int)
}

/// What `forloop` tells, by the name templates use.
enum LoopProperty: String, CaseIterable {
  /// Number of the pass from 1 and from 0, whether it is the first or last, how many there are,
  /// and the loop's own name.
  case counter, counter0, first, label, last, length
}

/// A filter with its arguments, for example `|join:", "`.
struct FilterCall {
  /// Which.
  var filter: Filter
  /// Whether the answer is turned round.
  var isNegated: Bool
  /// The arguments' operations.
  var arguments: [Int]
  /// The arguments, where all are constants.
  var constants: [Value]?
  /// Where the filter's name stands.
  var place: Program.Place
}

/// A `for` tag.
struct LoopPlan {
  /// Numbers of the names that items are given to; -1 for `_`.
  var variables: [Int]
  /// Its own name, where it has one.
  var label: String?
  /// The operation whose value is looped over.
  var items: Int
  /// The operation that chooses items; -1 for none.
  var condition: Int
  /// The instruction a pass begins with.
  var body: Int
  /// Where the loop goes when there are no items.
  var empty: Int
  /// Where the loop goes when it is over.
  var exit: Int
}

/// A `macro` tag.
struct MacroPlan {
  /// A name that the macro gives an argument.
  struct Parameter {
    /// Its number.
    var name: Int
    /// The operation of the default; -1 for none.
    var fallback: Int
  }

  /// Number of the macro's name.
  var name: Int
  /// In the order of the arguments.
  var parameters: [Parameter]
  /// Its first instruction.
  var entry: Int
  /// How many parameters have no default.
  var required: Int
}

/// An `include` or a `call`.
struct CallPlan {
  /// Number of the macro's name, or -1.
  var macro: Int
  /// Instruction where the included template begins, or -1.
  var entry: Int
  /// Operations of the macro's arguments, or of the mapping that the template is given.
  var arguments: [Int]
  /// What each line of the output is indented by, or `nil` where the output stays as it is.
  var indentation: [UInt8]?
  /// Whether the last line is ended where it is not.
  var isEnded: Bool
  /// The tag.
  var place: Program.Place
}

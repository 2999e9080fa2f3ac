import NavgenDiagnostics

/// A template and all it includes in the form that renders: instructions, and tables they point
/// into.
///
/// Names are numbered, and at each moment a name has one value, so that looking one up is an access
/// to an array. A scope that gives a name another value puts the old one back at its end.
final class Program: Sendable {
  /// What is to be done, template after template and macro after macro, each up to an `end`.
  let instructions: [Instruction]
  /// The expressions, parts before wholes.
  let operations: [Operation]
  /// Where each operation was written.
  let places: [Place]
  /// All constant text, in one piece.
  let text: [UInt8]
  let constants: [Value]
  /// Lists of operations: items of lists, arguments of filters and calls.
  let operands: [[Int]]
  let filters: [FilterCall]
  /// Names of values and macros.
  let names: [String]
  let numbers: [String: Int]
  /// Where the key of each look-up by name was written. Rendering remembers where a look-up found
  /// its key.
  let sites: [Place]
  /// Where the name of each captured text was written.
  let spots: [Place]
  let loops: [LoopPlan]
  let macros: [MacroPlan]
  let calls: [CallPlan]
  /// The templates, the one that is rendered first.
  let files: [SourceFile]

  init(_ parts: Parts) {
    instructions = parts.instructions
    operations = parts.operations
    places = parts.places
    text = parts.text
    constants = parts.constants
    operands = parts.operands
    filters = parts.filters
    names = parts.names
    numbers = parts.numbers
    sites = parts.sites
    spots = parts.spots
    loops = parts.loops
    macros = parts.macros
    calls = parts.calls
    files = parts.files
  }

  /// A program being put together.
  struct Parts {
    var instructions: [Instruction] = []
    var operations: [Operation] = []
    var places: [Place] = []
    var text: [UInt8] = []
    var constants: [Value] = []
    var operands: [[Int]] = []
    var filters: [FilterCall] = []
    var names: [String] = []
    var numbers: [String: Int] = [:]
    var sites: [Place] = []
    var spots: [Place] = []
    var loops: [LoopPlan] = []
    var macros: [MacroPlan] = []
    var calls: [CallPlan] = []
    var files: [SourceFile] = []
  }

  /// A range in one of the files.
  struct Place {
    var file: Int
    var span: Span
  }

  func range(_ place: Place) -> SourceRange { place.span.range(in: files[place.file]) }
}

/// One step of rendering. Holds numbers alone, so that a step costs no reference counting.
enum Instruction {
  /// Writes bytes of the constant text.
  case text(lower: Int, upper: Int)
  /// Writes the value of an operation.
  case output(Int)
  case jump(Int)
  /// Goes to `target` unless the condition is true.
  case unless(Int, target: Int)
  /// Begins a loop, or goes to where it is empty.
  case loop(Int)
  /// Goes on with the next item of the innermost loop, or behind it.
  case next(Int)
  /// Ends the innermost loop early.
  case leaveLoop(Int)
  case enterScope, leaveScope
  /// Gives the name a value.
  case set(name: Int, Int)
  case beginCapture
  /// Gives the name the text written since the matching begin.
  case endCapture(name: Int, spot: Int)
  case define(macro: Int)
  case call(Int)
  case include(Int)
  /// The end of a template or macro.
  case end
}

/// One computation; numbers refer to other operations unless they say otherwise.
enum Operation {
  case constant(Int)
  case name(Int)
  case loopProperty(LoopProperty, depth: Int)
  /// `forloop` itself, or a `parentloop`.
  case loopValue(depth: Int)
  /// A property of the loop with this label.
  case labelledLoop(LoopProperty?, name: Int)
  /// `key` is a constant, `index` the item it names in lists or -1, `site` where the slot is kept.
  case member(Int, key: Int, index: Int, site: Int)
  case index(Int, Int)
  /// The operands with this number.
  case list(Int)
  case range(Int, Int, isClosed: Bool)
  case not(Int)
  case and(Int, Int)
  case or(Int, Int)
  case compare(Expression.Comparison, Int, Int)
  case contained(Int, Int)
  /// Without `otherwise` (-1) the value is nil.
  case conditional(Int, condition: Int, otherwise: Int)
  /// The first defined of the value and the operands with this number.
  case fallback(Int, Int)
  /// The filter call with this number.
  case filter(Int, Int)
}

/// What `forloop` tells.
enum LoopProperty: String, CaseIterable {
  case counter, counter0, first, label, last, length
}

struct FilterCall {
  var filter: Filter
  var isNegated: Bool
  /// The arguments' operations.
  var arguments: [Int]
  /// The arguments, where all are constants.
  var constants: [Value]?
  /// Where the filter's name stands.
  var place: Program.Place
}

struct LoopPlan {
  /// Numbers of the names that items are given to; -1 for `_`.
  var variables: [Int]
  var label: String?
  var items: Int
  /// -1 for none.
  var condition: Int
  var body: Int
  /// Where the loop goes when there are no items, and when it is over.
  var empty: Int
  var exit: Int
}

struct MacroPlan {
  struct Parameter {
    var name: Int
    /// -1 for none.
    var fallback: Int
  }

  var name: Int
  var parameters: [Parameter]
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

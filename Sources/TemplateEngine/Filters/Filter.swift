import NavgenDiagnostics

/// Something that makes one value of another, for example `uppercase`.
struct Filter: Sendable {
  /// Why a filter could not do its work.
  struct Problem: Error {
    /// A message as diagnostics have them.
    var message: String
    /// Which argument is to blame; `nil` for what stands before the `|`.
    var argument: Int?
    /// What kind of error it is.
    var id = DiagnosticID.templateType
  }

  /// `nil` from it means that there is no such value, as with the first of no items.
  typealias Function = @Sendable (FilterInput) throws(Problem) -> Value?

  /// As written in templates, which is Stencil's or StencilSwiftKit's name where they have it.
  let name: String
  /// How many arguments it takes.
  let arity: ClosedRange<Int>
  /// Whether it answers true or false, so that `!` can turn it round.
  let isTest: Bool
  /// What it does.
  let apply: Function

  /// Without an arity it takes no arguments.
  init(
    _ name: String, _ arity: ClosedRange<Int> = 0...0, isTest: Bool = false,
    _ apply: @escaping Function
  ) {
    self.name = name
    self.arity = arity
    self.isTest = isTest
    self.apply = apply
  }

  /// `default`, which is given what a template does not define and so is no function of a value.
  static let fallback = Filter("default", 1...Int.max) { input in input.value }

  private static let all =
    [fallback] + letterFilters + lineFilters + listFilters + nameFilters + pathFilters
    + searchFilters + swiftFilters

  private static let byName = Dictionary(uniqueKeysWithValues: all.map { ($0.name, $0) })

  /// Every filter's name, sorted.
  static let names = byName.keys.sorted()

  /// The filter of this name, or `nil`.
  static func named(_ name: String) -> Filter? { byName[name] }
}

/// What a filter is given, and how it asks for it in the type it needs.
struct FilterInput {
  /// The filter's name, for messages.
  var name: String
  /// What stands before the `|`.
  var value: Value
  /// What stands after the `:`, as many as the filter's arity allows.
  var arguments: [Value]
  /// Bytes a text may have.
  var limit: Int

  /// The value as a text; numbers and truth values are written out.
  func text() throws(Filter.Problem) -> String {
    switch value {
    case .string(let text): return text
    case .int, .double, .bool: return value.text
    case .nil, .list, .mapping: throw problem("takes a text, not \(value.kind)")
    }
  }

  /// The value as a list.
  func list() throws(Filter.Problem) -> [Value] {
    guard case .list(let items) = value else { throw problem("takes a list, not \(value.kind)") }
    return items
  }

  /// Applies `change` to the value's text, or to that of each item of a list.
  func mapText(_ change: (String) -> String) -> Value {
    guard case .list(let items) = value else { return .string(change(value.text)) }
    return .list(items.map { .string(change($0.text)) })
  }

  /// Argument `index` as a text, or `fallback` where it is not given.
  func text(at index: Int, default fallback: String = "") throws(Filter.Problem) -> String {
    guard index < arguments.count else { return fallback }
    switch arguments[index] {
    case .string(let text): return text
    case .int, .double, .bool: return arguments[index].text
    case .nil, .list, .mapping:
      throw problem("takes a text here, not \(arguments[index].kind)", argument: index)
    }
  }

  /// Argument `index` as an integer, or `fallback` where it is not given.
  func integer(at index: Int, default fallback: Int) throws(Filter.Problem) -> Int {
    guard index < arguments.count else { return fallback }
    guard case .int(let number) = arguments[index] else {
      throw problem("takes an integer here, not \(arguments[index].kind)", argument: index)
    }
    return number
  }

  /// Argument `index` as a truth value, also as StencilSwiftKit's texts for one, or `fallback`
  /// where it is not given.
  func truth(at index: Int, default fallback: Bool) throws(Filter.Problem) -> Bool {
    guard index < arguments.count else { return fallback }
    switch arguments[index] {
    case .bool(let truth): return truth
    case .string(let text) where ["true", "yes", "1"].contains(text.lowercased()): return true
    case .string(let text) where ["false", "no", "0"].contains(text.lowercased()): return false
    default: throw problem("takes true or false here", argument: index)
    }
  }

  /// Argument `index` as one of `words`, or the first of them where it is not given.
  func word(at index: Int, of words: [String]) throws(Filter.Problem) -> String {
    let word = try text(at: index, default: words[0])
    guard words.contains(word) else {
      let list = words.map { "`\($0)`" }.joined(separator: ", ")
      throw problem("takes one of \(list), not `\(word)`", argument: index)
    }
    return word
  }

  /// Refuses to make a text of `parts` times `length` bytes where that is too much.
  func check(_ parts: Int, times length: Int) throws(Filter.Problem) {
    let (bytes, isOverflown) = parts.multipliedReportingOverflow(by: length)
    guard isOverflown || bytes > limit else { return }
    var problem = problem("makes a text of more than \(limit) bytes")
    problem.id = .templateLimit
    throw problem
  }

  /// A message that begins with the filter's name.
  func problem(_ rest: String, argument: Int? = nil) -> Filter.Problem {
    Filter.Problem(message: "`\(name)` \(rest)", argument: argument)
  }
}

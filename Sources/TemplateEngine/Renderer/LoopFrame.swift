/// A loop that is running.
struct LoopFrame {
  /// What is looped over; a range by its first number and 1 or -1.
  enum Items {
    case list([Value])
    case mapping(Mapping)
    case range(first: Int, step: Int)
  }

  private var items: Items
  /// How many passes there are.
  private(set) var count: Int
  /// Number of the current pass, from 0.
  var index = 0
  /// The loop's own name, where it has one.
  let label: String?
  /// How many changes of names there were before the loop.
  var outerChanges = 0
  /// The same before a pass.
  var changes = 0
  /// The items there is a pass for, where a condition chose some.
  private var chosen: [Int]?

  /// A loop over all of `count` items.
  init(_ items: Items, count: Int, label: String?) {
    self.items = items
    self.count = count
    self.label = label
  }

  /// Leaves passes for the items with these numbers.
  mutating func choose(_ numbers: [Int]) {
    chosen = numbers
    count = numbers.count
    index = 0
  }

  /// Number of the current item among all, from 0.
  var position: Int { chosen?[index] ?? index }

  /// The current item; of a mapping, as in Stencil, the key.
  var item: Value {
    switch items {
    case .list(let values): values[position]
    case .mapping(let mapping): .string(mapping.shape.keys[position])
    case .range(let first, let step): .int(first + position * step)
    }
  }

  /// What the current item is unpacked into: a list's items, or a key and its value.
  var parts: [Value]? {
    switch items {
    case .mapping(let mapping):
      return [.string(mapping.shape.keys[position]), mapping.values[position]]
    case .list(let values):
      if case .list(let parts) = values[position] { return parts }
      return nil
    case .range: return nil
    }
  }

  /// `nil` only for the label of a loop without one.
  func value(of property: LoopProperty) -> Value? {
    switch property {
    case .counter: .int(index + 1)
    case .counter0: .int(index)
    case .first: .bool(index == 0)
    case .label: label.map(Value.string)
    case .last: .bool(index == count - 1)
    case .length: .int(count)
    }
  }

  /// All properties, for where `forloop` is used as a whole.
  var mapping: Value {
    let properties = LoopProperty.allCases.filter { value(of: $0) != nil }
    return Value(
      Shape(properties.map(\.rawValue)), properties.map { value(of: $0) ?? .nil })
  }
}

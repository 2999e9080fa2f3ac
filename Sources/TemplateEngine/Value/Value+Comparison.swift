extension Value {
  /// Whether `if` takes it for true: nil, false, 0 and whatever is empty are not.
  var isTrue: Bool {
    switch self {
    case .nil: false
    case .bool(let truth): truth
    case .int(let number): number != 0
    case .double(let number): number != 0
    case .string(let text): !text.isEmpty
    case .list(let items): !items.isEmpty
    case .mapping(let mapping): !mapping.values.isEmpty
    }
  }

  /// What messages call it, for example `a list`.
  var kind: String {
    switch self {
    case .nil: "nil"
    case .bool(let truth): truth ? "true" : "false"
    case .int, .double: "a number"
    case .string: "a text"
    case .list: "a list"
    case .mapping: "a mapping"
    }
  }

  /// How two values are ordered.
  enum Order { case less, equal, greater }

  /// Numbers by size, texts by Unicode scalars, lists by the first items that differ; `nil` for
  /// values that have no order: types are never converted.
  func order(to other: Value) -> Order? {
    switch (self, other) {
    case (.int(let left), .int(let right)): Value.order(left, right)
    case (.double(let left), .double(let right)): Value.order(left, right)
    case (.int(let left), .double(let right)): Value.order(left, right)
    case (.double(let left), .int(let right)): Value.order(right, left)?.reversed
    case (.string(let left), .string(let right)): Value.order(left, right)
    case (.list(let left), .list(let right)): Value.order(left, right)
    default: nil
    }
  }

  private static func order<Number: Comparable>(_ left: Number, _ right: Number) -> Order? {
    if left < right { return .less }
    if left > right { return .greater }
    return left == right ? .equal : nil
  }

  /// Exact, where converting either side to the other's type would round.
  private static func order(_ left: Int, _ right: Double) -> Order? {
    if right.isNaN { return nil }
    guard let whole = whole(right) else { return right > 0 ? .less : .greater }
    return left == whole ? order(Double(whole), right) : order(left, whole)
  }

  /// The number without its fraction, or `nil` where that is no `Int`. (`rounded` would need the
  /// C library's mathematics, which is not linked without Foundation.)
  fileprivate static func whole(_ number: Double) -> Int? {
    number >= -0x1p63 && number < 0x1p63 ? Int(number) : nil
  }

  private static func order(_ left: String, _ right: String) -> Order? {
    if left.utf8.elementsEqual(right.utf8) { return .equal }
    // The order of UTF-8's bytes is that of the scalars.
    return left.utf8.lexicographicallyPrecedes(right.utf8) ? .less : .greater
  }

  private static func order(_ left: [Value], _ right: [Value]) -> Order? {
    for (one, other) in zip(left, right) where one != other { return one.order(to: other) }
    return order(left.count, right.count)
  }
}

extension Value.Order {
  /// The same seen from the other side.
  var reversed: Value.Order {
    switch self {
    case .less: .greater
    case .equal: .equal
    case .greater: .less
    }
  }
}

/// Equal are numbers of one size, texts of the same scalars, lists of equal items, and mappings of
/// equal values for the same keys in any order; values of different types never are.
extension Value: Hashable {
  public static func == (left: Value, right: Value) -> Bool {
    switch (left, right) {
    case (.nil, .nil): true
    case (.bool(let left), .bool(let right)): left == right
    case (.string(let left), .string(let right)):
      left.utf8.count == right.utf8.count && left.utf8.elementsEqual(right.utf8)
    case (.list(let left), .list(let right)): left == right
    case (.mapping(let left), .mapping(let right)): left == right
    default: left.order(to: right) == .equal
    }
  }

  public func hash(into hasher: inout Hasher) {
    switch self {
    case .nil: hasher.combine(0)
    case .bool(let truth): hasher.combine(truth)
    case .int(let number): hasher.combine(number)
    case .double(let number):
      if let whole = Value.whole(number), Double(whole) == number {
        hasher.combine(whole)
      } else {
        hasher.combine(number)
      }
    case .string(let text): for byte in text.utf8 { hasher.combine(byte) }
    case .list(let items): hasher.combine(items)
    case .mapping(let mapping): hasher.combine(mapping.values.count)
    }
  }
}

/// Equal are mappings of equal values for the same keys, in any order.
extension Mapping: Equatable {
  public static func == (left: Mapping, right: Mapping) -> Bool {
    if left.shape === right.shape { return left.values == right.values }
    guard left.values.count == right.values.count else { return false }
    return zip(left.shape.keys, left.values).allSatisfy { key, value in right[key] == value }
  }
}

extension Value {
  /// Whether there is nothing.
  var isNil: Bool {
    if case .nil = self { true } else { false }
  }
}

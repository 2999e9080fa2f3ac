extension Filter {
  /// Lists, and between lists and texts.
  static let listFilters = [
    Filter("count") { input throws(Problem) in
      switch input.value {
      case .list(let items): .int(items.count)
      case .mapping(let mapping): .int(mapping.values.count)
      case .string(let text): .int(text.count)
      default: throw input.problem("takes a list, not \(input.value.kind)")
      }
    },
    Filter("first") { input throws(Problem) in
      if case .string(let text) = input.value { return text.first.map { .string(String($0)) } }
      return try input.list().first
    },
    Filter("join", 0...1) { input throws(Problem) in
      let separator = try input.text(at: 0)
      guard case .list(let items) = input.value else { return input.value }
      let texts = items.map(\.text)
      try input.check(texts.count, times: separator.utf8.count)
      try input.check(texts.reduce(0) { $0 + $1.utf8.count }, times: 1)
      return .string(texts.joined(separator: separator))
    },
    Filter("last") { input throws(Problem) in
      if case .string(let text) = input.value { return text.last.map { .string(String($0)) } }
      return try input.list().last
    },
    Filter("sort", 0...1) { input throws(Problem) in try sorted(input) },
    Filter("split", 0...1) { input throws(Problem) in
      let separator = try input.text(at: 0, default: " ")
      guard case .string(let text) = input.value else { return input.value }
      return .list(split(text, at: separator).map(Value.string))
    },
    Filter("unique") { input throws(Problem) in
      var seen: Set<Value> = []
      return .list(try input.list().filter { seen.insert($0).inserted })
    },
  ]

  /// The items in ascending order, or by the key given; equal ones keep their order.
  private static func sorted(_ input: FilterInput) throws(Problem) -> Value {
    let items = try input.list()
    var keys = items
    if !input.arguments.isEmpty {
      let key = try input.text(at: 0)
      keys = []
      for item in items {
        guard case .mapping(let mapping) = item, let value = mapping[key] else {
          throw input.problem("finds no `\(key)` in one of the items", argument: 0)
        }
        keys.append(value)
      }
    }
    for (one, other) in zip(keys, keys.dropFirst()) where one.order(to: other) == nil {
      throw input.problem("cannot order \(one.kind) and \(other.kind)")
    }
    let order = keys.indices.sorted {
      switch keys[$0].order(to: keys[$1]) {
      case .less: true
      case .greater: false
      case .equal, nil: $0 < $1
      }
    }
    return .list(order.map { items[$0] })
  }
}

extension Value {
  /// Appends it as an output writes it: texts as they are, nil as nothing, lists and mappings as
  /// Swift describes them, with keys in written order.
  func write(to output: inout [UInt8]) {
    switch self {
    case .string(let text): output.append(contentsOf: text.utf8)
    case .nil: break
    case .int(let number): output.append(contentsOf: String(number).utf8)
    case .bool(let truth): output.append(contentsOf: (truth ? "true" : "false").utf8)
    case .double(let number): output.append(contentsOf: number.description.utf8)
    case .list, .mapping: output.append(contentsOf: description.utf8)
    }
  }

  /// What an output writes.
  var text: String {
    switch self {
    case .string(let text): text
    case .nil: ""
    default: description
    }
  }

  /// As it stands in a printed list or mapping: texts in quotes.
  fileprivate var description: String {
    switch self {
    case .nil: "nil"
    case .bool(let truth): truth ? "true" : "false"
    case .int(let number): String(number)
    case .double(let number): number.description
    case .string(let text): text.debugDescription
    case .list(let items): "[" + items.map(\.description).joined(separator: ", ") + "]"
    case .mapping(let mapping): mapping.description
    }
  }
}

extension Mapping {
  fileprivate var description: String {
    if values.isEmpty { return "[:]" }
    let pairs = zip(shape.keys, values).map { key, value in
      key.debugDescription + ": " + value.description
    }
    return "[" + pairs.joined(separator: ", ") + "]"
  }
}

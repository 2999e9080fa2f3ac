extension Filter {
  /// Texts in texts, compared scalar by scalar.
  static let searchFilters = [
    Filter("contains", 1...1, isTest: true) { input throws(Problem) in
      if case .list(let items) = input.value { return .bool(items.contains(input.arguments[0])) }
      return .bool(contains(try input.text(), try input.text(at: 0)))
    },
    Filter("hasPrefix", 1...1, isTest: true) { input throws(Problem) in
      .bool(try input.text().utf8.starts(with: try input.text(at: 0).utf8))
    },
    Filter("hasSuffix", 1...1, isTest: true) { input throws(Problem) in
      let suffix = try input.text(at: 0).utf8.reversed()
      return .bool(try input.text().utf8.reversed().starts(with: suffix))
    },
    Filter("replace", 2...3) { input throws(Problem) in
      // Regular expressions differ from one library to the next, and templates must not.
      _ = try input.word(at: 2, of: ["normal"])
      let text = try input.text()
      let wanted = try input.text(at: 0)
      let parts = wanted.isEmpty ? [text] : split(text, at: wanted)
      let replacement = try input.text(at: 1)
      try input.check(parts.count - 1, times: replacement.utf8.count)
      return .string(parts.joined(separator: replacement))
    },
  ]

  /// Whether `text` contains `part`, as the empty text is contained in all.
  static func contains(_ text: String, _ part: String) -> Bool {
    part.isEmpty || split(text, at: part, most: 1).count > 1
  }

  /// The parts of `text` between the occurrences of `separator`, after `most` of which no more are
  /// looked for; an empty one occurs nowhere.
  static func split(_ text: String, at separator: String, most: Int = .max) -> [String] {
    let bytes = Array(text.utf8)
    let wanted = Array(separator.utf8)
    guard let first = wanted.first else { return [text] }
    var parts: [String] = []
    var start = 0
    var offset = 0
    while offset + wanted.count <= bytes.count, parts.count < most {
      if bytes[offset] == first, bytes[offset..<offset + wanted.count].elementsEqual(wanted) {
        parts.append(String(decoding: bytes[start..<offset], as: UTF8.self))
        offset += wanted.count
        start = offset
      } else {
        offset += 1
      }
    }
    return parts + [String(decoding: bytes[start...], as: UTF8.self)]
  }
}

import NavgenDiagnostics

extension Reader {
  /// The entries of a mapping that is one value, such as a color, by key; `nil` after a report.
  mutating func fields(
    of node: Node, _ keys: [String], required: [String], in name: String
  ) -> [String: Node]? {
    var fields: [String: Node] = [:]
    var isRight = true
    var unknown: [Node] = []
    for entry in node.entries {
      let key = entry.key.text
      if !keys.contains(key) {
        unknown.append(entry.key)
      } else if entry.value.kind == .missing {
        isRight = false
      } else if fields[key] == nil {
        fields[key] = entry.value
      }
    }
    for key in unknown {
      report(.unknownKey(key, in: "`\(name)`", keys, among: Set(fields.keys)))
    }
    guard isRight, unknown.isEmpty else { return nil }
    let lacking = required.filter { fields[$0] == nil }
    if !lacking.isEmpty { report(.requiredKeys(lacking, in: name, at: node.range)) }
    return lacking.isEmpty ? fields : nil
  }
}

extension Diagnostic {
  /// A key that its mapping does not take, with the nearest one that it does, which may be `written`
  /// there already. `group` is what the mapping is called in a sentence.
  static func unknownKey(
    _ key: SyntaxTree.Node, in group: String, _ keys: [String], among written: Set<String>
  ) -> Diagnostic {
    let message = "unknown key `\(key.shownText)` in \(group)"
    if let nearest = Synonyms.key(for: key.text, in: keys) {
      if written.contains(nearest) {
        return Diagnostic(
          .unknownKey, "\(message), which has `\(nearest)` already: delete one of the two",
          at: key.range)
      }
      return Diagnostic(
        .unknownKey, "\(message); did you mean `\(nearest)`?", at: key.range,
        fixIts: [.write(nearest, at: key.range)])
    }
    return Diagnostic(
      .unknownKey, "\(message), which takes \(listed(keys, "and"))", at: key.range)
  }

  /// Keys that have to be there.
  static func requiredKeys(
    _ keys: [String], in group: String, at range: SourceRange
  ) -> Diagnostic {
    Diagnostic(.requiredKey, "`\(group)` lacks \(listed(keys, "and"))", at: range)
  }
}

/// For example `a`, `b` and `c`.
func listed(_ words: [String], _ conjunction: String) -> String {
  let quoted = words.map { "`\($0)`" }
  guard let last = quoted.last, quoted.count > 1 else { return quoted.first ?? "nothing" }
  return "\(quoted.dropLast().joined(separator: ", ")) \(conjunction) \(last)"
}

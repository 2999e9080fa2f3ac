import NavgenDiagnostics

extension Reader {
  /// `true`, `false` or the name of a strings table.
  mutating func localization(_ node: Node, of key: String) -> SettingValue? {
    let takes = ValueType.localization.noun
    guard isScalar(node, of: key, takes: takes) else { return nil }
    let text = node.text
    switch text {
    case "true": return .bool(true)
    case "false": return .bool(false)
    case "none":
      report(.unfit(.notATable, of: key, takes: takes, node, nearest: "false"))
      return nil
    case _ where boolean(meantBy: text) != nil:
      report(.notABool(of: key, takes: takes, node))
      return nil
    default: return table(text, node, of: key).map { .text($0) }
    }
  }

  /// The name of a strings table, which is a file's without what follows its dot.
  private mutating func table(_ name: String, _ node: Node, of key: String) -> String? {
    for ending in [".strings", ".xcstrings"] where name.hasSuffix(ending) {
      report(
        .unfit(
          .notATable, of: key, takes: ValueType.localization.noun, node,
          nearest: String(name.dropLast(ending.count))))
      return nil
    }
    if AssetName.isPlain(name) { return name }
    report(.unfit(.notATable, of: key, takes: ValueType.localization.noun, node))
    return nil
  }
}

import NavgenDiagnostics

extension Reader {
  /// A font in any of its forms, for example `headline`.
  mutating func font(_ node: Node, of key: String) -> Font? {
    switch node.kind {
    case .scalar: textStyle(node, of: key)
    case .mapping: sizedFont(node, of: key)
    case .sequence, .missing: isScalar(node, of: key, takes: ValueType.font.noun) ? nil : nil
    }
  }

  private mutating func textStyle(_ node: Node, of key: String) -> Font? {
    let text = node.text
    if let introduced = FontNames.textStyles[text] {
      guard isThere("`\(text)`", since: introduced, node) else { return nil }
      return .textStyle(camelCase(kebab: text))
    }
    report(
      .unfit(
        .notAFont, of: key, takes: ValueType.font.noun, node,
        nearest: Spelling.nearest(text, in: FontNames.textStyleWords)))
    return nil
  }

  /// `{size: 17, weight: semibold}` or `{custom: Name, size: 17}`.
  private mutating func sizedFont(_ node: Node, of key: String) -> Font? {
    let isCustom = node.entries.contains { $0.key.isText("custom") }
    let keys = isCustom ? ["custom", "size"] : ["size", "weight"]
    let required = isCustom ? keys : ["size"]
    guard let fields = fields(of: node, keys, required: required, in: key),
      let size = fields["size"]
    else { return nil }
    let points = number(size, .distance, of: "size")
    if let custom = fields["custom"] {
      let name = text(custom, isEmptyAllowed: false, of: "custom")
      guard let points, let name else { return nil }
      return .custom(name: name, size: points)
    }
    let weight = fields["weight"].map { choice($0, FontNames.weights, of: "weight") } ?? "regular"
    guard let points, let weight else { return nil }
    return .system(size: points, weight: camelCase(kebab: weight))
  }
}

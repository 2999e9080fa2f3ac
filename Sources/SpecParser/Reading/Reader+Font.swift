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
        nearest: Spelling.nearest(text, in: FontNames.textStyleWords)
          ?? Self.rewriting(of: node, .font)))
    return nil
  }

  /// `{size: 17, weight: semibold}` or `{custom: Name, size: 17}`.
  private mutating func sizedFont(_ node: Node, of key: String) -> Font? {
    if let style = node.entries.first(where: { $0.key.text.hasSuffix("style") }) {
      report(.styleAmongKeys(style, in: node, of: key))
      return nil
    }
    let isCustom = node.entries.contains { entry in
      entry.key.isText("custom") || Synonyms.keys(for: entry.key.text).contains("custom")
    }
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

extension Diagnostic {
  /// Before: `font: {style: headline}`. After: `font: headline`.
  fileprivate static func styleAmongKeys(
    _ entry: SyntaxTree.Entry, in node: SyntaxTree.Node, of key: String
  ) -> Diagnostic {
    let style = entry.value.text
    let isAlone = node.entries.count == 1 && FontNames.textStyles[style] != nil
    return Diagnostic(
      .unknownKey,
      "unknown key `\(entry.key.shownText)` in `\(key)`: a text style stands alone, such as "
        + "`\(key): \(isAlone ? style : "headline")`",
      at: entry.key.range, fixIts: isAlone ? [.write(style, at: node.range)] : [])
  }
}

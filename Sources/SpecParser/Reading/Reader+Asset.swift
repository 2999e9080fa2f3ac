import NavgenDiagnostics

/// Names of entries in an asset catalogue.
enum AssetName {
  /// The name in `asset(Name)`; `nil` for every other text.
  static func inCall(_ text: String) -> String? {
    guard text.hasPrefix("asset("), text.hasSuffix(")") else { return nil }
    return String(text.dropFirst("asset(".count).dropLast())
  }

  /// The name without the quotes that Swift would have around it.
  static func unquoted(_ name: String) -> String {
    for quote in ["\"", "'"] where name.count > 1 && name.hasPrefix(quote) && name.hasSuffix(quote)
    {
      return String(name.dropFirst().dropLast())
    }
    return name
  }

  /// How a name has to be written outside of `asset(…)`; `nil` where that would take escapes.
  static func longhand(_ name: String) -> String? {
    name.isEmpty || name.contains(where: "\"\\".contains) ? nil : "{asset: \"\(name)\"}"
  }

  /// Whether `name` has only letters, digits, `_`, `.`, `/` and `-`, and any at all.
  static func isPlain(_ name: String) -> Bool {
    !name.isEmpty
      && name.allSatisfy { $0.isLetter || $0.isNumber || "_./-".contains($0) }
      && !name.unicodeScalars.contains(where: \.isInvisible)
  }
}

extension Reader {
  /// The name of an image.
  mutating func asset(_ node: Node, of key: String) -> String? {
    if node.kind == .mapping {
      let fields = fields(of: node, ["asset"], required: ["asset"], in: key)
      guard let name = fields?["asset"] else { return nil }
      return text(name, isEmptyAllowed: false, of: "asset")
    }
    guard isScalar(node, of: key, takes: ValueType.asset.noun) else { return nil }
    let name = node.text
    if AssetName.isPlain(name), name != "none" { return name }
    report(.notAnAsset(node, of: key))
    return nil
  }
}

extension Diagnostic {
  /// A name in `asset(…)` that has to be quoted.
  static func unusualAsset(_ node: SyntaxTree.Node) -> Diagnostic {
    let name = AssetName.unquoted(AssetName.inCall(node.text) ?? "")
    let repair = AssetName.isPlain(name) ? "asset(\(name))" : AssetName.longhand(name)
    return Diagnostic(
      .notAnAsset,
      "`asset(…)` takes letters, digits, `_`, `.`, `/` and `-`; write "
        + (repair.map { "`\($0)`" } ?? "any other name as `{asset: \"…\"}`"),
      at: node.range, fixIts: repair.map { [.write($0, at: node.range)] } ?? [])
  }

  fileprivate static func notAnAsset(_ node: SyntaxTree.Node, of key: String) -> Diagnostic {
    if node.isText("none") {
      var diagnostic = unfit(.notAnAsset, of: key, takes: ValueType.asset.noun, node)
      diagnostic.message += "; leave `\(key)` out"
      return diagnostic
    }
    if let name = AssetName.inCall(node.text).map(AssetName.unquoted), AssetName.isPlain(name) {
      return unfit(.notAnAsset, of: key, takes: ValueType.asset.noun, node, nearest: name)
    }
    if let name = Reader.rewriting(of: node, .asset) {
      return unfit(.notAnAsset, of: key, takes: ValueType.asset.noun, node, nearest: name)
    }
    return Diagnostic(
      .notAnAsset,
      "`\(key)` takes an image's name of letters, digits, `_`, `.`, `/` and `-`; write any other "
        + "name as `{asset: \"…\"}`",
      at: node.range)
  }
}

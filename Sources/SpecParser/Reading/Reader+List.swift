import NavgenDiagnostics

extension Reader {
  /// The items of a sequence, or a single scalar; nothing for what has been reported.
  mutating func items(
    _ node: Node, of key: String, takes: @autoclosure () -> String
  ) -> [Node] {
    switch node.kind {
    case .sequence: return node.items.filter { isScalar($0, of: key, takes: takes()) }
    case .scalar: return [node]
    case .missing: return []
    case .mapping:
      report(.wrongShape(of: key, takes: takes(), node))
      return []
    }
  }

  /// The items of a list, checked by its type.
  mutating func list(_ node: Node, _ type: ValueType.ListType, of key: String) -> [String]? {
    switch type {
    case .modules: return modules(node, of: key)
    case .styles: return items(node, of: key, takes: ValueType.list(type).noun).map(\.text)
    case .types: return types(node, of: key)
    case .anyOf(let words, let all):
      let only = node.kind == .sequence && node.items.count == 1 ? node.items.first : node
      if let only, only.kind == .scalar, only.text == all { return words }
      return anyOf(node, words, all: all, of: key)
    }
  }

  /// In the order of `words`, each once.
  private mutating func anyOf(
    _ node: Node, _ words: [String], all: String, of key: String
  ) -> [String]? {
    let takes = ValueType.list(.anyOf(words, all: all)).noun
    var found: [String] = []
    var isRight = node.kind != .missing && node.kind != .mapping
    for item in items(node, of: key, takes: takes) {
      let text = item.text
      if words.contains(text) {
        found.append(text)
        continue
      }
      isRight = false
      if text == all {
        report(.allAmongOthers(all, item, node))
      } else {
        report(
          .unknownItem(
            of: key, takes: takes, words + [all], item, isInList: node.kind == .sequence))
      }
    }
    guard isRight else { return nil }
    if found.isEmpty {
      if node.items.isEmpty { report(.emptyList(node, of: key, takes: takes)) }
      return nil
    }
    return words.filter(found.contains)
  }

  /// Types of views, each once.
  private mutating func types(_ node: Node, of key: String) -> [String]? {
    var types: [String] = []
    var seen: Set<String> = []
    var isRight = node.kind != .missing && node.kind != .mapping
    if isNoList(node, .notAType, .types, of: key) { return nil }
    for item in items(node, of: key, takes: ValueType.list(.types).noun) {
      guard let type = swiftType(item, .view, of: key) else {
        isRight = false
        continue
      }
      if seen.insert(type).inserted { types.append(type) }
    }
    return isRight ? types : nil
  }

  /// Modules to import, each once; UIKit is imported anyway.
  private mutating func modules(_ node: Node, of key: String) -> [String]? {
    var modules: [String] = []
    var seen: Set<String> = ["UIKit"]
    var isRight = node.kind != .missing && node.kind != .mapping
    if isNoList(node, .notAModule, .modules, of: key) { return nil }
    for item in items(node, of: key, takes: ValueType.list(.modules).noun) {
      let text = item.text
      let parts = text.split(separator: ".", omittingEmptySubsequences: false)
      guard parts.allSatisfy({ isIdentifier($0) && !SwiftType.isReserved($0) }) else {
        report(.unfit(.notAModule, of: key, takes: "names of modules such as `DesignSystem`", item))
        isRight = false
        continue
      }
      if seen.insert(text).inserted { modules.append(text) }
    }
    return isRight ? modules : nil
  }
}

extension Reader {
  /// Whether `none` stands where a list has none of its items, or several items without brackets;
  /// reports it.
  private mutating func isNoList(
    _ node: Node, _ id: DiagnosticID, _ type: ValueType.ListType, of key: String
  ) -> Bool {
    guard node.kind == .scalar else { return false }
    let isUnlisted = node.text.contains(",") && !node.text.contains("<")
    let nearest =
      node.isText("none") ? "[]" : isUnlisted ? Self.rewriting(of: node, .list(type)) : nil
    guard let nearest else { return false }
    report(.unfit(id, of: key, takes: ValueType.list(type).noun, node, nearest: nearest))
    return true
  }
}

extension Diagnostic {
  /// A word that is none of `words`; several lack their commas, or the brackets of a list.
  fileprivate static func unknownItem(
    of key: String, takes: String, _ words: [String], _ node: SyntaxTree.Node, isInList: Bool
  ) -> Diagnostic {
    let parts = node.text.split { $0 == "," || $0 == " " }.map(String.init)
    guard parts.count > 1, parts.allSatisfy(words.contains) else {
      var diagnostic = unknownValue(of: key, takes: takes, words, node)
      if node.isText("none") { diagnostic.message += "; to stop nothing, write `back: none`" }
      return diagnostic
    }
    let items = parts.joined(separator: ", ")
    return unfit(
      .unknownValue, of: key, takes: takes, node, nearest: isInList ? items : "[\(items)]")
  }

  /// Before: `[all, swipe]`. After: `all`.
  fileprivate static func allAmongOthers(
    _ all: String, _ item: SyntaxTree.Node, _ list: SyntaxTree.Node
  ) -> Diagnostic {
    let isFlow = list.range.text.hasPrefix("[")
    return Diagnostic(
      .unknownValue, "`\(all)` stands for every one of them: write it alone", at: item.range,
      fixIts: isFlow ? [.write(all, at: list.range)] : [])
  }

  fileprivate static func emptyList(
    _ node: SyntaxTree.Node, of key: String, takes: String
  ) -> Diagnostic {
    Diagnostic(
      .emptyList, "`\(key)` takes \(takes), not an empty list; to drop it, delete the key",
      at: node.range)
  }
}

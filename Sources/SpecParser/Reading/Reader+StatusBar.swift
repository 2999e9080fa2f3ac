import NavgenDiagnostics

extension Reader {
  /// One style, or two that switch.
  mutating func statusBar(_ node: Node, of key: String) -> StatusBar? {
    guard node.kind == .mapping else {
      guard isScalar(node, of: key, takes: ValueType.statusBar.noun) else { return nil }
      if node.isText("none") {
        report(.noStatusBar(node, of: key))
        return nil
      }
      return statusBarStyle(node, of: key).map { .fixed($0) }
    }
    guard
      let fields = fields(of: node, ["from", "to", "at"], required: ["from", "to"], in: key)
    else { return nil }
    let from = fields["from"].flatMap { statusBarStyle($0, of: "from") }
    let to = fields["to"].flatMap { statusBarStyle($0, of: "to") }
    let at = fields["at"].map { number($0, .fraction, of: "at") } ?? 0.5
    guard let from, let to, let at else { return nil }
    return .switching(from: from, to: to, at: at)
  }

  private mutating func statusBarStyle(_ node: Node, of key: String) -> StatusBar.Style? {
    choice(node, StatusBar.Style.words, of: key)
      .flatMap(StatusBar.Style.init(rawValue:))
  }
}

extension StatusBar.Style {
  /// As the language writes them.
  fileprivate static let words = allCases.map(\.rawValue)
}

extension Diagnostic {
  fileprivate static func noStatusBar(_ node: SyntaxTree.Node, of key: String) -> Diagnostic {
    var diagnostic = unfit(.unknownValue, of: key, takes: ValueType.statusBar.noun, node)
    diagnostic.message += "; write `hidden`, or leave `\(key)` out for the controller's own"
    return diagnostic
  }
}

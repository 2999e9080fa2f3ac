import NavgenDiagnostics

extension Reader {
  /// Whether what iOS has since a version is there at the module's deployment target; reports it
  /// where not.
  ///
  /// Before: `ios: 13.0` and `tint: systemMint`. After: `ios: 15.0`, or `tint: systemGreen`.
  mutating func isThere(_ name: String, since major: Int, _ node: Node) -> Bool {
    if target.major >= major { return true }
    report(.newerAPI(name, major, target, node.range, targetPlace))
    return false
  }
}

extension Diagnostic {
  fileprivate static func newerAPI(
    _ name: String, _ major: Int, _ target: IOSVersion, _ range: SourceRange, _ place: SourceRange?
  ) -> Diagnostic {
    Diagnostic(
      .newerAPI,
      "\(name) needs iOS \(major), and `module.ios` is \(target.major).\(target.minor): "
        + "write another, or `ios: \(major).0`",
      at: range, notes: place.map { [Note("the target is given here", at: $0)] } ?? [])
  }
}

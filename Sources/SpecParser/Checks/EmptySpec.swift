import NavgenDiagnostics

extension Checks {
  /// A spec of nothing is a slip: most often a misspelt key or a file that should start with `_`.
  ///
  /// Before: `navgen: 1` alone. After: with at least one screen or bar.
  mutating func emptySpec(_ root: SpecFiles.File, _ screens: Catalogue, _ bars: Catalogue) {
    let isNothing = [screens, bars].allSatisfy { $0.entries.isEmpty && !$0.isRefused }
    guard isNothing else { return }
    report(.emptySpec(at: root.tree.root.range.start))
  }
}

extension Diagnostic {
  fileprivate static func emptySpec(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .emptySpec,
      "there is nothing to generate: write a screen under `screens` or a bar under `bars`",
      at: range)
  }
}

extension SourceRange {
  /// The place before its first byte.
  var start: SourceRange { SourceRange(file: file, lower: lower, upper: lower) }
}

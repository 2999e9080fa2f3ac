import NavgenDiagnostics

extension Reader {
  /// Tells of a property that only newer systems have; the generated code asks for the system's
  /// version, and on an older one does without.
  ///
  /// Before: `ios: 13.0` and `back-button: {display: minimal}`. After: `ios: 14.0`, or the same with
  /// the difference known.
  mutating func checkGuard(_ path: String, since version: IOSVersion, _ entry: SyntaxTree.Entry) {
    guard target < version else { return }
    report(.guardedAPI(path, version, target, entry.key.range, targetPlace))
  }
}

extension Diagnostic {
  fileprivate static func guardedAPI(
    _ path: String, _ version: IOSVersion, _ target: IOSVersion, _ range: SourceRange,
    _ place: SourceRange?
  ) -> Diagnostic {
    Diagnostic(
      .guardedAPI,
      "`\(path)` needs iOS \(version.major).\(version.minor), and `module.ios` is "
        + "\(target.major).\(target.minor): older systems do without it",
      at: range, notes: place.map { [Note("the target is given here", at: $0)] } ?? [])
  }
}

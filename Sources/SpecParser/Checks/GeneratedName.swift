import NavgenDiagnostics

/// The types that generated code declares beside the app's own.
enum GeneratedNames {
  /// What follows the module's name in each of them.
  static let endings: Set<String> = [
    "BarFade", "BarFadeObserver", "NavigationController", "PopAnimator", "PopAnswer", "PopDecision",
    "PopTrigger", "Resources", "Screen", "ShouldPop", "StandaloneBar", "TransitionDelegate",
  ]

  /// Whether one of them has this name in `module`.
  static func contains(_ type: String, in module: String) -> Bool {
    type.hasPrefix(module) && endings.contains(String(type.dropFirst(module.count)))
  }
}

extension Checks {
  /// A type that the app declares cannot have the name of a generated one.
  ///
  /// Before: `module: {name: Shop, superclass: ShopNavigationController}`.
  /// After: `module: {name: Shop, superclass: BaseNavigationController}`.
  mutating func generatedName(
    _ type: String, _ setting: @autoclosure () -> Setting?, in module: Module
  ) {
    guard GeneratedNames.contains(type, in: module.name), let setting = setting() else { return }
    report(.generatedName(type, module.name, setting.place.range))
  }
}

extension Diagnostic {
  fileprivate static func generatedName(
    _ type: String, _ module: String, _ range: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .generatedName,
      "`\(type)` is a type that navgen generates for module `\(module)`: "
        + "give one of them another name",
      at: range)
  }
}

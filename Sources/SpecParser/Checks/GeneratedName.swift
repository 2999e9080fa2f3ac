import NavgenDiagnostics

/// The types that generated code declares beside the app's own.
enum GeneratedNames {
  /// What follows the module's name in each of them.
  static let endings: Set<String> = [
    "BarFade", "BarFadeObserver", "NavigationController", "PopAnimator", "PopAnswer", "PopDecision",
    "PopTrigger", "Resources", "Screen", "ScreenNaming", "ShouldPop", "StandaloneBar",
    "TransitionAnimator", "TransitionDelegate",
  ]

  /// The types inside the generated screens, which hide the app's own of the same name there.
  static let nested: Set<String> = [
    "Animation", "Back", "Bar", "ClassTable", "Curve", "Fade", "MenulessBackButton", "Pop",
    "StatusBar", "Stretch",
  ]

  /// The name in `type`, or in its generic arguments, that would be taken for a nested type: one
  /// with a module before it is not.
  static func nestedType(in type: String) -> String? {
    // On bytes, since every screen asks; what parts names is ASCII.
    type.utf8.split {
      $0 == UInt8(ascii: "<") || $0 == UInt8(ascii: ">") || $0 == UInt8(ascii: ",")
        || $0 == UInt8(ascii: " ")
    }
    .map { String(Substring($0.prefix { $0 != UInt8(ascii: ".") })) }
    .first(where: nested.contains)
  }

  /// Whether a type that is not nested has this name in `module`.
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

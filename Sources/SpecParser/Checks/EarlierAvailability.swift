import NavgenDiagnostics

extension Checks {
  /// Every system that the module runs on has a class that is no newer than its target.
  ///
  /// Before: `module: {ios: 15.0}` with `available: 14.0`. After: without `available`.
  mutating func earlierAvailability(
    _ screen: Screen, _ settings: Settings, _ module: Module, _ moduleSettings: Settings
  ) {
    guard let version = screen.available, version <= module.ios, screen.controller != .runtime,
      let ios = moduleSettings.targetSetting, ios.value != .invalid,
      let setting = settings[Screen.schema.number("available")]
    else { return }
    report(.earlierAvailability(module.ios, setting.place.range, ios.place.range))
  }
}

extension Settings {
  /// Where the module's deployment target is given.
  fileprivate var targetSetting: Setting? { self[Module.schema.number("ios")] }
}

extension Diagnostic {
  fileprivate static func earlierAvailability(
    _ target: IOSVersion, _ range: SourceRange, _ module: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .ignoredValue,
      "`available` does nothing up to the target, `ios: \(target.major).\(target.minor)`: leave it out",
      at: range, notes: [Note("`module.ios` is given here", at: module)])
  }
}

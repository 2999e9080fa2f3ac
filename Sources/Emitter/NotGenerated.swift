import NavgenDiagnostics
import NavgenSpecParser

extension Diagnostic {
  /// What a spec asks for that the set `uikit` does not make yet; each is an error, so that nobody
  /// waits for an effect in vain.
  public static func notGenerated(in spec: NavigationSpec) -> [Diagnostic] {
    let module = spec.module.settingsNotGenerated.map { "module.\($0)" }
    let screens = spec.screens.flatMap { screen in
      screen.settingsNotGenerated.map { "screens.\(screen.name).\($0)" }
    }
    return (module + screens).map(notGenerated)
  }

  private static func notGenerated(_ setting: String) -> Diagnostic {
    Diagnostic(.notGenerated, "`\(setting)` cannot be generated yet: leave it out", at: nil)
  }
}

extension Module {
  fileprivate var settingsNotGenerated: [String] {
    [
      ("localize", localization != .none),
      ("bundle", bundle != .main),
    ].filter(\.1).map(\.0)
  }
}

extension Screen {
  fileprivate var settingsNotGenerated: [String] {
    [
      ("controller: runtime", controller == .runtime),
      ("available", available != nil),
      ("bar.back-button.menu", bar.backButton.showsMenu != nil),
    ].filter(\.1).map(\.0)
  }
}

import NavgenDiagnostics

extension Checks {
  /// No title is large in a module that has no large titles.
  ///
  /// Before: `module: {large-titles: false}` with `bar: {large-title: {display: always}}`.
  /// After: `module: {large-titles: true}`.
  mutating func noLargeTitle(_ screen: Screen, _ settings: Settings, _ largeTitles: Setting?) {
    guard let largeTitles, largeTitles.value == .bool(false),
      let setting = settings[Screen.schema.number("bar.large-title.display")],
      let display = screen.bar.largeTitle.display, display != .never
    else { return }
    report(.noLargeTitle(display, setting.place.range, largeTitles.place.range))
  }
}

extension Diagnostic {
  fileprivate static func noLargeTitle(
    _ display: LargeTitleLook.Display, _ range: SourceRange, _ module: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .ignoredValue,
      "`display: \(display.rawValue)` does nothing with `module.large-titles: false`: write `true` "
        + "there, or leave it out",
      at: range, notes: [Note("`module.large-titles` is given here", at: module)])
  }
}

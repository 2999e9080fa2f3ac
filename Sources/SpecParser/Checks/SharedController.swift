import NavgenDiagnostics

extension Checks {
  /// A controller finds its screen by its class, so it has one.
  ///
  /// Before: two screens with `controller: CartViewController`.
  /// After: a controller of its own for each.
  mutating func sharedController(_ screen: Screen, _ settings: Settings) {
    guard !screen.controller.isEmpty,
      let place = settings[Screen.schema.number("controller")]?.place.range
    else { return }
    guard let earlier = controllers[screen.controller] else {
      controllers[screen.controller] = place
      return
    }
    report(.sharedController(screen.controller, at: place, earlier: earlier))
  }
}

extension Diagnostic {
  fileprivate static func sharedController(
    _ controller: String, at range: SourceRange, earlier: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .sharedController, "`\(controller)` has a screen already: give each screen its own class",
      at: range, notes: [Note("it is first given here", at: earlier)])
  }
}

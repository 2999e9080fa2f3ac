import NavgenDiagnostics

extension Checks {
  /// A controller finds its screen by its class, so it has one; `runtime` is no class.
  ///
  /// Before: two screens with `controller: CartViewController`.
  /// After: a controller of its own for each, or `controller: runtime`.
  mutating func sharedController(_ screen: Screen, _ settings: Settings) {
    guard case .type(let type) = screen.controller, !type.isEmpty,
      let place = settings[Screen.schema.number("controller")]?.place.range
    else { return }
    guard let earlier = controllers[type] else {
      controllers[type] = place
      return
    }
    report(.sharedController(type, at: place, earlier: earlier))
  }
}

extension Diagnostic {
  fileprivate static func sharedController(
    _ controller: String, at range: SourceRange, earlier: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .sharedController,
      "`\(controller)` has a screen already: give each its own class, or write `runtime`",
      at: range, notes: [Note("it is first given here", at: earlier)])
  }
}

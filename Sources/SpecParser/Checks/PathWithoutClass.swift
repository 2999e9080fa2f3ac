import NavgenDiagnostics

extension Check<Screen> {
  /// A property path belongs to a class, and controllers that name their screen themselves may be of
  /// any.
  ///
  /// Before: `{controller: runtime, fade: {distance: 90, scroll: list}}`.
  /// After: the same without `scroll`, with `setContentScrollView(list)` in the controller.
  static let scrollWithoutClass = Check(
    id: .pathWithoutClass, first: "fade.scroll", second: "controller",
    isBroken: { screen, _ in
      screen.controller == .runtime && screen.fade.map { $0.scroll != .auto } == true
    },
    message: { _ in
      "`scroll` is a property of a class, and `controller: runtime` names none: leave it out, and "
        + "call `setContentScrollView(_:for:)`"
    })

  /// So does the property that says whether to ask.
  ///
  /// Before: `{controller: runtime, back: {when: isDirty}}`.
  /// After: `{controller: runtime, back: {intercept: all}}`, which the controller answers.
  static let conditionWithoutClass = Check(
    id: .pathWithoutClass, first: "back.when", second: "controller",
    isBroken: { screen, _ in screen.controller == .runtime && screen.back?.when != nil },
    message: { _ in
      "`when` is a property of a class, and `controller: runtime` names none: leave it and `ask` "
        + "out, and answer in `shouldPop(by:)`"
    })
}

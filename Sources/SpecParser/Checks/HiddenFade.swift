extension Check<Screen> {
  /// What nobody sees cannot fade.
  ///
  /// Before: `bar: {hidden: true}` with `fade: {distance: 136}`.
  /// After: one of the two, or `bar: {style: transparent}` with the fade.
  static let hiddenFade = Check(
    id: .hiddenFade, first: "fade", second: "bar.hidden",
    isBroken: { screen, _ in screen.fade != nil && screen.bar.isHidden == true },
    message: { _ in
      "a `hidden` bar cannot fade: leave out `hidden`, since a fade begins clear, or the `fade`"
    })
}

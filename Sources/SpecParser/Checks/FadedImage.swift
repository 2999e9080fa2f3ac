extension Check<Screen> {
  /// An image behind the bar cannot be made part transparent.
  ///
  /// Before: `bar: {background-image: Wave}` with `fade: {distance: 136}`.
  /// After: `bar: {background: systemTeal}`, or `fade: {distance: 136, background: false}`.
  static let fadedBackgroundImage = Check(
    id: .fadedImage, first: "bar.background-image", second: "fade",
    isBroken: { screen, _ in
      screen.bar.backgroundImage != nil && screen.fade?.background != nil
    },
    message: { _ in wording("background-image", "background") })

  /// Nor can the image of the line under it.
  ///
  /// Before: `bar: {shadow-image: Line}` with `fade: {distance: 136}`.
  /// After: `bar: {shadow: separator}`, or `fade: {distance: 136, shadow: false}`.
  static let fadedShadowImage = Check(
    id: .fadedImage, first: "bar.shadow-image", second: "fade",
    isBroken: { screen, _ in screen.bar.shadowImage != nil && screen.fade?.shadow != nil },
    message: { _ in wording("shadow-image", "shadow") })

  private static func wording(_ image: String, _ element: String) -> String {
    "`\(image)` cannot fade, as an image has no alpha: write a color as `\(element)`, or "
      + "`\(element): false` in `fade`"
  }
}

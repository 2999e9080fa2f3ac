import NavgenSpecParser

extension Screen {
  /// The same screen with the colors in which its fade ends as those of its bar, and without a
  /// color to begin with where that is clear anyway.
  ///
  /// For example `bar: {title: {color: black}}` and `fade: {title: {from: clear, to: label}}` say
  /// what `bar: {title: {color: label}}` and `fade: {title: true}` do.
  var withFadedColorsInBar: Screen {
    guard var fade else { return self }
    var screen = self
    screen.bar.background = fade.background?.takeEnd() ?? bar.background
    screen.bar.title.color = fade.title?.takeEnd() ?? bar.title.color
    screen.bar.largeTitle.color = fade.largeTitle?.takeEnd() ?? bar.largeTitle.color
    screen.bar.shadow = fade.shadow?.takeEnd().map(BarLook.Shadow.color) ?? bar.shadow
    screen.bar.tint = fade.tint?.takeEnd() ?? bar.tint
    screen.fade = fade
    return screen
  }
}

extension Fade.Element {
  /// The color in which it ends, which it then leaves to the bar.
  fileprivate mutating func takeEnd() -> Color? {
    if from == .clear { from = nil }
    defer { to = nil }
    return to
  }
}

extension Check<StandaloneBar> {
  /// Vibrancy draws on a blur.
  ///
  /// Before: `bar: {title: {text: Pay, vibrant: true}}`.
  /// After: `bar: {blur: system-chrome-material, title: {text: Pay, vibrant: true}}`.
  static let vibrantWithoutBlur = Check(
    id: .vibrantWithoutBlur, first: "bar.title.vibrant", second: "bar.blur",
    isBroken: { bar, _ in
      if case .style = bar.look.blur { false } else { bar.titleIsVibrant }
    },
    message: { _ in
      "a `vibrant` title needs a blur to draw on: write `blur: system-chrome-material`"
    })
}

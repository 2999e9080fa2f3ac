import NavgenDiagnostics

extension Check<Screen> {
  /// The rules about the keys of `animation`, for a pop's and a push's.
  static let ignoredMovement = ignoredParallax + ignoredDepth

  /// Only with `parallax` does the screen below move.
  ///
  /// Before: `animation: {style: zoom, parallax: 20%}`. After: without `parallax`.
  private static let ignoredParallax = ["pop", "push"].map { group in
    Check(
      id: .ignoredValue, first: "\(group).animation.parallax", second: "\(group).animation.style",
      isBroken: { screen, setting in
        screen.animation(of: group)?.style != .parallax && !setting.isStandard
      },
      message: { screen in
        "`parallax` does nothing with `style: \(screen.style(of: group))`: write `style: parallax`, "
          + "or leave it out"
      })
  }

  /// Screens that do not lie one over the other show no depth.
  ///
  /// Before: `animation: {style: cross-fade, dim: 20%}`. After: without `dim`.
  private static let ignoredDepth = ["pop", "push"].flatMap { group in
    ["dim", "shadow", "corner-radius"].map { key in
      Check(
        id: .ignoredValue, first: "\(group).animation.\(key)", second: "\(group).animation.style",
        isBroken: { screen, setting in
          screen.animation(of: group).map { [.crossFade, .none].contains($0.style) } == true
            && !setting.isStandard
        },
        message: { screen in
          "`\(key)` does nothing with `style: \(screen.style(of: group))`: leave it out"
        })
    }
  }
}

extension Screen {
  /// How it moves in a `pop` or a `push`.
  fileprivate func animation(of group: String) -> Animation? {
    group == "pop" ? pop.animation : push.animation
  }

  /// The word for that.
  fileprivate func style(of group: String) -> String {
    animation(of: group)?.style.rawValue ?? ""
  }
}

extension Checks {
  /// Where nothing is given below a screen, `none` drops nothing; most often no movement was meant.
  ///
  /// Before: `pop: {animation: none}`. After: `pop: {animation: {style: none}}`.
  mutating func nothingDropped(_ own: Settings, _ below: Settings) {
    let row = Screen.schema.number("pop.animation")
    guard !below.isIncomplete, let setting = own[row],
      setting.value == .group(isOn: false, isFresh: true), below[row] == nil
    else { return }
    report(.nothingDropped(setting.place.range))
  }
}

extension Diagnostic {
  fileprivate static func nothingDropped(_ range: SourceRange) -> Diagnostic {
    Diagnostic(
      .ignoredValue,
      "`animation: none` drops what `defaults` and styles give, and they give none: for no movement "
        + "write `{style: none}`",
      at: range)
  }
}

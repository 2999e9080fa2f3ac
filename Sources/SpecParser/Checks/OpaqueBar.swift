import NavgenDiagnostics

extension Check<StandaloneBar> {
  /// A bar that is opaque lets nothing through.
  ///
  /// Before: `bar: {background: clear, translucent: false}`. After: without `translucent`.
  static let opaqueBar = Check(
    id: .opaqueBar, first: "bar.background", second: "bar.translucent",
    isBroken: { bar, _ in bar.isTranslucent == false && bar.look.background?.isTranslucent == true
    },
    message: { _ in backgroundWording("translucent: false") })
}

extension Checks {
  /// With `translucent: false` no list lies under a bar, so nothing could show through it.
  ///
  /// Before: `module: {translucent: false}` with `bar: {background: "#ffffff80"}`.
  /// After: without `translucent`, or `bar: {background: white}`.
  mutating func opaqueBar(_ screen: Screen, _ settings: Settings, _ translucent: Setting?) {
    guard let translucent, translucent.value == .bool(false) else { return }
    if screen.bar.background?.isTranslucent == true {
      report(
        "bar.background", settings, translucent, backgroundWording("module.translucent: false"))
    }
    if screen.fade?.background != nil {
      report(
        "fade", settings, translucent,
        "no list lies under a bar with `module.translucent: false`, for it to fade over: "
          + "leave one out")
    }
  }

  private mutating func report(
    _ path: String, _ settings: Settings, _ translucent: Setting, _ message: String
  ) {
    guard let place = settings[Screen.schema.number(path)]?.place.range else { return }
    report(
      Diagnostic(
        .opaqueBar, message, at: place,
        notes: [
          Diagnostic.Note("`module.translucent` is given here", at: translucent.place.range)
        ]))
  }
}

private func backgroundWording(_ key: String) -> String {
  "nothing shows through a bar with `\(key)`: write an opaque `background`, or leave that out"
}

extension Color {
  /// Whether it lets anything through as far as the spec says; what an asset or the system holds is
  /// not known.
  fileprivate var isTranslucent: Bool {
    switch self {
    case .clear: true
    case .system, .asset: false
    case .rgba(_, _, _, let alpha): alpha < 255
    case .dynamic(let light, let dark): light.isTranslucent || dark.isTranslucent
    case .alpha(let color, let alpha): alpha < 1 || color.isTranslucent
    }
  }
}

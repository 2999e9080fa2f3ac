/// The rules a screen is held to, in the order of their keys.
enum ScreenChecks {
  /// Each is applied to every screen.
  static let all: [Check<Screen>] = [
    .ignoredAvailability, .hiddenFade, .fadedBackgroundImage, .fadedShadowImage, .steadyStatusBar,
    .ignoredEdge, .ignoredPopDuration, .ignoredPushDuration, .unreachableSwipe, .unreachableMenu,
  ]
}

/// The rules a bar is held to.
enum BarChecks {
  /// Each is applied to every bar.
  static let all: [Check<StandaloneBar>] = [.vibrantWithoutBlur, .opaqueBar]
}

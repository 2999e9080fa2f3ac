/// The rules a screen is held to, in the order of their keys.
enum ScreenChecks {
  /// Each is applied to every screen.
  static let all: [NumberedCheck<Screen>] = checks.map { NumberedCheck($0, in: Screen.schema) }

  private static let checks: [Check<Screen>] =
    [
      .ignoredAvailability, .scrollWithoutClass, .conditionWithoutClass, .hiddenFade,
      .fadedBackgroundImage, .fadedShadowImage, .steadyStatusBar,
      .ignoredEdge, .ignoredAnimation, .ignoredPopDuration, .ignoredPushDuration, .unreachableSwipe,
      .unreachableMenu, .ignoredReduceMotion,
    ] + Check.ignoredRelease + Check.ignoredDrag + Check.ignoredOutsideStrip + Check.ignoredMovement
}

/// The rules a bar is held to.
enum BarChecks {
  /// Each is applied to every bar.
  static let all: [NumberedCheck<StandaloneBar>] = checks.map {
    NumberedCheck($0, in: StandaloneBar.schema)
  }

  private static let checks: [Check<StandaloneBar>] = [
    .vibrantWithoutBlur, .opaqueBar, .ignoredTitleColor, .ignoredTitleOffset,
  ]
}

extension Check<Screen> {
  /// The distance from the edge matters only to a drag that navgen looks for.
  ///
  /// Before: `pop: {gesture: none, edge: 40}`. After: `pop: {gesture: none}`.
  static let ignoredEdge = Check(
    id: .ignoredValue, first: "pop.edge", second: "pop.gesture",
    isBroken: { screen, _ in !screen.pop.isDriven },
    message: {
      "`edge` does nothing with `gesture: \($0.pop.gesture.rawValue)`: "
        + "it needs `edge` or `full-screen`"
    })

  /// A spring takes until it has settled, whatever the duration.
  ///
  /// Before: `animation: {duration: 1s, curve: {spring: {damping: 0.8, response: 0.35}}}`.
  /// After: the same without `duration`.
  static let ignoredPopDuration = Check(
    id: .ignoredValue, first: "pop.animation.duration", second: "pop.animation.curve",
    isBroken: { screen, duration in screen.pop.animation.ignores(duration) },
    message: { ignoredDuration($0.pop.animation) })

  /// Nor does it in a push.
  static let ignoredPushDuration = Check(
    id: .ignoredValue, first: "push.animation.duration", second: "push.animation.curve",
    isBroken: { screen, duration in screen.push.animation?.ignores(duration) == true },
    message: { $0.push.animation.map(ignoredDuration) ?? "" })

  /// Controllers that name their screen themselves have no class in the spec to be guarded.
  ///
  /// Before: `{controller: runtime, available: 17.0}`. After: `{controller: runtime}`.
  static let ignoredAvailability = Check(
    id: .ignoredValue, first: "available", second: "controller",
    isBroken: { screen, _ in screen.controller == .runtime },
    message: { _ in "`available` does nothing with `controller: runtime`, which names no class" })

  private static func ignoredDuration(_ animation: Animation) -> String {
    "`duration` does nothing with a spring, which settles in \(animation.duration)s: leave it out"
  }
}

extension Animation {
  /// Whether a duration is given that is not the spring's own.
  fileprivate func ignores(_ duration: Setting) -> Bool {
    curve.settlingTime != nil && duration.value != .number(self.duration)
  }
}

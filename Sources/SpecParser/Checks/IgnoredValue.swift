extension Check<Screen> {
  /// The distance from the edge matters only to a drag that navgen looks for.
  ///
  /// Before: `pop: {gesture: none, edge: 40}`. After: `pop: {gesture: none}`.
  static let ignoredEdge = Check(
    id: .ignoredValue, first: "pop.edge", second: "pop.gesture",
    isBroken: { screen, _ in !screen.pop.isDriven },
    message: { needsDrag("edge", $0.pop.gesture) })

  /// So do these, but where they say what holds anyway.
  ///
  /// Before: `pop: {gesture: system, exclude: [MapView]}`. After: `pop: {gesture: system}`.
  static let ignoredDrag = ["scroll-views", "exclude", "trackpad"].map { key in
    Check(
      id: .ignoredValue, first: "pop.\(key)", second: "pop.gesture",
      isBroken: { screen, setting in !screen.pop.isDriven && !setting.isStandard },
      message: { needsDrag(key, $0.pop.gesture) })
  }

  /// In the strip along the leading edge a drag always pops, so that these matter only beyond it.
  ///
  /// Before: `pop: {gesture: edge, exclude: [MapView]}`.
  /// After: `pop: {gesture: edge, edge: 60, exclude: [MapView]}`.
  static let ignoredOutsideStrip = ["scroll-views", "exclude"].map { key in
    Check(
      id: .ignoredValue, first: "pop.\(key)", second: "pop.gesture",
      isBroken: { screen, setting in
        screen.pop.gesture == .edge && (screen.pop.edge ?? 0) <= 30 && !setting.isStandard
      },
      message: { _ in
        "`\(key)` does nothing within 30 points of the edge, where a drag always pops: write a "
          + "wider `edge`, or leave it out"
      })
  }

  /// A push with an animation follows this too.
  ///
  /// Before: `pop: {gesture: system, reduce-motion: none}`. After: `pop: {gesture: system}`.
  static let ignoredReduceMotion = Check(
    id: .ignoredValue, first: "pop.reduce-motion", second: "pop.gesture",
    isBroken: { screen, setting in
      !screen.pop.isDriven && screen.push.animation == nil && !setting.isStandard
    },
    message: { needsDrag("reduce-motion", $0.pop.gesture) })

  /// Nor has UIKit's own pop an animation to choose.
  ///
  /// Before: `pop: {gesture: none, animation: {duration: 1s}}`. After: `pop: {gesture: none}`.
  static let ignoredAnimation = Check(
    id: .ignoredValue, first: "pop.animation", second: "pop.gesture",
    isBroken: { screen, _ in
      !screen.pop.isDriven && screen.pop.animation != Pop.blank.animation
    },
    message: { needsDrag("animation", $0.pop.gesture) })

  /// What decides how a drag ends does nothing where there is none.
  ///
  /// Before: `pop: {gesture: none, threshold: 40%}`. After: `pop: {gesture: none}`.
  static let ignoredRelease = ["threshold", "velocity"].map { key in
    Check(
      id: .ignoredValue, first: "pop.\(key)", second: "pop.gesture",
      isBroken: { screen, setting in screen.pop.gesture == .none && !setting.isStandard },
      message: { _ in "`\(key)` does nothing with `gesture: none`: leave it out" })
  }

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

  private static func needsDrag(_ key: String, _ gesture: Pop.Gesture) -> String {
    "`\(key)` does nothing with `gesture: \(gesture.rawValue)`: it needs `edge` or `full-screen`"
  }

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

extension Setting {
  /// Whether it says what would hold without it, as everything in a dump does.
  var isStandard: Bool {
    value == Screen.schema.rows[row].standard || value == .texts([])
  }
}

extension Check<StandaloneBar> {
  /// Vibrancy gives the title its color.
  ///
  /// Before: `title: {text: Pay, vibrant: true, color: white}`. After: without `color`.
  static let ignoredTitleColor = Check(
    id: .ignoredValue, first: "bar.title.color", second: "bar.title.vibrant",
    isBroken: { bar, _ in bar.titleIsVibrant },
    message: { _ in
      "`color` does nothing with `vibrant: true`, whose color is the blur's: leave one out"
    })

  /// A vibrant title is a view of its own, which the bar lays out.
  ///
  /// Before: `title: {text: Pay, vibrant: true, offset: {y: 2}}`. After: without `offset`.
  static let ignoredTitleOffset = Check(
    id: .ignoredValue, first: "bar.title.offset", second: "bar.title.vibrant",
    isBroken: { bar, _ in bar.titleIsVibrant },
    message: { _ in "`offset` does nothing with `vibrant: true`: leave one out" })
}

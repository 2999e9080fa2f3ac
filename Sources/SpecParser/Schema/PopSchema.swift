extension Pop {
  /// UIKit's own pop; the numbers are those of the schema's table once it is settled.
  static let blank = Pop(
    gesture: .system, threshold: 0, velocity: 0, edge: nil, scrollViews: .leadingEdge,
    excludedViews: [], countsTrackpad: true, animation: .blank, reduceMotion: .system)

  /// The keys of `pop`.
  static let properties: [Property<Pop>] = [
    Property(
      "gesture", .choice(Gesture.self), \.gesture,
      .rule(
        "full-screen once anything else of `pop` is given, else system",
        value: { _ in .word(Gesture.fullScreen.rawValue) }),
      example: "edge",
      "Where a drag starts a pop: anywhere, from the leading edge, as UIKit does, or nowhere. Only "
        + "`system` leaves UIKit's own recognisers on; the others switch them off and, when the "
        + "screen is left, on again, also where the app has switched them off in the meantime: say "
        + "`none` instead of that. A controller with a `preferredTransition` (iOS 18) keeps UIKit's.",
      becomes: "UIPanGestureRecognizer, or UINavigationController.interactivePopGestureRecognizer"),
    Property(
      "threshold", .number(.fraction), \.threshold, .written("50%"), example: "40%",
      "The part of the width past which a release finishes the pop.",
      becomes: "UIPercentDrivenInteractiveTransition.finish()"),
    Property(
      "velocity", .number(.velocity), \.velocity, .written("500 pt/s"), example: "800",
      "A fling that fast finishes the pop; the reverse fling cancels it.",
      becomes: "UIPanGestureRecognizer.velocity(in:)"),
    Property(
      "edge", .number(.distance), \.edge,
      .rule(
        "none for full-screen, 30 for edge",
        value: { $0.gesture == .edge ? .number(30) : nil }),
      example: "44",
      "The greatest distance from the leading edge at which a drag starts; the strip's width.",
      becomes: "UIGestureRecognizerDelegate.gestureRecognizerShouldBegin(_:)"),
    Property(
      "scroll-views", .choice(ScrollViews.self), \.scrollViews, .written("leading-edge"),
      example: "never",
      "Whether a drag over something that scrolls sideways pops: `leading-edge`, only where that "
        + "is scrolled to its leading end, such as a carousel at its first page; `never`; or "
        + "`always`. A drag from within 30 points of the screen's leading edge always pops.",
      becomes: "UIGestureRecognizerDelegate.gestureRecognizerShouldBegin(_:)"),
    Property(
      "exclude", .list(.types), \.excludedViews, .rule("`[]`"),
      example: "[MapView]",
      "Types of views over which no drag starts, besides sliders and switches, which are always "
        + "left alone; not within 30 points of the leading edge, where a drag always pops. For "
        + "carousels see `scroll-views`.",
      becomes: "UIGestureRecognizerDelegate.gestureRecognizerShouldBegin(_:)"),
    Property(
      "trackpad", .bool, \.countsTrackpad, .written("true"), example: "false",
      "Whether two fingers on a trackpad pop too.",
      becomes: "UIPanGestureRecognizer.allowedScrollTypesMask"
    ).introduced(in: IOSVersion(major: 13, minor: 4)),
    Property(
      group: "animation", .droppable(off: "{style: none}"), \.animation,
      "How the screens move. `none` drops what lower layers gave and leaves the standard slide; for "
        + "no movement write `{style: none}`.", Animation.properties),
    Property(
      "reduce-motion", .choice(ReduceMotion.self), \.reduceMotion, .written("system"),
      example: "same",
      "What a person sees who reduces motion, in this screen's pop and in its push where "
        + "`push.animation` is given: `system` is a cross-fade where they prefer those, "
        + "`cross-fade` always one, `none` no animation beyond what a finger drags, `same` the "
        + "animation. It needs a `gesture` of `full-screen` or `edge`, or a `push.animation`.",
      becomes: "UIAccessibility.isReduceMotionEnabled"),
  ]
}

extension Push {
  /// The keys of `push`.
  static let properties: [Property<Push>] = [
    Property(
      optional: "animation", .droppable(off: "{style: none}"), \.animation, .written("none"),
      blank: { _ in .blank },
      "How the screens move. `none` is the system's animation; for no movement write "
        + "`{style: none}`.", Animation.properties)
  ]
}

extension Animation {
  /// An animation of which nothing is given.
  fileprivate static let blank = Animation(
    style: .slide, duration: 0.25, curve: .easeInOut, parallax: 0.3, dim: 0.1, hasShadow: true,
    cornerRadius: 0)

  fileprivate static let properties: [Property<Animation>] = [
    Property(
      "style", .choice(Style.self), \.style, .written("slide"), example: "zoom",
      "The kind of movement, of a pop and, reversed, of a push: `slide` off to the trailing side, "
        + "`parallax` with the screen below following, `cross-fade`, `zoom` to half the size and "
        + "away, `cover` down over the lower edge, which follows a sideways drag too, `none` at "
        + "once, where a drag moves nothing and pops on release.",
      becomes: "UIViewControllerAnimatedTransitioning"),
    Property(
      "duration", .number(.duration), \.duration, .written("0.25s"), example: "350ms",
      "The time it takes where nobody drags; a spring takes until it has settled.",
      becomes: "UIViewControllerAnimatedTransitioning.transitionDuration(using:)"),
    Property(
      "curve", .curve(.animation), \.settledCurve, .written("ease-in-out"), example: "ease-out",
      "How the movement runs where nobody drags it; what is left after a drag eases out, or is a "
        + "spring where this is one.",
      becomes: "UICubicTimingParameters or UISpringTimingParameters"),
    Property(
      "parallax", .number(.fraction), \.parallax, .written("30%"), example: "20%",
      "The part of the width that the screen below moves, with `style: parallax` only.",
      becomes: "UIView.transform"),
    Property(
      "dim", .number(.fraction), \.dim, .written("10%"), example: "25%",
      "How dark the screen below is while it is covered; not in `cross-fade` and `none`.",
      becomes: "UIView.alpha"),
    Property(
      "shadow", .bool, \.hasShadow, .written("true"), example: "false",
      "Whether the upper screen casts a shadow on the lower one; not in `cross-fade` and `none`.",
      becomes: "CALayer.shadowOpacity"),
    Property(
      "corner-radius", .number(.radius), \.cornerRadius, .written("0"), example: "12",
      "How round the upper screen's corners are while it moves; not in `cross-fade` and `none`.",
      becomes: "CALayer.cornerRadius"),
  ]

  /// The curve, which brings a spring's duration along.
  fileprivate var settledCurve: Curve {
    get { curve }
    set {
      curve = newValue
      if let settlingTime = newValue.settlingTime { duration = settlingTime }
    }
  }
}

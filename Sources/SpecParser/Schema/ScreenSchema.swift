extension Screen {
  /// Every property of a screen; `defaults` and styles take the same ones.
  static let schema = Schema<Screen>(
    "screen",
    [
      Property(
        "controller", .swiftType, \.controller, .required,
        "The view controller's type; a subclass that the spec does not name is this screen too."
      ).own,
      Property(
        reading: "use", .list(.styles), .rule("no styles"),
        "Styles this starts from, the later over the earlier."),
      Property(
        group: "bar", .plain(instead: "leave `bar` out for UIKit's own look"), \.bar,
        "The look of the navigation bar.", BarLook.properties),
      Property(
        optional: "fade", .droppable, \.fade, .written("none"), blank: { _ in .blank },
        "How the bar fades in as the list below it scrolls.", Fade.properties),
      Property(
        "status-bar", .statusBar, \.statusBar, .uiKit,
        "The status bar's style, or two styles that switch as the bar fades.",
        becomes: "UIViewController.preferredStatusBarStyle and prefersStatusBarHidden"),
      Property(
        group: "pop", .plain(instead: "write `pop: {gesture: none}`"), \.pop,
        "How a pop is started by hand and how it runs.", Pop.properties),
      Property(
        optional: "back", .droppable, \.back, .written("none"),
        blank: { _ in BackInterception(triggers: [], when: nil, ask: nil) },
        "What may stop a pop, and how the person is asked.", BackInterception.properties),
    ])

  /// A screen of which the spec says nothing.
  static let blank = Screen(
    name: "", controller: "", bar: BarLook(), fade: nil, statusBar: nil, pop: .blank, back: nil)
}

extension Pop {
  /// UIKit's own pop; the numbers are those of the schema's table once it is settled.
  fileprivate static let blank = Pop(
    gesture: .system, threshold: 0, velocity: 0, edge: nil,
    animation: Animation(style: .slide, duration: 0, curve: .linear))

  fileprivate static let properties: [Property<Pop>] = [
    Property(
      "gesture", .choice(Gesture.self), \.gesture,
      .rule(
        "full-screen once anything else of `pop` is given, else system",
        value: { _ in .word(Gesture.fullScreen.rawValue) }),
      "Where a drag starts a pop: anywhere, from the leading edge, as UIKit does, or nowhere.",
      becomes: "UINavigationController.interactivePopGestureRecognizer, or navgen's own pan"),
    Property(
      "threshold", .number(.fraction), \.threshold, .written("50%"),
      "The part of the width past which a release finishes the pop."),
    Property(
      "velocity", .number(.velocity), \.velocity, .written("500 pt/s"),
      "A fling that fast finishes the pop; the reverse fling cancels it."),
    Property(
      "edge", .number(.distance), \.edge,
      .rule(
        "none for full-screen, 30 for edge",
        value: { $0.gesture == .edge ? .number(30) : nil }),
      "The greatest distance from the leading edge at which a drag starts; the strip's width."),
    Property(
      group: "animation", .droppable, \.animation, "How the screens move.", Animation.properties),
  ]
}

extension Pop.Animation {
  fileprivate static let properties: [Property<Pop.Animation>] = [
    Property(
      "style", .choice(Style.self), \.style, .written("slide"), "The kind of movement."),
    Property(
      "duration", .number(.duration), \.duration, .written("0.25s"),
      "The time a pop takes that nobody drags.",
      becomes: "UIViewControllerAnimatedTransitioning.transitionDuration(using:)"),
    Property(
      "curve", .curve(.animation), \.curve, .written("ease-in-out"),
      "How the movement runs where nobody drags it.", becomes: "UIViewPropertyAnimator"),
  ]
}

extension BackInterception {
  fileprivate static let properties: [Property<BackInterception>] = [
    Property(
      "intercept",
      .list(.anyOf(Trigger.allCases.map(\.rawValue), all: "all")), \.triggers,
      .rule(
        "all once `when` or `ask` is given",
        value: { _ in .texts(Trigger.allCases.map(\.rawValue)) }),
      "The ways back that are asked about."),
    Property(
      "when", .propertyPath, \.when, .rule("always"),
      "A Bool property of the controller that says whether to ask at all."),
    Property(
      optional: "ask", .droppable, \.ask, .written("none"),
      blank: { _ in Ask(title: "", message: nil, confirm: "", cancel: "") },
      "The question in a generated alert; without it the controller answers.",
      Ask.properties),
  ]
}

extension BackInterception.Ask {
  fileprivate static let properties: [Property<BackInterception.Ask>] = [
    Property(
      "title", .text(isEmptyAllowed: false), \.title, .required, "The alert's title.",
      becomes: "UIAlertController.title"),
    Property(
      "message", .text(isEmptyAllowed: false), \.message, .rule("no message"),
      "The alert's message.", becomes: "UIAlertController.message"),
    Property(
      "confirm", .text(isEmptyAllowed: false), \.confirm, .required,
      "The button that goes back.", becomes: "UIAlertAction, style destructive"),
    Property(
      "cancel", .text(isEmptyAllowed: false), \.cancel, .required, "The button that stays.",
      becomes: "UIAlertAction, style cancel"),
  ]
}

extension Screen {
  /// Every property of a screen; `defaults` and styles take the same ones.
  static let schema = Schema<Screen>(
    "screen",
    [
      Property(
        "controller", .word(["runtime"], or: .swiftType(.controller)), \.controller, .required,
        example: "ProductDetailViewController",
        "The view controller's type; a subclass that the spec does not name is this screen too. "
          + "With `runtime` controllers name their screen themselves."
      ).own,
      Property(
        "available", .iosVersion, \.available, .rule("always"), example: "16.0",
        "The first iOS version that has the controller's class.",
        becomes: "if #available(iOS …, *)"),
      Property(
        reading: "use", .list(.styles), .rule("no styles"), example: "[plain, immersive]",
        "Styles this starts from, the later over the earlier. What `defaults` use comes first, then "
          + "what the screen uses."),
      Property(
        group: "bar", .plain(instead: "write `bar: {hidden: true}`"), \.bar,
        "The look of the navigation bar.", BarLook.screenProperties),
      Property(
        optional: "fade", .droppable(off: "none"), \.fade, .written("none"), blank: { _ in .blank },
        "How the bar fades in as the list below it scrolls.", Fade.properties),
      Property(
        "status-bar", .statusBar, \.statusBar, .uiKit, example: "{from: light, to: dark}",
        "The status bar's style: `light` has light text, for dark backgrounds; `dark` has dark text; "
          + "`default` follows light and dark mode; `hidden` shows none. Or two styles that switch as "
          + "the bar fades, `from` where the bar has not faded in (with `reverse` where the fade "
          + "ends), halfway where `at` does not say otherwise.",
        becomes: "UIViewController.preferredStatusBarStyle and prefersStatusBarHidden"),
      Property(
        group: "pop", .plain(instead: "write `pop: {gesture: none}`"), \.pop,
        "How a pop is started by hand and how it runs.", Pop.properties),
      Property(
        group: "push", .droppable(off: "{animation: {style: none}}"), \.push, "How a push runs.",
        Push.properties),
      Property(
        optional: "back", .droppable(off: "none"), \.back, .written("none"),
        blank: { _ in BackInterception(triggers: [], when: nil, ask: nil) },
        "What may stop a pop, and how the person is asked.", BackInterception.properties),
    ])

  /// A screen of which the spec says nothing.
  static let blank = Screen(
    name: "", controller: .type(""), available: nil, bar: BarLook(), fade: nil, statusBar: nil,
    pop: .blank, push: Push(animation: nil), back: nil)
}

extension BackInterception {
  fileprivate static let properties: [Property<BackInterception>] = [
    Property(
      "intercept",
      .list(.anyOf(Trigger.allCases.map(\.rawValue), all: "all")), \.triggers,
      .rule(
        "all once `when` or `ask` is given",
        value: { _ in .texts(Trigger.allCases.map(\.rawValue)) }),
      example: "[button, swipe]",
      "The ways back that are asked about: the back button, a swipe, the menu of a long press on the "
        + "button, and VoiceOver's escape gesture. What the app pops itself is never stopped; a "
        + "second tap on a tab, which calls `popToRootViewController(animated:)`, is such a pop. "
        + "`menu` counts on UIKit popping its menu's picks by `popToViewController`, as far as is "
        + "known; to be safe from another way, leave the menu out with "
        + "`back-button: {menu: false}` on the screen below. From iOS 18 on UIKit's zoom transition "
        + "has gestures of its own beside the swipe, which only the app can hold back: by "
        + "`interactiveDismissShouldBegin` in the options of the transition.",
      becomes: "UINavigationBarDelegate.navigationBar(_:shouldPop:), "
        + "UIGestureRecognizerDelegate.gestureRecognizerShouldBegin(_:), "
        + "popToViewController(_:animated:), accessibilityPerformEscape()"),
    Property(
      "when", .propertyPath, \.when, .rule("always"), example: "hasUnsavedChanges",
      "A Bool property of the controller that says whether to ask at all."),
    Property(
      optional: "ask", .droppable(off: "none"), \.ask, .written("none"), blank: { _ in .blank },
      "The question in a generated alert; without it the controller answers.",
      Ask.properties),
  ]
}

extension BackInterception.Ask {
  fileprivate static let blank = BackInterception.Ask(
    title: "", message: nil, confirm: "", cancel: "", style: .alert)

  fileprivate static let properties: [Property<BackInterception.Ask>] = [
    Property(
      "title", .text(isEmptyAllowed: false), \.title, .required, example: "Discard changes?",
      "The alert's title.", becomes: "UIAlertController.title"),
    Property(
      "message", .text(isEmptyAllowed: false), \.message, .rule("no message"),
      example: "Your draft is lost.", "The alert's message.",
      becomes: "UIAlertController.message"),
    Property(
      "confirm", .text(isEmptyAllowed: false), \.confirm, .required, example: "Discard",
      "The button that goes back.", becomes: "UIAlertAction, style destructive"),
    Property(
      "cancel", .text(isEmptyAllowed: false), \.cancel, .required, example: "Keep Editing",
      "The button that stays.", becomes: "UIAlertAction, style cancel"),
    Property(
      "style", .choice(Style.self), \.style, .written("alert"), example: "sheet",
      "Whether the question stands in the middle or comes from the bottom.",
      becomes: "UIAlertController.Style, alert or actionSheet"),
  ]
}

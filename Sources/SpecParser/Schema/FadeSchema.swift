extension Fade {
  /// A fade before its settings are written.
  static let blank = Fade(
    start: 0, distance: 0, curve: .linear, scroll: .auto, isReversed: false, snap: .none,
    background: nil, title: nil, largeTitle: nil, shadow: nil, tint: nil)

  /// The keys of `fade`.
  static let properties: [Property<Fade>] = [
    Property(
      "distance", .number(.distance), \.distance, .required, example: "136",
      "How far the list scrolls from transparent to the bar's full look."),
    Property(
      "start", .number(.length), \.start, .written("0"), example: "20",
      "How far the list is scrolled from its rest position when the fade begins."),
    Property(
      "curve", .curve(.fade), \.curve, .written("linear"), example: "ease-in",
      "How progress runs between its ends."),
    Property(
      "scroll", .word(["auto"], or: .propertyPath), \.scroll, .written("auto"),
      example: "content?.collectionView",
      "The scroll view to follow: a property of the controller, with `?.` behind an optional one, "
        + "or the first one found.",
      becomes: "UIScrollView.contentOffset and adjustedContentInset"),
    Property(
      "reverse", .bool, \.isReversed, .written("false"), example: "true",
      "Whether the bar is whole at rest and fades out."),
    Property(
      "snap", .choice(Snap.self), \.snap, .written("none"), example: "nearest",
      "Whether a list that a person leaves within the fade scrolls on to the nearer end.",
      becomes: "UIScrollView.setContentOffset(_:animated:)"),
    element(
      "background", \.background, "Whether and where the background fades.",
      becomes: "UIBarAppearance.backgroundColor"),
    element(
      "title", \.title, "Whether and where the title fades.",
      becomes: "UINavigationBarAppearance.titleTextAttributes"),
    element(
      "large-title", \.largeTitle, isOn: false, "Whether and where the large title fades.",
      becomes: "UINavigationBarAppearance.largeTitleTextAttributes"),
    element(
      "shadow", \.shadow, "Whether and where the shadow fades.",
      becomes: "UIBarAppearance.shadowColor"),
    element(
      "tint", \.tint, isOn: false,
      "Whether and where the color of the buttons changes; to the app's own where none is named.",
      becomes: "UINavigationBar.tintColor"),
  ]

  /// A part of the bar, which follows the whole fade where its own keys are silent.
  private static func element(
    _ key: String, _ path: WritableKeyPath<Fade, Element?> & Sendable, isOn: Bool = true,
    _ summary: String, becomes: String
  ) -> Property<Fade> {
    Property(
      optional: key, .switchable, path, .written(isOn ? "true" : "false"),
      blank: { Element(start: $0.start, distance: $0.distance, curve: $0.curve) }, summary,
      Element.properties(becomes))
  }
}

extension Fade.Element {
  fileprivate static func properties(_ becomes: String) -> [Property<Fade.Element>] {
    [
      Property(
        "start", .number(.length), \.start, .rule("the whole fade's"), example: "80",
        "How far the list is scrolled from its rest position when this part begins to fade."),
      Property(
        "distance", .number(.distance), \.distance, .rule("the whole fade's"), example: "56",
        "How far the list scrolls, counted from this part's own `start`, until this part is whole."),
      Property(
        "curve", .curve(.fade), \.curve, .rule("the whole fade's"), example: "{step: 0.5}",
        "How this part's progress runs."),
      Property(
        "from", .color, \.from, .rule("the `to` color at alpha 0"),
        example: "white",
        "Its color where the bar has not faded in: with `reverse` where the fade ends.",
        becomes: becomes),
      Property(
        "to", .color, \.to, .rule("the one it has in `bar`"), example: "label",
        "Its color where the bar has faded in whole.", becomes: becomes),
    ]
  }
}

extension Fade {
  /// A fade before its settings are written.
  static let blank = Fade(
    start: 0, distance: 0, curve: .linear, scroll: .auto, background: nil, title: nil, shadow: nil)

  /// The keys of `fade`.
  static let properties: [Property<Fade>] = [
    Property(
      "distance", .number(.distance), \.distance, .required,
      "How far the list scrolls from transparent to the bar's full look."),
    Property(
      "start", .number(.length), \.start, .written("0"),
      "How far the list is scrolled from its rest position when the fade begins."),
    Property(
      "curve", .curve(.fade), \.curve, .written("linear"),
      "How progress runs between its ends."),
    Property(
      "scroll", .word(["auto"], or: .propertyPath), \.scroll, .written("auto"),
      "The scroll view to follow: a property of the controller, or the first one found."),
    element("background", \.background, "Whether and where the background fades."),
    element("title", \.title, "Whether and where the title fades."),
    element("shadow", \.shadow, "Whether and where the shadow fades."),
  ]

  /// A part of the bar, which follows the whole fade where its own keys are silent.
  private static func element(
    _ key: String, _ path: WritableKeyPath<Fade, Element?> & Sendable, _ summary: String
  ) -> Property<Fade> {
    Property(
      optional: key, .switchable, path, .written("true"),
      blank: { Element(start: $0.start, distance: $0.distance, curve: $0.curve) }, summary,
      Element.properties)
  }
}

extension Fade.Element {
  fileprivate static let properties: [Property<Fade.Element>] = [
    Property(
      "start", .number(.length), \.start, .rule("the whole fade's"),
      "Where this part begins to fade."),
    Property(
      "distance", .number(.distance), \.distance, .rule("the whole fade's"),
      "How far the list scrolls until this part is whole."),
    Property(
      "curve", .curve(.fade), \.curve, .rule("the whole fade's"),
      "How this part's progress runs."),
  ]
}

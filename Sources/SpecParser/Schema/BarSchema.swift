extension BarLook {
  /// The look of any bar, of a screen or standing alone.
  static let properties: [Property<BarLook>] = [
    Property(
      "style", .choice(Style.self), \.style, .uiKit, "The appearance that all else starts from.",
      becomes: "UIBarAppearance.configureWith…Background()"),
    Property(
      "background", .color, \.background, .uiKit, "The color behind the bar.",
      becomes: "UIBarAppearance.backgroundColor"),
    Property(
      "background-image", .asset, \.backgroundImage, .uiKit, "The image behind the bar.",
      becomes: "UIBarAppearance.backgroundImage"),
    Property(
      "blur", .word(["none"], or: .choice(BlurStyles.words)), \.blur, .uiKit,
      "The blur behind the bar.", becomes: "UIBarAppearance.backgroundEffect"),
    Property(
      "shadow", .word(["none"], or: .color), \.shadow, .uiKit, "The line under the bar.",
      becomes: "UIBarAppearance.shadowColor"),
    Property(
      "shadow-image", .asset, \.shadowImage, .uiKit, "An image for the line under the bar.",
      becomes: "UIBarAppearance.shadowImage"),
    Property(
      "tint", .color, \.tint, .uiKit, "The color of the bar's buttons.",
      becomes: "UINavigationBar.tintColor"),
    Property(
      group: "title", .plain(instead: "leave `title` out for UIKit's own look"), \.title,
      "The look of the title.", TitleLook.properties),
  ]
}

extension TitleLook {
  fileprivate static let properties: [Property<TitleLook>] = [
    Property(
      "color", .color, \.color, .uiKit, "The title's color.",
      becomes: "UINavigationBarAppearance.titleTextAttributes"),
    Property(
      "font", .font, \.font, .uiKit, "The title's font.",
      becomes: "UINavigationBarAppearance.titleTextAttributes"),
    Property(
      optional: "offset", .plain(instead: "leave `offset` out"), \.offset, .uiKit,
      blank: { _ in Offset(x: 0, y: 0) }, "How far the title is moved.", Offset.properties),
  ]
}

extension TitleLook.Offset {
  fileprivate static let properties: [Property<TitleLook.Offset>] = [
    Property(
      "x", .number(.length), \.x, .written("0"), "To the right.",
      becomes: "UINavigationBarAppearance.titlePositionAdjustment"),
    Property(
      "y", .number(.length), \.y, .written("0"), "Downwards.",
      becomes: "UINavigationBarAppearance.titlePositionAdjustment"),
  ]
}

extension StandaloneBar {
  /// Every property of a bar that no navigation controller owns.
  static let schema = Schema<StandaloneBar>(
    "bar",
    [
      Property(
        reading: "use", .list(.styles), .rule("no styles"),
        "Styles whose `bar` this starts from, the later over the earlier."),
      Property(
        group: "bar", .plain(instead: "leave `bar` out for UIKit's own look"), \.look,
        "The look of the bar.", BarLook.properties
      ).adding(titleProperties, toMember: "title"),
      Property(
        "position", .choice(Position.self), \.position, .written("top-attached"),
        "Where the bar sits, which decides how far its background reaches.",
        becomes: "UINavigationBarDelegate.position(for:)"),
    ])

  private static let titleProperties: [Property<StandaloneBar>] = [
    Property(
      "text", .text(isEmptyAllowed: true), \.titleText, .rule("no title"), "The title.",
      becomes: "UINavigationItem.title"),
    Property(
      "vibrant", .bool, \.titleIsVibrant, .written("false"),
      "Whether the title is drawn with vibrancy over the blur.",
      becomes: "UIVibrancyEffect"),
  ]

  /// A bar of which the spec says nothing.
  static let blank = StandaloneBar(
    name: "", look: BarLook(), position: .topAttached, titleText: nil, titleIsVibrant: false)
}

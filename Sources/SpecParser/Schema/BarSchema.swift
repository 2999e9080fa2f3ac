extension BarLook {
  /// The look of any bar, of a screen or standing alone.
  static let properties: [Property<BarLook>] = [
    Property(
      "style", .choice(Style.self), \.style, .uiKit, example: "opaque",
      "The appearance that all else starts from.",
      becomes: "UIBarAppearance.configureWith…Background()"),
    Property(
      "background", .color, \.background, .uiKit, example: "systemBackground",
      "The color behind the bar.", becomes: "UIBarAppearance.backgroundColor"),
    Property(
      "background-image", .asset, \.backgroundImage, .uiKit, example: "Wave",
      "The image behind the bar.", becomes: "UIBarAppearance.backgroundImage"),
    Property(
      "blur", .word(["none"], or: .choice(BlurStyles.words)), \.blur, .uiKit,
      example: "system-chrome-material", "The blur behind the bar.",
      becomes: "UIBarAppearance.backgroundEffect"),
    Property(
      "shadow", .word(["none"], or: .color), \.shadow, .uiKit, example: "separator",
      "The line under the bar.", becomes: "UIBarAppearance.shadowColor"),
    Property(
      "shadow-image", .asset, \.shadowImage, .uiKit, example: "Line",
      "An image for the line under the bar.", becomes: "UIBarAppearance.shadowImage"),
    Property(
      "tint", .color, \.tint, .uiKit, example: "white", "The color of the bar's buttons.",
      becomes: "UINavigationBar.tintColor"),
    Property(
      group: "title", .plain(instead: "leave `title` out for UIKit's own look"), \.title,
      "The look of the title.", TitleLook.properties),
  ]

  /// The look of a screen's bar, which a navigation controller owns.
  static let screenProperties: [Property<BarLook>] =
    [
      Property(
        "hidden", .bool, \.isHidden, .uiKit, example: "true", "Whether the screen has no bar.",
        becomes: "UINavigationController.setNavigationBarHidden(_:animated:)")
    ] + properties + [
      Property(
        group: "large-title", .plain(instead: "write `large-title: {display: never}`"),
        \.largeTitle, "The look of the large title.", LargeTitleLook.properties),
      Property(
        group: "back-button",
        .plain(instead: "leave `back-button` out for UIKit's own look"), \.backButton,
        "The back button that the screens above this one show: put `{title: Shop}` on the shop, and "
          + "the product above it shows \u{201C}Shop\u{201D}. Only `image` is for this screen's own.",
        BackButton.properties),
    ]
}

extension TitleLook {
  fileprivate static let properties: [Property<TitleLook>] = [
    Property(
      "color", .color, \.color, .uiKit, example: "label", "The title's color.",
      becomes: "UINavigationBarAppearance.titleTextAttributes"),
    Property(
      "font", .font, \.font, .uiKit, example: "headline", "The title's font.",
      becomes: "UINavigationBarAppearance.titleTextAttributes"),
    Property(
      optional: "offset", .plain(instead: "leave `offset` out"), \.offset, .uiKit,
      blank: { _ in Offset(x: 0, y: 0) }, "How far the title is moved.", Offset.properties),
  ]
}

extension TitleLook.Offset {
  fileprivate static let properties: [Property<TitleLook.Offset>] = [
    Property(
      "x", .number(.length), \.x, .written("0"), example: "4", "To the right.",
      becomes: "UINavigationBarAppearance.titlePositionAdjustment"),
    Property(
      "y", .number(.length), \.y, .written("0"), example: "-2", "Downwards.",
      becomes: "UINavigationBarAppearance.titlePositionAdjustment"),
  ]
}

extension LargeTitleLook {
  fileprivate static let properties: [Property<LargeTitleLook>] = [
    Property(
      "display", .choice(Display.self), \.display, .uiKit, example: "always",
      "Whether the title is large, where the module has `large-titles: true`.",
      becomes: "UINavigationItem.largeTitleDisplayMode"),
    Property(
      "color", .color, \.color, .uiKit, example: "label", "The large title's color.",
      becomes: "UINavigationBarAppearance.largeTitleTextAttributes"),
    Property(
      "font", .font, \.font, .uiKit, example: "{size: 34, weight: bold}",
      "The large title's font.", becomes: "UINavigationBarAppearance.largeTitleTextAttributes"),
  ]
}

extension BackButton {
  fileprivate static let properties: [Property<BackButton>] = [
    Property(
      "title", .text(isEmptyAllowed: false), \.title, .uiKit, example: "Shop",
      "The back button's title over the screens above.",
      becomes: "UINavigationItem.backButtonTitle"),
    Property(
      "display", .choice(Display.self), \.display, .uiKit, example: "minimal",
      "What the back button says over the screens above.",
      becomes: "UINavigationItem.backButtonDisplayMode"
    ).introduced(in: IOSVersion(major: 14, minor: 0)),
    Property(
      "menu", .bool, \.showsMenu, .uiKit, example: "false",
      "Whether a long press on it shows the screens below.",
      becomes: "UIBarButtonItem.menu of UINavigationItem.backBarButtonItem"
    ).introduced(in: IOSVersion(major: 14, minor: 0)),
    Property(
      "image", .asset, \.image, .uiKit, example: "Arrow",
      "The image of this screen's own back button.",
      becomes: "UINavigationBarAppearance.setBackIndicatorImage(_:transitionMaskImage:)"),
  ]
}

extension StandaloneBar {
  /// Every property of a bar that no navigation controller owns.
  static let schema = Schema<StandaloneBar>(
    "bar",
    [
      Property(
        reading: "use", .list(.styles), .rule("no styles"), example: "[plain, brand]",
        "Styles whose `bar` this starts from, the later over the earlier; `defaults` are no part "
          + "of it."),
      Property(
        group: "bar", .plain(instead: "leave `bar` out for UIKit's own look"), \.look,
        "The look of the bar.", BarLook.properties
      ).adding(titleProperties, toMember: "title").adding(barProperties),
      Property(
        "position", .choice(Position.self), \.position, .written("top-attached"),
        example: "bottom",
        "Where the bar sits, for its background and line: `top-attached` reaches up under the status "
          + "bar, `top` ends at its own upper edge, `bottom` has its line on top, `any` is up to "
          + "UIKit.",
        becomes: "UINavigationBarDelegate.position(for:)"),
    ])

  private static let titleProperties: [Property<StandaloneBar>] = [
    Property(
      "text", .text(isEmptyAllowed: true), \.titleText, .rule("no title"), example: "Checkout",
      "The title.", becomes: "UINavigationItem.title"),
    Property(
      "vibrant", .bool, \.titleIsVibrant, .written("false"), example: "true",
      "Whether the title is drawn with vibrancy over the blur.", becomes: "UIVibrancyEffect"),
  ]

  private static let barProperties: [Property<StandaloneBar>] = [
    Property(
      "translucent", .bool, \.isTranslucent, .uiKit, example: "false",
      "Whether what lies under the bar may show through.",
      becomes: "UINavigationBar.isTranslucent"),
    Property(
      "scheme", .choice(BarScheme.self), \.scheme, .uiKit, example: "black",
      "The bar's overall light.", becomes: "UINavigationBar.barStyle"),
  ]

  /// A bar of which the spec says nothing.
  static let blank = StandaloneBar(
    name: "", look: BarLook(), isTranslucent: nil, scheme: nil, position: .topAttached,
    titleText: nil, titleIsVibrant: false)
}

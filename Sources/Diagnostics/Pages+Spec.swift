extension DiagnosticID {
  /// Pages of the schema's, merging's and cross-key checks' diagnostics.
  static let specPages = valuePages.merging(namePages, uniquingKeysWith: { first, _ in first })
    .merging(filesOfSpecPages, uniquingKeysWith: { first, _ in first })
    .merging(checkPages, uniquingKeysWith: { first, _ in first })

  /// What a key takes.
  private static let valuePages: [DiagnosticID: DiagnosticPage] = [
    .bareTime: DiagnosticPage(
      what: "A time over ten has no unit.",
      why: """
        Times are seconds where they say nothing else, and a pop of ten seconds is a slip: what \
        was meant are milliseconds.
        """,
      wrong: "pop: {animation: {duration: 250}}",
      right: "pop: {animation: {duration: 250ms}}"),
    .emptyList: DiagnosticPage(
      what: "A list that needs an item has none.",
      why: """
        An empty list could mean that nothing is stopped or that everything is. Leave the key out, \
        or drop the group that holds it with `none`.
        """,
      wrong: "back: {intercept: []}",
      right: "back: none"),
    .emptyText: DiagnosticPage(
      what: "A text that a person will see is empty.",
      why: "A button or an alert without a word helps nobody.",
      wrong: "back: {ask: {title: \"\", confirm: Discard, cancel: Keep}}",
      right: "back: {ask: {title: Discard changes?, confirm: Discard, cancel: Keep}}"),
    .misplacedKey: DiagnosticPage(
      what: "A key stands where it does not belong.",
      why: """
        `controller` names the class of one screen, so neither `defaults` nor a style can have it. \
        `module`, `output` and `defaults` belong to the spec itself; a file that specs include \
        holds `include`, `styles`, `screens` and `bars`.
        """,
      wrong: "defaults: {controller: HomeViewController}",
      right: "screens: {home: {controller: HomeViewController}}"),
    .newerAPI: DiagnosticPage(
      what: "A color or font is newer than the module's deployment target.",
      why: """
        On the older systems it is not there, and navgen does not choose another look for them.
        """,
      wrong: """
        module: {ios: 13.0}
        defaults: {bar: {tint: systemMint}}
        """,
      right: """
        module: {ios: 15.0}
        defaults: {bar: {tint: systemMint}}
        """),
    .notABool: DiagnosticPage(
      what: "A key that is on or off has some other value.",
      why: "There is one way to write each: `true` and `false`.",
      wrong: "bars: {pay: {bar: {blur: dark, title: {vibrant: yes}}}}",
      right: "bars: {pay: {bar: {blur: dark, title: {vibrant: true}}}}"),
    .notAColor: DiagnosticPage(
      what: "A color is none that navgen knows.",
      why: """
        Colors are UIColor's own names such as `label`, `\"#rrggbb\"` in quotes, `asset(Name)`, \
        `{light: …, dark: …}` or `{color: …, alpha: 0.5}`.
        """,
      wrong: "bar: {tint: lable}",
      right: "bar: {tint: label}"),
    .notACurve: DiagnosticPage(
      what: "A curve is none that navgen knows.",
      why: """
        Curves are `linear`, `ease-in`, `ease-out`, `ease-in-out`, four numbers of a cubic Bézier \
        curve, for fades `{step: 0.5}` and for animations \
        `{spring: {damping: 0.8, response: 0.35}}`.
        """,
      wrong: "fade: {distance: 136, curve: easeInn}",
      right: "fade: {distance: 136, curve: ease-in}"),
    .notAFont: DiagnosticPage(
      what: "A font is none that navgen knows.",
      why: """
        Fonts are UIFont's text styles such as `headline`, which follow the person's text size, \
        `{size: 17, weight: semibold}` or `{custom: Name, size: 17}`.
        """,
      wrong: "bar: {title: {font: headlin}}",
      right: "bar: {title: {font: headline}}"),
    .notAModule: DiagnosticPage(
      what: "An item of `imports` is no name of a module.",
      why: "It is written behind `import` in the generated files.",
      wrong: "module: {imports: [Design-System]}",
      right: "module: {imports: [DesignSystem]}"),
    .notANumber: DiagnosticPage(
      what: "A key that takes a number has something else.",
      why: """
        Numbers are digits with an optional sign and decimal point, then a unit where the key has \
        one: `12`, `-0.5`, `136pt`, `40%`, `250ms`.
        """,
      wrong: "fade: {distance: far}",
      right: "fade: {distance: 136}"),
    .notAPropertyPath: DiagnosticPage(
      what: "A value is no property of the controller, nor one of its properties' properties.",
      why: """
        The path is written behind the controller in the generated code: names with dots between \
        them, `?.` behind an optional one. Calls and operators belong in a property of your own.
        """,
      wrong: "back: {when: hasChanges()}",
      right: "back: {when: hasChanges}"),
    .notATable: DiagnosticPage(
      what: "The value of `localize` is no name of a strings table.",
      why: """
        Texts are looked up in the app's `Localizable` table with `true`, else in the table named, \
        which is a file's name without what follows its dot.
        """,
      wrong: "module: {localize: Navigation.strings}",
      right: "module: {localize: Navigation}"),
    .notAType: DiagnosticPage(
      what: "A value is no Swift type, or one that cannot be meant.",
      why: """
        The generated code finds a controller's screen by its class, inherits from `superclass` \
        and looks for the views in `exclude`. Write a class as Swift would, outer types and generic \
        arguments included, in quotes where it has a comma.
        """,
      wrong: "screens: {home: {controller: UIViewController}}",
      right: "screens: {home: {controller: HomeViewController}}"),
    .notAnAsset: DiagnosticPage(
      what: "A name of an asset has characters that are hardly meant.",
      why: """
        Names have letters, digits, `_`, `.`, `/` and `-`. One with others is written as \
        `{asset: "…"}`, so that nothing is taken for a name by mistake.
        """,
      wrong: "bar: {background-image: asset(Wave)}",
      right: "bar: {background-image: Wave}"),
    .outOfRange: DiagnosticPage(
      what: "A number is outside the bounds of its key.",
      why: """
        Parts of a whole lie between `0%` and `100%`; distances, speeds and times are above 0, a \
        radius may be 0.
        """,
      wrong: "pop: {threshold: 140%}",
      right: "pop: {threshold: 40%}"),
    .requiredKey: DiagnosticPage(
      what: "A key is absent that has no standard value.",
      why: "Nobody but you can know it.",
      wrong: "fade: {start: 20}",
      right: "fade: {start: 20, distance: 136}"),
    .unknownKey: DiagnosticPage(
      what: "A key is none of those that may stand here.",
      why: "A misspelt key that is passed over would be a look that never shows.",
      wrong: "fade: {distanse: 136}",
      right: "fade: {distance: 136}"),
    .unknownValue: DiagnosticPage(
      what: "A word is none of those the key takes.",
      why: "Each of the words has one meaning; others have none.",
      wrong: "pop: {gesture: fullscreen}",
      right: "pop: {gesture: full-screen}"),
    .unsupportedIOS: DiagnosticPage(
      what: "A version of iOS is not one that navgen writes for.",
      why: """
        The generated code needs iOS 13, and is checked against every version up to 18 and \
        against 26, which followed it.
        """,
      wrong: "module: {ios: 12.0}",
      right: "module: {ios: 13.0}"),
    .wrongShape: DiagnosticPage(
      what: "A mapping, a list or a single value stands where the key takes another of the three.",
      why: "navgen does not guess what was meant.",
      wrong: "fade: 136",
      right: "fade: {distance: 136}"),
    .wrongUnit: DiagnosticPage(
      what: "A number has a unit that its key does not take.",
      why: """
        Lengths may end in `pt`, speeds in `pt/s`, times in `s` or `ms`, parts of a whole in `%`.
        """,
      wrong: "fade: {distance: 136px}",
      right: "fade: {distance: 136pt}"),
  ]

  /// Names that a spec gives or uses.
  private static let namePages: [DiagnosticID: DiagnosticPage] = [
    .duplicateName: DiagnosticPage(
      what: "Two screens, two styles or two bars have one name.",
      why: """
        All files of a spec share their names. Two names that look alike may also differ only in \
        how Unicode composes a letter, which nobody can see.
        """,
      wrong: """
        # shop.nav has a screen `cart`, and _cart.nav, which it includes:
        screens: {cart: {controller: SavedCartViewController}}
        """,
      right: "screens: {savedCart: {controller: SavedCartViewController}}"),
    .invalidModuleName: DiagnosticPage(
      what: "The module's name is none that Swift types can start with.",
      why: """
        It is the prefix of every generated type: a Swift name with a capital first, which makes no \
        name of UIKit's. Without `module.name` it is made from the file's name.
        """,
      wrong: "module: {name: my-shop}",
      right: "module: {name: MyShop}"),
    .invalidName: DiagnosticPage(
      what: "A screen, style or bar has a name that is no Swift name in lowerCamelCase.",
      why: """
        Screens and bars become constants of that name. Letters of every script will do; \
        characters that cannot be seen will not.
        """,
      wrong: "screens: {product-detail: {controller: ProductDetailViewController}}",
      right: "screens: {productDetail: {controller: ProductDetailViewController}}"),
    .reservedName: DiagnosticPage(
      what: "A screen or bar has a name that Swift takes for something else.",
      why: """
        `.none`, `.some`, `.self` and `.init` mean something of their own wherever a value is \
        expected, so the constant could not be reached, and every view has an `appearance()`. Swift's \
        other words are no problem.
        """,
      wrong: "screens: {none: {controller: EmptyViewController}}",
      right: "screens: {empty: {controller: EmptyViewController}}"),
    .styleCycle: DiagnosticPage(
      what: "A style starts from itself, by way of the styles it uses.",
      why: "There would be no first one to start from.",
      wrong: """
        styles:
          plain: {use: bare}
          bare: {use: plain}
        """,
      right: """
        styles:
          plain: {bar: {shadow: none}}
          bare: {use: plain}
        """),
    .unknownStyle: DiagnosticPage(
      what: "`use` names a style that no file of the spec defines.",
      why: "Without it the screen would silently look plain.",
      wrong: """
        styles: {immersive: {fade: {distance: 136}}}
        screens: {home: {controller: HomeViewController, use: imersive}}
        """,
      right: """
        styles: {immersive: {fade: {distance: 136}}}
        screens: {home: {controller: HomeViewController, use: immersive}}
        """),
  ]

  /// Versions and files.
  private static let filesOfSpecPages: [DiagnosticID: DiagnosticPage] = [
    .includeCycle: DiagnosticPage(
      what: "A file includes itself, by way of the files it includes.",
      why: "It would have to be read before it is read. Move what both need to a third file.",
      wrong: """
        # _styles.nav, which _bars.nav includes
        include: [_bars.nav]
        """,
      right: """
        # _styles.nav
        include: [_colors.nav]
        """),
    .includeDepth: DiagnosticPage(
      what: "A chain of includes is longer than 16 files.",
      why: "So long a chain is hardly meant and hard to follow; the spec can include them all.",
      wrong: "include: [_17.nav]",
      right: "include: [_1.nav, _2.nav, _3.nav]"),
    .includePath: DiagnosticPage(
      what: "A path in `include` is not one that holds on every machine.",
      why: """
        Paths start from the folder of the file they are written in and have `/` between folders.
        """,
      wrong: "include: [/Users/ada/Shop/_styles.nav]",
      right: "include: [../Shop/_styles.nav]"),
    .noVersion: DiagnosticPage(
      what: "A file does not say which version of the language it is in.",
      why: "With the version, a later navgen reads the file as it was meant when it was written.",
      wrong: "screens: {home: {controller: HomeViewController}}",
      right: """
        navgen: 1
        screens: {home: {controller: HomeViewController}}
        """),
    .unreadableInclude: DiagnosticPage(
      what: "A file that `include` names could not be read.",
      why: """
        Nothing is generated from half a spec. Build plugins watch the `.nav` files of one folder \
        and refuse, by `--within`, to include others: a change to those would go unseen.
        """,
      wrong: "include: [_stlyes.nav]",
      right: "include: [_styles.nav]"),
    .unsupportedVersion: DiagnosticPage(
      what: "A file is in a version of the language that this navgen does not read.",
      why: "Files of version 1 keep their meaning for ever; others need another navgen.",
      wrong: "navgen: 2",
      right: "navgen: 1"),
  ]
}

extension DiagnosticID {
  /// Pages of the rules across keys, which are part of the spec's.
  static let checkPages: [DiagnosticID: DiagnosticPage] = [
    .emptySpec: DiagnosticPage(
      what: "A spec has neither screens nor bars.",
      why: """
        Nothing could be generated from it. A file that only others include starts with `_`.
        """,
      wrong: "navgen: 1",
      right: """
        navgen: 1
        screens: {home: {controller: HomeViewController}}
        """),
    .fadedImage: DiagnosticPage(
      what: "An image is to fade.",
      why: """
        A bar fades by its colors' alpha, which an image does not have. Use a color, or keep that \
        part out of the fade.
        """,
      wrong: """
        bar: {background-image: Wave}
        fade: {distance: 136}
        """,
      right: """
        bar: {background-image: Wave}
        fade: {distance: 136, background: false}
        """),
    .generatedName: DiagnosticPage(
      what: "A type that the app declares has the name of one that navgen generates.",
      why: """
        Generated types begin with the module's name. A controller, or the class that the generated \
        navigation controller inherits from, needs a name of its own. Types inside the generated \
        screens, such as `Fade` and `Pop`, are told from the app's own by its module: `Shop.Fade`.
        """,
      wrong: "module: {name: Shop, superclass: ShopNavigationController}",
      right: "module: {name: Shop, superclass: BaseNavigationController}"),
    .guardedAPI: DiagnosticPage(
      what: "A property is newer than the module's deployment target.",
      why: """
        The generated code asks for the system's version where it uses it, and older systems do \
        without it. That may well be what you want; nothing has to be changed.
        """,
      wrong: """
        module: {ios: 13.0}
        defaults: {bar: {back-button: {display: minimal}}}
        """,
      right: """
        module: {ios: 14.0}
        defaults: {bar: {back-button: {display: minimal}}}
        """),
    .hiddenFade: DiagnosticPage(
      what: "A bar that is hidden is to fade.",
      why: """
        A hidden bar takes its buttons and its title with it and never shows. A fade needs nothing \
        hidden: it begins with a clear bar.
        """,
      wrong: """
        bar: {hidden: true}
        fade: {distance: 136}
        """,
      right: "fade: {distance: 136}"),
    .ignoredValue: DiagnosticPage(
      what: "A value is given that does nothing beside another.",
      why: """
        Most of `pop` is for drags that navgen looks for, not for `gesture: system` and `none`; \
        `exclude` and `scroll-views` matter only beyond 30 points from the edge; `parallax` is for \
        `style: parallax`, and depth for screens that lie one over the other; `animation: none` drops \
        what lower layers gave, and is no `{style: none}`; a spring takes until it has settled, \
        whatever its `duration`; `available` is for classes that the spec names; a `vibrant` title \
        has its color and place from the blur's view; without large titles none is displayed.
        """,
      wrong: "pop: {gesture: none, edge: 40}",
      right: "pop: {gesture: edge, edge: 40}"),
    .opaqueBar: DiagnosticPage(
      what: "A bar is to let something through although `translucent` is off.",
      why: """
        With `translucent: false` UIKit ends a list below the bar, so that behind a translucent \
        background, or one that fades, there is nothing to see.
        """,
      wrong: """
        module: {translucent: false}
        defaults: {bar: {background: "#ffffff80"}}
        """,
      right: """
        module: {translucent: false}
        defaults: {bar: {background: white}}
        """),
    .pathWithoutClass: DiagnosticPage(
      what: "A property is named of controllers whose class is not.",
      why: """
        The paths of `scroll` and `when` are properties of the class that `controller` names. With \
        `controller: runtime` a screen's controllers may be of any class: they name their list with \
        `setContentScrollView(_:for:)`, and answer in `shouldPop(by:)`.
        """,
      wrong: """
        screens:
          editor: {controller: runtime, back: {when: isDirty}}
        """,
      right: """
        screens:
          editor: {controller: runtime, back: {intercept: all}}
        """),
    .sharedController: DiagnosticPage(
      what: "Two screens have one controller.",
      why: """
        The generated code finds a controller's screen by its class, so it can have only one. Where \
        one class plays several parts, write `controller: runtime` and let it name its screen.
        """,
      wrong: """
        screens:
          cart: {controller: CartViewController}
          savedCart: {controller: CartViewController}
        """,
      right: """
        screens:
          cart: {controller: CartViewController}
          savedCart: {controller: SavedCartViewController}
        """),
    .steadyStatusBar: DiagnosticPage(
      what: "The status bar is to switch with a fade that there is not.",
      why: "It would keep its first style for ever.",
      wrong: "status-bar: {from: light, to: dark}",
      right: """
        fade: {distance: 136}
        status-bar: {from: light, to: dark}
        """),
    .unreachableMenu: DiagnosticPage(
      what: "The back menu is intercepted on a screen that takes it from others.",
      why: """
        `back-button.menu` is about the back button of the screens above, and `back` about leaving \
        this one. To keep people from skipping a screen by the menu, one of the two is enough.
        """,
      wrong: """
        bar: {back-button: {menu: false}}
        back: {intercept: [button, menu]}
        """,
      right: "back: {intercept: [button, menu]}"),
    .unreachableSwipe: DiagnosticPage(
      what: "A swipe is intercepted on a screen that has none.",
      why: "With `gesture: none` nobody can swipe back, so nobody is asked.",
      wrong: """
        pop: {gesture: none}
        back: {intercept: [button, swipe]}
        """,
      right: """
        pop: {gesture: none}
        back: {intercept: [button]}
        """),
    .unusedStyle: DiagnosticPage(
      what: "A style of the spec is used by nothing.",
      why:
        "It is a leftover, or a `use` was forgotten. Files that are only included are not asked.",
      wrong: """
        styles: {immersive: {fade: {distance: 136}}}
        screens: {home: {controller: HomeViewController}}
        """,
      right: """
        styles: {immersive: {fade: {distance: 136}}}
        screens: {home: {controller: HomeViewController, use: immersive}}
        """),
    .vibrantWithoutBlur: DiagnosticPage(
      what: "A bar's title is vibrant and the bar has no blur.",
      why: "Vibrancy takes its colors from the blur it is drawn on.",
      wrong: "bars: {pay: {bar: {title: {text: Pay, vibrant: true}}}}",
      right: "bars: {pay: {bar: {blur: system-material, title: {text: Pay, vibrant: true}}}}"),
  ]
}

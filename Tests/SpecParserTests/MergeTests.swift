import NavgenDiagnostics
import Testing

@testable import NavgenSpecParser

/// The layers of one screen and what they come to.
struct MergeRow: CustomTestStringConvertible, Sendable {
  let name: String
  /// `defaults`, styles `a` and `b` that the screen uses in this order, and the screen itself, each
  /// a flow mapping.
  let defaults: String
  let a: String
  let b: String
  let own: String
  let isAsExpected: @Sendable (Screen) -> Bool

  init(
    _ name: String, defaults: String = "{}", a: String = "{}", b: String = "{}", own: String = "",
    _ isAsExpected: @escaping @Sendable (Screen) -> Bool
  ) {
    self.name = name
    self.defaults = defaults
    self.a = a
    self.b = b
    self.own = own
    self.isAsExpected = isAsExpected
  }

  var testDescription: String { name }

  var text: String {
    """
    navgen: 1
    defaults: \(defaults)
    styles:
      a: \(a)
      b: \(b)
    screens:
      home: {controller: HomeViewController, use: [a, b]\(own.isEmpty ? "" : ", " + own)}
    """
  }
}

@Suite struct MergeTests {
  @Test(
    arguments: [
      MergeRow(
        "groups merge key by key", defaults: "{bar: {tint: red, background: white}}",
        own: "bar: {tint: blue}",
        { $0.bar.tint == .system("blue") && $0.bar.background == .system("white") }),
      MergeRow(
        "groups in groups too", defaults: "{bar: {title: {color: red, offset: {x: 3}}}}",
        own: "bar: {title: {offset: {y: 4}}}",
        {
          $0.bar.title.color == .system("red")
            && $0.bar.title.offset == TitleLook.Offset(x: 3, y: 4)
        }),
      MergeRow(
        "defaults, then each style in order, then the screen",
        defaults: "{bar: {tint: red, background: red, shadow: red, title: {color: red}}}",
        a: "{bar: {tint: green, background: green, shadow: green}}",
        b: "{bar: {tint: blue, background: blue}}", own: "bar: {tint: black}",
        {
          $0.bar.title.color == .system("red") && $0.bar.shadow == .color(.system("green"))
            && $0.bar.background == .system("blue") && $0.bar.tint == .system("black")
        }),
      MergeRow(
        "a color is replaced whole", a: "{bar: {tint: {light: white, dark: black}}}",
        own: "bar: {tint: {color: red, alpha: 0.5}}",
        { $0.bar.tint == .alpha(.system("red"), 0.5) }),
      MergeRow(
        "a font is replaced whole", a: "{bar: {title: {font: {size: 17, weight: bold}}}}",
        own: "bar: {title: {font: {size: 20}}}",
        { $0.bar.title.font == .system(size: 20, weight: "regular") }),
      MergeRow(
        "a status bar is replaced whole",
        a: "{fade: {distance: 9}, status-bar: {from: light, to: dark, at: 0.1}}",
        own: "status-bar: {from: dark, to: light}",
        { $0.statusBar == .switching(from: .dark, to: .light, at: 0.5) }),
      MergeRow(
        "a list is replaced whole", a: "{back: {intercept: [button, swipe]}}",
        own: "back: {intercept: menu}", { $0.back?.triggers == [.menu] }),
      MergeRow(
        "true keeps what lower layers set",
        a: "{fade: {distance: 100, title: {start: 50}}}", b: "{fade: {title: false}}",
        own: "fade: {title: true}",
        { $0.fade?.title == Fade.Element(start: 50, distance: 100, curve: .linear) }),
      MergeRow(
        "false switches off", a: "{fade: {distance: 100, title: {start: 50}}}",
        own: "fade: {title: false}", { $0.fade?.title == nil && $0.fade?.background != nil }),
      MergeRow(
        "a mapping switches on again and keeps the rest",
        a: "{fade: {distance: 100, title: {start: 50}}}", b: "{fade: {title: false}}",
        own: "fade: {title: {distance: 7}}",
        { $0.fade?.title == Fade.Element(start: 50, distance: 7, curve: .linear) }),
      MergeRow(
        "elements follow the whole fade as it ends up", a: "{fade: {distance: 100}}",
        own: "fade: {distance: 20, curve: ease-in}",
        { $0.fade?.shadow == Fade.Element(start: 0, distance: 20, curve: .easeIn) }),
      MergeRow(
        "none drops a fade", defaults: "{fade: {distance: 100}}", own: "fade: none",
        { $0.fade == nil }),
      MergeRow(
        "after none a later layer starts from the built-in defaults",
        defaults: "{fade: {distance: 100, start: 30, title: false}}", a: "{fade: none}",
        own: "fade: {distance: 7}",
        { $0.fade?.start == 0 && $0.fade?.distance == 7 && $0.fade?.title != nil }),
      MergeRow(
        "none in a style drops what is below it only", defaults: "{back: {when: x}}",
        a: "{back: none}", b: "{back: {intercept: swipe}}",
        { $0.back == BackInterception(triggers: [.swipe], when: nil, ask: nil) }),
      MergeRow(
        "none drops ask and keeps the rest of back",
        a: "{back: {when: x, ask: {title: a, confirm: b, cancel: c}}}", own: "back: {ask: none}",
        { $0.back?.when == "x" && $0.back?.ask == nil }),
      MergeRow(
        "none drops an animation", a: "{pop: {velocity: 9, animation: {duration: 1s}}}",
        own: "pop: {animation: none}",
        { $0.pop.animation.duration == 0.25 && $0.pop.velocity == 9 }),
      MergeRow(
        "after none an animation starts from the built-in defaults",
        a: "{pop: {animation: {duration: 1s, dim: 50%}}}", b: "{pop: {animation: none}}",
        own: "pop: {animation: {style: zoom}}",
        {
          $0.pop.animation.style == .zoom && $0.pop.animation.duration == 0.25
            && $0.pop.animation.dim == 0.1
        }),
      MergeRow(
        "animations merge key by key", a: "{pop: {animation: {duration: 1s, dim: 50%}}}",
        own: "pop: {animation: {dim: 20%}}",
        { $0.pop.animation.duration == 1 && $0.pop.animation.dim == 0.2 }),
      MergeRow(
        "a push that is given has an animation of its own", a: "{push: {animation: {}}}",
        { $0.push.animation == .standard }),
      MergeRow(
        "none drops the animation of a push", a: "{push: {animation: {duration: 1s}}}",
        own: "push: {animation: none}", { $0.push.animation == nil }),
      MergeRow(
        "none drops a push", a: "{push: {animation: {duration: 1s}}}", own: "push: none",
        { $0.push.animation == nil }),
      MergeRow(
        "after none a push starts from the built-in defaults",
        a: "{push: {animation: {duration: 1s, dim: 50%}}}", b: "{push: none}",
        own: "push: {animation: {dim: 20%}}",
        { $0.push.animation?.duration == 0.25 && $0.push.animation?.dim == 0.2 }),
      MergeRow(
        "the large title and the back button merge key by key",
        a:
          "{bar: {large-title: {display: always, color: red}, back-button: {title: A, menu: false}}}",
        own: "bar: {large-title: {color: blue}, back-button: {title: B}}",
        {
          $0.bar.largeTitle.display == .always && $0.bar.largeTitle.color == .system("blue")
            && $0.bar.backButton.title == "B" && $0.bar.backButton.showsMenu == false
        }),
      MergeRow(
        "elements that are off by themselves are switched on",
        a: "{fade: {distance: 9, tint: {from: red}}}", own: "fade: {large-title: true}",
        {
          $0.fade?.largeTitle == Fade.Element(start: 0, distance: 9, curve: .linear)
            && $0.fade?.tint?.from == .system("red") && $0.fade?.tint?.to == nil
        }),
      MergeRow(
        "and stay off where nobody names them", own: "fade: {distance: 9}",
        { $0.fade?.largeTitle == nil && $0.fade?.tint == nil && $0.fade?.title != nil }),
      MergeRow(
        "excluded views are replaced whole", a: "{pop: {exclude: [A, B]}}",
        own: "pop: {exclude: C}", { $0.pop.excludedViews == ["C"] }),
      MergeRow(
        "a hidden bar is shown again", a: "{bar: {hidden: true}}", own: "bar: {hidden: false}",
        { $0.bar.isHidden == false }),
      MergeRow(
        "ask merges key by key", a: "{back: {ask: {title: a, confirm: b, cancel: c}}}",
        own: "back: {ask: {title: d}}",
        {
          $0.back?.ask
            == BackInterception.Ask(
              title: "d", message: nil, confirm: "b", cancel: "c", style: .alert)
        }),
      MergeRow(
        "none is a value for shadow and blur", a: "{bar: {shadow: red, blur: dark}}",
        own: "bar: {shadow: none, blur: none}",
        { $0.bar.shadow == BarLook.Shadow.none && $0.bar.blur == BarLook.Blur.none }),
    ]
  ) func comesTo(_ row: MergeRow) throws {
    let reading = Reading(row.text)
    #expect(reading.diagnostics == [])
    let screen = try #require(reading.screen)
    #expect(row.isAsExpected(screen), "\(screen)")
  }

  @Test func stylesUseStyles() throws {
    let reading = Reading(
      """
      navgen: 1
      styles:
        c: {use: [b, a], bar: {tint: black}}
        b: {use: a, bar: {background: blue}, fade: {distance: 5}}
        a: {fade: none, bar: {tint: red, background: red, shadow: red}}
      screens:
        home: {controller: HomeViewController, use: c}
      """)
    let screen = try #require(reading.screen)
    #expect(reading.diagnostics == [])
    #expect(screen.bar.tint == .system("black"))
    #expect(screen.bar.background == .system("red"))
    #expect(screen.fade == nil)
  }

  @Test func defaultsUseStyles() {
    let reading = Reading(
      """
      navgen: 1
      defaults: {use: plain, bar: {tint: red}}
      styles: {plain: {bar: {tint: blue, shadow: none}}}
      screens: {home: {controller: HomeViewController}}
      """)
    #expect(reading.screen?.bar.tint == .system("red"))
    #expect(reading.screen?.bar.shadow == BarLook.Shadow.none)
  }

  @Test func barsTakeTheBarOfStylesAndNoDefaults() {
    let reading = Reading(
      """
      navgen: 1
      defaults: {bar: {tint: red}}
      styles: {plain: {bar: {shadow: none, title: {color: blue}}, fade: {distance: 3}}}
      bars: {pay: {use: plain, bar: {title: {text: Pay}}}}
      """)
    let bar = reading.spec?.bars.first
    #expect(reading.diagnostics == [])
    #expect(bar?.look.shadow == BarLook.Shadow.none)
    #expect(bar?.look.title.color == .system("blue"))
    #expect(bar?.titleText == "Pay")
    #expect(bar?.look.tint == nil)
  }

  /// What only a navigation controller's bar can have is left aside in a style that a bar uses.
  @Test func barsLeaveAsideWhatIsAScreens() {
    let reading = Reading(
      """
      navgen: 1
      styles: {plain: {bar: {hidden: true, back-button: {title: A}, tint: red}}}
      bars: {pay: {use: plain, bar: {translucent: false, scheme: black}}}
      """)
    let bar = reading.spec?.bars.first
    #expect(reading.diagnostics == [])
    #expect(bar?.look.tint == .system("red"))
    #expect(bar?.look.isHidden == nil && bar?.look.backButton == BackButton())
    #expect(bar?.isTranslucent == false && bar?.scheme == .black)
  }

  @Test(arguments: ["hidden: true", "large-title: {color: red}", "back-button: {title: A}"])
  func barsDoNotTakeWhatIsAScreens(own: String) {
    let reading = Reading("navgen: 1\nbars: {pay: {bar: {\(own)}}}")
    #expect(reading.diagnostics.map(\.id) == [.unknownKey])
  }

  /// Merging is done pairwise in whatever order is convenient, so the order must not matter.
  @Test func mergingIsAssociative() {
    let layers = [
      "{fade: {distance: 9, title: {start: 1}}, bar: {tint: red}}", "{fade: none}",
      "{fade: {curve: ease-in, title: false}, bar: {shadow: none}}",
      "{fade: {title: true, start: 4}, back: none}", "{back: {when: x}}",
      "{push: none, pop: {animation: {dim: 0}}}",
      "{push: {animation: {dim: 1}}, fade: {tint: true}}",
    ].map(layer)
    let ends = Screen.schema.ends
    for a in layers {
      for b in layers {
        for c in layers {
          let left = a.merged(under: b, ends: ends).merged(under: c, ends: ends)
          let right = a.merged(under: b.merged(under: c, ends: ends), ends: ends)
          #expect(left.list.map(\.row) == right.list.map(\.row))
          #expect(left.list.map(\.value) == right.list.map(\.value))
        }
      }
    }
  }

  private func layer(_ text: String) -> Settings {
    var reader = Reader()
    let root = parse(SourceFile(path: "layer", text: text)).tree.root
    return LayerReader.read(root, Screen.schema, .style, named: "layer", &reader).settings
  }
}

/// What holds where a group is given and a key in it is not.
@Suite struct StandardValueTests {
  @Test(
    arguments: [
      ("", Pop.Gesture.system), ("pop: {}", .system), ("pop: {threshold: 40%}", .fullScreen),
      ("pop: {animation: {duration: 1s}}", .fullScreen), ("pop: {gesture: edge}", .edge),
      ("pop: {gesture: none, velocity: 3}", .none), ("pop: {gesture: system}", .system),
    ]) func gesture(own: String, gesture: Pop.Gesture)
  {
    #expect(Reading(screen: own).screen?.pop.gesture == gesture)
  }

  @Test(
    arguments: [
      ("pop: {gesture: edge}", 30.0), ("pop: {gesture: edge, edge: 12}", 12),
      ("pop: {gesture: full-screen}", nil), ("pop: {edge: 44}", 44), ("", nil),
    ] as [(String, Double?)]) func edge(own: String, edge: Double?)
  {
    #expect(Reading(screen: own).screen?.pop.edge == edge)
  }

  @Test(
    arguments: [
      ("back: {when: x}", BackInterception.Trigger.allCases),
      ("back: {ask: {title: a, confirm: b, cancel: c}}", BackInterception.Trigger.allCases),
      ("back: {intercept: all}", BackInterception.Trigger.allCases),
      ("back: {intercept: [escape, button, escape]}", [.button, .escape]),
      ("back: {intercept: swipe, when: x}", [.swipe]), ("", nil), ("back: none", nil),
    ] as [(String, [BackInterception.Trigger]?)])
  func triggers(own: String, triggers: [BackInterception.Trigger]?) {
    #expect(Reading(screen: own).screen?.back?.triggers == triggers)
  }

  @Test func silentScreenIsUIKitsOwn() throws {
    let screen = try #require(Reading(screen: "").screen)
    #expect(screen.bar.isEmpty)
    #expect(screen.fade == nil)
    #expect(screen.statusBar == nil)
    #expect(screen.back == nil)
    #expect(
      screen.pop
        == Pop(
          gesture: .system, threshold: 0.5, velocity: 500, edge: nil, scrollViews: .leadingEdge,
          excludedViews: [], countsTrackpad: true, animation: .standard, reduceMotion: .system))
    #expect(screen.push == Push(animation: nil))
  }

  @Test(
    arguments: [
      ("shop.nav", "Shop"), ("transparent-bar.nav", "TransparentBar"),
      ("Specs/my shop.v2.nav", "MyShopV2"), ("商店.nav", "商店"),
    ]) func moduleName(path: String, name: String)
  {
    let reading = Reading("navgen: 1\nscreens: {a: {controller: A}}", at: path)
    #expect(reading.spec?.module.name == name)
  }
}

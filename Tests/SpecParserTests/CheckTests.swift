import NavgenDiagnostics
import Testing

@testable import NavgenSpecParser

/// One rule: a spec that breaks it, what is said, and the spec put right.
struct CheckRow: CustomTestStringConvertible, Sendable {
  let name: String
  let before: String
  let says: [String]
  let after: String

  init(_ name: String, before: String, says: [String], after: String) {
    self.name = name
    self.before = before
    self.says = says
    self.after = after
  }

  var testDescription: String { name }
}

@Suite struct CheckTests {
  @Test(
    arguments: [
      CheckRow(
        "an image cannot fade", before: "bar: {background-image: Wave}\nfade: {distance: 136}",
        says: ["error faded-image `fade`"],
        after: "bar: {background-image: Wave}\nfade: {distance: 136, background: false}"),
      CheckRow(
        "nor can the shadow's", before: "fade: {distance: 136}\nbar: {shadow-image: Line}",
        says: ["error faded-image `Line`"],
        after: "fade: {distance: 136, shadow: false}\nbar: {shadow-image: Line}"),
      CheckRow(
        "edge needs a drag of ours", before: "pop: {gesture: none, edge: 40}",
        says: ["warning ignored-value `40`"], after: "pop: {gesture: edge, edge: 40}"),
      CheckRow(
        "system has no edge either", before: "pop: {edge: 40, gesture: system}",
        says: ["warning ignored-value `system`"], after: "pop: {gesture: system}"),
      CheckRow(
        "no drag to end",
        before: "pop: {gesture: none, threshold: 40%, velocity: 800}",
        says: ["warning ignored-value `40%`", "warning ignored-value `800`"],
        after: "pop: {gesture: system, threshold: 40%, velocity: 800}"),
      CheckRow(
        "what only says what holds anyway is left alone",
        before: "pop: {gesture: none, animation: {duration: 1s}}",
        says: ["warning ignored-value `animation`"],
        after: """
          pop:
            {gesture: none, threshold: 50%, velocity: 500, trackpad: true,
            animation: {duration: 250ms}}
          """),
      CheckRow(
        "no drag of ours to place",
        before: "pop: {gesture: system, exclude: [MapView], trackpad: false}",
        says: ["warning ignored-value `[MapView]`", "warning ignored-value `false`"],
        after: "pop: {gesture: full-screen, exclude: [MapView], trackpad: false}"),
      CheckRow(
        "a spring has its own duration",
        before: "pop: {animation: {duration: 1s, curve: {spring: {damping: 1, response: 0.35}}}}",
        says: ["warning ignored-value `{spring: {damping: 1, response: 0.35}}`"],
        after: "pop: {animation: {duration: 515ms, curve: {spring: {damping: 1, response: 0.35}}}}"),
      CheckRow(
        "in a push too",
        before: "push: {animation: {curve: {spring: {damping: 1, response: 0.35}}, duration: 1s}}",
        says: ["warning ignored-value `1s`"],
        after: "push: {animation: {curve: {spring: {damping: 1, response: 0.35}}}}"),
      CheckRow(
        "a hidden bar cannot fade", before: "bar: {hidden: true}\nfade: {distance: 3}",
        says: ["error hidden-fade `fade`"], after: "bar: {hidden: false}\nfade: {distance: 3}"),
      CheckRow(
        "nor a fading one be hidden", before: "fade: {distance: 3}\nbar: {hidden: true}",
        says: ["error hidden-fade `true`"], after: "fade: none\nbar: {hidden: true}"),
      CheckRow(
        "no menu to intercept",
        before: "bar: {back-button: {menu: false}}\nback: {intercept: [swipe, menu]}",
        says: ["warning unreachable-menu `[swipe, menu]`"],
        after: "bar: {back-button: {menu: false}}\nback: {intercept: [all]}"),
      CheckRow(
        "no swipe to intercept", before: "pop: {gesture: none}\nback: {intercept: [swipe]}",
        says: ["warning unreachable-swipe `[swipe]`"],
        after: "pop: {gesture: none}\nback: {intercept: all}"),
      CheckRow(
        "nothing is said of triggers nobody wrote",
        before: "back: {intercept: [button, swipe]}\npop: {gesture: none}",
        says: ["warning unreachable-swipe `none`"],
        after: "back: {when: hasChanges}\npop: {gesture: none}"),
      CheckRow(
        "a switching status bar needs a fade", before: "status-bar: {from: light, to: dark}",
        says: ["error steady-status-bar `{from: light, to: dark}`"],
        after: "status-bar: {from: light, to: dark}\nfade: {distance: 3}"),
    ]
  ) func ruleOfScreens(_ row: CheckRow) {
    #expect(Reading(screen: row.before).summary == row.says)
    #expect(Reading(screen: row.after).diagnostics == [])
  }

  @Test(
    arguments: [
      CheckRow(
        "two screens with one controller",
        before: "screens: {a: {controller: A.B}, b: {controller: A.B}}",
        says: ["error shared-controller `A.B`"],
        after: "screens: {a: {controller: A.B}, b: {controller: A.C}}"),
      CheckRow(
        "controllers that name their screens may share a class",
        before: "screens: {a: {controller: runtime, available: 16.0}, b: {controller: runtime}}",
        says: ["warning ignored-value `16.0`"],
        after: "screens: {a: {controller: runtime}, b: {controller: runtime}}"),
      CheckRow(
        "a class that every system has",
        before: "module: {ios: 15.0}\nscreens: {a: {controller: A, available: 15.0}}",
        says: ["warning ignored-value `15.0`"],
        after: "module: {ios: 15.0}\nscreens: {a: {controller: A, available: 15.1}}"),
      CheckRow(
        "a translucent background under an opaque bar",
        before: """
          module: {translucent: false}
          screens: {a: {controller: A, bar: {background: {color: label, alpha: 0.9}}}}
          """,
        says: ["warning opaque-bar `{color: label, alpha: 0.9}`"],
        after: """
          module: {translucent: false}
          screens: {a: {controller: A, bar: {background: {color: label, alpha: 100%}}}}
          """),
      CheckRow(
        "a fade under an opaque bar",
        before: """
          module: {translucent: false}
          screens: {a: {controller: A, fade: {distance: 1}}}
          """,
        says: ["warning opaque-bar `fade`"],
        after: """
          module: {translucent: true}
          screens: {a: {controller: A, fade: {distance: 1}}}
          """),
      CheckRow(
        "a translucent background of a bar that is opaque itself",
        before: "bars: {a: {bar: {translucent: false, background: \"#12345678\"}}}",
        says: ["warning opaque-bar `\"#12345678\"`"],
        after: "bars: {a: {bar: {translucent: false, background: \"#123456ff\"}}}"),
      CheckRow(
        "a superclass with a generated name",
        before: """
          module: {name: Shop, superclass: ShopNavigationController}
          screens: {a: {controller: A}}
          """,
        says: ["error generated-name `ShopNavigationController`"],
        after: """
          module: {name: Shop, superclass: ShoppingNavigationController}
          screens: {a: {controller: A}}
          """),
      CheckRow(
        "a controller with a generated name", before: "screens: {a: {controller: ShopScreen}}",
        says: ["error generated-name `ShopScreen`"],
        after: "screens: {a: {controller: ShopScreens}}"),
      CheckRow(
        "a property newer than the target",
        before: """
          module: {ios: 13.0}
          screens: {a: {controller: A, bar: {back-button: {menu: false}}, pop: {trackpad: false}}}
          """,
        says: ["note guarded-api `menu`", "note guarded-api `trackpad`"],
        after: """
          module: {ios: 14.0}
          screens: {a: {controller: A, bar: {back-button: {menu: false}}, pop: {trackpad: false}}}
          """),
      CheckRow(
        "an unused style", before: "styles: {a: {}, b: {use: a}}\nscreens: {a: {controller: A}}",
        says: ["warning unused-style `b`"],
        after: "styles: {a: {}, b: {use: a}}\nscreens: {a: {controller: A, use: b}}"),
      CheckRow(
        "a style that only a bar uses", before: "styles: {a: {}}\nbars: {b: {}}",
        says: ["warning unused-style `a`"], after: "styles: {a: {}}\nbars: {b: {use: a}}"),
      CheckRow(
        "a style that only defaults use", before: "styles: {a: {}}\nscreens: {b: {controller: A}}",
        says: ["warning unused-style `a`"],
        after: "styles: {a: {}}\ndefaults: {use: a}\nscreens: {b: {controller: A}}"),
      CheckRow(
        "no screens and no bars", before: "screens: {}\nbars: {}", says: ["error empty-spec ``"],
        after: "bars: {a: {}}"),
      CheckRow(
        "a vibrant title without blur", before: "bars: {a: {bar: {title: {vibrant: true}}}}",
        says: ["error vibrant-without-blur `true`"],
        after: "bars: {a: {bar: {blur: dark, title: {vibrant: true}}}}"),
      CheckRow(
        "blur is off", before: "bars: {a: {bar: {title: {vibrant: true}, blur: none}}}",
        says: ["error vibrant-without-blur `none`"],
        after: "bars: {a: {bar: {title: {vibrant: false}, blur: none}}}"),
      CheckRow(
        "a vibrant title with a color and an offset of its own",
        before: """
          bars: {a: {bar: {blur: dark, title: {vibrant: true, color: white, offset: {y: 1}}}}}
          """,
        says: ["warning ignored-value `white`", "warning ignored-value `offset`"],
        after: """
          bars: {a: {bar: {blur: dark, title: {vibrant: false, color: white, offset: {y: 1}}}}}
          """),
      CheckRow(
        "an API newer than the target",
        before: "module: {ios: 14.5}\nscreens: {a: {controller: A, bar: {tint: systemMint}}}",
        says: ["error newer-api `systemMint`"],
        after: "module: {ios: 15}\nscreens: {a: {controller: A, bar: {tint: systemMint}}}"),
    ]
  ) func ruleOfSpecs(_ row: CheckRow) {
    #expect(Reading("navgen: 1\n" + row.before).summary == row.says)
    #expect(Reading("navgen: 1\n" + row.after).diagnostics == [])
  }

  @Test func aPairOfPlacesIsReportedOnce() {
    let screens = (0..<50).map { "  s\($0): {controller: C\($0), use: broken}\n" }.joined()
    let reading = Reading(
      """
      navgen: 1
      styles:
        broken: {bar: {background-image: Wave}, fade: {distance: 3}, back: {ask: {title: x}}}
      screens:
      \(screens)
      """)
    #expect(reading.summary == ["error faded-image `fade`", "error required-key `ask`"])
  }

  @Test func aDefaultGivesWayWithAWarning() {
    let reading = Reading(
      """
      navgen: 1
      defaults: {fade: {distance: 3}, pop: {edge: 9, threshold: 40%}}
      screens:
        a: {controller: A, bar: {background-image: Wave}, pop: {gesture: system}}
        b: {controller: B}
      """)
    #expect(reading.summary == ["warning faded-image `Wave`"])
    #expect(reading.spec?.screens.map { $0.fade == nil } == [true, false])
    #expect(reading.spec?.screens.map(\.pop.gesture) == [.system, .fullScreen])
  }

  /// Each contradiction is told, whichever of the two sides is the default, and changes nothing.
  @Test(
    arguments: [
      ("pop: {gesture: none}", "back: {intercept: [swipe]}", "unreachable-swipe"),
      (
        "bar: {back-button: {menu: false}}", "back: {intercept: [menu, button]}", "unreachable-menu"
      ),
    ]) func aWarningAgainstADefault(one: String, other: String, id: String)
  {
    for (defaults, own) in [(one, other), (other, one)] {
      let reading = Reading(screen: own, before: "defaults: {\(defaults)}\n")
      #expect(reading.diagnostics.map(\.id.rawValue) == [id])
      #expect(reading.diagnostics.map(\.severity) == [.warning])
      #expect(reading.diagnostics.flatMap(\.notes).count == 1)
      let merged = Reading(screen: "use: lower\n" + own, before: "styles: {lower: {\(defaults)}}\n")
      #expect(reading.spec?.screens == merged.spec?.screens)
    }
  }

  /// What a screen says to no effect is told; a default that a screen opts out of is not.
  @Test(
    arguments: [
      ("pop: {gesture: system}", "pop: {edge: 20}"),
      ("pop: {animation: {style: zoom}}", "pop: {animation: {parallax: 20%}}"),
    ]) func aDefaultMayDoNothing(one: String, other: String)
  {
    let told = Reading(screen: other, before: "defaults: {\(one)}\n")
    #expect(told.diagnostics.map(\.id.rawValue) == ["ignored-value"])
    #expect(told.diagnostics.map(\.severity) == [.warning])
    #expect(Reading(screen: one, before: "defaults: {\(other)}\n").diagnostics == [])
  }

  @Test func aWarningAgainstADefaultComesOnceForAStyle() {
    let reading = Reading(
      """
      navgen: 1
      defaults: {pop: {gesture: system}}
      styles: {wide: {pop: {edge: 20}}}
      screens: {a: {controller: A, use: wide}, b: {controller: B, use: wide}}
      """)
    #expect(reading.summary == ["warning ignored-value `20`"])
  }

  @Test func aDefaultThatLacksItsPartnerGivesWayToo() {
    let reading = Reading(
      """
      navgen: 1
      defaults: {status-bar: {from: light, to: dark}}
      screens: {a: {controller: A}, b: {controller: B, fade: {distance: 3}}, c: {controller: C}}
      """)
    #expect(reading.summary == ["warning steady-status-bar `{from: light, to: dark}`"])
    #expect(
      reading.spec?.screens.map(\.statusBar) == [
        nil, .switching(from: .light, to: .dark, at: 0.5), nil,
      ])
  }

  @Test func twoDefaultsThatContradictAreAnError() {
    let reading = Reading(
      """
      navgen: 1
      defaults: {fade: {distance: 3}, bar: {background-image: Wave}}
      screens: {a: {controller: A}, b: {controller: B}}
      """)
    #expect(reading.summary == ["error faded-image `Wave`"])
  }

  @Test func aScreenHasTheLastWordOverItsStyle() {
    let reading = Reading(
      """
      navgen: 1
      screens:
        a: {controller: A, use: imaged, fade: {distance: 3}}
      styles:
        imaged: {bar: {background-image: Wave}}
      """)
    #expect(reading.summary == ["error faded-image `fade`"])
    #expect(reading.diagnostics.first?.notes.map(\.range?.text) == ["Wave"])
  }

  /// What is wrong already is not taken for absent as well.
  @Test(
    arguments: [
      ("fade: {distance: far}", ["error not-a-number `far`"]),
      ("fade: {distanse: 136}", ["error unknown-key `distanse`"]),
      ("fade: 3\nstatus-bar: {from: light, to: dark}", ["error wrong-shape `3`"]),
      ("back: {ask: {title: \"\", confirm: a, cancel: b}}", ["error empty-text `\"\"`"]),
      ("back: {ask: {title: x, ok: y, cancel: z}}", ["error unknown-key `ok`"]),
      (
        "bar: {background-image: asset(A)}\nfade: {distance: 3}",
        ["error not-an-asset `asset(A)`"]
      ),
    ]) func noCascades(own: String, says: [String])
  {
    #expect(Reading(screen: own).summary == says)
  }

  @Test(
    arguments: [
      ("foo:", ["error missing-value `foo`"]),
      ("Generate it\nfoo:", ["error missing-colon `Generate it`", "error missing-value `foo`"]),
      (
        "screens:\n  home:\n    controller: A\n    bra\n      tint: white\n    fode:",
        ["error missing-colon `bra`", "error missing-value `fode`"]
      ),
      ("styles:\n  a:\n    controller:\n    fade: none", ["error missing-value `controller`"]),
      ("screens: {home: {bra}}", ["error missing-value `bra`"]),
    ]) func aKeyThatIsIncompleteIsReportedOnce(text: String, says: [String])
  {
    #expect(Reading("navgen: 1\n" + text).summary == says)
  }

  @Test(arguments: ["\n", "\r\n", "  # the version\n\n", "\n# A shop.\n"])
  func aVersionWithoutColonIsOneError(end: String) {
    let rest = ["module: {name: Shop}", "screens:", "  home: {controller: A}", ""]
    let reading = Reading("navgen 1" + end + rest.joined(separator: end))
    #expect(reading.summary == ["error missing-colon `navgen 1`"])
  }

  @Test func nothingIsTakenForAbsentInABrokenFile() {
    let reading = Reading("navgen: 1\nscreens:\n  a: {use: b\n")
    #expect(reading.diagnostics.map(\.id) == [.unclosedBracket])
    #expect(reading.spec == nil)
  }

  @Test func allErrorsOfAFileComeInOneRunSorted() {
    let reading = Reading(
      """
      navgen: 1
      module: {acess: public, ios: 12}
      bars: {pay: {bar: {tint: lable}, position: top}}
      screens:
        Home: {controller: "A<", fade: {distance: 0}}
        b: {}
      """)
    #expect(
      reading.summary == [
        "error unknown-key `acess`", "error unsupported-ios `12`", "error not-a-color `lable`",
        "error invalid-name `Home`", "error not-a-type `\"A<\"`", "error out-of-range `0`",
        "error required-key `b`",
      ])
  }
}

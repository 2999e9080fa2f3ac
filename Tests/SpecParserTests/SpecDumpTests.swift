import NavgenDiagnostics
import Testing

@testable import NavgenSpecParser

@Suite struct SpecDumpTests {
  @Test func everyDefaultIsFilledIn() throws {
    let reading = Reading(
      """
      navgen: 1
      bars: {pay: {bar: {title: {text: "Pay \\"now\\"\\n"}}}}
      screens:
        cart: {controller: Cart, bar: {tint: "#fff", shadow: none}, fade: {distance: 136, title: false}}
        home: {controller: Home, back: {when: isDirty}, pop: {velocity: 900.5}}
      """)
    let spec = try #require(reading.spec)
    #expect(specDump(spec) == expected)
  }

  /// A dump says the same as the spec it was made from, without styles and defaults.
  @Test(arguments: [exampleSpec, "navgen: 1\nscreens: {a: {controller: A}}"])
  func aDumpIsASpec(text: String) throws {
    var spec = try #require(Reading(text).spec)
    spec.styles = []
    let again = Reading(specDump(spec))
    #expect(again.diagnostics == [])
    #expect(again.spec == spec)
  }

  @Test func everyKindOfValueIsDumpedAsItIsWritten() throws {
    let own = """
      bar: {background: {light: clear, dark: {color: asset(Ink), alpha: 0.25}}, tint: "#01020380"}
      fade: {distance: 3, curve: {step: 0.5}, scroll: content?.list, title: {curve: [0, -1, 1, 2]}}
      status-bar: {from: default, to: hidden, at: 0.25}
      """
    let spec = try #require(Reading(screen: own).spec)
    #expect(Reading(specDump(spec)).spec == spec)
  }

  @Test(arguments: ["Wave", "Bars/Wave-2", "A \"wave\" (2)"])
  func imagesAreDumpedAsTheyAreWritten(name: String) throws {
    let own =
      "bar: {background-image: {asset: '\(name)'}, back-button: {image: {asset: '\(name)'}}}"
    let spec = try #require(Reading(screen: own).spec)
    #expect(spec.screens.first?.bar.backgroundImage == name)
    #expect(Reading(specDump(spec)).spec == spec)
  }

  @Test(arguments: Pop.Gesture.allCases) func nothingIsSaidOfWhatADumpFillsIn(
    gesture: Pop.Gesture
  ) throws {
    let spec = try #require(Reading(screen: "pop: {gesture: \(gesture.rawValue)}").spec)
    #expect(Reading(specDump(spec)).diagnostics == [])
  }

  /// What may not stand raw in a spec may be meant by an escape, and is dumped as one.
  @Test(arguments: [
    "\\u2028", "\\u200E", "\\uFEFF", "\\x7F", "\\0", "\\u115F", "\\uFFFF", "می\u{200C}خواهم",
  ])
  func textsAreDumpedAsASpecMayHoldThem(text: String) throws {
    let own = "bar: {back-button: {title: \"a\(text)b\"}}"
    let spec = try #require(Reading(screen: own).spec)
    let again = Reading(specDump(spec))
    #expect(again.diagnostics == [])
    #expect(again.spec == spec)
  }

  /// Beyond U+FFFF JSON has pairs alone, which a spec refuses with what to write.
  @Test func everyCharacterIsDumpedAsASpecMayHoldIt() throws {
    let scalars = [0...0xD7FF, 0xE000...0xFFFF].joined().compactMap { Unicode.Scalar($0 as UInt32) }
    let text = scalars.map { "\\u" + String(0x10000 + $0.value, radix: 16).dropFirst() }.joined()
    let tree = parse(SourceFile(path: "", text: "\"\(text)\"")).tree
    let (again, diagnostics) = parse(SourceFile(path: "", text: syntaxDump(tree)))
    #expect(diagnostics == [])
    #expect(again.root.text.unicodeScalars.elementsEqual(scalars))
  }

  @Test func theModuleAndSpringsAreDumpedAsTheyAreWritten() throws {
    let reading = Reading(
      """
      navgen: 1
      module:
        superclass: {type: Base, overrides-should-pop: true}
        localize: Navigation
        bundle: class
        scheme: black
        large-titles: true
        translucent: true
      screens:
        a: {controller: runtime, push: {animation: {curve: {spring: {damping: 0.5, response: 1}}}}}
        b: {controller: B, available: 17.0, pop: {exclude: [MapView], reduce-motion: none}}
      """)
    let spec = try #require(reading.spec)
    let again = Reading(specDump(spec))
    #expect(again.diagnostics == [])
    #expect(again.spec == spec)
  }

  private let expected = """
    {
      "navgen": 1,
      "module": {
        "name": "Shop",
        "access": "internal",
        "ios": "15.0",
        "superclass": "UINavigationController",
        "imports": [],
        "localize": false,
        "bundle": "main"
      },
      "output": {
        "set": "uikit",
        "layout": "split"
      },
      "screens": {
        "cart": {
          "controller": "Cart",
          "bar": {
            "shadow": "none",
            "tint": "#ffffff"
          },
          "fade": {
            "distance": 136,
            "start": 0,
            "curve": "linear",
            "scroll": "auto",
            "reverse": false,
            "snap": "none",
            "background": {
              "start": 0,
              "distance": 136,
              "curve": "linear"
            },
            "title": false,
            "large-title": false,
            "shadow": {
              "start": 0,
              "distance": 136,
              "curve": "linear"
            },
            "tint": false
          },
          "pop": {
            "gesture": "system",
            "threshold": 0.5,
            "velocity": 500,
            "scroll-views": "leading-edge",
            "exclude": [],
            "trackpad": true,
            "animation": {
              "style": "slide",
              "duration": 0.25,
              "curve": "ease-in-out",
              "parallax": 0.3,
              "dim": 0.1,
              "shadow": true,
              "corner-radius": 0
            },
            "reduce-motion": "system"
          },
          "push": {
            "animation": "none"
          },
          "back": "none"
        },
        "home": {
          "controller": "Home",
          "fade": "none",
          "pop": {
            "gesture": "full-screen",
            "threshold": 0.5,
            "velocity": 900.5,
            "scroll-views": "leading-edge",
            "exclude": [],
            "trackpad": true,
            "animation": {
              "style": "slide",
              "duration": 0.25,
              "curve": "ease-in-out",
              "parallax": 0.3,
              "dim": 0.1,
              "shadow": true,
              "corner-radius": 0
            },
            "reduce-motion": "system"
          },
          "push": {
            "animation": "none"
          },
          "back": {
            "intercept": [
              "button",
              "swipe",
              "menu",
              "escape"
            ],
            "when": "isDirty",
            "ask": "none"
          }
        }
      },
      "bars": {
        "pay": {
          "bar": {
            "title": {
              "text": "Pay \\"now\\"\\n",
              "vibrant": false
            }
          },
          "position": "top-attached"
        }
      }
    }

    """
}

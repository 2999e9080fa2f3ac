import NavgenDiagnostics
import Testing

@testable import NavgenSpecParser

/// Keys that other formats, UIKit or people have for those of the language.
@Suite struct KeyTests {
  @Test(
    arguments: [
      ("bar: {backgroundColor: white}", "background"),
      ("bar: {background-color: white}", "background"),
      ("bar: {tintColor: white}", "tint"), ("bar: {barTintColor: white}", "background"),
      ("bar: {titleTextAttributes: {color: white}}", "title"), ("bar: {blurEffect: dark}", "blur"),
      ("bar: {blur-effect: dark}", "blur"), ("statusBarStyle: light", "status-bar"),
      ("navigationBar: {hidden: true}", "bar"), ("navigation-bar: {hidden: true}", "bar"),
      ("pop: {edgeWidth: 30}", "edge"), ("pop: {edge-width: 30}", "edge"),
      ("bar: {tint: {color: white, opacity: 50%}}", "alpha"),
      ("bar: {title: {font: {family: Avenir, size: 17}}}", "custom"),
      ("bar: {title: {font: {name: Avenir, size: 17}}}", "custom"), ("extends: plain", "use"),
      ("styles: plain", "use"), ("back: {ask: {title: a, ok: b, cancel: c}}", "confirm"),
    ]) func aKeyByAnotherNameIsSuggested(fragment: String, key: String)
  {
    let reading = Reading(screen: fragment, before: "styles: {plain: {}}\n")
    let found = reading.diagnostics.filter { $0.id != .unusedStyle }
    #expect(found.map(\.id) == [.unknownKey])
    #expect(found.first?.fixIts.first?.edits.first?.replacement == key)
  }

  @Test(
    arguments: [
      ("bar: {isTranslucent: false}", "translucent"),
      ("bar: {prefersLargeTitles: true}", "large-titles"),
    ]) func aKeyOfTheModuleIsNamed(fragment: String, key: String)
  {
    let reading = Reading(screen: fragment)
    #expect(reading.diagnostics.map(\.id) == [.unknownKey])
    #expect(reading.diagnostics.first?.message.hasSuffix("`module`, as `\(key)`") == true)
  }

  @Test(arguments: ["viewController", "view-controller", "class", "controler"])
  func aControllerByAnotherNameIsNotLacking(key: String) {
    let reading = Reading("navgen: 1\nscreens: {a: {\(key): A}}")
    #expect(reading.diagnostics.map(\.id) == [.unknownKey])
    #expect(reading.diagnostics.first?.fixIts.first?.edits.first?.replacement == "controller")
  }

  @Test(
    arguments: [
      "bar: {title: {color: red}, titel: {font: body}}",
      "bar: {tint: {light: red, dark: red, drak: red}}",
      "bar: {title: {color: red, colour: red}}", "controler: B", "bar: {tint: red, tintColor: red}",
    ]) func aKeyThatIsThereAlreadyIsNotWrittenTwice(fragment: String)
  {
    let reading = Reading(screen: fragment)
    #expect(reading.diagnostics.map(\.id) == [.unknownKey])
    #expect(reading.diagnostics.first?.fixIts == [])
    #expect(reading.diagnostics.first?.message.contains("already") == true)
  }

  @Test func aTextStyleStandsAlone() {
    let reading = Reading(screen: "bar: {title: {font: {style: headline}}}")
    #expect(reading.diagnostics.map(\.id) == [.unknownKey])
    #expect(reading.diagnostics.first?.fixIts.first?.edits.first?.replacement == "headline")
  }
}

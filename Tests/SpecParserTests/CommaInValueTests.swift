import NavgenDiagnostics
import Testing

@testable import NavgenSpecParser

/// Values that commas, colons or marks of other languages break up before their key is known.
@Suite struct CommaInValueTests {
  @Test(
    arguments: [
      ("use: plain, bold", "plain, bold", "[plain, bold]"),
      ("pop: {exclude: UISlider, UISwitch}", "UISlider, UISwitch", "[UISlider, UISwitch]"),
      ("pop: {exclude: A, B, C, edge: 40}", "A, B, C", "[A, B, C]"),
      ("fade: {distance: 3, curve: 0.1, 0, 1, 1}", "0.1, 0, 1, 1", "[0.1, 0, 1, 1]"),
      ("back: {intercept: button, swipe}", "button, swipe", "[button, swipe]"),
      (
        "back: {ask: {title: Discard, really?, confirm: a, cancel: b}}", "Discard, really?",
        "\"Discard, really?\""
      ),
    ]) func oneErrorTellsHowToWriteIt(fragment: String, value: String, repair: String)
  {
    let reading = Reading(
      "navgen: 1\nstyles: {plain: {}, bold: {}}\nscreens: {a: {controller: A, \(fragment)}}")
    let found = reading.diagnostics.filter { $0.id != .unusedStyle }
    #expect(found.map(\.range?.text) == [value])
    #expect(found.first?.fixIts.first?.edits.first?.replacement == repair)
  }

  @Test func aGenericTypeIsToBeQuoted() {
    let reading = Reading("navgen: 1\nscreens: {a: {controller: Grid<A, B>, bar: {hidden: true}}}")
    #expect(reading.summary == ["error unexpected-text `Grid<A, B>`"])
    #expect(reading.diagnostics.first?.fixIts.first?.edits.first?.replacement == "\"Grid<A, B>\"")
  }

  @Test(
    arguments: [
      "back: {ask: {title: Leave?, confirm, cancel: b}}",
      "back: {ask: {title: Leave?, confirm Leave, cancel: b}}", "bar: {hidden: true, tint}",
      "bar: {hidden, tint: white}", "fade: {distance: 3, a}", "{,}", "back: {, a}",
    ]) func keysWithoutValueAreNoPartOfTheOneBefore(fragment: String)
  {
    let reading = Reading("navgen: 1\nscreens: {a: {controller: A, \(fragment)}}")
    #expect(reading.diagnostics.contains { $0.id == .unexpectedText } == false)
    #expect(reading.diagnostics.hasErrors)
  }

  /// Where quoting does not help, it is not offered.
  @Test(
    arguments: [
      ("bar: {background: \"hsl(1,2,3)\"}", DiagnosticID.notAColor, nil),
      ("bar: {background: hsl(1,2,3)}", .notAColor, nil),
      ("bar: {background: `white`}", .notAColor, "white"),
      ("bar: {title: {font: UIFont.systemFont(ofSize: 17)}}", .notAFont, nil),
      ("bar: {tint: UIColor(named: \"Brand\")}", .notAColor, "asset(Brand)"),
      ("fade: {distance: 3, curve: cubic-bezier(0,0,1,1)}", .notACurve, "[0,0,1,1]"),
      ("fade: {distance: 1,000}", .unexpectedText, nil),
      ("fade: {distance: 1,5}", .unexpectedText, "."),
      ("back: {ask: {title: `Leave`, confirm: a, cancel: b}}", .reservedCharacter, "\"`Leave`\""),
    ] as [(String, DiagnosticID, String?)])
  func aRepairIsOfTheKeysType(fragment: String, id: DiagnosticID, repair: String?) {
    let reading = Reading(screen: fragment)
    #expect(reading.diagnostics.map(\.id) == [id])
    #expect(reading.diagnostics.first?.fixIts.first?.edits.first?.replacement == repair)
  }

  @Test func manyAreReadOnce() {
    let screens = (0..<5_000).map { "s\($0): {controller: C\($0), use: a, b}" }
    let reading = Reading(
      "navgen: 1\nstyles: {a: {}, b: {}}\nscreens: {\n \(screens.joined(separator: ",\n "))}")
    #expect(reading.diagnostics.count { $0.id == .unexpectedText } == 5_000)
  }
}

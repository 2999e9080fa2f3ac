import NavgenDiagnostics
import Testing

@testable import NavgenSpecParser

/// What cannot be read hides what may stand in it, and nothing else.
@Suite struct DamageTests {
  @Test(
    arguments: [
      (
        "an error in one screen",
        "navgen: 1\nscreens:\n  a: {controller: A, bar: {tint: #fff}}\n  b: {fade: {start: 3}}\n",
        ["error ambiguous-comment `#fff`", "error required-key `b`", "error required-key `fade`"]
      ),
      (
        "an error in a screen hides what that lacks",
        "navgen: 1\nscreens:\n  a:\n    bar: {tint: #fff}\n    fade: {start: 3}\n",
        ["error ambiguous-comment `#fff`"]
      ),
      (
        "styles are known where the error is elsewhere",
        "navgen: 1\nstyles: {s: {}}\nscreens:\n  a: {controller: A, use: t}\n"
          + "  b: {controller: &B B, use: s}\n",
        ["error unknown-style `t`", "error anchor `&B`"]
      ),
      (
        "styles may be in an error among them",
        "navgen: 1\nstyles:\n  s: {bar: {tint: #fff}}\nscreens:\n  a: {controller: A, use: t}\n",
        ["error ambiguous-comment `#fff`"]
      ),
      (
        "so they may in a list",
        "navgen: 1\nstyles: [s]\nscreens: {a: {controller: A, use: s}}",
        ["error wrong-shape `[s]`"]
      ),
      (
        "a style that is damaged may give what is lacking",
        "navgen: 1\nstyles:\n  s: {fade: {distance: &d 3}}\n"
          + "screens:\n  a: {controller: A, use: s, fade: {start: 3}}\n  b: {use: s}\n",
        ["error anchor `&d`", "error required-key `b`"]
      ),
      (
        "so may damaged defaults",
        "navgen: 1\ndefaults: {fade: {distance: &d 3}}\n"
          + "screens:\n  a: {controller: A, fade: {start: 3}}\n",
        ["error anchor `&d`"]
      ),
      (
        "the version is lacking whatever else is wrong",
        "screens:\n  a: {controller: A, bar: {tint: #fff}}\n",
        ["error no-version ``", "error ambiguous-comment `#fff`"]
      ),
      (
        "a version that is misspelt is none that is lacking",
        "navgne: 2\nscreens:\n  a: {controller: A}\n",
        ["error unknown-key `navgne`", "error unsupported-version `2`"]
      ),
      (
        "a section that is misspelt is read all the same",
        "navgen: 1\nmoduel: {ios: 17}\n"
          + "screens:\n  a: {controller: A, bar: {title: {font: extra-large-title}}}\n",
        ["error unknown-key `moduel`"]
      ),
      (
        "of an unknown target nothing is too new",
        "navgen: 1\nmodule: {ios: 12}\n"
          + "screens:\n  a: {controller: A, bar: {title: {font: extra-large-title}}}\n",
        ["error unsupported-ios `12`"]
      ),
    ]) func hidesOnlyWhatMayStandInIt(name: String, text: String, says: [String])
  {
    #expect(Reading(text).summary == says, "\(name)")
  }

  @Test func aFileThatIsNotThereHidesNamesOnly() {
    let reading = Reading(
      "navgen: 1\ninclude: [_gone.nav]\nscreens: {a: {use: there}, b: {controller: B, fade: {start: 3}}}"
    )
    #expect(
      reading.summary == [
        "error unreadable-include `_gone.nav`", "error required-key `a`",
        "error required-key `fade`",
      ])
  }

  @Test(
    arguments: [
      ("usee: s", ["error unknown-key `usee`"]), ("uses: [s, t]", ["error unknown-key `uses`"]),
      ("use: s, t", ["error unknown-style `s, t`"]), ("use: s t", ["error unknown-style `s t`"]),
      ("use: [s t]", ["error unknown-style `s t`"]),
      ("extends: s", ["error unknown-key `extends`"]),
      ("use: \"s, t\"", ["error unknown-style `\"s, t\"`"]),
    ]) func aStyleThatIsNamedWronglyIsUsed(use: String, says: [String])
  {
    let text = "\(use)\nfade: {start: 4}"
    let styles = "styles: {s: {fade: {distance: 3}}}\n"
    let reading = Reading(
      screen: text,
      before: use.contains("t") && !use.contains("extends")
        ? "styles: {s: {fade: {distance: 3}}, t: {}}\n" : styles)
    #expect(reading.summary == says)
  }

  @Test(arguments: ["[]", "[a]", "\n  - a:\n", "\n  - controller: A\n"])
  func screensInAListAreNotNothing(value: String) {
    let reading = Reading("navgen: 1\nscreens: \(value)")
    #expect(reading.diagnostics.first?.message.contains("`NAME: {controller: …}`") == true)
    #expect(reading.diagnostics.map(\.id) == [.wrongShape])
  }
}

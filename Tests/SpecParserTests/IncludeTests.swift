import NavgenDiagnostics
import Testing

@testable import NavgenSpecParser

@Suite struct IncludeTests {
  @Test func filesShareTheirNames() {
    let reading = Reading(
      """
      navgen: 1
      include: [Shared/_styles.nav, _cart.nav]
      screens: {home: {controller: Home, use: plain}}
      """,
      files: [
        "Shared/_styles.nav": "navgen: 1\ninclude: ../_colors.nav\nstyles: {plain: {use: red}}",
        "_colors.nav": "navgen: 1\nstyles: {red: {bar: {tint: red}}}",
        "_cart.nav": """
        navgen: 1
        include: [Shared/_styles.nav, ./_colors.nav]
        screens: {cart: {controller: Cart, use: red}}
        bars: {pay: {}}
        """,
      ])
    #expect(reading.diagnostics == [])
    #expect(reading.spec?.screens.map(\.name) == ["cart", "home"])
    #expect(reading.spec?.screens.map(\.bar.tint) == [.system("red"), .system("red")])
    #expect(reading.spec?.bars.map(\.name) == ["pay"])
  }

  @Test(
    arguments: [
      ("_a.nav", "shop.nav", "_a.nav"), ("_a.nav", "Specs/shop.nav", "Specs/_a.nav"),
      ("../_a.nav", "Specs/shop.nav", "_a.nav"),
      ("./B//_a.nav", "Specs/shop.nav", "Specs/B/_a.nav"),
      ("../../_a.nav", "Specs/shop.nav", "../_a.nav"), ("../_a.nav", "../shop.nav", "../../_a.nav"),
      ("../_a.nav", "/x/y/shop.nav", "/x/_a.nav"), ("../../../_a.nav", "/x/shop.nav", "/_a.nav"),
      ("_a.nav", "./shop.nav", "_a.nav"),
    ]) func pathsStartFromTheIncludingFile(path: String, base: String, resolved: String)
  {
    #expect(IncludePath.resolve(path, from: base) == resolved)
  }

  @Test(arguments: ["/x/_a.nav", "\"\"", "B\\_a.nav", "\"C:/x/_a.nav\""])
  func pathsThatAreRefused(path: String) {
    let reading = Reading("navgen: 1\ninclude: [\(path)]\nscreens: {a: {controller: A}}")
    #expect(reading.diagnostics.map(\.id) == [.includePath])
  }

  @Test func aFileThatCannotBeReadIsReportedOnceAndCoversWhatItMayHold() {
    let reading = Reading("navgen: 1\ninclude: [_a.nav]\nscreens: {a: {controller: A, use: b}}")
    #expect(reading.summary == ["error unreadable-include `_a.nav`"])
    #expect(reading.diagnostics.first?.message.hasSuffix("there is no such file") == true)
  }

  @Test func aFileReachedTwiceIsReadOnce() {
    var requests: [String] = []
    let root = SourceFile(
      path: "shop.nav",
      text: "navgen: 1\ninclude: [_a.nav, _b.nav, ./_a.nav]\nbars: {c: {}}")
    let (_, diagnostics) = readSpec(root) { request throws(IncludeFailure) in
      requests.append(request.path)
      return SourceFile(path: request.path, text: "navgen: 1\ninclude: _c.nav\n")
    }
    #expect(requests == ["_a.nav", "_c.nav", "_b.nav"])
    #expect(diagnostics.map(\.id) == [.includeCycle])
  }

  @Test func aCycleNamesItsChain() {
    let reading = Reading(
      "navgen: 1\ninclude: _a.nav\nbars: {c: {}}",
      files: [
        "_a.nav": "navgen: 1\ninclude: _b.nav", "_b.nav": "navgen: 1\ninclude: shop.nav",
      ])
    #expect(
      reading.diagnostics.map(\.message) == [
        "files include each other: `shop.nav` → `_a.nav` → `_b.nav` → `shop.nav`"
      ])
  }

  @Test(arguments: [(16, []), (17, [DiagnosticID.includeDepth])])
  func depth(count: Int, ids: [DiagnosticID]) {
    var files: [String: String] = [:]
    for number in 1...count {
      files["_\(number).nav"] =
        number < count ? "navgen: 1\ninclude: _\(number + 1).nav" : "navgen: 1"
    }
    let reading = Reading("navgen: 1\ninclude: _1.nav\nbars: {c: {}}", files: files)
    #expect(reading.diagnostics.map(\.id) == ids)
  }

  @Test func includedFilesHoldNamesOnly() {
    let reading = Reading(
      "navgen: 1\ninclude: _a.nav\nbars: {c: {}}",
      files: ["_a.nav": "navgen: 1\nmodule: {}\noutput: {}\ndefaults: {}\nstyles: {}"])
    #expect(
      reading.summary == [
        "error misplaced-key `module`", "error misplaced-key `output`",
        "error misplaced-key `defaults`",
      ])
  }

  @Test func everyFileSaysItsVersion() {
    let reading = Reading(
      "navgen: 1\ninclude: [_a.nav, _b.nav]\nbars: {c: {}}",
      files: ["_a.nav": "styles: {}", "_b.nav": "navgen: 1.0"])
    #expect(reading.summary == ["error no-version ``", "error unsupported-version `1.0`"])
  }

  @Test func errorsComeFileByFileTheSpecFirst() {
    let reading = Reading(
      "navgen: 1\ninclude: [_b.nav, _a.nav]\nbars: {c: {positon: top}}",
      files: ["_a.nav": "navgen: 1\nscreen: {}", "_b.nav": "navgen: 1\nbar: {}\nbars: {c: {}}"])
    #expect(
      reading.diagnostics.map { $0.range?.file.path } == ["shop.nav", "_b.nav", "_b.nav", "_a.nav"])
  }

  @Test func unusedStylesOfIncludedFilesAreFine() {
    let reading = Reading(
      "navgen: 1\ninclude: _a.nav\nbars: {c: {}}", files: ["_a.nav": "navgen: 1\nstyles: {x: {}}"])
    #expect(reading.diagnostics == [])
  }

  @Test func longChainsOfStylesNeedNoStack() {
    let count = 20_000
    let styles = (0..<count).map { "  s\($0): {use: s\($0 + 1)}\n" }.joined()
    let reading = Reading(
      """
      navgen: 1
      styles:
      \(styles)  s\(count): {bar: {tint: red}}
      screens: {a: {controller: A, use: s0}}
      """)
    #expect(reading.diagnostics == [])
    #expect(reading.screen?.bar.tint == .system("red"))
  }
}

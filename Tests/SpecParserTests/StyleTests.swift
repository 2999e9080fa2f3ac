import Testing

@testable import NavgenSpecParser

/// What the model keeps of styles: what each gives a screen, and in which order they come.
@Suite struct StyleTests {
  private func styles(_ text: String, files: [String: String] = [:]) throws -> [Style] {
    let reading = Reading("navgen: 1\n" + text, files: files)
    #expect(!reading.diagnostics.hasErrors)
    return try #require(reading.spec).styles
  }

  @Test func defaultsLieBelowEachStyle() throws {
    let styles = try styles(
      """
      defaults: {bar: {tint: red, shadow: none}}
      styles:
        plain: {bar: {shadow: separator}}
      screens: {home: {controller: Home, use: plain, bar: {tint: blue}}}
      """)
    #expect(styles.map(\.name) == [nil, "plain"])
    #expect(styles.map(\.screen.bar.tint) == [.system("red"), .system("red")])
    #expect(styles.map(\.screen.bar.shadow) == [BarLook.Shadow.none, .color(.system("separator"))])
    #expect(styles.map(\.screen.name) == ["", ""])
  }

  /// Where they stand in which file says nothing.
  @Test(arguments: [
    "  a: {use: z}\n  b: {}\n  c: {use: [a, b]}\n  z: {}\n",
    "  z: {}\n  c: {use: [a, b]}\n  b: {}\n  a: {use: z}\n",
  ])
  func eachComesAfterAllItUses(styles text: String) throws {
    let screens = "screens: {home: {controller: Home, use: c}}"
    #expect(try styles("styles:\n\(text)\(screens)").map(\.name) == ["b", "z", "a", "c"])
    let included = try styles(
      "include: _a.nav\n" + screens, files: ["_a.nav": "navgen: 1\nstyles:\n" + text])
    #expect(included.map(\.name) == ["b", "z", "a", "c"])
  }

  @Test func aSpecWithoutStylesHasNone() throws {
    #expect(try styles("screens: {home: {controller: Home}}") == [])
  }
}

import NavgenDiagnostics
import NavgenSpecParser
import Testing

@testable import NavgenEmitter

/// What several screens have from one style is written once and named after it.
@Suite struct SharedValueTests {
  private static let list = "bar: {background: white, shadow: none}"

  /// The screens' file for styles and `defaults` as written, and screens by what they use and say.
  private func source(_ before: String, _ screens: [String]) throws -> String {
    let lines = screens.enumerated().map { number, screen in
      "  s\(number): {controller: C\(number), \(screen)}\n"
    }
    let file = SourceFile(
      path: "shop.nav", text: "navgen: 1\n\(before)\nscreens:\n" + lines.joined())
    let (spec, problems) = readSpec(file) { _ throws(IncludeFailure) in
      throw IncludeFailure("there are no other files")
    }
    let sound = try #require(spec, "\(problems.map(\.message))")
    let plan = try #require(emit(sound).plan)
    let screens = try #require(plan.files.first { $0.path == "ShopScreens.swift" })
    return String(decoding: screens.bytes, as: UTF8.self)
  }

  /// The names that are declared, in their order.
  private func names(_ source: String) -> [String] {
    source.matches(of: /static let (\S+) = Self\(/).map { String($0.1) }
  }

  @Test(
    arguments: [
      ("two screens of a style", "styles: {a: {\(list)}}", ["use: a", "use: a"], ["a"]),
      ("one is no reason", "styles: {a: {\(list)}}", ["use: a"], []),
      ("nor are two that no style gives it", "", [list, list], []),
      (
        "what a screen says besides is no matter", "styles: {a: {\(list)}}",
        ["use: a, status-bar: light", "use: a, pop: {gesture: none}"], ["a"]
      ),
      (
        "nor is what it repeats", "styles: {a: {\(list)}}",
        ["use: a", "use: a, bar: {shadow: none}"], ["a"]
      ),
      ("nor how it came by it", "styles: {a: {\(list)}}", ["use: a", list], ["a"]),
      (
        "a value that fits on a line needs no name", "styles: {a: {bar: {background: white}}}",
        ["use: a", "use: a"], []
      ),
      ("defaults", "defaults: {\(list)}", ["status-bar: light", "status-bar: dark"], ["standard"]),
      (
        "the name of a style that is over the giver", "styles: {z: {\(list)}, a: {use: z}}",
        ["use: a", "use: a"], ["z"]
      ),
      (
        "a style that repeats the defaults", "defaults: {\(list)}\nstyles: {a: {\(list)}}",
        ["use: a", "use: a"], ["standard"]
      ),
      (
        "of two styles that say the same the first by name", "styles: {b: {\(list)}, a: {\(list)}}",
        ["use: a", "use: b"], ["a"]
      ),
      (
        "a style called as the defaults are",
        "defaults: {\(list)}\nstyles: {standard: {bar: {shadow: red}}}",
        ["status-bar: light", "status-bar: dark", "use: standard", "use: standard"],
        ["standard", "standardDefault"]
      ),
      (
        "names that would be nil",
        "styles: {none: {\(list)}, noneStyle: {bar: {tint: red, blur: none}}}",
        ["use: none", "use: none", "use: noneStyle", "use: noneStyle"],
        ["noneStyle", "noneStyleStyle"]
      ),
      (
        "reserved words", "styles: {default: {\(list)}}", ["use: default", "use: default"],
        ["`default`"]
      ),
      (
        "views that may be as new as the screens",
        "styles: {a: {pop: {threshold: 30%, exclude: [Lens]}}}",
        ["use: a, available: 16.0", "use: a, available: 16.0"], []
      ),
      (
        "types that the pop hides",
        "styles: {a: {pop: {threshold: 30%, exclude: [\"Grid<Style>\"]}}}", ["use: a", "use: a"], []
      ),
    ] as [(String, String, [String], [String])])
  func constants(_ what: String, before: String, screens: [String], expected: [String]) throws {
    let source = try source(before, screens)
    #expect(names(source) == expected, "\(what)")
    let uses = source.matches(of: /: \.(\w+)[,)]/).map { String($0.1) }
    for name in expected {
      #expect(uses.contains(name.filter { $0 != "`" }), "\(what)")
    }
  }

  /// A fade that follows a list of its own is a screen's own, since it names the controller.
  @Test func fadesOfOneStyle() throws {
    let style = "styles: {a: {fade: {distance: 9, title: {start: 3}}}}"
    #expect(try names(source(style, ["use: a", "use: a"])) == ["a"])
    let own = "use: a, fade: {scroll: list}"
    #expect(try names(source(style, [own, own])) == [])
  }

  @Test func aQuestionIsAskedByItsName() throws {
    let ask = "ask: {title: Go?, confirm: Go, cancel: Stay}"
    let source = try source(
      "styles: {a: {back: {when: isDirty, \(ask)}}}",
      ["use: a", "use: a, back: {intercept: button}", "use: a, back: {ask: {title: Leave?}}"])
    #expect(source.matches(of: /static func aQuestion\(over/).count == 1)
    #expect(source.matches(of: /return Back\.aQuestion\(over: controller\)/).count == 2)
    #expect(source.matches(of: /"Go\?"/).count == 1)
  }

  @Test(
    arguments: [
      ("styles: {a: {\(list)}}", "The bar of the style `a`."),
      ("styles: {a: {\(list)}, b: {\(list)}}", "The bar of the style `a` and others like it."),
      ("defaults: {\(list)}\nstyles: {a: {back: none}}", "The bar of the `defaults`."),
    ])
  func theCommentSaysWhoseItIs(_ styles: String, _ comment: String) throws {
    let source = try source(styles, ["use: a", "use: a"])
    #expect(source.contains("/// \(comment)\n"))
  }

  /// Otherwise it is longer than a line of the emitted code.
  @Test func aLongNameOfAQuestionHasItsParametersBelow() throws {
    let name = "q" + String(repeating: "w", count: 45)
    let ask = "back: {ask: {title: Go?, confirm: Go, cancel: Stay}}"
    let source = try source("styles: {\(name): {\(ask)}}", ["use: \(name)", "use: \(name)"])
    #expect(source.contains("static func \(name)Question(\n        over controller: UIView"))
    #expect(source.split(separator: "\n").allSatisfy { $0.count <= 120 })
  }

  /// Another screen adds lines, and changes none but the numbers of those behind it.
  @Test func screensComeAndGoWithoutRenaming() throws {
    let styles = "defaults: {\(Self.list)}\nstyles: {a: {bar: {tint: red}}, b: {bar: {tint: blue}}}"
    let screens = ["use: a", "use: a", "use: b", "use: b", "status-bar: light", "status-bar: dark"]
    let before = try source(styles, screens)
    let after = try source(styles, screens + ["use: [a, b], status-bar: light"])
    let lines = Set(after.split(separator: "\n"))
    for line in before.split(separator: "\n") { #expect(lines.contains(line), "\(line)") }
  }
}

import NavgenDiagnostics
import NavgenSpecParser
import Testing

@testable import NavgenEmitter

/// Whatever a screen, a style, a bar or a module is called either works in the emitted code or is
/// refused, with a reason and something to write instead.
@Suite struct NameTests {
  /// Words that are no names in lowerCamelCase.
  static let capitals: Set<String> = ["Any", "Protocol", "Self", "Type", "_"]
  /// Names that Swift takes for something else where a screen is expected.
  static let taken: Set<String> = ["init", "none", "self", "some"]

  private func diagnostics(_ text: String) -> [Diagnostic] {
    readSpec(SourceFile(path: "names.nav", text: "navgen: 1\n" + text)) {
      _ throws(IncludeFailure) in
      throw IncludeFailure("there are no other files")
    }.diagnostics
  }

  @Test(arguments: SwiftWords.all) func screen(_ word: String) {
    expect(word, diagnostics("screens: {\(word): {controller: A}}"), refused: Self.taken)
  }

  @Test(arguments: SwiftWords.all) func bar(_ word: String) {
    expect(word, diagnostics("bars: {\(word): {}}"), refused: Self.taken.union(["appearance"]))
  }

  @Test(arguments: SwiftWords.all) func style(_ word: String) {
    let found = diagnostics("styles: {\(word): {}}\nbars: {a: {use: \(word)}}")
    expect(word, found, refused: [])
  }

  private func expect(_ word: String, _ diagnostics: [Diagnostic], refused: Set<String>) {
    if Self.capitals.contains(word) {
      #expect(diagnostics.map(\.id) == [.invalidName])
    } else if refused.contains(word) {
      #expect(diagnostics.map(\.id) == [.reservedName])
    } else {
      #expect(diagnostics == [])
    }
    for diagnostic in diagnostics { #expect(diagnostic.message.contains("write ")) }
  }

  /// A module's name only begins names, so that any word with a capital will do but UIKit's own.
  @Test(arguments: SwiftWords.all + ["UI"]) func module(_ word: String) throws {
    let found = diagnostics("module: {name: \(word)}\nbars: {a: {}}")
    if word.first?.isUppercase == true, word != "UI" {
      #expect(found == [])
      return
    }
    #expect(found.map(\.id) == [.invalidModuleName])
    let message = try #require(found.first).message
    #expect(message.contains("did you mean") || message.contains("such as"))
  }

  /// One file with a screen and a bar of every name, each used as an app would.
  @Test func everyNameThatIsAcceptedCompiles() throws {
    let names = SwiftWords.all.filter { !Self.capitals.union(Self.taken).contains($0) } + ["größe"]
    let bars = names.filter { $0 != "appearance" }
    let emitted = try emittedSource(
      "navgen: 1\nmodule: {name: Names}\nscreens:\n"
        + names.map { "  \($0): {controller: C\($0), fade: {distance: 3}}\n" }.joined() + "bars:\n"
        + bars.map { "  \($0): {}\n" }.joined())
    let app =
      uiKit + names.map { "class C\($0): UIViewController {}\n" }.joined()
      + "func all() -> [NamesScreen] {\n  ["
      + names.map { ".\($0)" }.joined(separator: ",\n") + "]\n}\n"
      + "@MainActor func bars() -> [NamesStandaloneBar] {\n  ["
      + bars.map { ".\($0)()" }.joined(separator: ",\n") + "]\n}\n"
    let compiler = try SwiftCompiler()
    defer { compiler.remove() }
    let messages = try compiler.messages(typeChecking: emitted + app)
    #expect(messages.isEmpty, "\(messages)")
  }

  /// One file with what two screens each have of a style of every name, those of the members beside
  /// which it stands among them.
  @Test func everyStyleNameCompiles() throws {
    // The bench takes these for what they are elsewhere.
    let refused = Self.capitals.union(["dynamic", "import"])
    let names = Set(SwiftWords.all + Self.members).subtracting(refused).sorted() + ["größe"]
    let styles = names.enumerated().map { number, name in
      """
        \(name):
          bar: {background: white, shadow: none, title: {offset: {x: \(number)}}}
          fade: {distance: \(number + 1), title: {start: 1}}
          pop: {threshold: 30%, velocity: \(number + 1), animation: {style: parallax, dim: 20%}}
          push: {animation: {style: cover, duration: \(number + 1)ms}}
          back: {ask: {title: "\(number)", confirm: Go, cancel: Stay}}

      """
    }
    let screens = names.enumerated().map { number, name in
      """
        a\(number): {controller: A\(number), use: \(name)}
        b\(number): {controller: B\(number), use: \(name)}

      """
    }
    let file = SourceFile(
      path: "names.nav",
      text: "navgen: 1\nstyles:\n" + styles.joined() + "screens:\n" + screens.joined())
    let (spec, problems) = readSpec(file) { _ throws(IncludeFailure) in
      throw IncludeFailure("there are no other files")
    }
    let sound = try #require(spec, "\(problems.map(\.message))")
    let plan = try #require(emit(sound).plan)
    let controllers = names.indices.map { number in
      "class A\(number): UIViewController {}\nclass B\(number): UIViewController {}\n"
    }
    let emitted = plan.files.map { ($0.path, text(of: $0)) }
    let screensFile = try #require(emitted.first { $0.0 == "NamesScreens.swift" })
    #expect(screensFile.1.matches(of: /= Self\(/).count == 4 * names.count)
    let compiler = try SwiftCompiler()
    defer { compiler.remove() }
    let app = ("App.swift", "#if os(iOS)\nimport UIKit\n\(controllers.joined())#endif\n")
    let messages = try compiler.messages(compilingOnBench: try onBench(emitted + [app]))
    #expect(messages == "")
  }

  /// What the types have that the constants stand in.
  private static let members = [
    "animation", "apply", "background", "configured", "curve", "decide", "distance", "duration",
    "expected", "from", "gesture", "isDriven", "namesBackground", "progress", "setBackButtonColor",
    "shadow", "start", "style", "threshold", "timing", "title", "triggers", "velocity", "whole",
  ]

  /// The screens, and of the bars what makes each of them, for a compiler that has no UIKit.
  private func emittedSource(_ text: String) throws -> String {
    let file = SourceFile(path: "names.nav", text: text)
    let (spec, problems) = readSpec(file) { _ throws(IncludeFailure) in
      throw IncludeFailure("there are no other files")
    }
    let sound = try #require(spec, "\(problems.map(\.message))")
    let plan = try #require(emit(sound).plan)
    func source(_ path: String) throws -> String {
      String(decoding: try #require(plan.files.first { $0.path == path }).bytes, as: UTF8.self)
        .replacing("#if os(iOS)", with: "#if true").replacing("import UIKit", with: "")
    }
    let bars = try source("NamesBars.swift")
    let makers = try #require(bars.firstRange(of: "extension NamesStandaloneBar {"))
    return try source("NamesScreens.swift") + "#if true\n" + bars[makers.lowerBound...]
  }

  /// As much of UIKit as that names.
  private let uiKit = """
    import Foundation

    @MainActor class UIViewController: NSObject {}
    @MainActor class UIScrollView: NSObject {}
    @MainActor class UIView: NSObject { class func appearance() -> Self { fatalError() } }
    @MainActor class UINavigationBarAppearance {}
    enum UIBarPosition { case any, bottom, top, topAttached }
    @MainActor class NamesStandaloneBar: UIView { init(position: UIBarPosition) {} }
    @MainActor func class_getSuperclass(_ type: AnyClass) -> AnyClass? { nil }

    """
}

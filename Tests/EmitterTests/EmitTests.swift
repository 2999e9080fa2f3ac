import Foundation
import NavgenDiagnostics
import NavgenSpecParser
import Testing

@testable import NavgenEmitter

@Suite struct EmitTests {
  private func plan(_ text: String) throws -> FilePlan {
    let file = SourceFile(path: "app/shop.nav", text: text)
    let (spec, problems) = readSpec(file) { _ throws(IncludeFailure) in
      throw IncludeFailure("there are no other files")
    }
    let (plan, diagnostics) = emit(try #require(spec, "\(problems.map(\.message))"))
    #expect(diagnostics.isEmpty)
    return try #require(plan)
  }

  @Test func filesAreNamedAfterTheModule() throws {
    let plan = try plan("navgen: 1\nscreens:\n  home: {controller: Home, fade: {distance: 10}}\n")
    #expect(plan.module == "Shop")
    #expect(plan.spec == "shop.nav")
    #expect(
      plan.files.map(\.path) == [
        "ShopBarFade.swift", "ShopNavigationController.swift", "ShopScreens.swift",
        "ShopTransitionDelegate.swift",
      ])
  }

  @Test(arguments: [("package", "package class"), ("public", "open class")])
  func accessIsThatOfTheModule(_ access: String, _ declaration: String) throws {
    let plan = try plan(
      "navgen: 1\nmodule: {access: \(access)}\nscreens:\n  home: {controller: Home}\n")
    let texts = plan.files.map { String(decoding: $0.bytes, as: UTF8.self) }
    #expect(texts.contains { $0.contains("\n\(declaration) ShopNavigationController:") })
    #expect(texts.contains { $0.contains("\n\(access) nonisolated struct ShopScreen:") })
  }

  /// A file imports the app's modules where it names types of the app.
  @Test(arguments: [
    ("", ["import UIKit"]),
    ("superclass: BaseNavigationController", ["import UIKit", "import DesignSystem"]),
  ])
  func theSuperclassIsImported(_ settings: String, _ imports: [String]) throws {
    let plan = try plan(
      """
      navgen: 1
      module:
        imports: DesignSystem
        \(settings)
      screens:
        home: {controller: Home, pop: {exclude: MapView}, fade: {distance: 10, scroll: list}}
      """)
    for file in plan.files {
      let lines = String(decoding: file.bytes, as: UTF8.self).split(separator: "\n")
      let expected =
        switch file.path {
        case "ShopScreens.swift": ["import UIKit", "import DesignSystem"]
        case "ShopNavigationController.swift": imports
        default: ["import UIKit"]
        }
      #expect(lines.filter { $0.hasPrefix("import ") }.map(String.init) == expected, "\(file.path)")
    }
  }

  @Test func theSingleFileIsNamedAfterTheSpec() throws {
    let plan = try plan(
      "navgen: 1\noutput: {layout: single}\nscreens:\n  home: {controller: Home}\n")
    #expect(plan.files.map(\.path) == ["shop.navgen.swift"])
  }

  @Test func movingAScreenChangesNothing() throws {
    let home = "  home: {controller: Home, fade: {distance: 10}}\n"
    let away = "  away: {controller: Away, pop: {gesture: edge}}\n"
    let head = "navgen: 1\nscreens:\n"
    #expect(try plan(head + home + away) == plan(head + away + home))
  }

  /// A screen that no swipe leaves is not asked about one.
  @Test(arguments: [
    ("[swipe]", ""), ("[button, swipe]", "[button]"), ("all", "[button, menu, escape]"),
  ])
  func whatNoSwipeLeavesAsksAboutNone(_ triggers: String, _ others: String) throws {
    let head = "navgen: 1\nscreens:\n  home: {controller: Home, pop: {gesture: none}"
    let back = others.isEmpty ? "" : ", back: {intercept: \(others)}"
    let plan = try plan("\(head), back: {intercept: \(triggers)}}\n")
    #expect(try plan == self.plan("\(head)\(back)}\n"))
    for file in plan.files {
      #expect(!String(decoding: file.bytes, as: UTF8.self).contains("not a swipe"))
    }
  }

  @Test func textArrivesAsSwiftLiterals() throws {
    let plan = try plan(
      #"""
      navgen: 1
      screens:
        form:
          controller: Form
          back: {ask: {title: "a \"b\" \\(c)\n\u2028*/", confirm: می‌خواهم, cancel: 👩‍👧}}
      """#)
    let text = String(
      decoding: try #require(plan.files.last { $0.path == "ShopScreens.swift" }).bytes,
      as: UTF8.self)
    #expect(text.contains(#"title: "a \"b\" \\(c)\n\u{2028}*/""#))
    #expect(text.contains(#"confirm: "می‌خواهم""#))
    #expect(text.contains(#"cancel: "👩‍👧""#))
  }

  /// What no screen asks for is not emitted: each row is what the settings must not bring along.
  @Test(arguments: [
    ("", ["UIPanGestureRecognizer", "tintColor", "StatusBar", "PopDecision", "Bar(", "Fade("]),
    ("pop: {gesture: none}", ["UIPanGestureRecognizer", "PopDriver", "threshold"]),
    ("pop: {gesture: full-screen}", ["PopDecision", "edge:", "navigationControllerDidLayout"]),
    ("status-bar: light", ["isHidden", "fadedStatusBar", "UIPanGestureRecognizer"]),
    ("back: {intercept: button}", ["UIAlertController", "accessibilityPerformEscape", "menu"]),
    ("fade: {distance: 1}", ["Stretch", "Curve", "namesBackground", "tint", "statusBar"]),
    ("bar: {tint: red}", ["BarFade", "namesBackground", "shadowColor", "UIPanGestureRecognizer"]),
  ])
  func onlyWhatASpecUsesIsEmitted(_ settings: String, _ absent: [String]) throws {
    let plan = try plan("navgen: 1\nscreens:\n  home:\n    controller: Home\n    \(settings)\n")
    let text = plan.files.map { String(decoding: $0.bytes, as: UTF8.self) }.joined()
    for word in absent { #expect(!text.contains(word), "\(word)") }
  }

  /// Whatever is left of a spec and still sound can be emitted.
  @Test func whatIsLeftOfASpecIsEmitted() throws {
    let example = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../Examples/TransparentBar/transparent-bar.nav")
    let lines = try String(contentsOf: example, encoding: .utf8).split(separator: "\n")
    var emitted = 0
    for dropped in lines.indices {
      let rest = lines.enumerated().filter { $0.offset != dropped }.map(\.element)
      let file = SourceFile(path: "app/shop.nav", text: rest.joined(separator: "\n") + "\n")
      let (spec, _) = readSpec(file) { _ throws(IncludeFailure) in
        throw IncludeFailure("there are no other files")
      }
      guard let spec else { continue }
      let (plan, diagnostics) = emit(spec)
      #expect(diagnostics.isEmpty)
      #expect(plan?.files.isEmpty == false)
      emitted += 1
    }
    #expect(emitted > 5)
  }
}

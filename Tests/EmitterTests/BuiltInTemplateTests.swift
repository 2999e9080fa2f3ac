import Foundation
import NavgenDiagnostics
import NavgenSpecParser
import Testing

@testable import NavgenEmitter

@Suite struct BuiltInTemplateTests {
  static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../Templates").standardizedFileURL

  /// After a change to Templates, run `Tests/embed-templates`.
  @Test func theProgramHoldsTheFolder() throws {
    let paths = try FileManager.default.subpathsOfDirectory(atPath: Self.folder.path)
      .filter { !$0.hasPrefix(".") && !$0.contains("/.") }
      .filter { $0.hasSuffix(".stencil") || $0.hasSuffix(".yaml") }
    #expect(BuiltInTemplates.files.map(\.path) == paths.sorted())
    for file in BuiltInTemplates.files {
      let onDisk = try String(contentsOf: Self.folder.appending(path: file.path), encoding: .utf8)
      #expect(file.text == onDisk, "\(file.path)")
    }
  }

  /// Making the set compiles every template and traps at what is wrong with it.
  @Test func theSetIsWhole() {
    #expect(
      TemplateSet.uikit(.split).outputs.map(\.name) == [
        "Screens.stencil", "NavigationController.stencil", "TransitionDelegate.stencil",
        "PopAnimator.stencil", "ShouldPop.stencil", "BarFade.stencil", "Bars.stencil",
      ])
    #expect(TemplateSet.uikit(.single).outputs.map(\.name) == ["Single.stencil"])
  }

  /// A feature that no template asks for, or that none has heard of, would be silently false.
  @Test func templatesAskForTheFeaturesThereAre() throws {
    var asked: Set<String> = []
    for file in BuiltInTemplates.files {
      for match in file.text.matches(of: /uses\.(\w+)/) { asked.insert(String(match.1)) }
    }
    let empty = NavigationSpec.forFeatures
    #expect(asked.sorted() == UsedFeatures(empty).context.shape.keys.sorted())
  }
}

extension NavigationSpec {
  /// A spec of one plain screen.
  fileprivate static var forFeatures: NavigationSpec {
    let file = SourceFile(path: "a.nav", text: "navgen: 1\nscreens:\n  home: {controller: Home}\n")
    let (spec, _) = readSpec(file) { _ throws(IncludeFailure) in throw IncludeFailure("none") }
    guard let spec else { preconditionFailure("the spec is sound") }
    return spec
  }
}

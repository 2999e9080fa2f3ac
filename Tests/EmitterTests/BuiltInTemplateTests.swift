import Foundation
import NavgenDiagnostics
import NavgenTemplateEngine
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

  /// The parts are compiled with the files that include them.
  static let files = TemplateSet.uikit.templateNames.filter { !$0.hasPrefix("parts/") }

  @Test(arguments: files) func eachFileCompiles(_ name: String) throws {
    let set = TemplateSet.uikit
    let template = try #require(set.template(name))
    let (_, diagnostics) = Template.compile(
      template, names: set.templateNames, load: set.template)
    #expect(diagnostics.isEmpty, "\(diagnostics.map(\.message))")
  }

  @Test func everyOutputNamesATemplateOfTheSet() {
    let outputs = TemplateSet.uikit.outputs
    #expect(outputs.count == 8)
    for output in outputs {
      #expect(TemplateSet.uikit.template(output.template) != nil, "\(output.template)")
    }
  }
}

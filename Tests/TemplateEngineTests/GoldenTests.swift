import Foundation
import NavgenDiagnostics
import NavgenTemplateEngine
import Testing

/// Runs the cases of `Tests/Goldens/Messages` that hold a `template.stencil`: it is rendered for
/// one context, and its messages are compared byte for byte. With `NAVGEN_RECORD=1` they are
/// written, and the tests fail.
@Suite struct TemplateGoldenTests {
  /// What every case's template is given.
  static let context: Mapping = [
    "screens": [
      ["name": "home", "title": "Home", "isHidden": false, "controller": .nil],
      ["name": "detail", "title": .nil, "isHidden": true, "controller": "DetailViewController"],
    ],
    "prefix": "Shop",
    "count": 2,
    "none": [],
  ]

  private static let isRecording = ProcessInfo.processInfo.environment["NAVGEN_RECORD"] == "1"

  private static let goldens = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../Goldens/Messages").standardizedFileURL

  static let cases = ((try? FileManager.default.contentsOfDirectory(atPath: goldens.path)) ?? [])
    .filter { text("template.stencil", of: $0) != nil }.sorted()

  private static func text(_ name: String, of folder: String) -> String? {
    (try? Data(contentsOf: goldens.appending(path: "\(folder)/\(name)"))).map {
      String(decoding: $0, as: UTF8.self)
    }
  }

  @Test(arguments: cases) func messages(_ folder: String) throws {
    let template = try Data(
      contentsOf: Self.goldens.appending(path: "\(folder)/template.stencil"))
    let file = SourceFile(path: "template.stencil", bytes: Array(template))
    let names = try FileManager.default
      .contentsOfDirectory(atPath: Self.goldens.appending(path: folder).path)
      .filter { $0.hasSuffix(".stencil") }
    var (compiled, diagnostics) = Template.compile(file, names: names) { name in
      Self.text(name, of: folder).map { SourceFile(path: name, text: $0) }
    }
    if let compiled {
      var output: [UInt8] = []
      diagnostics += compiled.render(Self.context, into: &output)
    }
    let messages = TextRenderer().text(of: diagnostics)
    if Self.isRecording {
      Issue.record("recorded")
      try Data(messages.utf8).write(to: Self.goldens.appending(path: "\(folder)/messages.txt"))
    }
    #expect(messages == Self.text("messages.txt", of: folder))
  }

  @Test func thereAreCases() { #expect(!Self.cases.isEmpty) }
}

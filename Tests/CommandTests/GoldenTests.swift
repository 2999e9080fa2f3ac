import Foundation
import NavgenDiagnostics
import Testing

@testable import navgen

/// Runs the cases of `Tests/Goldens`. With `NAVGEN_RECORD=1` the files are written
/// and the tests fail, so that no run on a build server passes by recording.
@Suite struct GoldenTests {
  /// The cases of `Messages` whose input is a spec; those of templates belong to another suite.
  static let messageCases = GoldenCase.all(in: "Messages").filter {
    $0.text("template.stencil") == nil
  }

  @Test(arguments: messageCases) func messages(_ golden: GoldenCase) throws {
    let result = try golden.disk().run(golden.arguments(default: "lint spec.nav"))
    if GoldenCase.isRecording { try golden.record(result.errors, as: "messages.txt") }
    let expected = try #require(golden.text("messages.txt"))
    #expect(result.errors == expected)
    #expect(result.status.rawValue == golden.status ?? status(of: expected))
  }

  /// The exit status of a run that ends with an error of an id; of all others it is 1.
  private static let statuses: [DiagnosticID: Int32] = [
    .includeOnlyFile: 2, .noSpecs: 2, .noTemplates: 2, .wrongUse: 2,
    .editedFile: 3, .editedStaleFile: 3, .linkLeadingOut: 3, .lostSpec: 3, .unreadableFile: 3,
    .unwritableFile: 3,
  ]

  /// The exit status that goes with messages: that of the gravest error, 0 without one.
  private func status(of messages: String) -> Int32 {
    let error = /^(?:[^\n ]+:\d+:\d+: )?error: .* \[([a-z0-9-]+)\]$/.anchorsMatchLineEndings()
    let statuses = messages.matches(of: error).map { match in
      DiagnosticID(rawValue: String(match.1)).flatMap { Self.statuses[$0] } ?? 1
    }
    return [2, 1, 3].first(where: statuses.contains) ?? 0
  }

  @Test(arguments: DiagnosticID.allCases) func everyIDHasItsExitStatus(_ id: DiagnosticID) {
    #expect(id.outcome.rawValue == Self.statuses[id] ?? 1)
  }

  /// `expected` holds what shall stand in the output folder, but for manifests: their hashes could
  /// not be edited by hand first.
  @Test(arguments: GoldenCase.all(in: "Output")) func output(_ golden: GoldenCase) throws {
    let disk = try golden.disk()
    let words = golden.arguments(default: "spec.nav -o Generated")
    let folder = Arguments.parse(words).arguments.values[.output] ?? ""
    let result = disk.run(words)
    var written: [String: String] = [:]
    for (path, text) in disk.texts where path.hasPrefix(folder + "/") {
      let path = String(path.dropFirst(folder.count + 1))
      if !path.hasPrefix(Manifest.prefix) { written[path] = text }
    }
    if GoldenCase.isRecording { try record(written, result, in: golden) }
    let expected = try golden.expectedFiles()
    #expect(written.keys.sorted() == expected.keys.sorted())
    for (path, text) in written {
      #expect(firstDifference(text, expected[path] ?? "") == nil, "\(path)")
    }
    #expect(result.errors == golden.text("messages.txt") ?? "")
    #expect(result.status.rawValue == golden.status ?? 0)
    if let output = golden.text("output.txt") { #expect(result.output == output) }
  }

  /// The first line in which two texts differ, both ways; `nil` for equal texts.
  private func firstDifference(_ text: String, _ expected: String) -> String? {
    if text == expected { return nil }
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let expectedLines = expected.split(separator: "\n", omittingEmptySubsequences: false)
    let line = zip(lines, expectedLines).prefix { $0 == $1 }.count
    func shown(_ lines: [Substring]) -> Substring { line < lines.count ? lines[line] : "the end" }
    return "line \(line + 1) is `\(shown(lines))`, expected `\(shown(expectedLines))`"
  }

  private func record(_ files: [String: String], _ result: CommandResult, in golden: GoldenCase)
    throws
  {
    try? FileManager.default.removeItem(at: golden.folder.appending(path: "expected"))
    for (path, text) in files { try golden.record(text, as: "expected/" + path) }
    if !result.errors.isEmpty { try golden.record(result.errors, as: "messages.txt") }
    if golden.text("output.txt") != nil { try golden.record(result.output, as: "output.txt") }
  }

  @Test(arguments: DiagnosticID.allCases) func everyIDHasAGolden(_ id: DiagnosticID) throws {
    let texts = GoldenCase.all(in: "Messages")
      .filter { $0.name.split(separator: "@").first.map(String.init) == id.rawValue }
      .compactMap { $0.text("messages.txt") }
    #expect(texts.contains { $0.contains("[\(id.rawValue)]") })
  }

  @Test(arguments: GoldenCase.all(in: "Messages"))
  func everyGoldenBelongsToAnID(_ golden: GoldenCase) throws {
    let id = golden.name.split(separator: "@").first.map(String.init) ?? ""
    #expect(DiagnosticID(rawValue: id) != nil)
    let messages = try #require(golden.text("messages.txt"))
    #expect(messages.contains("[\(id)]"))
  }
}

import Testing

@testable import NavgenDiagnostics
@testable import NavgenSpecParser

/// What `explain` shows as wrong is refused, and what it shows as right is not.
@Suite struct SpecPageTests {
  /// Those of more than one file, or of a file's name.
  private static let otherFiles: Set<DiagnosticID> = [
    .duplicateName, .includeCycle, .includeDepth, .includePath, .unreadableInclude,
  ]
  static let ids = DiagnosticID.specPages.keys
    .filter { !otherFiles.contains($0) }
    .sorted { $0.rawValue < $1.rawValue }

  @Test(arguments: ids) func examplesAreTrue(_ id: DiagnosticID) throws {
    let page = try #require(DiagnosticID.specPages[id])
    #expect(Reading(whole(page.wrong, id)).diagnostics.map(\.id) == [id])
    #expect(Reading(whole(page.right, id)).diagnostics.filter { $0.id != .unusedStyle } == [])
  }

  /// The example with what it leaves out around it.
  private func whole(_ example: String, _ id: DiagnosticID) -> String {
    let keys = parse(SourceFile(path: "", text: example)).tree.root.entries.map(\.key.text)
    guard keys.allSatisfy({ Section(rawValue: $0) != nil }) else {
      return Example.screen + example.split(separator: "\n").map { "    \($0)\n" }.joined()
    }
    var text = example + "\n"
    if !keys.contains("navgen"), id != .noVersion { text = "navgen: 1\n" + text }
    let isPart = id != .emptySpec && !keys.contains("screens") && !keys.contains("bars")
    return isPart ? text + Example.screens : text
  }

  private enum Example {
    static let screen = "navgen: 1\nscreens:\n  home:\n    controller: HomeViewController\n"
    static let screens = "screens: {home: {controller: HomeViewController, use: []}}\n"
  }
}

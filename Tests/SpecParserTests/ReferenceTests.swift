import Foundation
import Testing

/// The reference in the documentation is the schema's. `NAVGEN_RECORD=1` writes it anew,
/// and the test fails.
@Suite struct ReferenceTests {
  private static let page = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../Sources/navgen/Documentation.docc/Reference.md").standardizedFileURL

  @Test func theDocumentationHoldsTheSchema() throws {
    if ProcessInfo.processInfo.environment["NAVGEN_RECORD"] == "1" {
      Issue.record("recorded")
      try Data(ReferencePage.text.utf8).write(to: Self.page)
    }
    let written = try String(contentsOf: Self.page, encoding: .utf8)
    let lines = written.split(separator: "\n", omittingEmptySubsequences: false)
    let expected = ReferencePage.text.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count == expected.count)
    for (line, other) in zip(lines, expected) { #expect(line == other) }
  }

  /// Markdown would end a cell, or the code in it, too early.
  @Test func everyRowHasItsColumns() {
    for line in ReferencePage.text.split(separator: "\n") where line.hasPrefix("| `") {
      let cells = line.matches(of: /(?:^|[^\\])\|/).count - 1
      #expect([2, 3, 6].contains(cells), "\(line)")
      #expect(line.count { $0 == "`" } % 2 == 0, "\(line)")
    }
  }
}

import Foundation
import Testing

/// What the README shows is what there is.
@Suite struct ReadmeTests {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../..").standardizedFileURL

  private func text(_ path: String) throws -> String {
    try String(contentsOf: Self.root.appending(path: path), encoding: .utf8)
  }

  /// The code blocks in a language, in order.
  private func blocks(_ language: String) throws -> [String] {
    try text("README.md").components(separatedBy: "```\(language)\n").dropFirst()
      .map { block in
        let lines = block.split(separator: "\n", omittingEmptySubsequences: false)
        return lines.prefix { !$0.contains("```") }.joined(separator: "\n")
      }
  }

  @Test func theSpecShownIsTheExamples() throws {
    let shown = try #require(try blocks("yaml").first)
    #expect(try text("Examples/TransparentBar/transparent-bar.nav").contains(shown + "\n"))
  }

  @Test func theOutputShownIsTheExamples() throws {
    let shown = try #require(try blocks("swift").first)
    let indented = shown.split(separator: "\n").map { "    " + $0 }.joined(separator: "\n")
    let screens = try text("Examples/TransparentBar/Generated/TransparentBarScreens.swift")
    #expect(screens.contains(indented))
  }

  @Test func theOtherSpecsShownAreSound() throws {
    let specs = try blocks("yaml").dropFirst().map { $0 }
    #expect(specs.count == 2)
    for spec in specs {
      let disk = MemoryDisk()
      // In a numbered list a block is indented as a whole.
      let lines = spec.split(separator: "\n", omittingEmptySubsequences: false)
      let indent = lines.first?.prefix { $0 == " " }.count ?? 0
      let unindented = lines.map { $0.dropFirst(indent) }.joined(separator: "\n")
      disk.put(.file(Array(unindented.utf8)), at: "shop.nav")
      disk.put(.file(Array("navgen: 1\n".utf8)), at: "_styles.nav")
      let result = disk.run(["lint", "shop.nav"])
      #expect(result.errors == "")
      #expect(result.status.rawValue == 0)
    }
  }
}

import Foundation
import NavgenDiagnostics
import Testing

@testable import NavgenSpecParser

/// Each property alone: its example, and what that changes in the dump of the spec around it.
/// `NAVGEN_RECORD=1` writes the golden anew, and the test fails.
@Suite struct PropertyTests {
  private static let golden = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../Goldens/Properties.txt").standardizedFileURL

  @Test func eachAloneIsReadAsTheGoldenSays() throws {
    let entries =
      try changes(of: Module.schema, in: "module") + changes(of: Output.schema, in: "output")
      + changes(of: Screen.schema, in: "screens.home")
      + changes(of: StandaloneBar.schema, in: "bars.pay")
    if ProcessInfo.processInfo.environment["NAVGEN_RECORD"] == "1" {
      Issue.record("recorded")
      try Data(entries.joined(separator: "\n").utf8).write(to: Self.golden)
    }
    let expected = try String(contentsOf: Self.golden, encoding: .utf8).split(separator: "\n\n")
    #expect(entries.count == expected.count)
    for (entry, other) in zip(entries, expected) {
      #expect(entry.split(separator: "\n") == other.split(separator: "\n"))
    }
  }

  /// For each property its path and example, then the lines that go and those that come.
  private func changes<Root>(of schema: Schema<Root>, in place: String) throws -> [String] {
    try schema.rows.dropFirst().compactMap { row in
      guard !row.property.example.isEmpty, row.property.field != nil else { return nil }
      var tree = start
      for (path, value) in companions(of: row.path) { set("\(place).\(path)", value, in: &tree) }
      let before = try dump(tree)
      set("\(place).\(row.path)", row.property.example, in: &tree)
      let changes = try dump(tree).difference(from: before).map { change in
        switch change {
        case .insert(_, let line, _): "+\(line)\n"
        case .remove(_, let line, _): "-\(line)\n"
        }
      }
      return "\(place).\(row.path): \(row.property.example)\n" + changes.joined()
    }
  }

  private func set(_ path: String, _ value: String, in tree: inout SpecTree) {
    tree.set(path.split(separator: "."), to: .value(value))
  }

  private var start: SpecTree {
    var tree = SpecTree.mapping([])
    set("navgen", "1", in: &tree)
    set("screens.home.controller", "HomeViewController", in: &tree)
    tree.set(["bars", "pay"], to: .mapping([]))
    return tree
  }

  /// What a property cannot be without.
  private func companions(of path: String) -> [(path: String, value: String)] {
    switch path {
    case "status-bar": [("fade.distance", "100")]
    case "bar.title.vibrant": [("bar.blur", "dark")]
    case _ where path.hasSuffix(".animation.parallax"):
      [(path.replacing("animation.parallax", with: "animation.style"), "parallax")]
    case _ where path.hasPrefix("fade."): [("fade.distance", "100")]
    case _ where path.hasPrefix("back.ask."):
      ["title", "confirm", "cancel"].map { ("back.ask.\($0)", "Other") }
    default: []
    }
  }

  /// The lines of a spec's dump.
  private func dump(_ tree: SpecTree) throws -> [Substring] {
    let file = SourceFile(path: "app.nav", text: tree.text())
    let (spec, problems) = readSpec(file) { _ throws(IncludeFailure) in
      throw IncludeFailure("there are no other files")
    }
    #expect(problems == [])
    return specDump(try #require(spec)).split(separator: "\n")
  }
}

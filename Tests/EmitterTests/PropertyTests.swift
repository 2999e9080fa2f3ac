import Foundation
import NavgenDiagnostics
import NavgenEmitter
import Testing

@testable import NavgenSpecParser
@testable import navgen

/// Each property alone: its example, and what that changes in the dump of the spec around it and in
/// the Swift that comes of it. `NAVGEN_RECORD=1` writes the goldens anew, and the test fails.
@Suite struct PropertyTests {
  private static let goldens = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../Goldens/Properties").standardizedFileURL

  @Test func eachAloneBecomesWhatItsGoldenSays() throws {
    var texts: [String: String] = [:]
    try describe(Module.schema, in: "module", place: "module", into: &texts)
    try describe(Output.schema, in: "output", place: "output", into: &texts)
    try describe(Screen.schema, in: "screen", place: "screens.home", into: &texts)
    try describe(StandaloneBar.schema, in: "bars", place: "bars.pay", into: &texts)
    if ProcessInfo.processInfo.environment["NAVGEN_RECORD"] == "1" {
      Issue.record("recorded")
      for name in try FileManager.default.contentsOfDirectory(atPath: Self.goldens.path) {
        try FileManager.default.removeItem(at: Self.goldens.appending(path: name))
      }
      for (name, text) in texts {
        try Data(text.utf8).write(to: Self.goldens.appending(path: name))
      }
    }
    let names = try FileManager.default.contentsOfDirectory(atPath: Self.goldens.path)
    #expect(names.sorted() == texts.keys.sorted())
    for name in names {
      let golden = try String(contentsOf: Self.goldens.appending(path: name), encoding: .utf8)
      #expect(texts[name] == golden, "\(name)")
    }
  }

  /// Writes a text for each property of a schema; `name` begins the names of their goldens.
  private func describe<Root>(
    _ schema: Schema<Root>, in name: String, place: String, into texts: inout [String: String]
  ) throws {
    for row in schema.rows.dropFirst() {
      guard !row.property.example.isEmpty, row.property.field != nil else { continue }
      var tree = start
      for (path, value) in companions(of: row.path, in: place) { set(path, value, in: &tree) }
      let before = try files(of: tree)
      set("\(place).\(row.path)", row.property.example, in: &tree)
      let after = try files(of: tree)
      texts["\(name).\(row.path).txt"] =
        "\(place).\(row.path): \(row.property.example)\n" + changes(from: before, to: after)
    }
  }

  /// The lines that go and those that come, file by file; of a file that is new only its name.
  private func changes(from before: [String: [UInt8]], to after: [String: [UInt8]]) -> String {
    Set(before.keys).union(after.keys).sorted().map { name in
      guard let old = before[name] else { return "\n\(name) is new\n" }
      guard let new = after[name] else { return "\n\(name) is gone\n" }
      return old == new ? "" : "\n\(name)\n" + changedLines(from: old, to: new)
    }.joined()
  }

  private func changedLines(from old: [UInt8], to new: [UInt8]) -> String {
    let (old, new) = (lines(of: old), lines(of: new))
    return LineDiff(old, new).changes.map { change in
      (old[change.old].map { "-" + String(decoding: $0, as: UTF8.self) }
        + new[change.new].map { "+" + String(decoding: $0, as: UTF8.self) })
        .joined(separator: "\n")
    }.joined(separator: "\n …\n") + "\n"
  }

  private func lines(of bytes: [UInt8]) -> [ArraySlice<UInt8>] {
    bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
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

  /// What a property cannot be without, or changes nothing without.
  private func companions(of path: String, in place: String) -> [(path: String, value: String)] {
    let others = companions(of: path).map { ("\(place).\($0.path)", $0.value) }
    return switch "\(place).\(path)" {
    case "module.ios": [("module.ios", "14.0"), ("screens.home.fade.distance", "100")]
    case "module.localize": [("screens.home.bar.back-button.title", "Home")]
    case "module.bundle": [("screens.home.bar.background", "asset(Sand)")]
    default: others
    }
  }

  private func companions(of path: String) -> [(path: String, value: String)] {
    switch path {
    case "status-bar": [("fade.distance", "100")]
    case "bar.title.vibrant": [("bar.blur", "dark")]
    case "pop.edge": [("pop.gesture", "edge")]
    case _ where path.hasSuffix(".animation.parallax"):
      [(path.replacing("animation.parallax", with: "animation.style"), "parallax")]
    case _ where path.hasPrefix("push."): [("push.animation.style", "slide")]
    case _ where path.hasPrefix("pop.") && path != "pop.gesture": [("pop.gesture", "full-screen")]
    case _ where path.hasPrefix("fade.") && path != "fade.distance": [("fade.distance", "100")]
    case _ where path.hasPrefix("back.ask."):
      ["title", "confirm", "cancel"].map { ("back.ask.\($0)", "Other") }
    case _ where path.hasPrefix("back.") && path != "back.intercept": [("back.intercept", "button")]
    default: []
    }
  }

  /// The dump of a spec and its output, by name.
  private func files(of tree: SpecTree) throws -> [String: [UInt8]] {
    let file = SourceFile(path: "app.nav", text: tree.text())
    let (spec, problems) = readSpec(file) { _ throws(IncludeFailure) in
      throw IncludeFailure("there are no other files")
    }
    #expect(problems.map(\.message) == [], "\(tree.text())")
    let valid = try #require(spec)
    let plan = try #require(emit(valid).plan)
    var files = Dictionary(uniqueKeysWithValues: plan.files.map { ($0.path, $0.bytes) })
    files["(dump)"] = Array(specDump(valid).utf8)
    return files
  }
}

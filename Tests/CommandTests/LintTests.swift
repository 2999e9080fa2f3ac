import Foundation
import Testing

@testable import navgen

/// What `lint` says for programs, and how it ends.
@Suite struct LintTests {
  private let disk = MemoryDisk()

  init() {
    disk.put("navgen: 1\nbars: {pay: {}}\n", at: "sound.nav")
    disk.put("navgen: 1\nbars: {pay: {postion: top}}\n", at: "wrong.nav")
    disk.put("navgen: 1\nstyles: {a: {}}\nbars: {pay: {}}\n", at: "unused.nav")
    disk.put(
      """
      navgen: 1
      module: {ios: 13.0}
      screens: {a: {controller: A, pop: {trackpad: false}}}
      """, at: "noted.nav")
  }

  private func diagnostics(_ result: CommandResult) throws -> [[String: Any]] {
    let parsed = try JSONSerialization.jsonObject(with: Data(result.output.utf8))
    return try #require((parsed as? [String: Any])?["diagnostics"] as? [[String: Any]])
  }

  @Test(
    arguments: [
      ("sound.nav", [], Outcome.done), ("wrong.nav", ["unknown-key"], .invalidSpec),
      ("unused.nav", ["unused-style"], .done),
      ("--strict unused.nav", ["unused-style"], .invalidSpec),
      ("--strict noted.nav", ["guarded-api"], .done),
      ("wrong.nav nothing.nav", ["unreadable-file", "unknown-key"], .invalidSpec),
      ("unused.nav sound.nav wrong.nav", ["unused-style", "unknown-key"], .invalidSpec),
    ] as [(String, [String], Outcome)]
  ) func writesOneDocument(_ words: String, _ ids: [String], _ status: Outcome) throws {
    let result = disk.run("lint --format json \(words)")
    #expect(try diagnostics(result).compactMap { $0["id"] as? String } == ids)
    #expect(result.errors == "")
    #expect(result.status == status)
  }

  /// An editor can make the repair without asking navgen further.
  @Test func aRepairCanBeMade() throws {
    let source = "navgen: 1\nbars: {pay: {postion: top}}\n"
    let found = try #require(diagnostics(disk.run("lint --format json wrong.nav")).first)
    let fixIt = try #require((found["fixIts"] as? [[String: Any]])?.first)
    let edit = try #require((fixIt["edits"] as? [[String: Any]])?.first)
    let range = try #require(edit["range"] as? [String: Any])
    func offset(_ key: String) -> Int? { (range[key] as? [String: Any])?["offset"] as? Int }
    let (start, end) = (try #require(offset("start")), try #require(offset("end")))
    var bytes = Array(source.utf8)
    bytes.replaceSubrange(start..<end, with: try #require(edit["replacement"] as? String).utf8)
    disk.put(String(decoding: bytes, as: UTF8.self), at: "repaired.nav")
    #expect(try diagnostics(disk.run("lint --format json repaired.nav")).isEmpty)
  }

  @Test func whatSpecsShareIsReadAndReportedOnce() {
    disk.put("navgen: 1\ninclude: _gone.nav\nbars: {pay: {postion: top}}\n", at: "_shared.nav")
    for name in ["a.nav", "b.nav"] {
      disk.put("navgen: 1\ninclude: _shared.nav\nbars: {\(name.prefix(1)): {tnt: red}}\n", at: name)
    }
    let result = disk.run("lint a.nav b.nav _shared")
    #expect(result.status == .wrongUse)
    let lines = result.errors.split(separator: "\n").filter { $0.hasSuffix("]") }
    let places = lines.map { $0.prefix { $0 != " " } }
    #expect(
      places == [
        "error:", "a.nav:3:12:", "_shared.nav:2:10:", "_shared.nav:3:14:", "b.nav:3:12:",
      ])
    #expect(disk.reads == ["a.nav", "b.nav", "_shared.nav", "_gone.nav"])
  }

  @Test func textIsTheDefault() {
    let result = disk.run("lint wrong.nav")
    #expect(result == disk.run("lint --format text wrong.nav"))
    #expect(result.output == "")
    #expect(result.errors.contains("[unknown-key]"))
  }

  @Test(arguments: [
    ("lint --format yaml sound.nav", "`--format` cannot be `yaml`: it is one of `text`, `json`"),
    ("generate --format json sound.nav -o Out", "`generate` does not take `--format`"),
  ]) func isRefused(_ line: String, _ message: String) {
    let result = disk.run(line)
    #expect(result.errors.contains(message))
    #expect(result.status == .wrongUse)
  }
}

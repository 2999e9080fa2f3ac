import Testing

@testable import navgen

/// What `--diff` shows, and that it is just what a run changes.
@Suite struct DiffTests {
  // MARK: Texts

  struct Row: Sendable, CustomTestStringConvertible {
    var name: String
    var old: String?
    var new: String?
    var diff: String
    var testDescription: String { name }
  }

  @Test(arguments: [
    Row(name: "nothing", old: "a\n", new: "a\n", diff: ""),
    Row(
      name: "a new file", old: nil, new: "a\nb\n",
      diff: "--- /dev/null\n+++ F\n@@ -0,0 +1,2 @@\n+a\n+b\n"),
    Row(
      name: "a stale file", old: "a\n", new: nil, diff: "--- F\n+++ /dev/null\n@@ -1 +0,0 @@\n-a\n"),
    Row(
      name: "a line in the middle", old: "1\n2\n3\n4\n5\n6\n7\n8\n9\n",
      new: "1\n2\n3\n4\nfive\n6\n7\n8\n9\n",
      diff: "--- F\n+++ F\n@@ -2,7 +2,7 @@\n 2\n 3\n 4\n-5\n+five\n 6\n 7\n 8\n"),
    Row(
      name: "two hunks", old: "a\n1\n2\n3\n4\n5\n6\n7\nb\n", new: "A\n1\n2\n3\n4\n5\n6\n7\nB\n",
      diff: """
        --- F
        +++ F
        @@ -1,4 +1,4 @@
        -a
        +A
         1
         2
         3
        @@ -6,4 +6,4 @@
         5
         6
         7
        -b
        +B

        """),
    Row(
      name: "one hunk where context meets", old: "a\n1\n2\n3\n4\n5\n6\nb\n",
      new: "A\n1\n2\n3\n4\n5\n6\nB\n",
      diff: "--- F\n+++ F\n@@ -1,8 +1,8 @@\n-a\n+A\n 1\n 2\n 3\n 4\n 5\n 6\n-b\n+B\n"),
    Row(
      name: "a lost line end", old: "a\nb\n", new: "a\nb",
      diff: "--- F\n+++ F\n@@ -1,2 +1,2 @@\n a\n-b\n+b\n\\ No newline at end of file\n"),
    Row(
      name: "an added line", old: "}\n}\n", new: "}\nx\n}\n",
      diff: "--- F\n+++ F\n@@ -1,2 +1,3 @@\n }\n+x\n }\n"),
  ]) func isUnified(_ row: Row) {
    let diff = UnifiedDiff.bytes(
      of: "F", from: row.old.map { Array($0.utf8) }, to: row.new.map { Array($0.utf8) })
    #expect(String(decoding: diff, as: UTF8.self) == row.diff)
  }

  @Test func aNameWithABlankEndsInATab() {
    let diff = String(decoding: UnifiedDiff.bytes(of: "a b", from: [], to: [10]), as: UTF8.self)
    #expect(diff.hasPrefix("--- a b\t\n+++ a b\t\n"))
  }

  /// Whatever differs, the lines left out of the changes are the same in both texts.
  @Test(arguments: 0..<200) func whatIsNotChangedIsTheSame(_ seed: UInt64) {
    var random = Lehmer(seed: seed)
    let kinds = UInt8.random(in: 1...30, using: &random)
    func text() -> [ArraySlice<UInt8>] {
      (0..<Int.random(in: 0...60, using: &random)).map { _ in
        [UInt8.random(in: 0..<kinds, using: &random)]
      }
    }
    let (old, new) = (text(), text())
    var rest = (old[...], new[...])
    var last = (0, 0)
    for change in LineDiff(old, new).changes {
      let same = change.old.lowerBound - last.0
      #expect(same == change.new.lowerBound - last.1)
      #expect(rest.0.prefix(same) == rest.1.prefix(same))
      #expect(!change.old.isEmpty || !change.new.isEmpty)
      rest = (old[change.old.upperBound...], new[change.new.upperBound...])
      last = (change.old.upperBound, change.new.upperBound)
    }
    #expect(rest.0 == rest.1)
  }

  /// Comparing each line with each would not come to an end.
  @Test func largeTextsAreCompared() {
    func lines(_ prefix: String) -> [ArraySlice<UInt8>] {
      (0..<100_000).map { Array("\(prefix)\($0 / 2)".utf8)[...] }
    }
    #expect(LineDiff(lines("a"), lines("b")).changes.count == 1)
    #expect(LineDiff(lines("a"), lines("a") + lines("b")).changes.map(\.new.count) == [100_000])
  }

  // MARK: The option

  private let disk = MemoryDisk()

  init() {
    disk.put("navgen: 1\nscreens:\n  item: {controller: Item}\n", at: "shop.nav")
  }

  @Test func showsWhatARunWouldChange() {
    disk.run("shop.nav -o Out")
    disk.put("navgen: 1\nscreens:\n  item: {controller: OtherItem}\n", at: "shop.nav")
    let writes = disk.writes.count
    let result = disk.run("shop.nav -o Out --diff")
    #expect(result.status == .differences)
    #expect(result.errors == "")
    #expect(result.output.hasPrefix("--- Out/ShopScreens.swift\n+++ Out/ShopScreens.swift\n@@ -"))
    #expect(result.output.contains("\n-    /// The screen of `Item`.\n"))
    #expect(result.output.contains("\n+    /// The screen of `OtherItem`.\n"))
    #expect(result.output.contains("\n--- Out/.navgen-Shop\n"))
    #expect(disk.writes.count == writes)
    disk.run("shop.nav -o Out")
    #expect(
      disk.run("shop.nav -o Out --diff") == CommandResult(status: .done, output: "", errors: ""))
  }

  @Test func showsNewAndStaleFiles() {
    let first = disk.run("shop.nav -o Out --diff")
    #expect(first.output.contains("--- /dev/null\n+++ Out/ShopScreens.swift\n@@ -0,0 +1,"))
    #expect(first.output.contains("--- /dev/null\n+++ Out/.navgen-Shop\n"))
    #expect(disk.writes.isEmpty)
    disk.run("shop.nav -o Out")
    let other = disk.run("shop.nav -o Out --layout single --diff")
    #expect(other.output.contains("--- Out/ShopScreens.swift\n+++ /dev/null\n"))
    #expect(other.output.contains("--- /dev/null\n+++ Out/shop.navgen.swift\n"))
    #expect(other.status == .differences)
  }

  /// A run would stop there, and the difference shows what `--force` would undo; `patch` passes over
  /// the line above it.
  @Test func showsWhatWasEdited() {
    disk.run("shop.nav -o Out")
    disk.put(
      "// Mine.\n" + (disk.texts["Out/ShopScreens.swift"] ?? ""), at: "Out/ShopScreens.swift")
    let result = disk.run("shop.nav -o Out --diff")
    #expect(
      result.output.hasPrefix("Out/ShopScreens.swift: edited\n--- Out/ShopScreens.swift\n+++ Out"))
    #expect(result.output.contains("@@ -1,4 +1,3 @@\n-// Mine.\n // Generated by navgen"))
    #expect(result.errors == "")
    #expect(result.status == .differences)
  }

  @Test(arguments: ["--check", "--dry-run", "--force", "-o -"])
  func excludesOtherAnswers(_ option: String) {
    let output = option == "-o -" ? option : "-o Out \(option)"
    #expect(disk.run("shop.nav \(output) --diff").status == .wrongUse)
    #expect(disk.writes.isEmpty)
  }
}

/// Numbers that look random and are the same in every run.
private struct Lehmer: RandomNumberGenerator {
  var state: UInt64

  init(seed: UInt64) { state = seed &* 2 + 1 }

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state ^ (state >> 29)
  }
}

import NavgenEmitter
import Testing

@testable import navgen

/// Whatever step a run dies at, files are wholly old or wholly new and the next run finishes.
@Suite struct KillTests {
  private static let old = plan(
    ["A.swift": "old a\n", "B.swift": "old b\n", "gone/C.swift": "old c\n", "D.swift": "same\n"])
  private static let new = plan(
    ["A.swift": "new a\n", "B.swift": "new b\n", "D.swift": "same\n", "sub/E.swift": "new e\n"])

  private static func plan(_ files: KeyValuePairs<String, String>, module: String = "Shop")
    -> FilePlan
  {
    FilePlan(
      module: module, spec: "../shop.nav",
      files: files.map { FilePlan.File(path: $0, bytes: Array($1.utf8)) })
  }

  /// A disk that holds the old plan, with no writes counted yet.
  private static func oldDisk() -> MemoryDisk {
    let disk = MemoryDisk()
    disk.update([old])
    return MemoryDisk(disk.nodes)
  }

  /// How many steps bringing the old output to `plan` takes.
  private static func steps(to plan: FilePlan) -> Int {
    let disk = oldDisk()
    disk.update([plan])
    return disk.writes.count
  }

  private func check(_ plan: FilePlan, _ failure: (Int) -> MemoryDisk.Failure) {
    let finished = Self.oldDisk()
    finished.update([plan])
    for step in 1...Self.steps(to: plan) {
      let disk = Self.oldDisk()
      disk.failure = failure(step)
      #expect(disk.update([plan]).status == .fileTrouble, "step \(step)")
      expectWholeFiles(on: disk, plan, "step \(step)")
      disk.failure = nil
      #expect(disk.update([plan]).status == .done, "step \(step)")
      #expect(disk.nodes == finished.nodes, "step \(step)")
    }
  }

  private func expectWholeFiles(on disk: MemoryDisk, _ plan: FilePlan, _ step: Comment) {
    var allowed: [String: Set<String>] = [:]
    for file in Self.old.files + plan.files {
      allowed["Out/" + file.path, default: []].insert(String(decoding: file.bytes, as: UTF8.self))
    }
    let files = disk.texts.filter { !Path.lastComponent(of: $0.key).hasPrefix(".") }
    for (path, text) in files { #expect(allowed[path]?.contains(text) == true, step) }
    for file in plan.files where Self.old.files.contains(where: { $0.path == file.path }) {
      #expect(files["Out/" + file.path] != nil, step)
    }
  }

  @Test func killedAtAnyStep() { check(Self.new) { .from($0) } }

  @Test func failedAtAnyStep() { check(Self.new) { .once($0) } }

  @Test func killedWhileAModuleIsRenamed() {
    check(Self.plan(["A.swift": "new a\n"], module: "Store")) { .from($0) }
  }

  @Test func killedAndThenTheSpecChangesBack() {
    for step in 1...Self.steps(to: Self.new) {
      let disk = Self.oldDisk()
      let before = disk.nodes
      disk.failure = .from(step)
      disk.update([Self.new])
      disk.failure = nil
      #expect(disk.update([Self.old]).status == .done, "step \(step)")
      #expect(disk.nodes == before, "step \(step)")
    }
  }
}

import Foundation
import Testing

@testable import navgen

/// What the real disk does, beside the twin in memory that the other tests use.
@Suite struct PosixDiskTests {
  private let folder: TemporaryFolder
  private let disk = PosixDisk()

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test func readsAndWritesFilesOfAnySize() throws {
    for size in [0, 1, 65_535, 65_536, 65_537, 1_000_000] {
      let bytes = (0..<size).map { UInt8(truncatingIfNeeded: $0 &* 31) }
      try disk.create(folder.path("file"), bytes)
      #expect(try disk.read(folder.path("file")) == bytes, "\(size) bytes")
    }
  }

  @Test func errorsNameTheirCauseAndPath() throws {
    try folder.write("x", to: "file")
    let file = folder.path("file")
    let missing = folder.path("missing")
    #expect(throws: DiskError(.missing, missing)) { try disk.read(missing) }
    #expect(throws: DiskError(.isFolder, folder.url.path)) { try disk.read(folder.url.path) }
    #expect(throws: DiskError(.notFolder, file)) { try disk.names(in: file) }
    #expect(throws: DiskError(.notFolder, file + "/x")) { try disk.create(file + "/x", []) }
    #expect(throws: DiskError(.missing, missing)) { try disk.remove(missing) }
    #expect(throws: DiskError(.notFolder, file)) { try disk.makeFolder(file) }
    let long = folder.path(String(repeating: "n", count: 300))
    let error = #expect(throws: DiskError.self) { try disk.create(long, []) }
    #expect(error?.reason.contains("too long") == true)
  }

  @Test func statusTellsWhatStandsThere() throws {
    try folder.write("x", to: "sub/file")
    try FileManager.default.createSymbolicLink(
      atPath: folder.path("link"), withDestinationPath: "sub")
    try FileManager.default.createSymbolicLink(
      atPath: folder.path("broken"), withDestinationPath: "nowhere")
    #expect(try disk.status(of: folder.path("sub"), following: false)?.kind == .folder)
    #expect(try disk.status(of: folder.path("sub/file"), following: false)?.kind == .file)
    #expect(try disk.status(of: folder.path("link"), following: false)?.kind == .link)
    #expect(try disk.status(of: folder.path("link"), following: true)?.kind == .folder)
    #expect(try disk.status(of: folder.path("broken"), following: true) == nil)
    #expect(try disk.status(of: folder.path("sub/file/x"), following: true) == nil)
    #expect(try disk.realPath(of: folder.path("link")) == disk.realPath(of: folder.path("sub")))
  }

  @Test func createFollowsNoLinkLeftInItsPlace() throws {
    try folder.write("outside", to: "other")
    try FileManager.default.createSymbolicLink(
      atPath: folder.path("link"), withDestinationPath: "other")
    try disk.create(folder.path("link"), Array("new".utf8))
    #expect(folder.text("other") == "outside")
    #expect(try disk.status(of: folder.path("link"), following: false)?.kind == .file)
  }

  @Test func renameReplaces() throws {
    try folder.write("old", to: "a")
    try folder.write("new", to: "b")
    try disk.rename(folder.path("b"), to: folder.path("a"))
    #expect(folder.text("a") == "new")
    #expect(folder.paths() == ["a"])
  }

  @Test func foldersAreMadeOnceAndRemovedWhenEmpty() throws {
    try disk.makeFolder(folder.path("sub"))
    try disk.makeFolder(folder.path("sub"))
    try folder.write("x", to: "sub/file")
    try disk.removeFolderIfEmpty(folder.path("sub"))
    #expect(folder.paths() == ["sub", "sub/file"])
    try disk.remove(folder.path("sub/file"))
    try disk.removeFolderIfEmpty(folder.path("sub"))
    #expect(folder.paths() == [])
    #expect(throws: DiskError.self) { try disk.makeFolder(folder.path("no/sub")) }
  }

  /// What the second to lock does.
  private enum LockEvent { case waits, holds }

  /// Only the stream is awaited, which ends with the time limit, unlike a thread that a lock blocks.
  @Test(.timeLimit(.minutes(10))) func aSecondLockWaitsForTheFirst() async throws {
    let path = folder.url.path
    let first = try disk.lock(path) { Issue.record("nobody else holds it") }
    let (events, tell) = AsyncStream.makeStream(of: LockEvent.self)
    Task.detached {
      defer { tell.finish() }
      // Twice, since it lets go of the lock too. It may wait then: a process that another test is
      // about to start holds all open files for a moment.
      for _ in 1...2 {
        let lock = try PosixDisk().lock(path) { tell.yield(.waits) }
        tell.yield(.holds)
        lock.release()
      }
    }
    var seen: [LockEvent] = []
    for await event in events {
      if seen.isEmpty { first.release() }
      seen.append(event)
    }
    #expect(seen.first == .waits)
    #expect(seen.count { $0 == .holds } == 2)
  }
}

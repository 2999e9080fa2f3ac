import Foundation
import NavgenDiagnostics
import Testing

@testable import NavgenSpecParser

/// The specs of `Tests/Goldens/Messages`, whose errors come with repairs that have to be right.
@Suite struct FixItTests {
  static let goldens: [String] = {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.sorted().filter {
      FileManager.default.fileExists(atPath: folder.appending(path: "\($0)/spec.nav").path)
    }
  }()
  static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../Goldens/Messages").standardizedFileURL

  @Test func thereAreGoldens() {
    #expect(Self.goldens.contains("bare-time"))
  }

  @Test(arguments: goldens) func aRepairRemovesItsError(name: String) throws {
    let found = try diagnostics(of: name, root: bytes(of: name, "spec.nav"))
    for diagnostic in found where !diagnostic.fixIts.isEmpty {
      let file = try #require(diagnostic.range?.file)
      guard file.path == "spec.nav" else { continue }
      for fixIt in diagnostic.fixIts {
        let after = try diagnostics(of: name, root: fixIt.applied(to: file))
        #expect(count(like: diagnostic, in: after) < count(like: diagnostic, in: found))
      }
    }
  }

  /// Errors in the same words.
  private func count(like diagnostic: Diagnostic, in diagnostics: [Diagnostic]) -> Int {
    diagnostics.filter { $0.id == diagnostic.id && $0.message == diagnostic.message }.count
  }

  private func bytes(of name: String, _ path: String) throws -> [UInt8] {
    Array(try Data(contentsOf: Self.folder.appending(path: "\(name)/\(path)")))
  }

  private func diagnostics(of name: String, root: [UInt8]) throws -> [Diagnostic] {
    let file = SourceFile(path: "spec.nav", bytes: root)
    return readSpec(file) { request throws(IncludeFailure) in
      guard let bytes = try? bytes(of: name, request.path) else {
        throw IncludeFailure("there is none")
      }
      return SourceFile(path: request.path, bytes: bytes)
    }.diagnostics
  }
}

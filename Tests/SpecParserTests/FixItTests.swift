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

  /// What is written must be right itself, and not another error.
  @Test(arguments: goldens) func aRepairIsNoErrorItself(name: String) throws {
    let found = try diagnostics(of: name, root: bytes(of: name, "spec.nav"))
    for diagnostic in found {
      let file = try #require(diagnostic.range?.file)
      guard file.path == "spec.nav" else { continue }
      for fixIt in diagnostic.fixIts {
        let places = places(written: fixIt)
        let after = try diagnostics(of: name, root: fixIt.applied(to: file))
        let errors = after.filter { error in
          error.severity == .error && !found.contains { $0.message == error.message }
            && places.contains { error.range.map($0.touches) ?? false }
        }
        #expect(errors.map(\.message) == [], "\(fixIt.message)")
      }
    }
  }

  /// Where the text of a repair stands after it.
  private func places(written fixIt: Diagnostic.FixIt) -> [ClosedRange<Int>] {
    var shift = 0
    return fixIt.edits.sorted { $0.range.lower < $1.range.lower }.map { edit in
      let lower = edit.range.lower + shift
      let count = edit.replacement.utf8.count
      shift += count - (edit.range.upper - edit.range.lower)
      return lower...(lower + count)
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

extension ClosedRange<Int> {
  /// Whether a range of the file `spec.nav` begins or ends within this one, or holds it.
  fileprivate func touches(_ range: SourceRange) -> Bool {
    range.file.path == "spec.nav" && overlaps(range.lower...range.upper)
  }
}

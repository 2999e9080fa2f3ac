import Foundation
import Testing

@testable import navgen

/// One folder below `Tests/Goldens`, run in memory as if navgen were started in it.
struct GoldenCase: CustomTestStringConvertible, Sendable {
  /// Files of a case that are not its input.
  private static let expectations: Set<String> = [
    "arguments", "messages.txt", "status", "output.txt", "sizes",
  ]
  static let isRecording = ProcessInfo.processInfo.environment["NAVGEN_RECORD"] == "1"

  let folder: URL
  var name: String { folder.lastPathComponent }
  var testDescription: String { name }

  /// The cases of a folder of `Tests/Goldens`, sorted.
  static func all(in kind: String) -> [GoldenCase] {
    let goldens = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../Goldens/\(kind)").standardizedFileURL
    let names = (try? FileManager.default.contentsOfDirectory(atPath: goldens.path)) ?? []
    return names.filter { !$0.hasPrefix(".") }.sorted()
      .map { GoldenCase(folder: goldens.appending(path: $0, directoryHint: .isDirectory)) }
  }

  /// The text of one of the case's files; `nil` where there is none.
  func text(_ name: String) -> String? {
    (try? Data(contentsOf: folder.appending(path: name))).map {
      String(decoding: $0, as: UTF8.self)
    }
  }

  /// Whether the case has a folder of this name.
  func isFolder(_ name: String) -> Bool {
    let url = folder.appending(path: name)
    return (try? url.resourceValues(forKeys: [.isDirectoryKey]).isDirectory) ?? false
  }

  /// The words of `arguments`, blanks between them.
  func arguments(default line: String) -> [String] {
    (text("arguments") ?? line).split(whereSeparator: \.isWhitespace).map(String.init)
  }

  /// The expected exit status, `nil` where the case has no opinion.
  var status: Int32? {
    text("status").flatMap { Int32($0.trimmingCharacters(in: .whitespacesAndNewlines)) }
  }

  /// The case's input as a disk whose root is the case's folder.
  func disk() throws -> MemoryDisk {
    let disk = MemoryDisk()
    for path in try FileManager.default.subpathsOfDirectory(atPath: folder.path).sorted() {
      let first = path.split(separator: "/").first.map(String.init) ?? path
      guard !Self.expectations.contains(path), first != "expected" else { continue }
      let url = folder.appending(path: path)
      let kind = try FileManager.default.attributesOfItem(atPath: url.path)[.type]
      switch kind as? FileAttributeType {
      case .typeSymbolicLink:
        let target = try FileManager.default.destinationOfSymbolicLink(atPath: url.path)
        let base = "/" + Path.join(Path.folder(of: path), target)
        disk.put(.link(String(URL(filePath: base).standardized.path.dropFirst())), at: path)
      case .typeDirectory: disk.put(.folder, at: path)
      default: disk.put(.file(Array(try Data(contentsOf: url))), at: path)
      }
    }
    for (path, size) in try sizes() {
      disk.put(.file([UInt8](repeating: UInt8(ascii: "#"), count: size)), at: path)
    }
    return disk
  }

  /// Files too large to be kept: each line of `sizes` has a path and how many `#` it holds.
  private func sizes() throws -> [(path: String, size: Int)] {
    try (text("sizes") ?? "").split(separator: "\n").map { line in
      let words = line.split(separator: " ")
      return (String(words[0]), try #require(Int(words[1])))
    }
  }

  /// Every file below `expected/`, by its path there.
  func expectedFiles() throws -> [String: String] {
    let root = folder.appending(path: "expected")
    let paths = (try? FileManager.default.subpathsOfDirectory(atPath: root.path)) ?? []
    var files: [String: String] = [:]
    for path in paths {
      let url = root.appending(path: path)
      guard !url.hasDirectoryPath, let data = try? Data(contentsOf: url) else { continue }
      files[path] = String(decoding: data, as: UTF8.self)
    }
    return files
  }

  /// Writes one of the case's files, only when recording, which passes no test.
  func record(_ text: String, as name: String) throws {
    Issue.record("recorded \(name)")
    let url = folder.appending(path: name)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
  }
}

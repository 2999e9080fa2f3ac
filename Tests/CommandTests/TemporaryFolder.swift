import Foundation

/// A folder on the real disk that is removed with this value.
final class TemporaryFolder {
  let url: URL

  init() throws {
    let name = "navgen-" + UUID().uuidString
    url = FileManager.default.temporaryDirectory.appending(path: name, directoryHint: .isDirectory)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(at: url)
  }

  func path(_ name: String) -> String { url.appending(path: name).path }

  /// Writes a file, and the folders above it.
  func write(_ text: String, to name: String) throws {
    let file = url.appending(path: name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  /// The text of a file; `nil` where there is none.
  func text(_ name: String) -> String? {
    (try? Data(contentsOf: url.appending(path: name))).map { String(decoding: $0, as: UTF8.self) }
  }

  /// Every file and folder below a folder, sorted.
  func paths(in folder: String = "") -> [String] {
    let root = url.appending(path: folder).path
    return ((try? FileManager.default.subpathsOfDirectory(atPath: root)) ?? []).sorted()
  }
}

import Foundation

/// Programs that tests run as a person would.
enum Program {
  /// The folder of what is built together with the tests.
  static let folder: URL = {
    let bundle = CommandLine.arguments.first { $0.contains(".xctest") } ?? CommandLine.arguments[0]
    let end = bundle.range(of: ".xctest")?.upperBound ?? bundle.endIndex
    return URL(filePath: String(bundle[..<end])).deletingLastPathComponent()
  }()

  /// The command itself.
  static let navgen = folder.appending(path: "navgen")

  /// The folder of this package.
  static let package = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../..").standardizedFileURL

  /// What a program that has ended left.
  struct Result {
    var status: Int32
    /// Standard output and errors, as they came.
    var text: String
  }

  /// Runs the program at `url` until it ends, in `environment` and nothing else.
  static func run(
    _ url: URL, _ arguments: [String], in folder: URL, environment: [String: String]
  ) throws -> Result {
    // A file rather than a pipe: it cannot fill up while nobody reads.
    let log = FileManager.default.temporaryDirectory.appending(path: "navgen-\(UUID().uuidString)")
    try Data().write(to: log)
    defer { try? FileManager.default.removeItem(at: log) }
    let handle = try FileHandle(forWritingTo: log)
    let process = Process()
    process.executableURL = url
    process.arguments = arguments
    process.currentDirectoryURL = folder
    process.environment = environment
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = handle
    process.standardError = handle
    try process.run()
    process.waitUntilExit()
    return Result(
      status: process.terminationStatus,
      text: String(decoding: try Data(contentsOf: log), as: UTF8.self))
  }
}

extension URL {
  /// The bytes of every file below this folder by its path there; `nil` for a folder.
  func snapshot() throws -> [String: Data?] {
    var files: [String: Data?] = [:]
    for path in try FileManager.default.subpathsOfDirectory(atPath: self.path) {
      files[path] = .some(try? Data(contentsOf: appending(path: path)))
    }
    return files
  }
}

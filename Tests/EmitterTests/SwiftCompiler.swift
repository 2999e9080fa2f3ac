import Foundation
import Testing

/// The compiler of the toolchain that runs the tests, for what only it can tell of emitted code.
struct SwiftCompiler {
  private let folder: URL

  /// A compiler that works in a folder of its own, which ``remove()`` deletes.
  init() throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "navgen-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  /// Deletes the folder.
  func remove() {
    try? FileManager.default.removeItem(at: folder)
  }

  /// What the compiler says of a file; empty where it finds nothing.
  func messages(typeChecking source: String) throws -> String {
    try write(source)
    let words = ["-typecheck", "-swift-version", "6", "-parse-as-library", "main.swift"]
    return try run("/usr/bin/env", ["swiftc"] + words).errors
  }

  /// What the compiler says of files that import the simulated UIKit; empty where it finds nothing.
  func messages(compilingOnBench sources: [(name: String, text: String)]) throws -> String {
    for source in sources { try write(source.text, to: source.name) }
    let words = [
      "-typecheck", "-swift-version", "5", "-parse-as-library", "-module-name", "App",
      "-package-name", "app",
    ]
    let modules = ["-I", try Self.products.appending(path: "Modules").path]
    return try run("/usr/bin/env", ["swiftc"] + words + modules + sources.map(\.name)).errors
  }

  /// The folder in which the running tests were built, with the modules they use.
  private static var products: URL {
    get throws {
      let bundle = CommandLine.arguments.first { $0.contains(".xctest") }
      let path = try #require(bundle).components(separatedBy: ".xctest")[0]
      return URL(filePath: path).deletingLastPathComponent()
    }
  }

  /// What a program prints.
  func output(running source: String) throws -> String {
    try write(source)
    let (status, _, errors) = try run("/usr/bin/env", ["swiftc", "main.swift", "-o", "program"])
    try #require(status == 0, "\(errors)")
    return try run(folder.appending(path: "program").path, []).output
  }

  private func write(_ source: String, to name: String = "main.swift") throws {
    try Data(source.utf8).write(to: folder.appending(path: name))
  }

  private func run(
    _ program: String, _ words: [String]
  ) throws -> (status: Int32, output: String, errors: String) {
    let process = Process()
    process.executableURL = URL(filePath: program)
    process.currentDirectoryURL = folder
    process.arguments = words
    // Files rather than pipes: nothing can fill up while nobody reads.
    let (output, errors) = (folder.appending(path: "output"), folder.appending(path: "errors"))
    for url in [output, errors] { try Data().write(to: url) }
    process.standardOutput = try FileHandle(forWritingTo: output)
    process.standardError = try FileHandle(forWritingTo: errors)
    try process.run()
    process.waitUntilExit()
    func text(_ url: URL) throws -> String {
      String(decoding: try Data(contentsOf: url), as: UTF8.self)
    }
    return (process.terminationStatus, try text(output), try text(errors))
  }
}

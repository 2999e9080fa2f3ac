import Foundation
import PackagePlugin

/// Compiles emitted files into a target as they run on the bench: the golden ones that its `goldens.txt` lists, or what
/// navgen emits for the specs in its folder `Specs`.
@main
struct BenchRewriterPlugin: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    let specs = target.directoryURL.appending(path: "Specs")
    if FileManager.default.fileExists(atPath: specs.path()) {
      return try files(in: specs, of: "nav").map { try emitCommand(for: $0, context) }
    }
    let package = context.package.directoryURL
    let list = target.directoryURL.appending(path: "goldens.txt")
    let inputs = try folders(of: list).flatMap {
      try files(in: package.appending(path: $0), of: "swift")
    }
    let names = inputs.map(\.lastPathComponent)
    guard Set(names).count == names.count else {
      Diagnostics.error("two golden folders of \(target.name) hold files of one name")
      return []
    }
    let output = context.pluginWorkDirectoryURL
    return [
      .buildCommand(
        displayName: "Rewriting goldens for \(target.name)",
        executable: try context.tool(named: "navgen-bench-rewriter").url,
        arguments: [list, package, output].map { $0.path(percentEncoded: false) },
        inputFiles: [list] + inputs,
        outputFiles: names.map { output.appending(path: $0) })
    ]
  }

  // A command a spec, so that a change rewrites no other.
  private func emitCommand(for spec: URL, _ context: PluginContext) throws -> Command {
    let name = spec.deletingPathExtension().lastPathComponent
    let output = context.pluginWorkDirectoryURL
    return .buildCommand(
      displayName: "Emitting \(name)",
      executable: try context.tool(named: "navgen-bench-rewriter").url,
      arguments: ["--spec", spec.path(), output.path()],
      inputFiles: [spec],
      outputFiles: [output.appending(path: "\(name).navgen.swift")])
  }

  private func folders(of list: URL) throws -> [String] {
    try String(contentsOf: list, encoding: .utf8)
      .split(whereSeparator: \.isNewline)
      .filter { !$0.hasPrefix("#") }
      .map { String($0.prefix { $0 != ":" }) }
  }

  private func files(in folder: URL, of kind: String) throws -> [URL] {
    try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
      .filter { $0.pathExtension == kind }
      .sorted { $0.lastPathComponent < $1.lastPathComponent }
  }
}

import Foundation
import PackagePlugin

/// Compiles golden files into a target whose folder holds `goldens.txt`, as they run on the bench.
@main
struct BenchRewriterPlugin: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    let package = context.package.directoryURL
    let list = target.directoryURL.appending(path: "goldens.txt")
    let inputs = try folders(of: list).flatMap { try swiftFiles(in: package.appending(path: $0)) }
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

  private func folders(of list: URL) throws -> [String] {
    try String(contentsOf: list, encoding: .utf8)
      .split(whereSeparator: \.isNewline)
      .filter { !$0.hasPrefix("#") }
      .map { String($0.prefix { $0 != ":" }) }
  }

  private func swiftFiles(in folder: URL) throws -> [URL] {
    try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
      .filter { $0.pathExtension == "swift" }
      .sorted { $0.lastPathComponent < $1.lastPathComponent }
  }
}

import Foundation
import NavgenDiagnostics
import Testing

@testable import NavgenSpecParser

/// `Examples/Shop` shows every property of the language at least once.
@Suite struct ShopExampleTests {
  /// The top-level values of a section in all of the example's files.
  private static func sections(_ name: String) throws -> [SyntaxTree.Node] {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../Examples/Shop").standardizedFileURL
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    return try files.filter { $0.hasSuffix(".nav") }.flatMap { file in
      let text = try String(contentsOf: folder.appending(path: file), encoding: .utf8)
      let root = parse(SourceFile(path: file, text: text)).tree.root
      return root.entries.filter { $0.key.text == name }.map(\.value)
    }
  }

  /// The keys written in a section, with dots between them.
  private static func written(_ section: String) throws -> Set<String> {
    var paths: Set<String> = []
    for node in try sections(section) { collect(node, below: "", into: &paths) }
    return paths
  }

  /// The keys written for the named things of a section, the names left out.
  private static func writtenForAny(of section: String) throws -> Set<String> {
    var paths: Set<String> = []
    for node in try sections(section).flatMap(\.entries) {
      collect(node.value, below: "", into: &paths)
    }
    return paths
  }

  private static func collect(
    _ node: SyntaxTree.Node, below path: String, into paths: inout Set<String>
  ) {
    for entry in node.entries {
      let key = path.isEmpty ? entry.key.text : "\(path).\(entry.key.text)"
      paths.insert(key)
      collect(entry.value, below: key, into: &paths)
    }
  }

  private func missing<Root>(_ schema: Schema<Root>, from written: Set<String>) -> [String] {
    schema.rows.dropFirst().map(\.path).filter { !written.contains($0) }
  }

  @Test func everyPropertyOfAScreenIsShown() throws {
    let written = try Self.writtenForAny(of: "screens")
      .union(Self.writtenForAny(of: "styles")).union(Self.written("defaults"))
    #expect(missing(Screen.schema, from: written) == [])
  }

  @Test func everyPropertyOfABarIsShown() throws {
    #expect(missing(StandaloneBar.schema, from: try Self.writtenForAny(of: "bars")) == [])
  }

  @Test func everyPropertyOfTheModuleAndOfTheOutputIsShown() throws {
    #expect(missing(Module.schema, from: try Self.written("module")) == [])
    #expect(missing(Output.schema, from: try Self.written("output")) == [])
  }

  @Test func itHasTwentyFiveScreensAtLeast() throws {
    #expect(try Self.sections("screens").flatMap(\.entries).count >= 25)
  }
}

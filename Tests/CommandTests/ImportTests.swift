import Foundation
import Testing

/// Data flows one way and the core stays pure: each module imports what stands here, no more.
@Suite struct ImportTests {
  private static let core: Set<String> = ["NavgenDiagnostics"]
  private static let system: Set<String> = ["Darwin", "Glibc", "Musl"]

  private static let table: [String: Set<String>] = [
    "Diagnostics": [],
    "SpecParser": core,
    "TemplateEngine": core,
    "Emitter": core.union(["NavgenSpecParser", "NavgenTemplateEngine"]),
    "navgen": core.union(["NavgenSpecParser", "NavgenEmitter"]).union(system),
    // Run by SwiftPM and by Xcode, whose interfaces speak of Foundation's URL.
    "NavgenPlugin": ["Foundation", "PackagePlugin", "XcodeProjectPlugin"],
  ]

  private static let sources = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../Sources").standardizedFileURL

  /// Holds templates, whose text imports what an app does.
  private static let embedded = "BuiltInTemplates.swift"

  /// What each file of a module imports, by its path in the module's folder.
  private static func imports(of module: String) throws -> [String: Set<String>] {
    let folder = sources.appending(path: module)
    var imports: [String: Set<String>] = [:]
    for path in try FileManager.default.subpathsOfDirectory(atPath: folder.path)
    where path.hasSuffix(".swift") && path != embedded {
      let text = try String(contentsOf: folder.appending(path: path), encoding: .utf8)
      let line =
        /^ *(?:@\w+ |public |package |internal |private |fileprivate )*import +(?:(?:struct|class|enum|protocol|func|let|var|typealias) +)?(\w+)/
      imports[path] = Set(text.matches(of: line.anchorsMatchLineEndings()).map { String($0.1) })
    }
    return imports
  }

  @Test func everyModuleIsInTheTable() throws {
    let folders = try FileManager.default.contentsOfDirectory(atPath: Self.sources.path)
    #expect(Set(folders.filter { !$0.hasPrefix(".") }) == Set(Self.table.keys))
  }

  @Test(arguments: table.keys.sorted()) func moduleImportsWhatTheTableSays(_ module: String) throws
  {
    let imports = try Self.imports(of: module)
    #expect(!imports.isEmpty)
    #expect(imports.values.reduce(into: Set()) { $0.formUnion($1) } == Self.table[module])
  }

  @Test func onlyTheDiskKnowsTheSystem() throws {
    let imports = try Self.imports(of: "navgen")
    let files = imports.filter { !$0.value.isDisjoint(with: Self.system) }.keys
    #expect(files.allSatisfy { $0.hasPrefix("Disk/") })
  }
}

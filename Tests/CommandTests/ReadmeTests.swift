import Foundation
import Testing

/// What the README shows is what there is.
@Suite struct ReadmeTests {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../..").standardizedFileURL

  private func text(_ path: String) throws -> String {
    try String(contentsOf: Self.root.appending(path: path), encoding: .utf8)
  }

  /// The code blocks in a language, in order.
  private func blocks(_ language: String) throws -> [String] {
    try text("README.md").components(separatedBy: "```\(language)\n").dropFirst()
      .map { block in
        let lines = block.split(separator: "\n", omittingEmptySubsequences: false)
        return lines.prefix { !$0.contains("```") }.joined(separator: "\n")
      }
  }

  @Test func theSpecShownIsTheExamples() throws {
    let shown = try #require(try blocks("yaml").first)
    #expect(try text("Examples/TransparentBar/transparent-bar.nav").contains(shown + "\n"))
  }

  @Test func theOutputShownIsTheExamples() throws {
    let shown = try #require(try blocks("swift").first)
    let indented = shown.split(separator: "\n").map { "    " + $0 }.joined(separator: "\n")
    let screens = try text("Examples/TransparentBar/Generated/TransparentBarScreens.swift")
    #expect(screens.contains(indented))
  }

  @Test func theOtherSpecsShownAreSound() throws {
    let specs = try blocks("yaml").dropFirst().map { $0 }
    #expect(specs.count == 2)
    for spec in specs {
      let disk = MemoryDisk()
      // In a numbered list a block is indented as a whole.
      let lines = spec.split(separator: "\n", omittingEmptySubsequences: false)
      let indent = lines.first?.prefix { $0 == " " }.count ?? 0
      let unindented = lines.map { $0.dropFirst(indent) }.joined(separator: "\n")
      disk.put(.file(Array(unindented.utf8)), at: "shop.nav")
      disk.put(.file(Array("navgen: 1\n".utf8)), at: "_styles.nav")
      let result = disk.run(["lint", "shop.nav"])
      #expect(result.errors == "")
      #expect(result.status.rawValue == 0)
    }
  }

  @Test func thePackageShownIsTheExamples() throws {
    let shown = try #require(try blocks("swift").first { $0.contains("NavgenPlugin") })
    #expect(try text("Examples/PackagePlugin/Package.swift").contains(shown))
  }

  /// What the README says to type at a shell, in order.
  private func commands() throws -> [String] {
    try blocks("sh").flatMap { $0.split(separator: "\n") }
      .map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
  }

  /// Commands that are no run of navgen: other tests run what stands there, or what it copies must be
  /// there.
  private static let others: [String: String] = [
    "Tests/check": "Tests/check",
    "swift build -c release --product navgen": "Package.swift",
    "sudo cp .build/release/navgen /usr/local/bin/": "Package.swift",
    PackagePluginTests.command: "Examples/PackagePlugin/Package.swift",
    "cp Examples/XcodeBuildPhase/navgen-build-phase.sh ../MyApp/":
      "Examples/XcodeBuildPhase/navgen-build-phase.sh",
    "cd ../MyApp": "Examples",
  ]

  @Test func everyCommandShownWorks() throws {
    let disk = MemoryDisk()
    let example = "Examples/TransparentBar/transparent-bar.nav"
    disk.put(try text(example), at: example)
    let spec = try #require(try blocks("yaml").dropFirst().first)
    let lines = spec.split(separator: "\n", omittingEmptySubsequences: false)
    disk.put(lines.map { String($0.dropFirst(3)) }.joined(separator: "\n"), at: "App/shop.nav")
    var others = Set(Self.others.keys)
    for command in try commands() {
      var words = command.split(separator: " ").map(String.init)
      if words.starts(with: ["swift", "run"]) { words.removeFirst(2) }
      if words.first == "navgen" {
        let result = disk.run(Array(words.dropFirst()))
        #expect(result.status.rawValue == 0, "\(command): \(result.errors)")
      } else {
        let file = try #require(Self.others[command], "\(command)")
        #expect(FileManager.default.fileExists(atPath: Self.root.appending(path: file).path))
        others.remove(command)
      }
    }
    #expect(others.isEmpty)
    #expect(disk.texts.keys.filter { $0.hasPrefix("Generated/Trans") }.count == 7)
    #expect(disk.texts["navgen-outputs.xcfilelist"]?.contains("shop.navgen.swift") == true)
  }

  /// A template changed in the way shown is in every file.
  @Test func theTemplateShownIsUsed() throws {
    let disk = MemoryDisk()
    disk.put("navgen: 1\nscreens: {item: {controller: Item}}\n", at: "App/shop.nav")
    let commands = try commands().filter { $0.contains("NavTemplates") }
      .map { $0.split(separator: " ").dropFirst().map(String.init) }
    #expect(commands.count == 3)
    #expect(disk.run(commands[0]).status.rawValue == 0)
    let line = try #require(try blocks("stencil").first).trimmingCharacters(in: .whitespaces)
    let header = "NavTemplates/parts/Header.stencil"
    let lines = try #require(disk.texts[header]).split(
      separator: "\n", omittingEmptySubsequences: false)
    let changed = lines.map { $0.hasPrefix("// Do not edit: ") ? line : String($0) }
    disk.put(changed.joined(separator: "\n"), at: header)
    #expect(disk.run(commands[1]).output.contains("\n+// Copyright Example Ltd."))
    #expect(disk.run(commands[2]).status.rawValue == 0)
    let files = disk.texts.filter { $0.key.hasPrefix("App/Generated/Shop") }
    #expect(!files.isEmpty)
    #expect(
      files.values.allSatisfy {
        $0.contains("\n// Copyright Example Ltd. Do not edit: change shop.nav.\n")
      })
  }
}

import NavgenDiagnostics
import Testing

@testable import NavgenEmitter
@testable import NavgenSpecParser

/// Any two values of any two properties go together, as far as the language lets them, and how a spec
/// is written down changes nothing of what is emitted.
@Suite struct CoveringTests {
  private static let screens = CoveringSpecs(Screen.schema)
  private static let bars = CoveringSpecs(StandaloneBar.schema)
  private static let modules = CoveringSpecs(Module.schema)
  private static let outputs = CoveringSpecs(Output.schema)

  /// A spec with some rows of screens and bars and one of the rest. What can be both a switch and a
  /// mapping is switched in the screen and described in a style.
  static func tree(_ number: Int, controllers: String = "Home") -> SpecTree {
    var tree = SpecTree.mapping([])
    tree.set(["navgen"], to: .value("1"))
    func set(_ settings: [(path: String, value: String)], below prefix: [Substring]) {
      for (path, value) in settings {
        tree.set(prefix + path.split(separator: "."), to: .value(value))
      }
    }
    set(modules[number], below: ["module"])
    set(outputs[number], below: ["output"])
    for index in 0..<screensOfSpec {
      let settings = screens[number * screensOfSpec + index]
      set(settings.filter { !isOwn($0.path) }, below: ["styles", "style\(index)"])
      var own = settings.filter { isOwn($0.path) && $0.path != "controller" }
      let isRuntime = settings.contains { $0.path == "controller" && $0.value == "runtime" }
      own += [
        ("use", "style\(index)"), ("controller", isRuntime ? "runtime" : "\(controllers)\(index)"),
      ]
      set(own, below: ["screens", "screen\(index)"])
      // Whatever a style gives two screens is shared by them.
      own.removeAll { $0.path == "controller" }
      set(
        own + [("controller", isRuntime ? "runtime" : "\(controllers)\(index).Twin")],
        below: ["screens", "twin\(index)"])
      let bar = bars[number * screensOfSpec + index]
      set(bar + [("use", "style\(index)")], below: ["bars", "bar\(index)"])
    }
    return tree
  }

  static let screensOfSpec = 4
  static let numbers =
    0..<max(modules.rows.count, (screens.rows.count + screensOfSpec - 1) / screensOfSpec)

  private static func isOwn(_ path: String) -> Bool {
    let row = Screen.schema.rows[Screen.schema.number(path)]
    if case .group = row.property.type { return true }
    return row.property.isOwn
  }

  /// Reads a spec that has to be sound.
  private func spec(_ bytes: [UInt8], files: [String: String] = [:]) throws -> NavigationSpec {
    let file = SourceFile(path: "shop.nav", bytes: bytes)
    let (spec, diagnostics) = readSpec(file) { request throws(IncludeFailure) in
      guard let text = files[request.path] else { throw IncludeFailure("there is none") }
      return SourceFile(path: request.path, text: text)
    }
    let errors = diagnostics.filter { $0.severity == .error }.map(\.message)
    return try #require(spec, "\(errors) in \(String(decoding: bytes, as: UTF8.self))")
  }

  private func plan(_ spec: NavigationSpec) throws -> FilePlan {
    let (plan, problems) = emit(spec)
    #expect(problems == [])
    return try #require(plan)
  }

  @Test func everyValueStandsSomewhere() {
    for specs in [Self.screens, Self.bars, Self.modules, Self.outputs] {
      #expect(specs.rows.count > 1 && specs.rows.count <= Self.screens.rows.count)
      for (number, choices) in specs.factors.enumerated() {
        #expect(Set(specs.rows.map { $0[number] }).count == choices.count, "\(choices[0].path)")
      }
    }
  }

  @Test func allAreReadAndRendered() throws {
    for number in Self.numbers {
      let plan = try plan(spec(Array(Self.tree(number).text().utf8)))
      #expect(!plan.files.isEmpty && plan.files.allSatisfy { !$0.bytes.isEmpty })
    }
  }

  @Test func allAreDumpedAsSpecsThatSayTheSame() throws {
    for number in Self.numbers {
      var read = try spec(Array(Self.tree(number).text().utf8))
      let dumped = try spec(Array(specDump(read).utf8))
      read.styles = []
      #expect(dumped == read)
    }
  }

  /// What is emitted follows from what is read, so that one spec in five is rendered as well.
  @Test func howASpecIsWrittenChangesNothing() throws {
    var generator = SeededGenerator(seed: 2)
    for number in Self.numbers {
      let tree = Self.tree(number)
      let expected = try spec(Array(tree.text().utf8))
      let (root, files) = split(tree)
      let written = [
        try spec(Array(tree.text(lineEnd: "\r\n").utf8)),
        try spec([0xEF, 0xBB, 0xBF] + tree.text().utf8),
        try spec(Array(tree.shuffled(by: &generator).text().utf8)),
        try spec(Array(root.utf8), files: files),
      ]
      for other in written { #expect(other == expected) }
      guard number % 5 == 0 else { continue }
      let rendered = try plan(expected)
      for other in written { #expect(try plan(other) == rendered) }
    }
  }

  /// The same spec with its screens, styles and bars in three files of which one includes the others.
  private func split(_ tree: SpecTree) -> (root: String, files: [String: String]) {
    func text(_ keys: [String], include: String? = nil) -> String {
      let entries = tree.entries.filter { keys.contains($0.key) }
      let line = include.map { "include: \($0)\n" } ?? ""
      return line + SpecTree.mapping(entries).text()
    }
    let start = "navgen: 1\n"
    return (
      start + text(["module", "output"], include: "Parts/_screens.nav"),
      [
        "Parts/_screens.nav": start + text(["screens"], include: "[../_styles.nav, _bars.nav]"),
        "_styles.nav": start + text(["styles"]),
        "Parts/_bars.nav": start + text(["bars"], include: "../_styles.nav"),
      ]
    )
  }
}

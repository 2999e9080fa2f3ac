import NavgenDiagnostics

/// Finds the keys at the top of a file, and reports those that do not belong there.
struct SectionReader {
  /// The values at the top by section.
  private(set) var sections: [Section: SyntaxTree.Entry] = [:]
  /// What was found.
  private(set) var diagnostics: [Diagnostic] = []
  private let tree: SyntaxTree
  private let isRoot: Bool
  private var ranges: [Section: Range<Int>] = [:]
  /// Keys that may have been meant for what stands before them.
  private var lost: [SourceRange] = []
  /// The keys at the top.
  private lazy var written = Set(tree.root.entries.map(\.key.text))

  /// A reader of the spec itself, or of a file that it includes.
  init(_ tree: SyntaxTree, isRoot: Bool) {
    self.tree = tree
    self.isRoot = isRoot
  }

  /// The file with what was found in it.
  func file(_ faults: [Diagnostic]) -> SpecFiles.File {
    SpecFiles.File(
      tree: tree, isRoot: isRoot, sections: sections, ranges: ranges,
      damage: Damage(faults, lost: lost, of: tree))
  }

  /// Reads all keys.
  mutating func read() {
    guard tree.root.kind == .mapping else {
      if tree.root.kind != .missing {
        diagnostics.append(.notASpec(tree.root))
        lost.append(tree.root.range)
      }
      return
    }
    let entries = Array(tree.root.entries)
    let ends = entries.dropFirst().map(\.key.range) + [nil]
    for (entry, next) in zip(entries, ends) {
      guard let section = section(of: entry) else { continue }
      sections[section] = entry
      // A key that is none of the spec's may belong to what stands before it.
      let end = next.map { Section(rawValue: $0.text) == nil ? $0.upper : $0.lower }
      ranges[section] = entry.key.range.lower..<(end ?? tree.file.bytes.count)
    }
  }

  /// The section that an entry is, or was probably meant to be.
  private mutating func section(of entry: SyntaxTree.Entry) -> Section? {
    if let section = Section(rawValue: entry.key.text) {
      if isRoot || section.isForIncludedFiles { return section }
      diagnostics.append(.sectionOfRoot(entry.key))
      return nil
    }
    diagnostics.append(.unknownSection(entry.key, among: written))
    let meant = Synonyms.key(for: entry.key.text, in: Section.allCases.map(\.rawValue))
    guard let section = meant.flatMap(Section.init(rawValue:)), sections[section] == nil,
      isRoot || section.isForIncludedFiles,
      entry.value.kind == (section == .navgen ? .scalar : .mapping)
    else {
      lost.append(entry.key.range)
      return nil
    }
    return section
  }
}

extension Diagnostic {
  fileprivate static func notASpec(_ root: SyntaxTree.Node) -> Diagnostic {
    let found = root.kind == .sequence ? "a list" : "a text"
    return Diagnostic(
      .wrongShape, "a spec is a mapping that begins with `navgen: 1`, not \(found)",
      at: root.range.start)
  }

  fileprivate static func unknownSection(
    _ key: SyntaxTree.Node, among written: Set<String>
  ) -> Diagnostic {
    if let diagnostic = keyOfModule(key, in: "the spec") { return diagnostic }
    let sections = Section.allCases.map(\.rawValue)
    let meant = Synonyms.key(for: key.text, in: sections)
    if meant.map(written.contains) ?? true, Screen.schema.numbers[key.text] != nil {
      return Diagnostic(
        .unknownKey,
        "unknown key `\(key.shownText)` in the spec: indent it as what it belongs to, or write it in "
          + "`defaults`", at: key.range)
    }
    return unknownKey(key, in: "the spec", sections, among: written)
  }

  fileprivate static func sectionOfRoot(_ key: SyntaxTree.Node) -> Diagnostic {
    Diagnostic(
      .misplacedKey,
      "`\(key.shownText)` belongs to the spec that includes this file: move it there",
      at: key.range)
  }
}

import NavgenDiagnostics

/// What one section of all files defines by name: all styles, all screens or all bars.
struct Catalogue {
  /// One `name: {…}`.
  struct Entry {
    /// The key's text, composed.
    let name: String
    /// Where the name stands.
    let key: SyntaxTree.Node
    /// The mapping; another kind where the spec is wrong.
    let value: SyntaxTree.Node
    /// Whether it stands in the spec itself rather than in an included file.
    let isOfRoot: Bool
    /// Whether all of it could be read.
    let isWhole: Bool
  }

  /// In the order of the files and of what is written in them.
  private(set) var entries: [Entry] = []
  /// Places in ``entries`` by name; names that Unicode holds for the same text are one.
  private(set) var numbers: [String: Int] = [:]
  /// Whether anything was written that gives no entry.
  private(set) var isRefused = false

  /// Collects the section from all files; reports names that come twice or that Swift cannot carry.
  init(_ section: Section, _ files: [SpecFiles.File], _ reader: inout Reader) {
    for file in files {
      guard let node = file.sections[section]?.value else { continue }
      guard node.kind == .mapping else {
        if node.kind != .missing {
          reader.report(.notACatalogue(section, node))
        }
        isRefused = true
        continue
      }
      add(node.entries, of: file, to: section, &reader)
    }
    for entry in entries { reader.checkName(entry.key, of: section, among: numbers) }
  }

  private mutating func add(
    _ entries: SyntaxTree.Node.Entries, of file: SpecFiles.File, to section: Section,
    _ reader: inout Reader
  ) {
    var next = entries.startIndex
    while next < entries.endIndex {
      let entry = entries[next]
      next = entries.index(after: next)
      let end = next < entries.endIndex ? entries[next].key.range.lower : nil
      let isWhole =
        file.damage.isNone
        || !file.damage.touches(
          entry.key.range.lower..<(end ?? file.ranges[section]?.upperBound ?? .max))
      add(
        Entry(
          name: composedName(entry.key.text), key: entry.key, value: entry.value,
          isOfRoot: file.isRoot, isWhole: isWhole),
        to: section, &reader)
    }
  }

  private mutating func add(_ entry: Entry, to section: Section, _ reader: inout Reader) {
    if Self.isProperty(entry, of: section) {
      reader.report(.propertyAmongNames(entry, section))
      isRefused = true
      return
    }
    if let earlier = numbers[entry.name] {
      reader.report(.duplicateName(entry, entries[earlier], section))
      return
    }
    numbers[entry.name] = entries.count
    entries.append(entry)
  }

  private static let propertyKeys = Set(Screen.schema.rows.map(\.property.key))

  /// Whether an entry is a property that stands too far left: it is called like one, and what it
  /// holds belongs to no entry.
  private static func isProperty(_ entry: Entry, of section: Section) -> Bool {
    guard propertyKeys.contains(entry.name) else { return false }
    switch entry.value.kind {
    case .mapping:
      let keys = entry.value.entries.map(\.key.text)
      return section == .screens
        ? !keys.contains("controller")
        : !keys.isEmpty && !keys.contains { Screen.schema.rows[0].members[$0] != nil }
    case .scalar, .sequence: return true
    case .missing: return false
    }
  }
}

extension Diagnostic {
  /// Before: `screens: [home]`. After: `screens: {home: {controller: HomeViewController}}`.
  fileprivate static func notACatalogue(
    _ section: Section, _ node: SyntaxTree.Node
  ) -> Diagnostic {
    let example =
      switch section {
      case .screens: "NAME: {controller: …}"
      case .bars: "NAME: {position: …, bar: {…}}"
      default: "NAME: {bar: {…}}"
      }
    return wrongShape(
      of: section.rawValue, takes: "names with a mapping each, such as `\(example)`", node)
  }

  /// Before: `fade` of a screen in the column of the screen's name. After: indented deeper.
  fileprivate static func propertyAmongNames(
    _ entry: Catalogue.Entry, _ section: Section
  ) -> Diagnostic {
    Diagnostic(
      .indentation,
      "`\(entry.key.shownText)` stands among the `\(section.rawValue)`: indent it as what it belongs to",
      at: entry.key.range)
  }

  /// Before: `cart` in `shop.nav` and again in `_cart.nav`. After: `cart` and `savedCart`.
  fileprivate static func duplicateName(
    _ entry: Catalogue.Entry, _ earlier: Catalogue.Entry, _ section: Section
  ) -> Diagnostic {
    let isSame = entry.key.text.unicodeScalars.elementsEqual(earlier.key.text.unicodeScalars)
    let reason = isSame ? "" : ": the two are one text to Unicode"
    return Diagnostic(
      .duplicateName,
      "`\(entry.key.shownText)` is already one of the `\(section.rawValue)`\(reason); rename one",
      at: entry.key.range,
      notes: [Note("`\(earlier.key.shownText)` is first written here", at: earlier.key.range)])
  }
}

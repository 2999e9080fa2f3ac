import NavgenDiagnostics

/// What one mapping of a spec gives: `defaults`, a style, a screen or a bar.
struct Layer: Sendable {
  /// What it gives itself.
  var settings = Settings()
  /// The styles it starts from.
  var uses: [StyleUse] = []

  /// What it starts from, without what it gives itself.
  var usesAlone: Layer {
    var layer = Layer(uses: uses)
    layer.settings.isIncomplete = settings.isIncomplete
    return layer
  }

  /// One name in `use`.
  struct StyleUse: Sendable {
    /// As it is written.
    let name: String
    /// Where it is written.
    let place: SyntaxTree.Node
    /// Whether it is an item of a list.
    let isInList: Bool

    /// Those in the value of a `use`.
    static func all(_ places: [SyntaxTree.Node], of node: SyntaxTree.Node) -> [StyleUse] {
      places.map { StyleUse(name: $0.text, place: $0, isInList: node.kind == .sequence) }
    }
  }
}

/// Reads one mapping by a schema.
struct LayerReader<Root> {
  /// What may be written.
  let schema: Schema<Root>
  /// Which layer the settings are of.
  let layer: Setting.Layer
  private var written: [Setting] = []
  private var uses: [Layer.StyleUse] = []

  /// A reader that has read nothing yet.
  init(_ schema: Schema<Root>, _ layer: Setting.Layer) {
    self.schema = schema
    self.layer = layer
  }

  /// The layer in `node`; what cannot be read is reported to `reader` and kept as invalid. Of one
  /// that is not whole the parser has reported some part.
  static func read(
    _ node: SyntaxTree.Node, _ schema: Schema<Root>, _ layer: Setting.Layer,
    named name: String, isWhole: Bool = true, _ reader: inout Reader
  ) -> Layer {
    var layerReader = LayerReader(schema, layer)
    switch node.kind {
    case .mapping: layerReader.readMembers(of: 0, node, name, &reader)
    case .missing: break
    case .scalar, .sequence:
      reader.report(.wrongShape(of: name, takes: "a mapping", node))
    }
    var settings = Settings(layerReader.written)
    settings.isIncomplete = !isWhole
    return Layer(settings: settings, uses: layerReader.uses)
  }

  private mutating func readMembers(
    of group: Int, _ node: SyntaxTree.Node, _ name: String, _ reader: inout Reader
  ) {
    var unknown: [SyntaxTree.Entry] = []
    for entry in node.entries {
      if let row = schema.rows[group].members[entry.key.text] {
        readMember(row, entry, &reader)
      } else {
        unknown.append(entry)
      }
    }
    if unknown.isEmpty { return }
    let keys = Set(node.entries.map(\.key.text))
    for entry in unknown { reportUnknown(entry, in: group, name, among: keys, &reader) }
  }

  private mutating func readMember(
    _ number: Int, _ entry: SyntaxTree.Entry, _ reader: inout Reader
  ) {
    let property = schema.rows[number].property
    if property.isOwn, layer != .own {
      reader.report(.ownKey(entry.key))
      return
    }
    switch property.type {
    case .group(let type): readGroup(number, type, entry, &reader)
    case .list(.styles):
      let names = reader.items(entry.value, of: property.key, takes: property.type.noun)
      uses += Layer.StyleUse.all(names, of: entry.value)
    default:
      let value = reader.value(entry.value, property.type, of: property.key)
      append(number, value ?? .invalid, entry.value)
      if let introduced = property.introduced, value != nil, value != schema.rows[number].standard {
        reader.checkGuard(schema.rows[number].path, since: introduced, entry)
      }
    }
  }

  private mutating func readGroup(
    _ number: Int, _ type: ValueType.GroupType, _ entry: SyntaxTree.Entry, _ reader: inout Reader
  ) {
    let node = entry.value
    switch (node.kind, type) {
    case (.mapping, .plain) where node.entries.isEmpty: break
    case (.mapping, _):
      append(number, .group(isOn: true, isFresh: false), entry.key)
      readMembers(of: number, node, schema.rows[number].path, &reader)
    case (.scalar, .droppable) where node.isText("none"):
      append(number, .group(isOn: false, isFresh: true), node)
    case (.scalar, .switchable) where node.isText("true") || node.isText("false"):
      append(number, .group(isOn: node.isText("true"), isFresh: false), node)
    default:
      append(number, .invalid, node)
      if node.kind != .missing { reader.report(.notAGroup(type, entry, longhand(number, node))) }
    }
  }

  /// A scalar in place of a group as a mapping: with the key it is likely meant for, and with those
  /// that must be there.
  private func longhand(_ group: Int, _ node: SyntaxTree.Node) -> Longhand? {
    guard node.kind == .scalar, !node.isText("none"), let value = node.flowText else { return nil }
    let members = schema.rows[group].property.members
    let taking = members.filter { Reader.value(ofWritten: value, $0.type) != nil }
    let isTruth = boolean(meantBy: node.text) != nil
    let fitting =
      taking.first(where: \.isChoice)
      ?? (isTruth ? nil : taking.first(where: \.isRequired) ?? taking.first(where: \.isText))
    let pairs = members.compactMap { member in
      if member.key == fitting?.key { return "\(member.key): \(value)" }
      return member.isRequired ? "\(member.key): \(member.example)" : nil
    }
    guard !pairs.isEmpty else { return nil }
    return Longhand(
      text: "{\(pairs.joined(separator: ", "))}", isGuess: fitting == nil || pairs.count > 1)
  }

  private mutating func append(_ row: Int, _ value: SettingValue, _ place: SyntaxTree.Node) {
    written.append(Setting(row: row, value: value, place: place, layer: layer))
  }

  /// Reports a key the group does not take, and takes it for the one it was probably meant to be,
  /// so that this one is not reported as lacking.
  private mutating func reportUnknown(
    _ entry: SyntaxTree.Entry, in group: Int, _ name: String, among written: Set<String>,
    _ reader: inout Reader
  ) {
    let key = entry.key
    let members = schema.rows[group].property.members.filter { !$0.isOwn || layer == .own }
    let meant = Synonyms.key(for: key.text, in: members.map(\.key))
    let isKnown = schema.rows.contains { $0.property.key == key.text }
    if !isKnown, meant == nil || Module.schema.numbers[key.text] != nil,
      let diagnostic = Diagnostic.keyOfModule(key, in: "`\(name)`")
    {
      reader.report(diagnostic)
      return
    }
    var diagnostic = Diagnostic.unknownKey(
      key, in: "`\(name)`", members.map(\.key), among: written)
    if let meant, let row = schema.rows[group].members[meant] {
      if !written.contains(meant) { take(entry, as: row) }
    } else if let home = home(of: key.text, in: group) {
      // One that stands too far left is not lacking where it belongs.
      if let number = schema.numbers[home.path] { append(number, .invalid, key) }
      let group = home.path.dropLast(home.property.key.count + 1)
      diagnostic.notes.append(Diagnostic.Note("`\(home.property.key)` belongs to `\(group)`"))
    }
    reader.report(diagnostic)
  }

  /// Takes an entry for the property that its key was probably meant to be.
  private mutating func take(_ entry: SyntaxTree.Entry, as row: Int) {
    guard case .list(.styles) = schema.rows[row].property.type else {
      append(row, .invalid, entry.key)
      return
    }
    // What it names is used, and gives what it gives.
    let names = entry.value.kind == .scalar ? [entry.value] : Array(entry.value.items)
    uses += Layer.StyleUse.all(names, of: entry.value)
  }

  /// The property of that key, or of one that others call so, in another group; rather one inside
  /// the group it was written in.
  private func home(of key: String, in group: Int) -> Schema<Root>.Row? {
    let inside = schema.rows[group..<schema.ends[group]]
    for name in [key] + Synonyms.keys(for: key) {
      let row =
        inside.first { $0.path.hasSuffix(".\(name)") }
        ?? schema.rows.first { $0.path.hasSuffix(".\(name)") }
      if let row { return row }
    }
    return nil
  }
}

/// A mapping to write in place of a scalar.
private struct Longhand {
  /// For example `{gesture: edge}`.
  let text: String
  /// Whether it holds more than the scalar and its key.
  let isGuess: Bool
}

extension SyntaxTree.Node {
  /// The scalar as it may stand inside `{…}`; `nil` where it would take escapes.
  fileprivate var flowText: String? {
    guard text.contains(where: ",[]{}:#".contains) else { return text }
    return text.contains(where: "\"\\\n".contains) ? nil : "\"\(text)\""
  }
}

extension Diagnostic {
  /// Before: `bar: {large-titles: true}`. After: `module: {large-titles: true}`.
  ///
  /// `nil` for a key that `module` does not have either.
  static func keyOfModule(_ key: SyntaxTree.Node, in group: String) -> Diagnostic? {
    let keys = [key.text] + Synonyms.keys(for: key.text)
    guard let known = keys.first(where: { !$0.isEmpty && Module.schema.numbers[$0] != nil }) else {
      return nil
    }
    let name = known == key.text ? "" : ", as `\(known)`"
    return Diagnostic(
      .unknownKey,
      "unknown key `\(key.shownText)` in \(group): it belongs to `module`\(name)", at: key.range)
  }

  fileprivate static func ownKey(_ key: SyntaxTree.Node) -> Diagnostic {
    Diagnostic(
      .misplacedKey,
      "`\(key.shownText)` differs from screen to screen: write it in the screen itself",
      at: key.range)
  }

  fileprivate static func notAGroup(
    _ type: ValueType.GroupType, _ entry: SyntaxTree.Entry, _ longhand: Longhand?
  ) -> Diagnostic {
    var diagnostic = wrongShape(
      of: entry.key.text, takes: ValueType.group(type).noun, entry.value)
    let isOff = entry.value.kind == .scalar && boolean(meantBy: entry.value.text) == false
    switch type {
    case .plain(let instead?) where isOff || entry.value.isText("none"):
      diagnostic.message += "; \(instead)"
    case .droppable(let off) where isOff:
      diagnostic.message += "; did you mean `\(off)`?"
      diagnostic.fixIts = [.write(off, at: entry.value.range)]
    case .switchable where entry.value.kind == .scalar:
      let isMeant = entry.value.isText("none") ? false : boolean(meantBy: entry.value.text)
      guard let isMeant else { break }
      diagnostic.message += "; did you mean `\(isMeant)`?"
      diagnostic.fixIts = [.write("\(isMeant)", at: entry.value.range)]
    default:
      guard let longhand else {
        if entry.key.isText("title") {
          diagnostic.message += ": the text is the controller's own `title`"
        }
        break
      }
      diagnostic.message += ": write `\(longhand.text)`"
      if !longhand.isGuess { diagnostic.fixIts = [.write(longhand.text, at: entry.value.range)] }
    }
    return diagnostic
  }
}

extension Property {
  /// Whether it must be written where its group is.
  fileprivate var isRequired: Bool {
    if case .required = standard { true } else { false }
  }

  /// Whether it takes one of several words.
  fileprivate var isChoice: Bool {
    if case .choice = type { true } else { false }
  }

  /// Whether it takes any text.
  fileprivate var isText: Bool {
    if case .text = type { true } else { false }
  }
}

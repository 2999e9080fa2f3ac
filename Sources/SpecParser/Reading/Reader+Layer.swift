import NavgenDiagnostics

/// What one mapping of a spec gives: `defaults`, a style, a screen or a bar.
struct Layer: Sendable {
  /// What it gives itself.
  var settings = Settings()
  /// The styles it starts from.
  var uses: [StyleUse] = []

  /// One name in `use`.
  struct StyleUse: Sendable {
    /// As it is written.
    let name: String
    /// Where it is written.
    let place: SyntaxTree.Node
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

  /// The layer in `node`; what cannot be read is reported to `reader` and kept as invalid.
  static func read(
    _ node: SyntaxTree.Node, _ schema: Schema<Root>, _ layer: Setting.Layer,
    named name: String, _ reader: inout Reader
  ) -> Layer {
    var layerReader = LayerReader(schema, layer)
    switch node.kind {
    case .mapping: layerReader.readMembers(of: 0, node, name, &reader)
    case .missing: break
    case .scalar, .sequence:
      reader.report(.wrongShape(of: name, takes: "a mapping", node))
    }
    return Layer(settings: Settings(layerReader.written), uses: layerReader.uses)
  }

  private mutating func readMembers(
    of group: Int, _ node: SyntaxTree.Node, _ name: String, _ reader: inout Reader
  ) {
    for entry in node.entries {
      if let row = schema.rows[group].members[entry.key.text] {
        readMember(row, entry, &reader)
      } else {
        reportUnknown(entry.key, in: group, name, &reader)
      }
    }
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
      uses += reader.items(entry.value, of: property.key, takes: property.type.noun)
        .map { Layer.StyleUse(name: $0.text, place: $0) }
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

  /// A scalar in place of a group as a mapping: with the key it is likely meant for, or with the
  /// one that must be there.
  private func longhand(_ group: Int, _ node: SyntaxTree.Node) -> String? {
    guard node.kind == .scalar, !node.isText("none") else { return nil }
    let members = schema.rows[group].property.members
    let fitting = members.first { member in
      guard Reader.value(ofWritten: node.text, member.type) != nil else { return false }
      if case .choice = member.type { return true }
      return member.isRequired
    }
    if let fitting { return "{\(fitting.key): \(node.text)}" }
    return members.first(where: \.isRequired).map { "{\($0.key): \($0.example)}" }
  }

  private mutating func append(_ row: Int, _ value: SettingValue, _ place: SyntaxTree.Node) {
    written.append(Setting(row: row, value: value, place: place, layer: layer))
  }

  /// Reports a key the group does not take, and takes it for the one it was probably meant to be,
  /// so that this one is not reported as lacking.
  private mutating func reportUnknown(
    _ key: SyntaxTree.Node, in group: Int, _ name: String, _ reader: inout Reader
  ) {
    let keys = schema.rows[group].property.members.filter { !$0.isOwn || layer == .own }.map(\.key)
    var diagnostic = Diagnostic.unknownKey(key, in: "`\(name)`", keys)
    if let nearest = Spelling.nearest(key.text, in: keys),
      let row = schema.rows[group].members[nearest]
    {
      append(row, .invalid, key)
    } else if let home = schema.rows.first(where: {
      $0.path.hasSuffix(".\(key.text)")
    }) {
      // One that stands too far left is not lacking where it belongs.
      if let number = schema.numbers[home.path] { append(number, .invalid, key) }
      let group = home.path.dropLast(home.property.key.count + 1)
      diagnostic.notes.append(Diagnostic.Note("`\(key.text)` belongs to `\(group)`"))
    }
    reader.report(diagnostic)
  }
}

extension Diagnostic {
  fileprivate static func ownKey(_ key: SyntaxTree.Node) -> Diagnostic {
    Diagnostic(
      .misplacedKey,
      "`\(key.shownText)` differs from screen to screen: write it in the screen itself",
      at: key.range)
  }

  fileprivate static func notAGroup(
    _ type: ValueType.GroupType, _ entry: SyntaxTree.Entry, _ longhand: String?
  ) -> Diagnostic {
    var diagnostic = wrongShape(
      of: entry.key.text, takes: ValueType.group(type).noun, entry.value)
    switch type {
    case .plain(let instead?) where entry.value.isText("none"):
      diagnostic.message += "; \(instead)"
    case .switchable where entry.value.kind == .scalar:
      let isMeant = entry.value.isText("none") ? false : boolean(meantBy: entry.value.text)
      guard let isMeant else { break }
      diagnostic.message += "; did you mean `\(isMeant)`?"
      diagnostic.fixIts = [.write("\(isMeant)", at: entry.value.range)]
    default:
      if let longhand { diagnostic.message += ": write `\(longhand)`" }
    }
    return diagnostic
  }
}

extension Property {
  /// Whether it must be written where its group is.
  fileprivate var isRequired: Bool {
    if case .required = standard { true } else { false }
  }
}

/// Every property of one kind of thing (a screen, a bar, the module), numbered.
///
/// Rows stand in the order of the reference, a group before its members, so that a group's settings
/// are one run of numbers and a merge or a walk never searches.
///
/// A class, and its rows too, since every setting of every screen looks one up.
final class Schema<Root>: Sendable {
  /// One property and where it stands.
  final class Row: Sendable {
    /// The property itself.
    let property: Property<Root>
    /// The keys down to it, for example `bar.title.color`; empty for the whole.
    let path: String
    /// The number just past its last member; its own plus one where it has none.
    let end: Int
    /// The standard value where the spec is silent, decoded once; `nil` where there is none.
    let standard: SettingValue?
    /// The row numbers of a group's members by key.
    let members: [String: Int]
    /// Whether it, or a group around it, may be absent from the model.
    let isInOptionalGroup: Bool

    /// A row that ends before `end`.
    init(
      _ property: Property<Root>, path: String, end: Int, members: [String: Int],
      isInOptionalGroup: Bool
    ) {
      self.property = property
      self.path = path
      self.end = end
      self.standard = property.decodedStandard
      self.members = members
      self.isInOptionalGroup = isInOptionalGroup
    }
  }

  /// Row 0 is the whole; its members are the keys at the top.
  let rows: [Row]
  /// Where a thing's row ends, for merging, which needs nothing else of the schema.
  let ends: [Int]
  /// Row numbers by path.
  let numbers: [String: Int]

  /// Numbers the properties of one kind of thing, which messages call `noun`.
  init(_ noun: String, _ properties: [Property<Root>]) {
    let whole = Property<Root>(
      key: noun, type: .group(.plain(instead: nil)), standard: .required, example: "", summary: "",
      becomes: "", field: nil, members: properties)
    var rows: [Row?] = []
    Self.append(whole, path: "", isInOptionalGroup: false, to: &rows)
    self.rows = rows.compactMap { $0 }
    ends = self.rows.map(\.end)
    numbers = Dictionary(uniqueKeysWithValues: self.rows.enumerated().map { ($1.path, $0) })
  }

  /// Appends `property` and its members; returns its number.
  @discardableResult
  private static func append(
    _ property: Property<Root>, path: String, isInOptionalGroup: Bool, to rows: inout [Row?]
  ) -> Int {
    let number = rows.count
    let isOptional = isInOptionalGroup || property.isOptionalGroup
    // Its row is made when its last member has a number.
    rows.append(nil)
    var members: [String: Int] = [:]
    for member in property.members {
      let memberPath = path.isEmpty ? member.key : "\(path).\(member.key)"
      members[member.key] = append(
        member, path: memberPath, isInOptionalGroup: isOptional, to: &rows)
    }
    rows[number] = Row(
      property, path: path, end: rows.count, members: members, isInOptionalGroup: isOptional)
    return number
  }

  /// The number of the property at `path`, which has to exist.
  func number(_ path: String) -> Int {
    guard let number = numbers[path] else { preconditionFailure("no property \(path)") }
    return number
  }
}

extension Property {
  /// The standard value as a setting, read as a spec's value would be.
  fileprivate var decodedStandard: SettingValue? {
    guard case .written(let text) = standard else { return nil }
    switch type {
    case .group(.plain): return nil
    case .group: return .group(isOn: text == "true", isFresh: false)
    default: return Reader.value(ofWritten: text, type)
    }
  }
}

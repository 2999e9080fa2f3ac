/// One key of the language: how its value is written, what it is where it is not, what it means,
/// and the field of the model that takes it.
///
/// For example `threshold` of `pop`, a fraction, 50% where the spec is silent.
struct Property<Root>: Sendable {
  /// As it is written.
  let key: String
  /// How its value is written.
  let type: ValueType
  /// What holds where no layer says anything.
  let standard: Standard
  /// A value as a spec would write it, another than the standard one; empty for groups.
  let example: String
  /// One sentence for the reference.
  let summary: String
  /// What it becomes in UIKit, for the reference; empty for what only navgen reads.
  let becomes: String
  /// Whether it stands in a screen or bar itself and never in `defaults` or a style.
  var isOwn = false
  /// The first iOS version whose UIKit has what it becomes; `nil` for what iOS 13 has.
  var introduced: IOSVersion?
  /// Its place in the model; `nil` for what is used up before, such as `use`.
  let field: Field?
  /// Whether it is a group that the model may be without.
  var isOptionalGroup = false
  /// The keys of a group, in the reference's order; empty for everything else.
  var members: [Property] = []

  /// What holds where the spec is silent.
  enum Standard: Sendable {
    /// It has to be written.
    case required
    /// UIKit's own: nothing is emitted.
    case uiKit
    /// The value, as it would be written in a spec, for example `50%`.
    case written(String)
    /// What the text says; worked out by `value`, `nil` for what the field holds already.
    case rule(String, value: (@Sendable (Root) -> SettingValue?)? = nil)
  }

  /// The way into the model and back.
  struct Field: Sendable {
    /// Does nothing where the value is of another type than the field.
    let write: @Sendable (inout Root, SettingValue) -> Void
    /// `nil` where the field holds UIKit's own.
    let read: @Sendable (Root) -> SettingValue?
  }
}

extension Property {
  /// A property with a value of its own.
  init<Value: SettingRepresentable>(
    _ key: String, _ type: ValueType, _ path: WritableKeyPath<Root, Value> & Sendable,
    _ standard: Standard, example: String, _ summary: String, becomes: String = ""
  ) {
    self.init(
      key: key, type: type, standard: standard, example: example, summary: summary,
      becomes: becomes,
      field: Field(
        write: { root, setting in
          if let value = Value(setting) { root[keyPath: path] = value }
        },
        read: { root in root[keyPath: path].setting }))
  }

  /// A property that is read before the model is filled, such as `use`.
  init(
    reading key: String, _ type: ValueType, _ standard: Standard, example: String,
    _ summary: String
  ) {
    self.init(
      key: key, type: type, standard: standard, example: example, summary: summary, becomes: "",
      field: nil)
  }

  /// A group that always holds.
  init<Group>(
    group key: String, _ type: ValueType.GroupType,
    _ path: WritableKeyPath<Root, Group> & Sendable, _ summary: String,
    _ members: [Property<Group>]
  ) {
    self.init(
      key: key, type: .group(type), standard: .written("{}"), example: "", summary: summary,
      becomes: "",
      field: Field(write: { _, _ in }, read: { _ in .group(isOn: true, isFresh: false) }),
      members: members.map { $0.lifted(to: path) })
  }

  /// A group that may be absent; where it is given, it starts as `blank`.
  init<Group>(
    optional key: String, _ type: ValueType.GroupType,
    _ path: WritableKeyPath<Root, Group?> & Sendable, _ standard: Standard,
    blank: @escaping @Sendable (Root) -> Group, _ summary: String, _ members: [Property<Group>]
  ) {
    self.init(
      key: key, type: .group(type), standard: standard, example: "", summary: summary,
      becomes: "",
      field: Field(
        write: { root, setting in
          guard case .group(let isOn, _) = setting else { return }
          root[keyPath: path] = isOn ? blank(root) : nil
        },
        read: { root in .group(isOn: root[keyPath: path] != nil, isFresh: false) }),
      isOptionalGroup: true,
      members: members.map { $0.lifted(toOptional: path) })
  }
}

extension Property {
  /// The same property seen from what holds the group.
  func lifted<Outer>(
    to path: WritableKeyPath<Outer, Root> & Sendable
  ) -> Property<Outer> {
    lifted(
      get: { $0[keyPath: path] }, modify: { outer, change in change(&outer[keyPath: path]) },
      members: members.map { $0.lifted(to: path) })
  }

  /// The same property seen from what may hold the group.
  private func lifted<Outer>(
    toOptional path: WritableKeyPath<Outer, Root?> & Sendable
  ) -> Property<Outer> {
    lifted(
      get: { $0[keyPath: path] },
      modify: { outer, change in
        guard var group = outer[keyPath: path] else { return }
        change(&group)
        outer[keyPath: path] = group
      },
      members: members.map { $0.lifted(toOptional: path) })
  }

  private func lifted<Outer>(
    get: @escaping @Sendable (Outer) -> Root?,
    modify: @escaping @Sendable (inout Outer, (inout Root) -> Void) -> Void,
    members: [Property<Outer>]
  ) -> Property<Outer> {
    Property<Outer>(
      key: key, type: type, standard: standard.lifted(get), example: example, summary: summary,
      becomes: becomes, isOwn: isOwn, introduced: introduced,
      field: field.map { field in
        Property<Outer>.Field(
          write: { outer, setting in modify(&outer) { field.write(&$0, setting) } },
          read: { outer in get(outer).flatMap(field.read) })
      },
      isOptionalGroup: isOptionalGroup,
      members: members)
  }

  /// The same group with further keys behind those of its member `key`.
  func adding(_ properties: [Property], toMember key: String) -> Property {
    var result = self
    for index in result.members.indices where result.members[index].key == key {
      result.members[index].members += properties
    }
    return result
  }

  /// The same group with further keys behind its own.
  func adding(_ properties: [Property]) -> Property {
    var result = self
    result.members += properties
    return result
  }

  /// The same property, of which older systems show nothing.
  func introduced(in version: IOSVersion) -> Property {
    var result = self
    result.introduced = version
    return result
  }

  /// The same property, kept out of `defaults` and styles.
  var own: Property {
    var result = self
    result.isOwn = true
    return result
  }
}

extension Property.Standard {
  fileprivate func lifted<Outer>(
    _ get: @escaping @Sendable (Outer) -> Root?
  ) -> Property<Outer>.Standard {
    switch self {
    case .required: .required
    case .uiKit: .uiKit
    case .written(let text): .written(text)
    case .rule(let text, nil): .rule(text)
    case .rule(let text, let value?):
      .rule(text, value: { outer in get(outer).flatMap(value) })
    }
  }
}

import NavgenDiagnostics

/// Fills the model from merged settings: given values into their fields, standard ones into the
/// fields of groups that are given.
///
/// The cost follows what is written, not how much could be: a group of which nothing is given stays
/// as it is in `base`.
struct Settlement<Root> {
  /// The properties to fill.
  let schema: Schema<Root>
  /// A thing of which nothing is given, with every standard value.
  let base: Root

  /// Writes every standard value into `blank`.
  init(_ schema: Schema<Root>, blank: Root) {
    self.schema = schema
    var base = blank
    for row in schema.rows where !row.isInOptionalGroup {
      if let value = row.standard { row.property.field?.write(&base, value) }
    }
    self.base = base
  }

  /// The required properties that no layer gives a group.
  struct Lack {
    /// Their keys, in the order of the rows.
    var keys: [String]
    /// The setting of the group; `nil` for the whole.
    let group: Setting?
  }

  /// The thing `settings` describe, and what they lack.
  func settle(_ settings: Settings) -> (root: Root, lacks: [Lack]) {
    var walk = Walk(schema: schema, settings: settings.list, root: base)
    walk.settleMembers(of: 0, group: nil)
    return (walk.root, walk.lacks)
  }

  /// One pass over the settings, which stand in the order of the rows.
  private struct Walk {
    let schema: Schema<Root>
    let settings: [Setting]
    var next = 0
    var root: Root
    var lacks: [Lack] = []

    init(schema: Schema<Root>, settings: [Setting], root: Root) {
      self.schema = schema
      self.settings = settings
      self.root = root
    }

    mutating func settleMembers(of group: Int, group setting: Setting?) {
      let end = schema.ends[group]
      var number = group + 1
      while number < end {
        let given = take(number)
        if schema.ends[number] > number + 1 {
          settleGroup(number, given)
        } else {
          settleValue(number, given, in: setting)
        }
        number = schema.ends[number]
      }
    }

    private mutating func settleGroup(_ number: Int, _ given: Setting?) {
      let row = schema.rows[number]
      if let value = given?.value ?? row.standard { row.property.field?.write(&root, value) }
      if (given?.value ?? row.standard)?.isGroupOn == true {
        settleMembers(of: number, group: given)
      }
      while next < settings.count, settings[next].row < row.end { next += 1 }
    }

    private mutating func settleValue(_ number: Int, _ given: Setting?, in group: Setting?) {
      let row = schema.rows[number]
      if let given {
        row.property.field?.write(&root, given.value)
        return
      }
      switch row.property.standard {
      case .required: lack(row.property.key, group)
      case .uiKit: break
      case .written:
        // Outside of optional groups it stands in the base.
        if row.isInOptionalGroup, let value = row.standard {
          row.property.field?.write(&root, value)
        }
      case .rule(_, let value):
        if let value = value?(root) { row.property.field?.write(&root, value) }
      }
    }

    private mutating func lack(_ key: String, _ group: Setting?) {
      if let last = lacks.last, last.group?.row == group?.row {
        lacks[lacks.count - 1].keys.append(key)
      } else {
        lacks.append(Lack(keys: [key], group: group))
      }
    }

    private mutating func take(_ number: Int) -> Setting? {
      guard next < settings.count, settings[next].row == number else { return nil }
      next += 1
      return settings[next - 1]
    }
  }
}

extension SettingValue {
  /// Whether it says that a group holds.
  var isGroupOn: Bool {
    if case .group(isOn: true, _) = self { true } else { false }
  }
}

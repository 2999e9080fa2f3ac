import NavgenSpecParser

/// One kind of value that screens have, such as their bars: those that two screens or more have from
/// a style or from the `defaults`, so that templates can write each once, under a name.
///
/// A value has the name of the first style that gives it whole, bases before those that use them, so
/// that it stays the same whatever screens come and go, of whichever of these styles. What no style gives, or one to a single screen, has none.
struct SharedValues<Value: Hashable> {
  /// A value with its name.
  struct Constant {
    /// What the generated constant is called, without the backticks it may need.
    let name: String
    /// The style's name in the spec; `nil` for the `defaults`.
    let style: String?
    /// Whether other styles give the same.
    let hasLikes: Bool
    let value: Value
  }

  /// Sorted by name.
  let constants: [Constant]
  /// For each screen the name of the constant that it has; `nil` for a value of its own.
  let names: [String?]

  /// `value` is what is compared; `nil` for what is never shared.
  init(_ spec: NavigationSpec, of value: (Screen) -> Value?) {
    if spec.styles.isEmpty {
      constants = []
      names = Array(repeating: nil, count: spec.screens.count)
      return
    }
    var values: [Value: Int] = [:]
    var hasLikes = Array(repeating: false, count: spec.styles.count)
    for (number, style) in spec.styles.enumerated() {
      guard let value = value(style.screen) else { continue }
      if let first = values[value] { hasLikes[first] = true } else { values[value] = number }
    }
    let givers = spec.screens.map { value($0).flatMap { values[$0] } }
    var counts = Array(repeating: 0, count: spec.styles.count)
    for giver in givers.compactMap({ $0 }) { counts[giver] += 1 }
    let styleNames = ConstantNames(spec.styles)
    constants = values.filter { counts[$0.value] > 1 }
      .map { value, number in
        Constant(
          name: styleNames.list[number], style: spec.styles[number].name,
          hasLikes: hasLikes[number], value: value)
      }
      .sorted { $0.name < $1.name }
    names = givers.map { giver in
      giver.flatMap { counts[$0] > 1 ? styleNames.list[$0] : nil }
    }
  }
}

/// What the constants of each style's values are called.
private struct ConstantNames {
  /// Members that every type has, or that are taken for another where an optional is expected.
  private static let taken: Set<String> = ["init", "none", "self", "some"]

  /// In the order of the styles.
  let list: [String]

  /// The styles' own names, and `standard` for the `defaults`, as far as they can be.
  init(_ styles: [Style]) {
    let names = Set(styles.compactMap(\.name))
    list = styles.map { style in
      guard let name = style.name else {
        return Self.free("standard", adding: "Default", names)
      }
      return Self.taken.contains(name) ? Self.free(name + "Style", adding: "Style", names) : name
    }
  }

  private static func free(_ name: String, adding ending: String, _ names: Set<String>) -> String {
    names.contains(name) ? free(name + ending, adding: ending, names) : name
  }
}

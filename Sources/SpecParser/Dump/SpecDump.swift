import NavgenDiagnostics

/// A spec as JSON with every standard value filled in, in the schema's order; what is UIKit's own
/// is left out.
///
/// It is itself a spec, one without styles, defaults and includes.
public func specDump(_ spec: NavigationSpec) -> String {
  let value = JSON.object([
    JSON.Member(key: "navgen", value: .number(1)),
    JSON.Member(key: "module", value: Module.schema.dump(spec.module)),
    JSON.Member(key: "output", value: Output.schema.dump(spec.output)),
    JSON.Member(
      key: "screens",
      value: .object(
        spec.screens.map { JSON.Member(key: $0.name, value: Screen.schema.dump($0)) })),
    JSON.Member(
      key: "bars",
      value: .object(
        spec.bars.map { JSON.Member(key: $0.name, value: StandaloneBar.schema.dump($0)) })),
  ])
  return value.text + "\n"
}

extension Schema {
  /// All that holds for `root`.
  fileprivate func dump(_ root: Root) -> JSON {
    .object(rows[0].property.members.compactMap { $0.dump(root) })
  }
}

extension Property {
  /// `nil` for what is UIKit's own, and for what is merged away, such as `use`.
  fileprivate func dump(_ root: Root) -> JSON.Member? {
    guard let setting = field?.read(root) else { return nil }
    guard case .group(let type) = type else {
      return JSON.Member(key: key, value: setting.json(as: self.type))
    }
    if setting.isGroupOn {
      let members = members.compactMap { $0.dump(root) }
      return members.isEmpty ? nil : JSON.Member(key: key, value: .object(members))
    }
    switch type {
    case .plain: return nil
    case .droppable: return JSON.Member(key: key, value: .string("none"))
    case .switchable: return JSON.Member(key: key, value: .bool(false))
    }
  }
}

extension SettingValue {
  /// The value as a spec would write it where a property takes this type.
  fileprivate func json(as type: ValueType) -> JSON {
    if case .asset = type, case .text(let name) = self, !AssetName.isPlain(name) {
      return Color.asset(name).json
    }
    return json
  }

  private var json: JSON {
    switch self {
    case .bool(let value): .bool(value)
    case .number(let value): .number(value)
    case .word(let text), .text(let text): .string(text)
    case .texts(let texts): .list(texts.map { .string($0) })
    case .color(let color): color.json
    case .curve(let curve): curve.json
    case .font(let font): font.json
    case .statusBar(let statusBar): statusBar.json
    case .version(let version): .string("\(version.major).\(version.minor)")
    case .superclass(let superclass): superclass.json
    case .group(let isOn, _): .bool(isOn)
    case .invalid: .string("")
    }
  }
}

extension Color {
  fileprivate var json: JSON {
    switch self {
    case .clear: .string("clear")
    case .system(let name): .string(name)
    case .rgba(let red, let green, let blue, let alpha):
      .string(
        "#" + ([red, green, blue] + (alpha == 255 ? [] : [alpha])).map(Self.hexadecimal).joined())
    case .asset(let name): .object([JSON.Member(key: "asset", value: .string(name))])
    case .dynamic(let light, let dark):
      .object([
        JSON.Member(key: "light", value: light.json), JSON.Member(key: "dark", value: dark.json),
      ])
    case .alpha(let color, let alpha):
      .object([
        JSON.Member(key: "color", value: color.json),
        JSON.Member(key: "alpha", value: .number(alpha)),
      ])
    }
  }

  private static func hexadecimal(_ byte: UInt8) -> String {
    (byte < 16 ? "0" : "") + String(byte, radix: 16)
  }
}

extension Curve {
  fileprivate var json: JSON {
    switch self {
    case .linear: .string("linear")
    case .easeIn: .string("ease-in")
    case .easeOut: .string("ease-out")
    case .easeInOut: .string("ease-in-out")
    case .bezier(let x1, let y1, let x2, let y2): .list([x1, y1, x2, y2].map { .number($0) })
    case .step(let progress): .object([JSON.Member(key: "step", value: .number(progress))])
    case .spring(let damping, let response):
      .object([
        JSON.Member(
          key: "spring",
          value: .object([
            JSON.Member(key: "damping", value: .number(damping)),
            JSON.Member(key: "response", value: .number(response)),
          ]))
      ])
    }
  }
}

extension Font {
  fileprivate var json: JSON {
    switch self {
    case .textStyle(let name): .string(kebabCase(camel: name))
    case .system(let size, let weight):
      .object([
        JSON.Member(key: "size", value: .number(size)),
        JSON.Member(key: "weight", value: .string(kebabCase(camel: weight))),
      ])
    case .custom(let name, let size):
      .object([
        JSON.Member(key: "custom", value: .string(name)),
        JSON.Member(key: "size", value: .number(size)),
      ])
    }
  }
}

extension Superclass {
  fileprivate var json: JSON {
    guard overridesShouldPop else { return .string(type) }
    return .object([
      JSON.Member(key: "type", value: .string(type)),
      JSON.Member(key: "overrides-should-pop", value: .bool(true)),
    ])
  }
}

extension StatusBar {
  fileprivate var json: JSON {
    switch self {
    case .fixed(let style): .string(style.rawValue)
    case .switching(let from, let to, let at):
      .object([
        JSON.Member(key: "from", value: .string(from.rawValue)),
        JSON.Member(key: "to", value: .string(to.rawValue)),
        JSON.Member(key: "at", value: .number(at)),
      ])
    }
  }
}

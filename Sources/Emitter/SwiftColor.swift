import NavgenSpecParser
import NavgenTemplateEngine

extension Color {
  /// A Swift expression of type UIColor. For example `.systemBackground.withAlphaComponent(0.5)`.
  ///
  /// Over several lines where light and dark differ, each as far in as the expression begins.
  /// `resources` is the generated type that makes colours, for example `ShopResources`.
  func swiftExpression(resources: String) -> String {
    switch self {
    case .clear: ".clear"
    case .system(let name): ".\(name)"
    case .rgba(let red, let green, let blue, let alpha):
      """
      UIColor(red: \(Self.component(red)), green: \(Self.component(green)), \
      blue: \(Self.component(blue)), alpha: \(Self.component(alpha)))
      """
    case .asset(let name): "\(resources).color(\(SwiftLiteral.string(name)))"
    case .dynamic(let light, let dark):
      """
      \(resources).color(
          light: \(light.swiftExpression(resources: resources)),
          dark: \(dark.swiftExpression(resources: resources))
      )
      """
    case .alpha(let color, let alpha):
      "\(color.swiftExpression(resources: resources)).withAlphaComponent(\(SwiftNames.number(alpha)))"
    }
  }

  /// Whether an asset is looked up anywhere in it.
  var usesAsset: Bool {
    switch self {
    case .clear, .system, .rgba: false
    case .asset: true
    case .dynamic(let light, let dark): light.usesAsset || dark.usesAsset
    case .alpha(let color, _): color.usesAsset
    }
  }

  /// Whether light and dark differ anywhere in it.
  var isDynamic: Bool {
    switch self {
    case .clear, .system, .rgba, .asset: false
    case .dynamic: true
    case .alpha(let color, _): color.isDynamic
    }
  }

  /// A byte as the fraction UIColor takes, kept recognisable: `0x33 / 255`.
  private static func component(_ byte: UInt8) -> String {
    switch byte {
    case 0: "0"
    case 255: "1"
    default: "0x" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true) + " / 255"
    }
  }
}

extension Font {
  /// A Swift expression of type UIFont, evaluated each time it is needed.
  var swiftExpression: String {
    switch self {
    case .textStyle(let style): ".preferredFont(forTextStyle: .\(style))"
    case .system(let size, let weight):
      ".systemFont(ofSize: \(SwiftNames.number(size)), weight: .\(weight))"
    case .custom(let name, let size):
      """
      UIFont(name: \(SwiftLiteral.string(name)), size: \(SwiftNames.number(size))) \
      ?? .systemFont(ofSize: \(SwiftNames.number(size)))
      """
    }
  }
}

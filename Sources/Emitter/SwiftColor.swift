import NavgenSpecParser

extension Color {
  /// A Swift expression of type UIColor. For example `.systemBackground.withAlphaComponent(0.5)`.
  ///
  /// `assets` is the generated type that finds colours by name, for example `ShopAssets`.
  func swiftExpression(assets: String) -> String {
    switch self {
    case .clear: ".clear"
    case .system(let name): ".\(name)"
    case .rgba(let red, let green, let blue, let alpha):
      """
      UIColor(red: \(Self.component(red)), green: \(Self.component(green)), \
      blue: \(Self.component(blue)), alpha: \(Self.component(alpha)))
      """
    case .asset(let name): "\(assets).color(\"\(name)\")"
    case .dynamic(let light, let dark):
      """
      UIColor { @Sendable traits in \
      traits.userInterfaceStyle == .dark ? \(dark.swiftExpression(assets: assets)) : \
      \(light.swiftExpression(assets: assets)) }
      """
    case .alpha(let color, let alpha):
      "\(color.swiftExpression(assets: assets)).withAlphaComponent(\(SwiftNames.number(alpha)))"
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
      UIFont(name: \"\(name)\", size: \(SwiftNames.number(size))) \
      ?? .systemFont(ofSize: \(SwiftNames.number(size)))
      """
    }
  }
}

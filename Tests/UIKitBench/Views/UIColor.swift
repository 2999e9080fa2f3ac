import Foundation

/// A colour, fixed or dependent on traits.
open class UIColor: NSObject, @unchecked Sendable {
  private enum Kind {
    case fixed(Components)
    case dynamic(@Sendable (UITraitCollection) -> UIColor)
  }

  /// Red, green, blue and alpha, each 0…1.
  struct Components: Hashable {
    var red: CGFloat
    var green: CGFloat
    var blue: CGFloat
    var alpha: CGFloat
  }

  private let kind: Kind

  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    kind = .fixed(Components(red: red, green: green, blue: blue, alpha: alpha))
  }

  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  /// A colour that is asked for each time it is resolved.
  public init(dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor) {
    kind = .dynamic(dynamicProvider)
  }

  /// A colour of the asset catalog; the bench has those that a test put there.
  public convenience init?(named name: String) {
    guard let color = Assets.colors[name] else { return nil }
    self.init { _ in color }
  }

  /// A colour of a bundle's asset catalog.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traits: UITraitCollection?
  ) {
    guard let color = Assets.colors(of: bundle ?? .main)[name] else { return nil }
    self.init { _ in color }
  }

  open func resolvedColor(with traits: UITraitCollection) -> UIColor {
    guard case .dynamic(let provider) = kind else { return self }
    return provider(traits).resolvedColor(with: traits)
  }

  /// The colour with another alpha; a dynamic one stays so.
  open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    switch kind {
    case .fixed(let color):
      UIColor(red: color.red, green: color.green, blue: color.blue, alpha: alpha)
    case .dynamic(let provider): UIColor { provider($0).withAlphaComponent(alpha) }
    }
  }

  /// Takes the color apart; always possible, as the bench has no patterns.
  @discardableResult
  open func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let parts = components
    red?.pointee = parts.red
    green?.pointee = parts.green
    blue?.pointee = parts.blue
    alpha?.pointee = parts.alpha
    return true
  }

  open var cgColor: CGColor { CGColor(components: components) }

  /// As it looks under the device's settings.
  var components: Components {
    guard case .fixed(let components) = resolvedColor(with: .current).kind else {
      fatalError("not resolved")
    }
    return components
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIColor else { return false }
    switch (kind, other.kind) {
    case (.fixed(let one), .fixed(let two)): return one == two
    default: return self === other
    }
  }

  open override func hash(into hasher: inout Hasher) {
    if case .fixed(let components) = kind { hasher.combine(components) }
  }

  private static func gray(_ light: CGFloat, _ dark: CGFloat, _ alpha: CGFloat = 1) -> UIColor {
    let one = UIColor(white: light, alpha: alpha)
    let other = UIColor(white: dark, alpha: alpha)
    return UIColor { $0.userInterfaceStyle == .dark ? other : one }
  }

  public static let white = UIColor(white: 1, alpha: 1)
  public static let black = UIColor(white: 0, alpha: 1)
  public static let clear = UIColor(white: 0, alpha: 0)
  public static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
  public static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
  public static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
  public static let systemBlue = UIColor(red: 0, green: 0.478, blue: 1, alpha: 1)
  public static let systemRed = UIColor(red: 1, green: 0.231, blue: 0.188, alpha: 1)
  public static let systemGreen = UIColor(red: 0.204, green: 0.78, blue: 0.349, alpha: 1)
  public static let systemYellow = UIColor(red: 1, green: 0.8, blue: 0, alpha: 1)
  public static let label = gray(0, 1)
  public static let secondaryLabel = gray(0.24, 0.92, 0.6)
  public static let separator = gray(0.24, 0.33, 0.29)
  public static let systemBackground = gray(1, 0)
}

/// A colour without traits.
public struct CGColor: Equatable, Sendable {
  let components: UIColor.Components

  public var alpha: CGFloat { components.alpha }
}

extension UIColor.Components: Sendable {}

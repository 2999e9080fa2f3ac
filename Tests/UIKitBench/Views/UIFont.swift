import Foundation

/// A font; the bench keeps what it was asked for.
public final class UIFont: NSObject, @unchecked Sendable {
  public let fontName: String
  public let pointSize: CGFloat

  public init?(name: String, size: CGFloat) {
    fontName = name
    pointSize = size
  }

  private init(_ name: String, _ size: CGFloat) {
    fontName = name
    pointSize = size
  }

  public static func systemFont(ofSize size: CGFloat, weight: Weight = .regular) -> UIFont {
    UIFont("System-\(weight.rawValue)", size)
  }

  public static func boldSystemFont(ofSize size: CGFloat) -> UIFont {
    systemFont(ofSize: size, weight: .bold)
  }

  public static func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    UIFont(style.rawValue, UITraitCollection.current.preferredContentSizeCategory.bodySize)
  }

  public override func isEqual(_ object: Any?) -> Bool {
    (object as? UIFont).map { $0.fontName == fontName && $0.pointSize == pointSize } ?? false
  }

  public override func hash(into hasher: inout Hasher) { hasher.combine(fontName) }

  /// How heavy a font is.
  public struct Weight: RawRepresentable, Sendable {
    public let rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    public static let regular = Weight(rawValue: 0)
    public static let medium = Weight(rawValue: 0.23)
    public static let semibold = Weight(rawValue: 0.3)
    public static let bold = Weight(rawValue: 0.4)
  }

  /// What a text is for.
  public struct TextStyle: RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let headline = TextStyle(rawValue: "headline")
    public static let body = TextStyle(rawValue: "body")
    public static let largeTitle = TextStyle(rawValue: "largeTitle")
  }
}

/// An image; the bench keeps its name.
public final class UIImage: NSObject, @unchecked Sendable {
  public let name: String
  /// The color it is drawn in whatever the tint around it.
  public let color: UIColor?
  public let renderingMode: RenderingMode

  public override convenience init() { self.init(name: "") }

  private init(name: String, color: UIColor? = nil, renderingMode: RenderingMode = .automatic) {
    self.name = name
    self.color = color
    self.renderingMode = renderingMode
  }

  /// An image of the asset catalog; the bench has those that a test put there.
  public convenience init?(named name: String) {
    self.init(named: name, in: nil, compatibleWith: nil)
  }

  /// An image of a bundle's asset catalog.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traits: UITraitCollection?
  ) {
    guard Assets.images(of: bundle ?? .main).contains(name) else { return nil }
    let keepsColors = Assets.originalImages.contains(name)
    self.init(name: name, renderingMode: keepsColors ? .alwaysOriginal : .automatic)
  }

  public convenience init?(systemName: String) {
    self.init(name: systemName)
  }

  public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    UIImage(
      name: name, color: renderingMode == .alwaysOriginal ? color : nil,
      renderingMode: renderingMode)
  }

  /// Whether an image is drawn in the tint.
  public enum RenderingMode: Int, Sendable {
    case automatic, alwaysOriginal, alwaysTemplate
  }
}

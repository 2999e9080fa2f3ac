/// How one screen gives way to another.
public struct Animation: Sendable, Hashable {
  /// The kind of movement, whose further numbers are the properties below.
  public enum Style: String, Sendable, CaseIterable {
    case slide, parallax
    case crossFade = "cross-fade"
    case zoom, cover, none
  }

  public var style: Style
  /// Seconds; a spring's is its settling time.
  public var duration: Double
  public var curve: Curve
  /// The part of the width (0…1) that the screen below moves.
  public var parallax: Double
  /// How dark (0…1) the screen below is while the other covers it.
  public var dim: Double
  /// Whether the upper screen casts a shadow on the lower one.
  public var hasShadow: Bool
  /// Points; 0 for square corners.
  public var cornerRadius: Double

  public init(
    style: Style, duration: Double, curve: Curve, parallax: Double, dim: Double, hasShadow: Bool,
    cornerRadius: Double
  ) {
    self.style = style
    self.duration = duration
    self.curve = curve
    self.parallax = parallax
    self.dim = dim
    self.hasShadow = hasShadow
    self.cornerRadius = cornerRadius
  }
}

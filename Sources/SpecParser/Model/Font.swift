/// A title's font.
public enum Font: Sendable, Hashable {
  /// A case of UIFont.TextStyle, for example `headline`; follows Dynamic Type.
  case textStyle(String)
  /// A case of UIFont.Weight, for example `semibold`; size in points.
  case system(size: Double, weight: String)
  /// A font's PostScript name; size in points.
  case custom(name: String, size: Double)
}

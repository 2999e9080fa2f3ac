/// A colour, resolved by UIKit where it is used.
public indirect enum Color: Sendable, Hashable {
  case clear
  /// A UIColor class property, in its Swift spelling, for example `systemBackground`.
  case system(String)
  /// Components 0…255, as written in `"#rrggbbaa"`.
  case rgba(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8)
  case asset(String)
  case dynamic(light: Color, dark: Color)
  /// `color` with its alpha replaced; alpha 0…1.
  case alpha(Color, Double)
}

/// A value of the language, decoded but not yet in its place in the model.
///
/// For example `.number(0.4)` for `threshold: 40%`.
enum SettingValue: Sendable, Equatable {
  case bool(Bool)
  /// In the unit of the model: points, points a second, seconds, or a fraction of one.
  case number(Double)
  /// A word of an enumeration, as written, for example `top-attached`.
  case word(String)
  case text(String)
  case texts([String])
  case color(Color)
  case curve(Curve)
  case font(Font)
  case statusBar(StatusBar)
  case version(IOSVersion)
  case superclass(Superclass)
  /// What is said of a group as a whole: whether it holds, and whether it starts from the built-in
  /// defaults instead of what lower layers gave.
  case group(isOn: Bool, isFresh: Bool)
  /// Something was written that has been reported already, so that its absence is not.
  case invalid
}

/// A model type that a setting can be turned into and back.
protocol SettingRepresentable: Sendable {
  /// `nil` where `setting` is of another type.
  init?(_ setting: SettingValue)
  /// `nil` for UIKit's own, for which nothing is emitted.
  var setting: SettingValue? { get }
}

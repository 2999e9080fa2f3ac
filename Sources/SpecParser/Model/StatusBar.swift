/// The status bar's look over a screen.
public enum StatusBar: Sendable, Hashable {
  public enum Style: String, Sendable, CaseIterable { case `default`, light, dark, hidden }
  case fixed(Style)
  /// Switches from one style to the other where the fade's progress passes `at` (0…1).
  case switching(from: Style, to: Style, at: Double)
}

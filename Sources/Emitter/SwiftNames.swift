import NavgenDiagnostics

/// How names and values of a spec are spelled in Swift.
enum SwiftNames {
  /// A member's name, in backticks where Swift needs them. For example `default` becomes
  /// `` `default` ``.
  static func member(_ name: String) -> String {
    SwiftWords.reserved.contains(name) ? "`\(name)`" : name
  }

  /// A number as a person would write it: without a fraction where it has none.
  static func number(_ value: Double) -> String {
    Int(exactly: value).map(String.init) ?? String(value)
  }
}

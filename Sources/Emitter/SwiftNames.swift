/// How names and values of a spec are spelled in Swift.
enum SwiftNames {
  /// The words that need backticks where a member is declared, measured with Swift 6.3.
  private static let reserved: Set<String> = [
    "Any", "Self", "as", "associatedtype", "break", "case", "catch", "class", "continue",
    "default", "defer", "deinit", "do", "else", "enum", "extension", "fallthrough", "false",
    "fileprivate", "for", "func", "guard", "if", "import", "in", "init", "inout", "internal", "is",
    "let", "nil", "operator", "precedencegroup", "private", "protocol", "public", "repeat",
    "rethrows", "return", "self", "static", "struct", "subscript", "super", "switch", "throw",
    "throws", "true", "try", "typealias", "var", "where", "while",
  ]

  /// A member's name, in backticks where Swift needs them. For example `default` becomes
  /// `` `default` ``.
  static func member(_ name: String) -> String {
    reserved.contains(name) ? "`\(name)`" : name
  }

  /// A number as a person would write it: without a fraction where it has none.
  static func number(_ value: Double) -> String {
    Int(exactly: value).map(String.init) ?? String(value)
  }
}

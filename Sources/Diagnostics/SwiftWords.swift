/// Words of the Swift language that every part of navgen has to know.
package enum SwiftWords {
  /// The words that are no name anywhere without backticks, as measured with Swift 6.3.
  package static let reserved: Set<String> = [
    "Any", "Self", "_", "as", "associatedtype", "break", "case", "catch", "class", "continue",
    "default", "defer", "deinit", "do", "else", "enum", "extension", "fallthrough", "false",
    "fileprivate", "for", "func", "guard", "if", "import", "in", "init", "inout", "internal", "is",
    "let", "nil", "operator", "precedencegroup", "private", "protocol", "public", "repeat",
    "rethrows", "return", "self", "static", "struct", "subscript", "super", "switch", "throw",
    "throws", "true", "try", "typealias", "var", "where", "while",
  ]

  /// Words behind a type's dot that name its metatypes, so that no type can be called so.
  package static let metatypes: Set<String> = ["Protocol", "Type"]
}

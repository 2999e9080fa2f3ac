/// Words that mean something to Swift, to UIKit or to the emitted code, any of which may be wanted as
/// a name.
enum SwiftWords {
  /// Reserved words; as members they need backticks, measured with Swift 6.3.
  static let reserved = [
    "Any", "Self", "_", "as", "associatedtype", "break", "case", "catch", "class", "continue",
    "default", "defer", "deinit", "do", "else", "enum", "extension", "fallthrough", "false",
    "fileprivate", "for", "func", "guard", "if", "import", "in", "init", "inout", "internal", "is",
    "let", "nil", "operator", "precedencegroup", "private", "protocol", "public", "repeat",
    "rethrows", "return", "self", "static", "struct", "subscript", "super", "switch", "throw",
    "throws", "true", "try", "typealias", "var", "where", "while",
  ]

  /// Words that are reserved in some places only.
  static let contextual = [
    "Protocol", "Type", "actor", "any", "assignment", "associativity", "async", "await",
    "borrowing",
    "consume", "consuming", "convenience", "copy", "didSet", "discard", "distributed", "dynamic",
    "each", "final", "get", "higherThan", "indirect", "infix", "isolated", "lazy", "left",
    "lowerThan", "macro", "mutating", "none", "nonisolated", "nonmutating", "open", "optional",
    "override", "package", "postfix", "precedence", "prefix", "required", "right", "sending", "set",
    "some", "then", "unchecked", "unowned", "unsafe", "using", "weak", "willSet", "yield",
  ]

  /// Names of members that types have, or that emitted code uses where a screen's name is in sight.
  static let members = [
    "accessInstanceVariablesDirectly", "add", "alloc", "allCases", "appearance",
    "areAnimationsEnabled", "back", "backItem", "bar", "barStyle", "color", "configure",
    "debugDescription", "delegate", "description", "fade", "frame", "hash", "hashValue", "id",
    "image", "inheritedAnimationDuration", "initialize", "install", "item", "items", "layerClass",
    "load", "max", "min", "new", "placement", "pop", "position", "push", "rawValue",
    "requiresConstraintBasedLayout", "screen", "screens", "shouldPop", "statusBar", "superclass",
    "tintColor", "topItem", "type", "value", "version", "view",
  ]

  /// All of them, sorted.
  static let all = (reserved + contextual + members).sorted()
}

/// The methods that a file's types declare, by type name, in the form of selectors: `scrollViewDidScroll(_:)`.
///
/// Class bodies and extensions of the same name count together, also over several files.
struct DeclaredMethods {
  /// The selectors by the name of their type.
  private(set) var methods: [String: [String]] = [:]

  /// Adds what the tokens declare.
  mutating func add(_ tokens: [SwiftToken]) {
    let code = tokens.filter { $0.kind != .trivia }
    var scopes = Scopes()
    var index = 0
    while index < code.count {
      scopes.visit(code, at: index)
      if code[index].text == "func", let type = scopes.typeOfMembers {
        methods[type, default: []].append(Self.selector(of: code, at: index + 1))
      }
      index += 1
    }
  }

  /// How many types and extensions a file declares.
  static func typeCount(of source: String) -> Int {
    let code = SwiftLexer.tokens(of: source).filter { $0.kind != .trivia }
    var scopes = Scopes()
    for index in code.indices { scopes.visit(code, at: index) }
    return scopes.count
  }

  /// The selector of a function whose name is at `index`: its name and the outer names of its parameters.
  static func selector(of code: [SwiftToken], at index: Int) -> String {
    var labels = ""
    var depth = 0
    var expectsLabel = false
    var next = index + 1
    while next < code.count, code[next].text != "(" { next += 1 }
    while next < code.count {
      switch code[next].text {
      case "(", "[", "{":
        depth += 1
        expectsLabel = depth == 1
      case ")", "]", "}": depth -= 1
      case ",": expectsLabel = depth == 1
      default:
        if expectsLabel, code[next].kind == .word {
          labels += code[next].text + ":"
          expectsLabel = false
        }
      }
      if depth == 0 { break }
      next += 1
    }
    return "\(code[index].text)(\(labels))"
  }
}

/// The types around a place in a file, found by counting braces.
struct Scopes {
  private var open: [String?] = []
  private var declared: String?
  /// How many types and extensions have been declared so far.
  private(set) var count = 0

  /// The type whose body the place is directly in, not inside a function of it.
  var typeOfMembers: String? {
    open.last ?? nil
  }

  /// The nearest type around the place.
  var type: String? {
    open.last { $0 != nil } ?? nil
  }

  /// Moves over one token; `code` is without trivia.
  mutating func visit(_ code: [SwiftToken], at index: Int) {
    switch code[index].text {
    case "class", "struct", "enum", "protocol", "extension", "actor":
      guard index + 1 < code.count, code[index + 1].kind == .word else { return }
      if ["func", "var", "let", "override", "subscript"].contains(code[index + 1].text) { return }
      if index > 0, code[index - 1].text == "." { return }
      declared = Self.name(in: code, at: index + 1)
      count += 1
    case "{":
      open.append(declared)
      declared = nil
    case "}":
      if !open.isEmpty { open.removeLast() }
    default: break
    }
  }

  private static func name(in code: [SwiftToken], at index: Int) -> String {
    var name = code[index].text
    var next = index + 1
    while next + 1 < code.count, code[next].text == ".", code[next + 1].kind == .word {
      name += "." + code[next + 1].text
      next += 2
    }
    return name
  }
}

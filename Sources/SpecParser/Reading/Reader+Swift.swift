import NavgenDiagnostics

extension Reader {
  /// A type, with one blank after each comma and none elsewhere.
  mutating func swiftType(
    _ node: Node, _ use: ValueType.TypeUse, of key: String
  ) -> String? {
    let takes = ValueType.swiftType(use).noun
    guard isScalar(node, of: key, takes: takes) else { return nil }
    guard let type = SwiftType.normalized(node.text), !type.hasSuffix(".swift"), type != "none"
    else {
      report(.notAType(node, use, of: key, takes: takes))
      return nil
    }
    if let (id, reason) = use.objection(to: type) {
      report(Diagnostic(id, reason, at: node.range))
      return nil
    }
    return type
  }

  /// A type, or `{type: …, overrides-should-pop: true}`.
  mutating func superclass(_ node: Node, of key: String) -> Superclass? {
    guard node.kind == .mapping else {
      return swiftType(node, .superclass, of: key)
        .map { Superclass(type: $0, overridesShouldPop: false) }
    }
    let overrides = "overrides-should-pop"
    guard let fields = fields(of: node, ["type", overrides], required: ["type"], in: key) else {
      return nil
    }
    let type = fields["type"].flatMap { swiftType($0, .superclass, of: "type") }
    let isOverriding = fields[overrides].map { bool($0, of: overrides) } ?? false
    guard let type, let isOverriding else { return nil }
    return Superclass(type: type, overridesShouldPop: isOverriding)
  }

  /// A path of properties, for example `content?.list`, as it is written.
  mutating func propertyPath(_ node: Node, of key: String) -> String? {
    guard isScalar(node, of: key, takes: ValueType.propertyPath.noun) else { return nil }
    let text = node.text
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    let isPath = parts.enumerated().allSatisfy { index, part in
      let isLast = index == parts.count - 1
      return isMember(!isLast && part.hasSuffix("?") ? part.dropLast() : part)
    }
    if isPath, text != "true", text != "false", text != "none" { return text }
    report(.notAPropertyPath(node, of: key))
    return nil
  }
}

extension ValueType.TypeUse {
  /// Why it cannot be a type that is well written; `nil` for one that it can be.
  fileprivate func objection(to type: String) -> (id: DiagnosticID, reason: String)? {
    let isPlain = type == "UIViewController" || type == "UIKit.UIViewController"
    switch self {
    case .controller where isPlain:
      return (
        .notAType, "every screen is a `UIViewController`: write this screen's own class"
      )
    case .superclass where isPlain:
      return (
        .notAType,
        "a `UIViewController` has no bar: write `UINavigationController` or a class of your own"
      )
    case .controller, .view:
      return GeneratedNames.nestedType(in: type).map { name in
        (
          .generatedName,
          "`\(name)` is a type inside the generated screens: write `MyModule.\(name)`, "
            + "with the module that declares yours"
        )
      }
    case .superclass: return nil
    }
  }
}

/// Whether `part` can follow a dot as a property's name.
private func isMember(_ part: Substring) -> Bool {
  isIdentifier(part) && part != "_" && !["self", "init", "Type", "Protocol"].contains(part)
}

extension Diagnostic {
  fileprivate static func notAPropertyPath(
    _ node: SyntaxTree.Node, of key: String
  ) -> Diagnostic {
    let text = node.text
    let withoutCall = text.hasSuffix("()") ? String(text.dropLast(2)) : text
    let plain =
      withoutCall.hasPrefix("self.") ? String(withoutCall.dropFirst("self.".count)) : withoutCall
    var diagnostic = unfit(
      .notAPropertyPath, of: key, takes: ValueType.propertyPath.noun, node,
      nearest: plain == text ? Reader.rewriting(of: node, .propertyPath) : plain)
    if text == "true" || text == "none" {
      diagnostic.message += "; without `\(key)` it is always so"
    } else if text.hasPrefix("!") {
      diagnostic.message += "; nothing is negated here: name a property that is true instead"
    }
    return diagnostic
  }

  fileprivate static func notAType(
    _ node: SyntaxTree.Node, _ use: ValueType.TypeUse, of key: String, takes: String
  ) -> Diagnostic {
    let text = node.text
    let ending = [".self", "()", ".swift"].first { text.hasSuffix($0) }
    let type =
      text.hasPrefix("-")
      ? String(text.dropFirst()) : ending.map { String(text.dropLast($0.count)) }
    var diagnostic = unfit(
      .notAType, of: key, takes: takes, node,
      nearest: type.flatMap { SwiftType.normalized($0) == nil ? nil : $0 }
        ?? Reader.rewriting(of: node, .swiftType(use)))
    if text == "none", key == "superclass" { diagnostic.message += "; leave `superclass` out" }
    return diagnostic
  }
}

/// Reads the name of a Swift type: `A.B`, `Grid<A, B>`.
enum SwiftType {
  /// Arguments inside arguments, at most.
  private static let deepest = 16

  /// The type in one spelling; `nil` for what is none.
  static func normalized(_ text: String) -> String? {
    var rest = Substring(text)
    var result = ""
    guard read(&rest, into: &result, depth: 0), rest.isEmpty else { return nil }
    return result
  }

  /// `identifier arguments? ("." identifier arguments?)*`
  private static func read(
    _ rest: inout Substring, into result: inout String, depth: Int
  ) -> Bool {
    while true {
      let scalars = rest.unicodeScalars
      let end = scalars.firstIndex { !$0.continuesIdentifier } ?? scalars.endIndex
      let name = rest[..<end]
      guard isIdentifier(name), !isReserved(name) else { return false }
      result += name
      rest = rest[end...]
      if rest.first == "<" {
        guard depth < deepest, readArguments(&rest, into: &result, depth: depth + 1) else {
          return false
        }
      }
      guard rest.first == "." else { return true }
      result += "."
      rest = rest.dropFirst()
    }
  }

  /// `"<" type ("," type)* ">"`
  private static func readArguments(
    _ rest: inout Substring, into result: inout String, depth: Int
  ) -> Bool {
    result += "<"
    repeat {
      if result.last != "<" { result += ", " }
      rest = rest.dropFirst().drop { $0 == " " }
      guard read(&rest, into: &result, depth: depth) else { return false }
      rest = rest.drop { $0 == " " }
    } while rest.first == ","
    guard rest.first == ">" else { return false }
    result += ">"
    rest = rest.dropFirst()
    return true
  }

  /// Whether `name` is a word that cannot name a type or module without backticks, or at all.
  static func isReserved(_ name: some StringProtocol) -> Bool {
    let word = String(name)
    return SwiftWords.reserved.contains(word) || SwiftWords.metatypes.contains(word)
  }
}

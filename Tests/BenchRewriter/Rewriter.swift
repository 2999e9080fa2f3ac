/// Makes one emitted file run on the bench: replaces what differs off Apple's systems, refuses what it does not know.
struct Rewriter {
  private let file: String
  private let declared: DeclaredMethods
  private var tokens: [SwiftToken]
  /// Places in `tokens` of all that is not trivia, ending past the last one.
  private let code: [Int]
  private let bareCode: [SwiftToken]
  private var scopes = Scopes()
  private var counts: SubstitutionCounts = [:]

  private init(_ source: String, file: String, declared: DeclaredMethods) {
    self.file = file
    self.declared = declared
    tokens = SwiftLexer.tokens(of: source)
    code = tokens.indices.filter { [tokens] in tokens[$0].kind != .trivia }
    bareCode = code.map { [tokens] in tokens[$0] }
  }

  /// A whole file, made to run: compiled by condition, and declaring a type. Otherwise it would run, and test, nothing.
  static func rewriteFile(
    _ source: String, file: String, declared: DeclaredMethods
  ) throws(Refusal) -> (text: String, counts: SubstitutionCounts) {
    let rewritten = try rewrite(source, file: file, declared: declared)
    guard rewritten.counts[.system] == 1 else {
      throw Refusal(file: file, line: 1, message: "the file is not wrapped in `#if os(iOS)` once")
    }
    guard DeclaredMethods.typeCount(of: source) > 0 else {
      throw Refusal(file: file, line: 1, message: "the file declares no type")
    }
    return rewritten
  }

  /// The rewritten text and how often each substitution was made in it.
  static func rewrite(
    _ source: String, file: String, declared: DeclaredMethods
  ) throws(Refusal) -> (text: String, counts: SubstitutionCounts) {
    var rewriter = Rewriter(source, file: file, declared: declared)
    var index = 0
    while index < rewriter.code.count {
      rewriter.scopes.visit(rewriter.bareCode, at: index)
      try rewriter.visit(index)
      index += 1
    }
    return (rewriter.tokens.map(\.text).joined(), rewriter.counts)
  }

  private mutating func visit(_ index: Int) throws(Refusal) {
    let token = bareCode[index]
    switch token.kind {
    case .marked: try visitMarked(index)
    case .word:
      if Self.unknownWords.contains(token.text) { throw refusal(index, "`\(token.text)`") }
      if token.text == "perform", texts(index + 1, 2) != ["(", "#selector"] {
        throw refusal(index, "`perform`")
      }
      if token.text == "Selector", text(index + 1) == "(" { throw refusal(index, "`Selector(`") }
      if token.text == "import" { try replaceImport(index) }
      if Self.qualifyingModules.contains(token.text), text(index + 1) == "." {
        replace(index, with: "UIKitBench", counting: .module)
      }
    case .mark:
      if token.text == "?" { replaceOptionalCall(index) }
      if token.text == "{" { listMethods(index) }
    default: break
    }
  }

  private mutating func visitMarked(_ index: Int) throws(Refusal) {
    switch bareCode[index].text {
    case "#if": try replaceCondition(index)
    case "#available": try replaceAvailable(index)
    case "#selector": try replaceSelector(index)
    case "@objc": try replaceObjC(index)
    case "#else", "#elseif", "#endif", "@available", "@MainActor", "@Sendable", "@escaping",
      "@discardableResult",
      "@inline", "@unknown":
      break
    default: throw refusal(index, "`\(bareCode[index].text)`")
    }
  }

  /// What reaches the Objective-C runtime by ways that the bench has not.
  private static let unknownWords: Set<String> = [
    "NSClassFromString", "dynamic", "objc_getAssociatedObject", "objc_setAssociatedObject",
  ]
}

// MARK: - Substitutions

extension Rewriter {
  private static let systemModules: Set<String> = ["UIKit", "MapKit"]
  /// By which emitted code names types that the bench has itself.
  private static let qualifyingModules: Set<String> = ["ObjectiveC", "Foundation"]

  private mutating func replaceImport(_ index: Int) throws(Refusal) {
    let module = text(index + 1)
    guard Self.systemModules.contains(module) else {
      throw refusal(index, "a module called `\(module)`")
    }
    replace(index + 1, with: "UIKitBench", counting: .import)
  }

  private mutating func replaceCondition(_ index: Int) throws(Refusal) {
    if texts(index + 1, 4) == ["os", "(", "iOS", ")"] {
      replace(index + 1, with: "true", counting: .system)
      for place in 2...4 { clear(index + place) }
    } else if text(index + 1) != "compiler" {
      throw refusal(index, "`#if \(text(index + 1))`")
    }
  }

  // Off Apple's systems `#available` is always true, and the older branch would never run.
  private mutating func replaceAvailable(_ index: Int) throws(Refusal) {
    guard texts(index + 1, 2) == ["(", "iOS"], texts(index + 4, 3) == [",", "*", ")"] else {
      throw refusal(index, "this form of `#available`")
    }
    let version = text(index + 3)
    replace(index, with: "isAvailable", counting: .available)
    replace(index + 3, with: "\"\(version)\"")
    clear(index + 4)
    clear(index + 5)
    replace(index + 2, with: "iOS:")
  }

  private mutating func replaceObjC(_ index: Int) throws(Refusal) {
    guard text(index + 1) == "(" else {
      replace(index, with: "", counting: .objc)
      return
    }
    guard texts(index + 1, 6) == ["(", "navigationBar", ":", "shouldPopItem", ":", ")"] else {
      throw refusal(index, "this Objective-C name")
    }
    replace(index, with: "override", counting: .shouldPop)
    for place in 1...6 { clear(index + place) }
  }

  private mutating func replaceSelector(_ index: Int) throws(Refusal) {
    guard let end = closing(index + 1), let type = scopes.type else {
      throw refusal(index, "this `#selector`")
    }
    let parts = (index + 2..<end).map { text($0) }
    let name = parts.joined()
    guard
      parts.allSatisfy({ $0 == "(" || $0 == ")" || $0 == "_" || $0 == ":" || $0.first!.isLetter })
    else {
      throw refusal(index, "this `#selector`")
    }
    for place in index + 1...end { clear(place) }
    let selector = name.contains("(") ? name : name + "()"
    let isName =
      declared.methods[type]?.contains("responds(to:)") == true
      && DelegateMethods.names.contains(selector)
    let method = isName ? "" : ", \(type).\(name)"
    replace(index, with: "Selector(\"\(selector)\"\(method))", counting: .selector)
  }

  // An optional method that is not implemented answers nil; in Swift alone no method is optional.
  private mutating func replaceOptionalCall(_ index: Int) {
    guard index >= 2, text(index + 1) == "(", text(index - 2) == "." else { return }
    guard closing(index + 1) != nil else { return }
    let selector = callSelector(name: text(index - 1), at: index + 1)
    guard DelegateMethods.names.contains(selector) else { return }
    replace(index, with: "", counting: .optionalCall)
    replace(index - 1, with: "ifImplemented(\"\(selector)\")?.\(text(index - 1))")
  }

  // The bench's `responds(to:)` reads this list.
  private mutating func listMethods(_ index: Int) {
    guard let type = scopes.typeOfMembers, isClassBody(index) else { return }
    let methods = (declared.methods[type] ?? []).filter(DelegateMethods.names.contains).sorted()
    guard !methods.isEmpty else { return }
    let list = methods.map { "\"\($0)\"" }.joined(separator: ", ")
    replace(
      index,
      with: """
        { public nonisolated override class var declaredMethods: Set<Swift.String> { \
        super.declaredMethods.union([\(list)]) }
        """, counting: .delegate)
  }
}

// MARK: - Tokens

extension Rewriter {
  private func text(_ index: Int) -> String {
    index < bareCode.count ? bareCode[index].text : ""
  }

  private func texts(_ index: Int, _ count: Int) -> [String] {
    (index..<index + count).map(text)
  }

  private mutating func replace(_ index: Int, with text: String, counting kind: Substitution? = nil)
  {
    tokens[code[index]].text = text
    if let kind { counts[kind, default: 0] += 1 }
  }

  private mutating func clear(_ index: Int) {
    replace(index, with: "")
  }

  private func refusal(_ index: Int, _ what: String) -> Refusal {
    Refusal(file: file, line: bareCode[index].line, message: "the bench does not know \(what)")
  }

  /// The bracket that closes the one at `index`.
  private func closing(_ index: Int) -> Int? {
    guard text(index) == "(" else { return nil }
    var depth = 0
    for place in index..<bareCode.count {
      if ["(", "[", "{"].contains(text(place)) { depth += 1 }
      if [")", "]", "}"].contains(text(place)) { depth -= 1 }
      if depth == 0 { return place }
    }
    return nil
  }

  /// The selector of a call whose arguments open at `index`, by their labels.
  private func callSelector(name: String, at index: Int) -> String {
    var labels = ""
    var depth = 0
    for place in index..<(closing(index) ?? index) {
      if ["(", "[", "{"].contains(text(place)) { depth += 1 }
      if [")", "]", "}"].contains(text(place)) { depth -= 1 }
      guard depth == 1, text(place) == "(" || text(place) == ",", text(place + 1) != ")" else {
        continue
      }
      let isLabel = bareCode[place + 1].kind == .word && text(place + 2) == ":"
      labels += (isLabel ? text(place + 1) : "_") + ":"
    }
    return "\(name)(\(labels))"
  }

  private func isClassBody(_ index: Int) -> Bool {
    var place = index - 1
    while place >= 0, !["{", "}"].contains(text(place)) {
      if text(place) == "class" { return true }
      if ["extension", "struct", "enum", "protocol"].contains(text(place)) { return false }
      place -= 1
    }
    return false
  }
}

import NavgenDiagnostics

/// Turns nodes of the tree into values by their types and keeps what is wrong with them.
///
/// A value that cannot be read is reported once and is `nil` from then on.
struct Reader {
  /// What was found so far, in the order of reading.
  private(set) var diagnostics: [Diagnostic] = []
  /// The deployment target, which decides what UIKit has.
  var target = IOSVersion(major: 13, minor: 0)
  /// Where the target is written; `nil` for the standard one.
  var targetPlace: SourceRange?

  /// A place in the tree.
  typealias Node = SyntaxTree.Node

  /// Keeps a diagnostic.
  mutating func report(_ diagnostic: Diagnostic) {
    diagnostics.append(diagnostic)
  }

  /// The path of texts that are only tried, for which nothing is suggested.
  static let trialPath = ""

  /// The value of a text as a spec would hold it; `nil` where it is not of the type. No name is too
  /// new.
  static func value(ofWritten text: String, _ type: ValueType) -> SettingValue? {
    var reader = Reader()
    reader.target = .newest
    let file = SourceFile(path: trialPath, text: text)
    return reader.value(parse(file).tree.root, type, of: "")
  }

  /// The value of the property `key`, or `nil` after a report.
  mutating func value(_ node: Node, _ type: ValueType, of key: String) -> SettingValue? {
    switch type {
    case .bool: bool(node, of: key).map { .bool($0) }
    case .number(let type): number(node, type, of: key).map { .number($0) }
    case .color: color(node, of: key).map { .color($0) }
    case .asset: asset(node, of: key).map { .text($0) }
    case .curve(let use): curve(node, use, of: key).map { .curve($0) }
    case .font: font(node, of: key).map { .font($0) }
    case .statusBar: statusBar(node, of: key).map { .statusBar($0) }
    case .swiftType(let use): swiftType(node, use, of: key).map { .text($0) }
    case .superclass: superclass(node, of: key).map { .superclass($0) }
    case .moduleName: moduleName(node, of: key).map { .text($0) }
    case .propertyPath: propertyPath(node, of: key).map { .text($0) }
    case .text(let isEmptyAllowed):
      text(node, isEmptyAllowed: isEmptyAllowed, of: key).map { .text($0) }
    case .iosVersion: iosVersion(node, of: key).map { .version($0) }
    case .localization: localization(node, of: key)
    case .choice(let words): choice(node, words, of: key).map { .word($0) }
    case .word(let words, let other): word(node, words, or: other, of: key)
    case .list(let type): list(node, type, of: key).map { .texts($0) }
    case .group: nil
    }
  }
}

extension Reader {
  /// Whether `node` is a scalar; reports it where it is a mapping or a sequence. What is missing
  /// has been reported by the parser.
  mutating func isScalar(
    _ node: Node, of key: String, takes: @autoclosure () -> String
  ) -> Bool {
    switch node.kind {
    case .scalar: return true
    case .missing: return false
    case .mapping, .sequence:
      report(.wrongShape(of: key, takes: takes(), node))
      return false
    }
  }

  /// The text of a scalar that may be anything.
  mutating func text(_ node: Node, isEmptyAllowed: Bool, of key: String) -> String? {
    guard isScalar(node, of: key, takes: "a text") else { return nil }
    let text = node.text
    if text.isEmpty && !isEmptyAllowed {
      report(Diagnostic(.emptyText, "`\(key)` takes a text that is not empty", at: node.range))
      return nil
    }
    return text
  }

  /// `true` or `false`; every other spelling of them is reported with a repair.
  mutating func bool(_ node: Node, of key: String) -> Bool? {
    guard isScalar(node, of: key, takes: "`true` or `false`") else { return nil }
    if node.isText("true") { return true }
    if node.isText("false") { return false }
    report(.notABool(of: key, takes: ValueType.bool.noun, node))
    return nil
  }

  /// One of `words`.
  mutating func choice(_ node: Node, _ words: [String], of key: String) -> String? {
    guard isScalar(node, of: key, takes: ValueType.choice(words).noun) else { return nil }
    let text = node.text
    if words.contains(text) { return text }
    report(.unknownValue(of: key, takes: ValueType.choice(words).noun, words, node))
    return nil
  }

  /// One of `words`, or else a value of another type.
  private mutating func word(
    _ node: Node, _ words: [String], or other: ValueType, of key: String
  ) -> SettingValue? {
    if node.kind == .scalar, words.contains(node.text) { return .word(node.text) }
    if node.kind == .scalar, let meant = Synonyms.word(for: node.text, in: words) {
      let takes = ValueType.word(words, or: other).noun
      report(.unfit(.unknownValue, of: key, takes: takes, node, nearest: meant))
      return nil
    }
    if case .choice(let more) = other {
      return choice(node, words + more, of: key).map { .word($0) }
    }
    return value(node, other, of: key)
  }
}

/// What other formats' spellings of `true` and `false` mean; `nil` for every other text.
func boolean(meantBy text: String) -> Bool? {
  switch text.lowercased() {
  case "yes", "on", "y", "1", "true": true
  case "no", "off", "n", "0", "false": false
  default: nil
  }
}

extension Diagnostic {
  /// For example: `fade` takes a mapping, not a list.
  static func wrongShape(of key: String, takes: String, _ node: SyntaxTree.Node) -> Diagnostic {
    let found =
      switch node.kind {
      case .mapping: "a mapping"
      case .sequence: "a list"
      case .scalar: "`\(node.shownText)`"
      case .missing: "nothing"
      }
    return Diagnostic(.wrongShape, "`\(key)` takes \(takes), not \(found)", at: node.range)
  }

  /// A scalar that is none of what its key takes, with the nearest word and the edit to it.
  static func unfit(
    _ id: DiagnosticID, of key: String, takes: String, _ node: SyntaxTree.Node,
    nearest: String? = nil
  ) -> Diagnostic {
    let message = "`\(key)` takes \(takes), not `\(node.shownText)`"
    guard let nearest else { return Diagnostic(id, message, at: node.range) }
    return Diagnostic(
      id, "\(message); did you mean `\(nearest)`?", at: node.range,
      fixIts: [.write(nearest, at: node.range)])
  }

  /// A text that stands for `true` or `false`, or for neither.
  static func notABool(
    of key: String, takes: String, _ node: SyntaxTree.Node
  ) -> Diagnostic {
    unfit(
      .notABool, of: key, takes: takes, node,
      nearest: boolean(meantBy: node.text).map { $0 ? "true" : "false" }
        ?? Reader.rewriting(of: node, .bool))
  }

  /// A word that is none of `words`; the nearest, or the shortest that holds it, is suggested.
  static func unknownValue(
    of key: String, takes: String, _ words: [String], _ node: SyntaxTree.Node
  ) -> Diagnostic {
    let text = node.text
    let begun = words.filter { $0.utf8.count > 3 && text.hasPrefix($0) }
    let nearest =
      Synonyms.word(for: text, in: words) ?? Spelling.nearest(text, in: words)
      ?? Reader.rewriting(of: node, .choice(words)) ?? begun.max { $0.utf8.count < $1.utf8.count }
    var diagnostic = unfit(.unknownValue, of: key, takes: takes, node, nearest: nearest)
    let longer = words.filter { $0.contains(text) }.min { $0.utf8.count < $1.utf8.count }
    if nearest == nil, text.utf8.count > 2, let longer {
      diagnostic.message += "; did you mean `\(longer)`?"
    }
    return diagnostic
  }
}

extension Diagnostic.FixIt {
  /// Replaces what stands at `range` by `text`.
  static func write(_ text: String, at range: SourceRange) -> Diagnostic.FixIt {
    Diagnostic.FixIt("write `\(text)`", [Edit(range, text)])
  }
}

extension SyntaxTree.Node {
  /// The scalar's text for a message: on one line and not too long.
  var shownText: String {
    let scalars = text.unicodeScalars
    let isCut = scalars.count > 60
    return scalars.prefix(isCut ? 59 : 60).map(\.shown).joined() + (isCut ? "…" : "")
  }
}

extension Unicode.Scalar {
  /// The scalar for a message: what would not show as its code.
  fileprivate var shown: String {
    if properties.generalCategory == .control { return " " }
    guard isInvisible else { return String(self) }
    let digits = String(value, radix: 16, uppercase: true)
    return "<U+\(String(repeating: "0", count: max(0, 4 - digits.count)))\(digits)>"
  }
}

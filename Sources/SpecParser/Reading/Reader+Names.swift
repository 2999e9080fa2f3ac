import NavgenDiagnostics

extension Reader {
  /// The name every generated type starts with, for example `Shop`.
  mutating func moduleName(_ node: Node, of key: String) -> String? {
    let takes = ValueType.moduleName.noun
    guard isScalar(node, of: key, takes: takes) else { return nil }
    let name = composedName(node.text)
    if name == "UI" {
      report(.moduleOfUIKit(node))
      return nil
    }
    if isModuleName(name) { return name }
    let nearest = upperCamelCase(visible(name))
    report(
      .unfit(
        .invalidModuleName, of: key, takes: takes, node,
        nearest: isModuleName(nearest) && nearest != "UI" ? nearest : nil))
    return nil
  }

  /// Reports the key of a screen, style or bar that is no name Swift can carry; `others` are the
  /// names of its section.
  mutating func checkName(_ node: Node, of section: Section, among others: [String: Int]) {
    let name = node.text
    guard isLowerCamelCase(name) else {
      report(.invalidName(node, of: section, among: others))
      return
    }
    guard let reserved = ReservedName.named(name, in: section) else { return }
    report(
      Diagnostic(
        .reservedName,
        "`\(name)` cannot name one of the `\(section.rawValue)`: \(reserved.reason); write another, "
          + "such as `\(reserved.instead)`", at: node.range))
  }
}

/// Names that Swift or UIKit takes for something else where the generated constants are used.
private struct ReservedName {
  /// Why no name can be so.
  let reason: String
  /// What to write.
  let instead: String

  /// The name, if none of a section's can be so.
  static func named(_ name: String, in section: Section) -> ReservedName? {
    switch section {
    case .styles: nil
    case .bars: bars[name] ?? all[name]
    default: all[name]
    }
  }

  private static let all = [
    "none": ReservedName(
      reason: "`.none` is nil wherever an optional is expected", instead: "empty"),
    "some": ReservedName(
      reason: "`.some` wraps a value wherever an optional is expected", instead: "other"),
    "self": ReservedName(reason: "`.self` is the type itself", instead: "own"),
    "init": ReservedName(reason: "`.init` is the initializer", instead: "start"),
  ]

  private static let bars = [
    "appearance": ReservedName(
      reason: "every view has an `appearance()` of its own", instead: "look")
  ]
}

/// Whether Swift reads `text` as one identifier, reserved words included. What cannot be seen is
/// refused.
func isIdentifier(_ text: some StringProtocol) -> Bool {
  var isFirst = true
  for scalar in text.unicodeScalars {
    guard isFirst ? scalar.startsIdentifier : scalar.continuesIdentifier else { return false }
    isFirst = false
  }
  return !isFirst
}

extension Unicode.Scalar {
  fileprivate var startsIdentifier: Bool {
    switch self {
    case "a"..."z", "A"..."Z", "_": true
    default: !isASCII && properties.isXIDStart && !isInvisible
    }
  }

  /// Whether it may stand in an identifier behind the first. Tables are asked only where they know
  /// more than ASCII.
  var continuesIdentifier: Bool {
    switch self {
    case "a"..."z", "A"..."Z", "_", "0"..."9": true
    default: !isASCII && properties.isXIDContinue && !isInvisible
    }
  }

  /// Whether nothing is drawn for it.
  var isInvisible: Bool { !isASCII && properties.isDefaultIgnorableCodePoint }
}

/// Whether `name` is an identifier in lowerCamelCase; scripts without case are both.
func isLowerCamelCase(_ name: String) -> Bool {
  guard isIdentifier(name), let first = name.unicodeScalars.first else { return false }
  return !first.properties.isUppercase && !name.utf8.contains(UInt8(ascii: "_"))
}

/// Whether `name` is an identifier that starts neither small nor with `_`.
func isModuleName(_ name: String) -> Bool {
  guard isIdentifier(name), let first = name.unicodeScalars.first else { return false }
  return !first.properties.isLowercase && first != "_"
}

/// `text` without the characters that nobody can see.
func visible(_ text: String) -> String {
  String(String.UnicodeScalarView(text.unicodeScalars.filter { !$0.isInvisible }))
}

/// The words of `text` with a capital each: `transparent-bar` gives `TransparentBar`.
func upperCamelCase(_ text: String) -> String {
  text.split { !$0.isLetter && !$0.isNumber }
    .map { $0.prefix(1).uppercased() + $0.dropFirst() }
    .joined()
}

/// The words of `text` joined as a Swift constant is: `Product-Detail` gives `productDetail`.
func lowerCamelCase(_ text: String) -> String {
  let words = text.split { !$0.isLetter && !$0.isNumber }
  guard let first = words.first else { return "" }
  let capitals = first.prefix { $0.isUppercase }.count
  // Of several capitals the last begins a word: `URLScreen` gives `urlScreen`.
  let isAcronym = capitals > 1 && capitals < first.count
  let lowered = isAcronym ? capitals - 1 : capitals
  return first.prefix(lowered).lowercased() + first.dropFirst(lowered)
    + words.dropFirst().map { upperCamelCase(String($0)) }.joined()
}

extension Diagnostic {
  fileprivate static func moduleOfUIKit(_ node: SyntaxTree.Node) -> Diagnostic {
    Diagnostic(
      .invalidModuleName,
      "`UI` would make types such as `UINavigationController`, which are UIKit's: "
        + "write another, such as `AppUI`",
      at: node.range)
  }

  fileprivate static func invalidName(
    _ node: SyntaxTree.Node, of section: Section, among others: [String: Int]
  ) -> Diagnostic {
    let message = "`\(node.shownText)` is no name in lowerCamelCase"
    let nearest = lowerCamelCase(visible(node.text))
    guard isLowerCamelCase(nearest) else {
      return Diagnostic(
        .invalidName, "\(message); write letters and digits, a letter first", at: node.range)
    }
    if others[nearest] != nil {
      return Diagnostic(
        .invalidName, "\(message); write another, since `\(nearest)` is there already",
        at: node.range)
    }
    if let reserved = ReservedName.named(nearest, in: section) {
      return Diagnostic(
        .invalidName, "\(message); write another, such as `\(reserved.instead)`", at: node.range)
    }
    // A style would have to be renamed wherever it is used too.
    let repairs = section == .styles ? [] : [Diagnostic.FixIt.write(nearest, at: node.range)]
    return Diagnostic(
      .invalidName, "\(message); write `\(nearest)`", at: node.range, fixIts: repairs)
  }
}

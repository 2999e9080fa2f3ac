import NavgenDiagnostics

extension Reader {
  /// A color in any of its forms, for example `label` or `{light: white, dark: black}`.
  mutating func color(_ node: Node, of key: String) -> Color? {
    switch node.kind {
    case .scalar: namedColor(node, of: key)
    case .mapping: composedColor(node, of: key)
    case .sequence, .missing: isScalar(node, of: key, takes: ValueType.color.noun) ? nil : nil
    }
  }

  /// A name, `"#rrggbb"` or `asset(Name)`.
  private mutating func namedColor(_ node: Node, of key: String) -> Color? {
    let text = node.text
    if text == "clear" { return .clear }
    if let introduced = SystemColors.introduced[text] {
      return isThere("`\(text)`", since: introduced, node) ? .system(text) : nil
    }
    if let color = Color(hexadecimal: text) { return color }
    if let name = AssetName.inCall(text) {
      if AssetName.isPlain(name) { return .asset(name) }
      report(.unusualAsset(node))
      return nil
    }
    report(.notAColor(node, of: key))
    return nil
  }

  /// `{asset: …}`, `{light: …, dark: …}` or `{color: …, alpha: …}`.
  private mutating func composedColor(_ node: Node, of key: String) -> Color? {
    let known = ["asset", "light", "dark", "color", "alpha"]
    let keys = node.entries.map { entry in
      let key = entry.key.text
      return known.contains(key) ? key : Synonyms.key(for: key, in: known) ?? key
    }
    if keys.contains("asset") { return assetColor(node, of: key) }
    if keys.contains("light") || keys.contains("dark") { return dynamicColor(node, of: key) }
    if keys.contains("color") || keys.contains("alpha") { return paleColor(node, of: key) }
    report(.wrongShape(of: key, takes: ValueType.color.noun, node))
    return nil
  }

  private mutating func assetColor(_ node: Node, of key: String) -> Color? {
    guard let fields = fields(of: node, ["asset"], required: ["asset"], in: key),
      let name = fields["asset"]
    else { return nil }
    return text(name, isEmptyAllowed: false, of: "asset").map { .asset($0) }
  }

  private mutating func dynamicColor(_ node: Node, of key: String) -> Color? {
    let keys = ["light", "dark"]
    guard let fields = fields(of: node, keys, required: keys, in: key) else { return nil }
    let light = fields["light"].flatMap { color($0, of: "light") }
    let dark = fields["dark"].flatMap { color($0, of: "dark") }
    guard let light, let dark else { return nil }
    return .dynamic(light: light, dark: dark)
  }

  private mutating func paleColor(_ node: Node, of key: String) -> Color? {
    let keys = ["color", "alpha"]
    guard let fields = fields(of: node, keys, required: keys, in: key) else { return nil }
    let base = fields["color"].flatMap { color($0, of: "color") }
    let alpha = fields["alpha"].flatMap { number($0, .fraction, of: "alpha") }
    guard let base, let alpha else { return nil }
    return .alpha(base, alpha)
  }
}

extension Color {
  /// `#rgb`, `#rrggbb` or `#rrggbbaa`; `nil` for everything else.
  init?(hexadecimal text: String) {
    guard text.utf8.first == UInt8(ascii: "#") else { return nil }
    let digits = text.utf8.dropFirst().map(hexadecimalDigit)
    let known = digits.compactMap { $0 }
    guard known.count == digits.count else { return nil }
    let bytes: [UInt8]
    switch known.count {
    case 3: bytes = known.map { $0 * 17 }
    case 6, 8:
      bytes = stride(from: 0, to: known.count, by: 2).map { known[$0] * 16 + known[$0 + 1] }
    default: return nil
    }
    self = .rgba(
      red: bytes[0], green: bytes[1], blue: bytes[2], alpha: bytes.count == 4 ? bytes[3] : 255)
  }
}

/// The value of a hexadecimal digit.
private func hexadecimalDigit(_ byte: UInt8) -> UInt8? {
  switch byte {
  case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
  case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
  case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
  default: nil
  }
}

extension Diagnostic {
  fileprivate static func notAColor(_ node: SyntaxTree.Node, of key: String) -> Diagnostic {
    let text = node.text
    if ["from", "to"].contains(key), Numeral(text) != nil {
      var diagnostic = unfit(.notAColor, of: key, takes: ValueType.color.noun, node)
      diagnostic.message += "; where a part fades is its `start` and `distance`"
      return diagnostic
    }
    if Color(hexadecimal: "#" + text) != nil {
      return unfit(
        .notAColor, of: key, takes: ValueType.color.noun, node, nearest: "\"#\(text)\"")
    }
    if let digits = hexadecimal(ofCall: text) {
      return unfit(
        .notAColor, of: key, takes: ValueType.color.noun, node, nearest: "\"#\(digits)\"")
    }
    if text.utf8.first == UInt8(ascii: "#") {
      return Diagnostic(
        .notAColor, "`\(node.shownText)` is no color: write `#` and 3, 6 or 8 hexadecimal digits",
        at: node.range)
    }
    var diagnostic = unfit(
      .notAColor, of: key, takes: ValueType.color.noun, node, nearest: nearestColor(to: node))
    if node.isText("none") {
      diagnostic.message += "; write `clear`, or leave `\(key)` out"
    }
    return diagnostic
  }
}

/// The color that a name was meant to be: one of UIKit's, or else, with a capital, one of the app's.
private func nearestColor(to node: SyntaxTree.Node) -> String? {
  let text = node.text
  let last = text.split(separator: ".").last.map(String.init) ?? text
  let name = last == "transparent" ? "clear" : last
  if name == "clear" || SystemColors.introduced[name] != nil { return name }
  if let rewriting = Reader.rewriting(of: node, .color) { return rewriting }
  if let nearest = Spelling.nearest(name, in: SystemColors.words) { return nearest }
  let isNamed = text.first?.isUppercase == true && AssetName.isPlain(text)
  return isNamed ? "asset(\(text))" : nil
}

/// The digits of what other languages write as `rgb(255, 0, 0)`, `rgba(255, 0, 0, 0.5)` or `0xFF0000`;
/// `nil` for every other text.
func hexadecimal(ofCall text: String) -> String? {
  if text.hasPrefix("0x") {
    let digits = String(text.dropFirst(2))
    return Color(hexadecimal: "#" + digits) == nil ? nil : digits
  }
  guard let open = text.firstIndex(of: "("), text.last == ")",
    ["rgb", "rgba"].contains(text[..<open])
  else { return nil }
  let parts = text[text.index(after: open)...].dropLast().split(separator: ",")
    .map { part in Double(part.split(separator: " ").joined()) }
  let channels = parts.prefix(3).compactMap { $0 }.compactMap { UInt8(exactly: $0) }
  guard channels.count == 3, parts.count < 5 else { return nil }
  guard parts.count == 4 else { return channels.map(twoDigits).joined() }
  guard let alpha = parts[3], (0...1).contains(alpha) else { return nil }
  return (channels + [UInt8((alpha * 255).rounded())]).map(twoDigits).joined()
}

private func twoDigits(_ byte: UInt8) -> String {
  (byte < 16 ? "0" : "") + String(byte, radix: 16)
}

import NavgenDiagnostics

extension Diagnostic {
  /// The same with the repair that the language's keys ask for, where it is of a second `: ` in one
  /// line or of a text to be quoted: the parser, which does not know them, goes by looks.
  ///
  /// Before: `background: white, dark: black`. After: `background: {light: white, dark: black}`.
  var repairedByKeys: Diagnostic {
    guard let range else { return self }
    // What follows the colon of a call belongs to it.
    let isText =
      id == .colonInValue
      ? range.text.contains("(") : !fixIts.isEmpty && fixIts.first == FixIt.quoting(range)
    if isText,
      let objection = WrittenValue(range)?.objection
    {
      return objection
    }
    guard id == .colonInValue else { return self }
    var diagnostic = self
    if let key = impliedKey(of: range.text) {
      diagnostic.fixIts = [.write("{\(key): \(range.text)}", at: range)]
    } else if isNoKey(range.text.prefix { $0 != ":" }) {
      diagnostic.fixIts = []
    }
    return diagnostic
  }
}

/// What the value in front of a mapping without braces is the value of: `light` for `white, dark: black`.
private func impliedKey(of text: String) -> String? {
  let parts = text.split(separator: ",", maxSplits: 1)
  guard parts.count == 2, !parts[0].contains(":") else { return nil }
  let next = parts[1].drop { $0 == " " }.prefix { $0 != ":" }
  return ["alpha": "color", "dark": "light", "size": "custom"][next]
}

/// Whether it is neither a key nor the beginning of a sentence: `isDirty` in `when: isDirty: true`.
private func isNoKey(_ word: Substring) -> Bool {
  word.first?.isLowercase == true
    && !Screen.schema.rows.contains { $0.property.key == word }
    && !StandaloneBar.schema.rows.contains { $0.property.key == word }
}

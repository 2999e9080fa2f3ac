import NavgenDiagnostics

extension Checks {
  /// A style nobody uses is a slip or a leftover; files that are only included may offer more than
  /// one spec takes.
  ///
  /// Before: a style in the spec itself that no `use` names.
  /// After: without it, or with `use: thatStyle` somewhere.
  mutating func unusedStyles(_ entries: Catalogue, _ styles: Styles) {
    for (entry, isUsed) in zip(entries.entries, styles.isUsed) where entry.isOfRoot && !isUsed {
      report(.unusedStyle(entry))
    }
  }
}

extension Diagnostic {
  fileprivate static func unusedStyle(_ entry: Catalogue.Entry) -> Diagnostic {
    Diagnostic(
      .unusedStyle, "nothing uses the style `\(entry.key.shownText)`: delete it, or `use` it",
      at: entry.key.range)
  }
}

import NavgenSpecParser

/// Which tense a summary speaks in.
enum SummaryMood {
  /// What was done.
  case done
  /// What `--dry-run` found would be done.
  case planned
  /// What `--check` found.
  case found
}

extension Run {
  /// Prints the one line a run ends with, below a line for each file worth one.
  mutating func summarize(
    _ changes: OutputChanges, in folder: String, _ mood: SummaryMood, of inputs: String
  ) {
    list(changes, in: folder, mood)
    if !arguments.has(.quiet) { print("\(changes.counts(mood)) (\(inputs))\n") }
  }

  /// As ``summarize`` where nothing was planned, only removed.
  mutating func summarizeRemoval(_ changes: OutputChanges, in folder: String, of module: String) {
    list(changes, in: folder, .done)
    if !arguments.has(.quiet) {
      print("\(counted(changes.count(.stale), "file")) removed (\(module))\n")
    }
  }

  /// As ``summarize`` for copies of templates.
  mutating func summarize(_ copies: TemplateCopies, in folder: String) {
    for verdict in copies.verdicts where arguments.has(.verbose) {
      print("\(Path.join(folder, verdict.path)): \(verdict.kind.text(.done))\n")
    }
    guard !arguments.has(.quiet) else { return }
    let unchanged = copies.verdicts.count { $0.kind == .unchanged }
    let left = copies.verdicts.count { $0.kind == .editedAndLeft }
    let written = copies.verdicts.count - unchanged - left
    let counts = [(written, "written"), (unchanged, "unchanged"), (left, "edited and left")]
      .filter { $0.0 > 0 }
      .map { "\($0.0) \($0.1)" }
    print("\(counted(copies.verdicts.count, "template")): \(counts.joined(separator: ", "))\n")
  }

  /// With `--verbose` a line for each file; where nothing was written, always one for each that is
  /// not as it should be.
  private mutating func list(_ changes: OutputChanges, in folder: String, _ mood: SummaryMood) {
    for verdict in changes.verdicts + changes.manifestVerdicts {
      let isNews = mood != .done && verdict.kind != .unchanged
      guard arguments.has(.verbose) || isNews else { continue }
      print("\(Path.join(folder, verdict.path)): \(verdict.kind.text(mood))\n")
    }
  }
}

extension OutputChanges {
  /// For example `7 files: 1 written, 6 unchanged`.
  fileprivate func counts(_ mood: SummaryMood) -> String {
    let planned = verdicts.count - count(.stale, .editedAndStale, .leftOver)
    let written = count(.missing, .torn, .changed, .edited)
    var parts: [(Int, String)]
    switch mood {
    case .done: parts = [(written, "written"), (count(.stale), "removed")]
    case .planned: parts = [(written, "to write"), (count(.stale), "to remove")]
    case .found:
      parts = [Verdict.Kind.missing, .torn, .changed, .edited].map { (count($0), $0.rawValue) }
      parts.append((count(.stale, .editedAndStale, .leftOver), "stale"))
    }
    parts.append((count(.unchanged), "unchanged"))
    let counts = parts.filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }
    let list = counts + [manifestsAlone(mood)].compactMap { $0 }
    return counted(planned, "file") + (list.isEmpty ? "" : ": " + list.joined(separator: ", "))
  }

  /// What happens to manifests, where no file changes; `nil` otherwise.
  private func manifestsAlone(_ mood: SummaryMood) -> String? {
    guard !manifestVerdicts.isEmpty, verdicts.allSatisfy({ $0.kind == .unchanged }) else {
      return nil
    }
    let manifests = counted(manifestVerdicts.count, "manifest")
    switch mood {
    case .done: return manifests + " brought up to date"
    case .planned: return manifests + " to bring up to date"
    case .found: return manifests + " not up to date"
    }
  }
}

extension OutputChanges.Verdict.Kind {
  /// What a line about one file says.
  fileprivate func text(_ mood: SummaryMood) -> String {
    if mood == .found || self == .unchanged { return rawValue }
    let would = mood == .planned ? "would be " : ""
    switch self {
    case .unchanged: return rawValue
    case .missing: return would + "written, since it was missing"
    case .torn: return would + "written, since it was cut short"
    case .changed: return would + "written, since its content changed"
    case .edited: return would + "overwritten, though it was edited"
    case .stale: return would + "removed, since it is no longer generated"
    case .editedAndStale, .editedAndLeft: return would + "left, since it was edited"
    case .leftOver: return would + "left, since nothing says that it is navgen's"
    }
  }
}

extension [NavigationSpec] {
  /// What was read, for example `shop.nav, 12 screens` or `3 specs, 40 screens`.
  var summary: String {
    let name = count == 1 ? self[0].fileName : counted(count, "spec")
    return name + ", " + counted(reduce(0) { $0 + $1.screens.count }, "screen")
  }
}

/// A number with its noun, for example `1 file` or `2 files`.
func counted(_ count: Int, _ noun: String) -> String {
  "\(count) \(noun)\(count == 1 ? "" : "s")"
}

import NavgenDiagnostics

/// Applies the rules and keeps what they find, each pair of places once.
struct Checks {
  /// What was found so far.
  private(set) var diagnostics: [Diagnostic] = []
  private var reported: Set<Places> = []
  /// Where each controller was first given to a screen.
  var controllers: [String: SourceRange] = [:]

  /// What a diagnostic points at, whatever its words.
  private struct Places: Hashable {
    let id: DiagnosticID
    let offsets: [Int]
    let files: [ObjectIdentifier]
  }

  /// Adds a diagnostic unless one with its id points at the same places already.
  mutating func report(_ diagnostic: Diagnostic) {
    report(
      diagnostic, at: ([diagnostic.range] + diagnostic.notes.map(\.range)).compactMap { $0 })
  }

  private mutating func report(_ diagnostic: Diagnostic, at ranges: [SourceRange]) {
    let places = Places(
      id: diagnostic.id, offsets: ranges.map(\.lower),
      files: ranges.map { ObjectIdentifier($0.file) })
    if reported.insert(places).inserted { diagnostics.append(diagnostic) }
  }

  /// The model of `settings`, with what they lack and which rules they break reported.
  ///
  /// A setting of `defaults` gives way to one that contradicts it, with a warning.
  mutating func settle<Root>(
    _ settings: Settings, _ settlement: Settlement<Root>, _ checks: [NumberedCheck<Root>],
    _ entry: Catalogue.Entry
  ) -> Root {
    var settings = settings
    var (root, lacks) = settlement.settle(settings)
    if entry.isWhole, entry.value.kind == .mapping {
      // What stands in the entry itself is not hidden in a style.
      for lack in lacks where lack.group == nil || !settings.isIncomplete {
        report(lack, settlement.schema, entry)
      }
    }
    for check in checks {
      let yielding = apply(check, root, settings, settlement.schema, entry)
      guard let yielding else { continue }
      settings = settings.without(yielding)
      root = settlement.settle(settings).root
    }
    return root
  }

  /// Reports what is lacking once for each place it is to be written at, whoever lacks it.
  private mutating func report<Root>(
    _ lack: Settlement<Root>.Lack, _ schema: Schema<Root>, _ entry: Catalogue.Entry
  ) {
    let place = lack.group?.place.range ?? entry.key.range
    report(.lack(lack, schema, entry), at: [place])
  }

  /// Reports a broken rule; the rows of the setting that gives way, if one does.
  private mutating func apply<Root>(
    _ numbered: NumberedCheck<Root>, _ root: Root, _ settings: Settings, _ schema: Schema<Root>,
    _ entry: Catalogue.Entry
  ) -> Range<Int>? {
    let check = numbered.check
    guard let first = settings[numbered.first], check.isBroken(root, first) else { return nil }
    let second = settings[numbered.second]
    // What is not there may be in what could not be read.
    if second?.value == .invalid || second == nil && settings.isIncomplete { return nil }
    var diagnostic = Diagnostic(check.id, check.message(root), at: first.place.range)
    if let second { diagnostic.pointAtLater(of: (check.first, first), (check.second, second)) }
    // Where both are defaults, or neither is, there is nothing that could give way.
    guard let yielding = first.yielding(against: second) else {
      report(diagnostic)
      return nil
    }
    // What only warns harms nothing: both stay as they are. A default that does nothing on a screen
    // which asks for something else is not meant for it.
    if diagnostic.severity == .warning {
      if yielding.row == first.row {
        if check.id == .ignoredValue { return nil }
        diagnostic.message += "; in a style, not `defaults`, it would not reach this screen"
      }
      report(diagnostic)
      return nil
    }
    let path = schema.rows[yielding.row].path
    diagnostic.severity = .warning
    diagnostic.message += "; the `\(path)` of `defaults` is left out for `\(entry.key.shownText)`"
    report(diagnostic)
    return yielding.row..<schema.ends[yielding.row]
  }
}

extension Setting {
  /// The one of the two that is a default where the other is not.
  fileprivate func yielding(against other: Setting?) -> Setting? {
    switch (layer == .defaults, other?.layer == .defaults) {
    case (true, false): self
    case (false, true): other
    default: nil
    }
  }

  /// Whether `other` has the last word over this one: by its layer, within one layer by its place.
  fileprivate func isBefore(_ other: Setting) -> Bool {
    layer == other.layer
      ? place.range.lower <= other.place.range.lower : layer < other.layer
  }
}

extension Diagnostic {
  /// Stands at the later of two settings, with a note at the earlier.
  fileprivate mutating func pointAtLater(
    of first: (path: String, setting: Setting), _ second: (path: String, setting: Setting)
  ) {
    let isFirstEarlier = first.setting.isBefore(second.setting)
    let (earlier, later) = isFirstEarlier ? (first, second) : (second, first)
    range = later.setting.place.range
    notes = [Note("`\(earlier.path)` is given here", at: earlier.setting.place.range)]
  }

  fileprivate static func lack<Root>(
    _ lack: Settlement<Root>.Lack, _ schema: Schema<Root>, _ entry: Catalogue.Entry
  ) -> Diagnostic {
    guard let group = lack.group else {
      return requiredKeys(lack.keys, in: entry.key.shownText, at: entry.key.range)
    }
    var diagnostic = requiredKeys(
      lack.keys, in: schema.rows[group.row].path, at: group.place.range)
    if group.layer != .own {
      diagnostic.notes = [
        Note("`\(entry.key.shownText)` starts from this and adds none", at: entry.key.range)
      ]
    }
    return diagnostic
  }
}

import NavgenDiagnostics

/// Collects what lexer and parser have to say about one file, and knows which lines they have
/// complained about already.
struct Faults {
  let file: SourceFile
  private(set) var diagnostics: [Diagnostic] = []
  private var lines: Set<Int> = []
  /// How many are counted towards the ``limit``.
  private var count = 0

  /// The most that is said of one file: where more is wrong, it is most likely no spec at all.
  static let limit = 100
  /// What is not counted: of lines in a wrong place only one is told in the end.
  private static let uncounted: [DiagnosticID] = [.indentation, .missingValue, .tab]

  init(file: SourceFile) {
    self.file = file
  }

  /// Records a diagnostic that is true whatever else is wrong on its line.
  mutating func report(_ diagnostic: Diagnostic, lineStart: Int) {
    lines.insert(lineStart)
    append(diagnostic)
  }

  /// Records a diagnostic only if its line has none yet, since it may follow from the earlier one.
  mutating func reportUnlessKnown(_ diagnostic: Diagnostic, lineStart: Int) {
    if lines.insert(lineStart).inserted { append(diagnostic) }
  }

  /// Whether there is more wrong than is said, so that it is no use to read on.
  var isFull: Bool { count > Self.limit }

  private mutating func append(_ diagnostic: Diagnostic) {
    if Self.uncounted.contains(diagnostic.id) { return diagnostics.append(diagnostic) }
    count += 1
    if count <= Self.limit {
      diagnostics.append(diagnostic)
    } else if count == Self.limit + 1 {
      diagnostics.append(
        Diagnostic(
          diagnostic.id, "more than \(Self.limit) mistakes in this file: mend the others first",
          at: diagnostic.range))
    }
  }

  /// The range of the file from `lower` up to `upper`.
  func range(_ lower: Int, _ upper: Int) -> SourceRange {
    SourceRange(file: file, lower: lower, upper: upper)
  }

  /// The text from `lower` up to `upper`, shortened to what a message can carry.
  func excerpt(_ lower: Int, _ upper: Int) -> String {
    let text = range(lower, upper).text
    let line = text.prefix { !$0.isNewline }
    return line.count > 40 ? line.prefix(39) + "…" : String(line)
  }

  /// Every diagnostic in source order; those of one place in the order they were found.
  var sorted: [Diagnostic] {
    diagnostics.enumerated().sorted { left, right in
      let (first, second) = (left.element.range?.lower ?? 0, right.element.range?.lower ?? 0)
      return first == second ? left.offset < right.offset : first < second
    }.map(\.element)
  }
}

extension Diagnostic.FixIt {
  /// Puts `range` in double quotes; `nil` if it has quotes or backslashes, so that it would take more.
  static func quoting(_ range: SourceRange) -> Self? {
    let text = range.text
    guard !text.utf8.contains(where: { $0 == .doubleQuote || $0 == .backslash }) else { return nil }
    return Self("quote the text", [.init(range, "\"\(text)\"")])
  }
}

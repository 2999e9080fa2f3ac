import NavgenDiagnostics

extension [Diagnostic] {
  /// All but what follows from lines that are not indented as they were meant: there which key
  /// belongs to which is a guess, so that of each part of a file only the first such line is told.
  ///
  /// For example where all that belongs to `pop` stands too far left, `pop` has no value and the
  /// screen takes none of its keys: many messages for one mistake.
  var oneForEachMisalignment: [Diagnostic] {
    var parts: [ObjectIdentifier: MisalignedParts] = [:]
    let causes = filter { $0.isMisalignment && $0.range != nil }
    for (id, causes) in Dictionary(
      grouping: causes, by: { $0.range.map { ObjectIdentifier($0.file) } })
    {
      if let id { parts[id] = MisalignedParts(causes) }
    }
    if parts.isEmpty { return self }
    return filter { diagnostic in
      guard let range = diagnostic.range,
        let part = parts[ObjectIdentifier(range.file)]?.part(at: range.lower)
      else { return true }
      if diagnostic.isMisalignment { return range.lower == part.cause }
      return !diagnostic.tellsWhereKeysBelong
    }
  }
}

extension Diagnostic {
  /// Whether lines from here on may belong elsewhere than they seem to.
  fileprivate var isMisalignment: Bool {
    switch id {
    case .indentation: true
    // A list in place of a mapping.
    case .wrongShape:
      range.map { range in
        let bytes = range.file.bytes
        return bytes.byte(range.lower) == .dash && bytes.byte(range.lower + 1).isBlankOrLineEnd
      } ?? false
    // In `{…}` a value is missing wherever lines begin.
    case .missingValue: range?.isFirstOnLine ?? false
    // A key of the spec itself.
    case .unknownKey, .tab: range?.beginsLine ?? false
    default: false
    }
  }

  /// Whether it is wrong as soon as a key belongs elsewhere.
  fileprivate var tellsWhereKeysBelong: Bool {
    switch id {
    case .duplicateKey, .duplicateName, .misplacedKey, .missingValue, .mixedCollection,
      .requiredKey, .styleCycle, .unknownKey, .wrongShape:
      true
    default: false
    }
  }
}

extension SourceRange {
  /// Whether nothing stands before it on its line.
  var beginsLine: Bool { lower == 0 || file.bytes[lower - 1].isLineEnd }

  /// Whether only blanks stand before it on its line.
  fileprivate var isFirstOnLine: Bool {
    file.bytes[..<lower].last { !$0.isBlank }?.isLineEnd ?? true
  }
}

/// The parts of a file within which lines may belong elsewhere than they seem to: around each cause
/// the entry of `screens`, `styles` or `bars`, or else the section.
private struct MisalignedParts {
  /// One part, and the first cause in it.
  struct Part {
    var lower: Int
    var upper: Int
    var cause: Int
  }

  /// A line with something on it.
  private struct Line {
    var start: Int
    var column: Int
    /// Number of the line at which its entry or section begins.
    var entry = 0
    /// Whether that is this one.
    var begins = false
  }

  /// In the order of the file, without overlaps.
  private var parts: [Part] = []
  private let lines: [Line]

  /// Finds the parts around `causes`, which are of one file.
  init(_ causes: [Diagnostic]) {
    lines = causes.first?.range.map { Self.lines(of: $0.file.bytes) } ?? []
    var number = 0
    for cause in causes.sortedByPlace() where !lines.isEmpty {
      guard let range = cause.range, range.lower >= parts.last?.upper ?? 0 else { continue }
      while number + 1 < lines.count, lines[number + 1].start <= range.lower { number += 1 }
      let end = end(of: cause, at: number)
      parts.append(
        Part(
          lower: lines[lines[number].entry].start,
          upper: end < lines.count ? lines[end].start : range.file.bytes.count,
          cause: range.lower))
    }
  }

  /// The part that `offset` is in, if any.
  func part(at offset: Int) -> Part? {
    var (lower, upper) = (0, parts.count)
    while lower < upper {
      let middle = (lower + upper) / 2
      if parts[middle].upper <= offset { lower = middle + 1 } else { upper = middle }
    }
    return lower < parts.count && parts[lower].lower <= offset ? parts[lower] : nil
  }

  /// The number of the line at which what a cause makes doubtful has an end.
  private func end(of cause: Diagnostic, at number: Int) -> Int {
    let later = lines[(number + 1)...]
    let isSection = cause.range.map { Section(rawValue: $0.text) != nil } ?? false
    let end =
      switch cause.id {
      // The line after the key is as doubtful as the key, and where that is an entry, so is all that
      // is aligned with it.
      case .missingValue, .wrongShape:
        later.dropFirst().firstIndex {
          $0.column == 0 || $0.begins && !isSection && !lines[number].begins
        }
      case .unknownKey: later.firstIndex { $0.column == 0 }
      default: later.firstIndex { $0.column == 0 || $0.begins && !isSection }
      }
    return end ?? lines.count
  }

  private static func lines(of bytes: [UInt8]) -> [Line] {
    var lines: [Line] = []
    /// The column of the entries of the section being read.
    var entries: Int?
    var opensBlock = false
    var start = 0
    while start < bytes.count {
      let end = bytes[start...].firstIndex(of: .lineFeed) ?? bytes.count
      let text = bytes[start..<end].drop { $0 == .space || $0 == .tab }
      if let first = text.first, first != UInt8(ascii: "#"), first != .carriageReturn {
        var line = Line(start: start, column: text.startIndex - start)
        if opensBlock, line.column > 0 { entries = line.column }
        if line.column == 0 { entries = nil }
        line.begins = line.column == 0 || line.column == entries
        line.entry = line.begins ? lines.count : lines.last?.entry ?? 0
        opensBlock =
          line.column == 0 && text.last { $0 != .space && $0 != .carriageReturn } == .colon
        lines.append(line)
      }
      start = end + 1
    }
    return lines
  }
}

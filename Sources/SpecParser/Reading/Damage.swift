import NavgenDiagnostics

/// The places of one file that could not be read as they are written: what seems absent there may
/// only be unseen.
struct Damage {
  /// Offsets, sorted and without overlaps.
  private var places: [Range<Int>] = []
  /// Whether nothing of the file could be read.
  private var isTotal = false

  /// Whether all of the file could be read.
  var isNone: Bool { places.isEmpty && !isTotal }

  /// Takes the errors of a file's parser, and keys that navgen does not know at its top.
  init(_ faults: [Diagnostic], lost: [SourceRange], of tree: SyntaxTree) {
    let ranges = faults.filter { $0.severity == .error }.map(\.range) + lost
    if ranges.isEmpty { return }
    isTotal = tree.root.kind != .mapping
    for range in ranges.compactMap({ $0 }).sorted(by: { $0.lower < $1.lower }) {
      let place = range.lower..<max(range.upper, range.lower + 1)
      if let last = places.last, place.lowerBound < last.upperBound {
        places[places.count - 1] = last.lowerBound..<max(last.upperBound, place.upperBound)
      } else {
        places.append(place)
      }
    }
  }

  /// Whether any of the places is within `range` or reaches into it.
  func touches(_ range: Range<Int>) -> Bool {
    if isTotal { return true }
    var (lower, upper) = (0, places.count)
    while lower < upper {
      let middle = (lower + upper) / 2
      if places[middle].upperBound <= range.lowerBound {
        lower = middle + 1
      } else {
        upper = middle
      }
    }
    return lower < places.count && places[lower].lowerBound < range.upperBound
  }

  /// Whether a key at the top of the file may have been lost.
  func touchesTop(of tree: SyntaxTree) -> Bool {
    isTotal
      || tree.file.bytes.byte(tree.root.range.lower) == UInt8(ascii: "{") && !places.isEmpty
      || places.contains { place in
        SourceRange(file: tree.file, lower: place.lowerBound, upper: place.upperBound).beginsLine
      }
  }
}

extension SpecFiles.File {
  /// Whether the section, or a part of it, may stand in what could not be read.
  func mayHide(_ section: Section) -> Bool {
    if damage.isNone { return false }
    if let range = ranges[section] {
      return damage.touches(range) || section.isCatalogue && damage.touchesTop(of: tree)
    }
    let isAbout = section == .navgen ? isHeadDamaged : damage.touchesTop(of: tree)
    return isAbout || names(section)
  }

  /// Whether what the file begins with could not be read.
  private var isHeadDamaged: Bool {
    let first = tree.root.entries.first?.key.range.upper
    return damage.touches(0..<(first ?? .max)) || damage.touchesTop(of: tree)
  }

  /// Whether the section's name stands anywhere in the file.
  private func names(_ section: Section) -> Bool {
    tree.file.bytes.contains(Array(section.rawValue.utf8))
  }
}

extension Character {
  /// Columns a terminal gives this character: none for a lone combining mark, two for what East
  /// Asian scripts and emoji take, otherwise one.
  var terminalWidth: Int {
    guard let first = unicodeScalars.first else { return 0 }
    switch first.properties.generalCategory {
    case .nonspacingMark, .enclosingMark: return 0
    default: break
    }
    if first.properties.isEmojiPresentation || first.isEastAsianWide { return 2 }
    return unicodeScalars.contains("\u{FE0F}") ? 2 : 1
  }
}

extension Unicode.Scalar {
  /// Blocks whose characters are wide or full-width (Unicode Standard Annex 11), by first and last
  /// code point, sorted.
  private static let wideBlocks: [ClosedRange<UInt32>] = [
    0x1100...0x115F, 0x2329...0x232A, 0x2E80...0x303E, 0x3041...0x4DBF, 0x4E00...0xA4CF,
    0xA960...0xA97F, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE10...0xFE19, 0xFE30...0xFE6F,
    0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x16FE0...0x18CFF, 0x1AFF0...0x1B2FF, 0x1F200...0x1F2FF,
    0x20000...0x3FFFD,
  ]

  fileprivate var isEastAsianWide: Bool {
    value >= 0x1100 && Unicode.Scalar.wideBlocks.contains { $0.contains(value) }
  }
}

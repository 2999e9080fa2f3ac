/// A name as Unicode composes it: `e` with U+0301 behind it becomes `é`.
///
/// Swift compares names byte by byte, and keyboards write composed letters, so a name has to be
/// composed to be found. Covers the scripts in which both forms are about: Latin, Greek, Cyrillic,
/// Arabic, Japanese and Korean.
func composedName(_ name: String) -> String {
  guard name.unicodeScalars.contains(where: \.mayCompose) else { return name }
  var result = ""
  for character in name {
    result.unicodeScalars.append(contentsOf: composed(character.unicodeScalars))
  }
  return result
}

/// The scalars of one letter, as many of the first as there are composed into one.
private func composed(_ scalars: Character.UnicodeScalarView) -> [Unicode.Scalar] {
  let scalars = Array(scalars)
  for count in stride(from: scalars.count, to: 1, by: -1) {
    var head = String.UnicodeScalarView()
    head.append(contentsOf: scalars[..<count])
    if let whole = composedLetters[String(head)] { return [whole] + scalars[count...] }
  }
  return scalars
}

/// Single letters by their text; texts that Unicode holds for the same are one key. Where two letters
/// are the same to Unicode, the first is the one that composing gives.
private let composedLetters: [String: Unicode.Scalar] = {
  let ranges: [ClosedRange<UInt32>] = [
    0x00C0...0x024F, 0x0386...0x0386, 0x0388...0x04FF, 0x0620...0x06D3, 0x1E00...0x1FFF,
    0x304C...0x30FE, 0xAC00...0xD7A3,
  ]
  var letters: [String: Unicode.Scalar] = [:]
  for scalar in ranges.joined().lazy.compactMap(Unicode.Scalar.init) {
    let text = String(scalar)
    if letters[text] == nil { letters[text] = scalar }
  }
  return letters
}()

extension Unicode.Scalar {
  /// Whether it may melt into the letter before it: a mark, or a later part of a Korean syllable.
  fileprivate var mayCompose: Bool {
    value >= 0x300
      && ((0x1160...0x11FF).contains(value) || properties.canonicalCombiningClass != .notReordered)
  }
}

/// What one person-visible character of a source line looks like on a terminal.
struct Cell {
  /// Offsets in the file of the bytes it stands for.
  var bytes: Range<Int>
  /// What is shown for them.
  var text: String
  /// Terminal columns the text takes.
  var width: Int
}

extension Cell {
  /// The characters of `range` of a file. What would not show, or would disturb what stands around
  /// it (tabs, control characters, marks of direction, invalid UTF-8), is replaced by what does.
  static func cells(of bytes: [UInt8], in range: Range<Int>) -> [Cell] {
    if bytes[range].allSatisfy({ $0 < 0x80 }) {
      return range.map { offset in
        let (text, width) = shown(Character(Unicode.Scalar(bytes[offset])))
        return Cell(bytes: offset..<offset + 1, text: text, width: width)
      }
    }
    var scalars = String.UnicodeScalarView()
    var lengths: [Int] = []
    var offset = range.lowerBound
    while offset < range.upperBound {
      let (scalar, length) = decode(bytes, at: offset, before: range.upperBound)
      scalars.append(scalar)
      lengths.append(length)
      offset += length
    }
    var cells: [Cell] = []
    var scalar = 0
    offset = range.lowerBound
    for character in String(scalars) {
      let count = character.unicodeScalars.count
      let length = lengths[scalar..<scalar + count].reduce(0, +)
      let (text, width) = shown(character)
      cells.append(Cell(bytes: offset..<offset + length, text: text, width: width))
      scalar += count
      offset += length
    }
    return cells
  }

  /// `text` on one line, with what would not show replaced as in a source line.
  static func printable(_ text: String) -> String {
    let isPrintable = text.utf8.allSatisfy { 0x20..<0x7F ~= $0 }
    return isPrintable ? text : text.reduce(into: "") { $0 += shown($1).text }
  }

  private static func shown(_ character: Character) -> (text: String, width: Int) {
    // Tables are asked only where they know more than ASCII.
    if let byte = character.asciiValue, 0x20..<0x7F ~= byte { return (String(character), 1) }
    let first = character.unicodeScalars.first ?? " "
    switch first.properties.generalCategory {
    case .control where first.value < 0x20:
      if first == "\t" { return ("    ", 4) }
      return (String(Character(Unicode.Scalar(UInt8(first.value)).controlPicture)), 1)
    case .control, .format, .lineSeparator, .paragraphSeparator:
      let hex = String(first.value, radix: 16, uppercase: true)
      let text = "<U+" + String(repeating: "0", count: max(4 - hex.count, 0)) + hex + ">"
      return (text, text.utf8.count)
    default: return (String(character), character.terminalWidth)
    }
  }

  /// The scalar at `offset` and the bytes it takes; U+FFFD and one byte for what is no UTF-8.
  private static func decode(_ bytes: [UInt8], at offset: Int, before end: Int)
    -> (Unicode.Scalar, Int)
  {
    let lead = bytes[offset]
    let length = lead < 0x80 ? 1 : lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4
    guard offset + length <= end else { return ("\u{FFFD}", 1) }
    var decoder = UTF8()
    var iterator = bytes[offset..<offset + length].makeIterator()
    guard case .scalarValue(let scalar) = decoder.decode(&iterator),
      UTF8.width(scalar) == length
    else { return ("\u{FFFD}", 1) }
    return (scalar, length)
  }
}

extension Unicode.Scalar {
  /// The picture of a control character below U+0020, for example ␀.
  fileprivate var controlPicture: Unicode.Scalar {
    Unicode.Scalar(0x2400 + value) ?? "\u{FFFD}"
  }
}

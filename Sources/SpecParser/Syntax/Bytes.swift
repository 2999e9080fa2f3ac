/// The bytes the syntax layer asks about by name.
extension UInt8 {
  static let tab = UInt8(ascii: "\t")
  static let lineFeed = UInt8(ascii: "\n")
  static let carriageReturn = UInt8(ascii: "\r")
  static let space = UInt8(ascii: " ")
  static let doubleQuote = UInt8(ascii: "\"")
  static let singleQuote = UInt8(ascii: "'")
  static let backslash = UInt8(ascii: "\\")
  static let hash = UInt8(ascii: "#")
  static let colon = UInt8(ascii: ":")
  static let dash = UInt8(ascii: "-")

  /// Whether it is a space or a tab.
  var isBlank: Bool { self == .space || self == .tab }
  /// Whether it ends a line; a lone CR, though refused, does too.
  var isLineEnd: Bool { self == .lineFeed || self == .carriageReturn }
  /// Whether it is a space, a tab or ends a line.
  var isBlankOrLineEnd: Bool { isBlank || isLineEnd }
  /// Whether it is one of `[`, `]`, `{`, `}` and `,`, which end a plain scalar in a flow collection.
  var isFlowIndicator: Bool {
    switch self {
    case UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "{"), UInt8(ascii: "}"),
      UInt8(ascii: ","):
      true
    default: false
    }
  }
  /// Whether YAML forbids it at the start of a plain scalar, and the lexer takes it for one.
  var isReserved: Bool {
    switch self {
    case UInt8(ascii: "@"), UInt8(ascii: "`"), UInt8(ascii: "%"), UInt8(ascii: ","),
      UInt8(ascii: "|"), UInt8(ascii: ">"):
      true
    default: false
    }
  }
  /// The value of a hexadecimal digit; `nil` for every other byte.
  var hexadecimalDigit: UInt32? {
    switch self {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(self - UInt8(ascii: "0"))
    case UInt8(ascii: "a")...UInt8(ascii: "f"): UInt32(self - UInt8(ascii: "a") + 10)
    case UInt8(ascii: "A")...UInt8(ascii: "F"): UInt32(self - UInt8(ascii: "A") + 10)
    default: nil
    }
  }
}

extension [UInt8] {
  /// The byte at `offset`; past the end a line feed, so that the end of a file ends its last line.
  @inline(__always)
  func byte(_ offset: Int) -> UInt8 { offset < count ? self[offset] : .lineFeed }

  /// The offset of the first byte from `offset` on that is not a space.
  func skipSpaces(from offset: Int) -> Int {
    var offset = offset
    while byte(offset) == .space { offset += 1 }
    return offset
  }

  /// The offset of the line end, or of the end of the file, at or after `offset`.
  func lineEnd(from offset: Int) -> Int {
    var offset = offset
    while !byte(offset).isLineEnd { offset += 1 }
    return offset
  }

  /// The start of the next line, given the offset of a line end; CR LF counts as one.
  func nextLine(afterLineEnd offset: Int) -> Int {
    guard offset < count else { return count }
    let isPair = self[offset] == .carriageReturn && byte(offset + 1) == .lineFeed
    return Swift.min(offset + (isPair ? 2 : 1), count)
  }

  /// `upper` moved back over the blanks before it, but not below `lower`.
  func trimBlanks(from lower: Int, to upper: Int) -> Int {
    var upper = upper
    while upper > lower, self[upper - 1].isBlank { upper -= 1 }
    return upper
  }
}

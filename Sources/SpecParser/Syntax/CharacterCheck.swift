import NavgenDiagnostics

/// Finds the characters a spec must not have, wherever they stand: in values, names and comments.
struct CharacterCheck {
  private let bytes: [UInt8]
  private(set) var faults: Faults
  /// Whether it is worth looking for tokens: false for a file in another encoding.
  private(set) var isText = true
  private var offset = 0
  private var lineStart = 0
  /// Where bytes stand that no text has, as far as they were reported.
  private var foreign: [SourceRange] = []
  /// A file with more lines that have such bytes is taken for no text.
  private static let mostForeign = 20
  /// The id and line of the last fault: one of a kind on a line is enough.
  private var last: (id: DiagnosticID, line: Int)?

  init(_ file: SourceFile) {
    bytes = file.bytes
    faults = Faults(file: file)
  }

  /// Reads the whole file.
  mutating func run() {
    if bytes.starts(with: [0xFE, 0xFF]) || bytes.starts(with: [0xFF, 0xFE]) {
      isText = false
      return report(.invalidUTF8, "the file is UTF-16: save it as UTF-8", length: 2)
    }
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { offset = 3 }
    while offset < bytes.count {
      let byte = bytes[offset]
      if foreign.count > Self.mostForeign { return refuseAll() }
      if byte >= 0x20, byte < 0x7F {
        offset += 1
      } else if byte == .lineFeed {
        offset += 1
        lineStart = offset
      } else {
        rare(byte)
      }
    }
  }

  /// Says of a file in another encoding, or of a picture or program, only that it is one.
  private mutating func refuseAll() {
    isText = false
    let first = foreign[0]
    faults = Faults(file: first.file)
    faults.report(
      Diagnostic(.invalidUTF8, "the file is not text in UTF-8: save it as UTF-8", at: first),
      lineStart: 0)
  }

  /// Judges a byte that is neither printable ASCII nor a line feed.
  private mutating func rare(_ byte: UInt8) {
    switch byte {
    case .tab: offset += 1
    case .carriageReturn: carriageReturn()
    case 0x80...: scalar()
    default:
      report(
        .controlCharacter, "a control character, U+\(hexadecimal(UInt32(byte))): delete it",
        length: 1)
      offset += 1
    }
  }

  private mutating func carriageReturn() {
    if bytes.byte(offset + 1) != .lineFeed || offset + 1 == bytes.count {
      report(
        .carriageReturn, "a carriage return without a line feed: end lines with LF or CR LF",
        length: 1)
      lineStart = offset + 1
    }
    offset += 1
  }

  /// Decodes and judges a scalar beyond ASCII.
  private mutating func scalar() {
    guard let (value, length) = decode() else {
      report(.invalidUTF8, "this byte is not UTF-8: save the file as UTF-8", length: 1)
      offset += 1
      return
    }
    if let (id, message) = Self.judge(value) {
      report(id, "\(message) U+\(hexadecimal(value)): " + Self.repair(id, value), length: length)
    }
    offset += length
  }

  /// The scalar at `offset` and its number of bytes; `nil` for what is no UTF-8.
  private func decode() -> (value: UInt32, length: Int)? {
    let first = bytes[offset]
    let length: Int
    var value: UInt32
    switch first {
    case 0xC2...0xDF: (length, value) = (2, UInt32(first & 0x1F))
    case 0xE0...0xEF: (length, value) = (3, UInt32(first & 0x0F))
    case 0xF0...0xF4: (length, value) = (4, UInt32(first & 0x07))
    default: return nil
    }
    guard offset + length <= bytes.count else { return nil }
    for position in offset + 1..<offset + length {
      guard bytes[position] & 0xC0 == 0x80 else { return nil }
      value = value << 6 | UInt32(bytes[position] & 0x3F)
    }
    let isShortest = length == 2 || value >= (length == 3 ? 0x800 : 0x10000)
    guard isShortest, Unicode.Scalar(value) != nil else { return nil }
    return (value, length)
  }

  private mutating func report(_ id: DiagnosticID, _ message: String, length: Int) {
    if let last, last == (id, lineStart) { return }
    last = (id, lineStart)
    let range = faults.range(offset, offset + length)
    if id == .controlCharacter || id == .invalidUTF8 { foreign.append(range) }
    let isDeletion = id == .controlCharacter || id == .byteOrderMark
    let fixIts = isDeletion ? [Diagnostic.FixIt("delete it", [.init(range, "")])] : []
    faults.report(Diagnostic(id, message, at: range, fixIts: fixIts), lineStart: lineStart)
  }

  private func hexadecimal(_ value: UInt32) -> String {
    let digits = String(value, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}

// MARK: - Characters and wording

extension CharacterCheck {
  /// Why a scalar beyond ASCII is refused; `nil` if it is not.
  private static func judge(_ value: UInt32) -> (DiagnosticID, String)? {
    switch value {
    case 0x85, 0x2028, 0x2029: (.lineSeparator, "a line separator,")
    case 0x80...0x9F, 0xFFFE, 0xFFFF: (.controlCharacter, "a control character,")
    case 0xFEFF: (.byteOrderMark, "a byte order mark inside the file,")
    case 0x61C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069:
      (.bidirectionalCharacter, "a character that reorders the text around it,")
    case 0xAD, 0x34F, 0x115F, 0x1160, 0x17B4, 0x17B5, 0x180E, 0x200B, 0x2060...0x2065,
      0x206A...0x206F, 0x3164, 0xFFA0, 0xFFF0...0xFFFB, 0x1BCA0...0x1BCA3, 0x1D173...0x1D17A,
      0xE0000...0xE00FF, 0xE01F0...0xE0FFF:
      (.invisibleCharacter, "an invisible character,")
    default: nil
    }
  }

  /// What to do about a refused scalar: those that can be text have an escape.
  private static func repair(_ id: DiagnosticID, _ value: UInt32) -> String {
    guard id != .controlCharacter, id != .byteOrderMark else { return "delete it" }
    let digits = String(value, radix: 16, uppercase: true)
    let (letter, width) = value > 0xFFFF ? ("U", 8) : ("u", 4)
    let escape = "\\\(letter)" + String(repeating: "0", count: width - digits.count) + digits
    return "delete it, or write `\(escape)` in double quotes"
  }
}

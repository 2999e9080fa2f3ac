/// Turns offsets into lines and columns, and lines into offsets: the only converter of positions.
///
/// Lines end at LF, so that CR LF counts once. A byte order mark belongs to no column.
public struct LineMap: Sendable {
  /// A place as people and editors name it; both count from 1, columns count UTF-8 bytes.
  public struct Position: Sendable, Equatable {
    public var line: Int
    public var column: Int

    public init(line: Int, column: Int) {
      self.line = line
      self.column = column
    }
  }

  /// Offset of the first byte of each line; the first line's stands after a byte order mark.
  private let starts: [Int]
  private let file: SourceFile

  /// Finds the lines of a file.
  public init(_ file: SourceFile) {
    self.file = file
    var starts = [file.bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0]
    file.bytes.withUnsafeBytes { bytes in
      var offset = 0
      while offset < bytes.count {
        // Most words of eight bytes hold no line end and are passed over at once.
        if offset + 8 <= bytes.count,
          !LineMap.hasLineEnd(bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
        {
          offset += 8
          continue
        }
        for index in offset..<min(offset + 8, bytes.count) where bytes[index] == LineMap.lineFeed {
          starts.append(index + 1)
        }
        offset += 8
      }
    }
    self.starts = starts
  }

  private static let lineFeed = UInt8(ascii: "\n")

  /// Whether one of eight bytes is LF: only then does subtracting 1 borrow into a high bit that the
  /// byte, with LF taken for 0, does not have itself.
  private static func hasLineEnd(_ word: UInt64) -> Bool {
    let difference = word ^ 0x0A0A_0A0A_0A0A_0A0A
    return (difference &- 0x0101_0101_0101_0101) & ~difference & 0x8080_8080_8080_8080 != 0
  }

  /// The place of `offset`; what lies past the end of the file counts as its end.
  public func position(of offset: Int) -> Position {
    let offset = min(offset, file.bytes.count)
    var low = 0
    var high = starts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    return Position(line: low + 1, column: max(offset - starts[low], 0) + 1)
  }

  /// The bytes of a line (from 1) without its line end and without a byte order mark.
  public func range(ofLine line: Int) -> Range<Int> {
    let lower = starts[line - 1]
    guard line < starts.count else { return lower..<max(file.bytes.count, lower) }
    let upper = starts[line] - 1
    let endsInReturn = upper > lower && file.bytes[upper - 1] == UInt8(ascii: "\r")
    return lower..<(endsInReturn ? upper - 1 : upper)
  }
}

/// The part of a source line that is shown: all of a short line, of a long one what stands around
/// the place a diagnostic is about, with `…` where something was cut off.
struct Window {
  /// Terminal columns of source text shown at most.
  private static let widest = 100
  /// Bytes looked at on either side of the place, however long the line is.
  static let reach = 8 * widest

  /// From left to right; a `…` stands for no bytes.
  let cells: [Cell]

  /// `line` are the offsets of the whole line, `focus` those of what must be seen.
  init(of bytes: [UInt8], line: Range<Int>, around focus: Range<Int>) {
    var near = max(line.lowerBound, focus.lowerBound - Window.reach)
    while near < line.upperBound, bytes[near] & 0xC0 == 0x80 { near += 1 }
    var far = max(min(line.upperBound, focus.lowerBound + Window.reach), near)
    if bytes[near..<far].allSatisfy({ $0 < 0x80 }) {
      // A byte takes a column or more.
      near = max(near, focus.lowerBound - Window.widest)
      far = max(min(far, focus.lowerBound + Window.widest + 1), near)
    }
    let cells = Cell.cells(of: bytes, in: near..<far)
    let isWhole = near == line.lowerBound && far == line.upperBound
    if isWhole && cells.reduce(0, { $0 + $1.width }) <= Window.widest {
      self.cells = cells
      return
    }
    let start = cells.firstIndex { $0.bytes.upperBound > focus.lowerBound } ?? cells.endIndex
    let before = Window.count(cells[..<start].reversed(), in: Window.widest / 3)
    let shown = cells[(start - before)...]
    let count = Window.count(shown, in: Window.widest)
    let part = shown.prefix(count)
    self.cells =
      (part.first.map { $0.bytes.lowerBound > line.lowerBound } ?? false
        ? [Cell.ellipsis(at: part[part.startIndex].bytes.lowerBound)] : [])
      + part
      + (part.last.map { $0.bytes.upperBound < line.upperBound } ?? false
        ? [Cell.ellipsis(at: part[part.endIndex - 1].bytes.upperBound)] : [])
  }

  /// The text from left to right.
  var text: String { cells.reduce(into: "") { $0 += $1.text } }

  /// How many of `cells`, from the first on, fit into `width` columns.
  private static func count(_ cells: some Collection<Cell>, in width: Int) -> Int {
    var left = width
    return cells.prefix { cell in
      left -= cell.width
      return left >= 0
    }.count
  }
}

extension Cell {
  fileprivate static func ellipsis(at offset: Int) -> Cell {
    Cell(bytes: offset..<offset, text: "…", width: 1)
  }
}

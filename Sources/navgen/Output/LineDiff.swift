/// What differs between two texts, line by line.
///
/// Lines that occur once in each text and in one order are taken for the same (a patience diff);
/// between two of them the search goes on. The time grows with the length of the texts, whatever
/// differs.
struct LineDiff {
  /// Lines of the old text in whose place come lines of the new one; either may be none.
  struct Change: Equatable {
    /// Numbers of lines, from 0.
    var old: Range<Int>
    var new: Range<Int>
  }

  /// From top to bottom, with lines in common between them.
  private(set) var changes: [Change] = []

  private let old: [Int]
  private let new: [Int]
  /// How often each kind of line occurs in the parts looked at.
  private var occurrences: [Occurrence]

  private struct Occurrence {
    var old = 0
    var new = 0
    /// The last of the old ones.
    var line = 0
  }

  /// Parts within parts, and pairs of lines compared one by one, beyond these are one change.
  private static let deepest = 32
  private static let mostPairs = 10_000

  /// Compares two texts, cut into lines.
  init(_ old: [ArraySlice<UInt8>], _ new: [ArraySlice<UInt8>]) {
    var kinds: [ArraySlice<UInt8>: Int] = [:]
    func kind(_ line: ArraySlice<UInt8>) -> Int {
      if let kind = kinds[line] { return kind }
      kinds[line] = kinds.count
      return kinds.count - 1
    }
    self.old = old.map(kind)
    self.new = new.map(kind)
    occurrences = Array(repeating: Occurrence(), count: kinds.count)
    compare(0..<old.count, 0..<new.count, depth: 0)
  }

  private mutating func compare(_ oldPart: Range<Int>, _ newPart: Range<Int>, depth: Int) {
    let (oldPart, newPart) = trimmed(oldPart, newPart)
    if oldPart.isEmpty && newPart.isEmpty { return }
    if oldPart.isEmpty || newPart.isEmpty || depth > Self.deepest {
      changes.append(Change(old: oldPart, new: newPart))
      return
    }
    let anchors = anchors(in: oldPart, newPart)
    if anchors.isEmpty { return comparePairs(oldPart, newPart) }
    var start = (oldPart.lowerBound, newPart.lowerBound)
    for (line, newLine) in anchors {
      compare(start.0..<line, start.1..<newLine, depth: depth + 1)
      start = (line + 1, newLine + 1)
    }
    compare(start.0..<oldPart.upperBound, start.1..<newPart.upperBound, depth: depth + 1)
  }

  /// Without the lines in common at the start and the end.
  private func trimmed(_ old: Range<Int>, _ new: Range<Int>) -> (Range<Int>, Range<Int>) {
    var (old, new) = (old, new)
    while let line = old.first, let other = new.first, self.old[line] == self.new[other] {
      old.removeFirst()
      new.removeFirst()
    }
    while let line = old.last, let other = new.last, self.old[line] == self.new[other] {
      old.removeLast()
      new.removeLast()
    }
    return (old, new)
  }

  /// Lines that occur once in each part: the longest list that is in order in both.
  private mutating func anchors(in oldPart: Range<Int>, _ newPart: Range<Int>) -> [(Int, Int)] {
    for line in oldPart {
      occurrences[old[line]].old += 1
      occurrences[old[line]].line = line
    }
    for line in newPart { occurrences[new[line]].new += 1 }
    let pairs = newPart.compactMap { line -> (Int, Int)? in
      let occurrence = occurrences[new[line]]
      return occurrence.old == 1 && occurrence.new == 1 ? (occurrence.line, line) : nil
    }
    for line in oldPart { occurrences[old[line]] = Occurrence() }
    for line in newPart { occurrences[new[line]] = Occurrence() }
    return longestRising(pairs)
  }

  /// The longest list of pairs in whose order the first numbers rise, as the second ones do.
  private func longestRising(_ pairs: [(Int, Int)]) -> [(Int, Int)] {
    /// The pair that ends the best list of each length, and for each pair the one before it.
    var ends: [Int] = []
    var previous: [Int?] = []
    for (number, pair) in pairs.enumerated() {
      var (lower, upper) = (0, ends.count)
      while lower < upper {
        let middle = (lower + upper) / 2
        if pairs[ends[middle]].0 < pair.0 { lower = middle + 1 } else { upper = middle }
      }
      previous.append(lower == 0 ? nil : ends[lower - 1])
      if lower == ends.count { ends.append(number) } else { ends[lower] = number }
    }
    var list: [(Int, Int)] = []
    var next = ends.last
    while let number = next {
      list.append(pairs[number])
      next = previous[number]
    }
    return list.reversed()
  }

  /// Finds the most lines in common by comparing each with each, if these are few.
  private mutating func comparePairs(_ oldPart: Range<Int>, _ newPart: Range<Int>) {
    guard oldPart.count * newPart.count <= Self.mostPairs else {
      changes.append(Change(old: oldPart, new: newPart))
      return
    }
    let width = newPart.count + 1
    /// How many lines the ends of the parts have in common, from each pair of lines on.
    var common = Array(repeating: 0, count: (oldPart.count + 1) * width)
    for row in oldPart.indices.reversed() {
      for column in newPart.indices.reversed() {
        let cell = (row - oldPart.lowerBound) * width + column - newPart.lowerBound
        common[cell] =
          old[row] == new[column]
          ? common[cell + width + 1] + 1 : max(common[cell + width], common[cell + 1])
      }
    }
    var (row, column) = (oldPart.lowerBound, newPart.lowerBound)
    var start = (row, column)
    while row < oldPart.upperBound && column < newPart.upperBound {
      let cell = (row - oldPart.lowerBound) * width + column - newPart.lowerBound
      if old[row] == new[column] {
        add(start.0..<row, start.1..<column)
        row += 1
        column += 1
        start = (row, column)
      } else if common[cell + width] >= common[cell + 1] {
        row += 1
      } else {
        column += 1
      }
    }
    add(start.0..<oldPart.upperBound, start.1..<newPart.upperBound)
  }

  private mutating func add(_ old: Range<Int>, _ new: Range<Int>) {
    if !old.isEmpty || !new.isEmpty { changes.append(Change(old: old, new: new)) }
  }
}

/// Finds what a mistyped word was probably meant to be.
public enum Spelling {
  /// Words longer than this, in bytes, and candidates beyond that many are not looked at, so that
  /// a suggestion never costs more than the check that asks for it.
  private static let longestWord = 64
  private static let mostCandidates = 1_000

  /// The candidate nearest to `word`, or `nil` where none is near enough to be worth naming.
  ///
  /// Case, `-` and `_` do not count: `statusBar` finds `status-bar`. Otherwise about one slip
  /// (a letter missing, too many, wrong, or two swapped) in three letters is forgiven, three at
  /// most. Of equally near candidates the first wins. `word` itself is never suggested.
  public static func nearest(_ word: String, in candidates: some Sequence<String>) -> String? {
    let letters = self.letters(of: word)
    guard letters.count <= longestWord else { return nil }
    var limit = min((letters.count + 1) / 3, 3)
    var best: String?
    for candidate in candidates.prefix(mostCandidates) where candidate != word {
      let other = self.letters(of: candidate)
      guard let distance = distance(letters, other, limit: limit) else { continue }
      best = candidate
      if distance == 0 { break }
      limit = distance - 1
    }
    return best
  }

  /// The bytes that count in a comparison.
  private static func letters(of word: String) -> [UInt8] {
    word.utf8.compactMap { byte in
      switch byte {
      case UInt8(ascii: "-"), UInt8(ascii: "_"): nil
      case UInt8(ascii: "A")...UInt8(ascii: "Z"): byte | 0x20
      default: byte
      }
    }
  }

  /// Edits from `left` to `right` (Damerau–Levenshtein, no letter edited twice), or `nil` for more
  /// than `limit`.
  private static func distance(_ left: [UInt8], _ right: [UInt8], limit: Int) -> Int? {
    guard abs(left.count - right.count) <= limit else { return nil }
    var beforeLast = [Int](repeating: 0, count: right.count + 1)
    var last = Array(0...right.count)
    for row in left.indices {
      var next = [row + 1]
      next.reserveCapacity(last.count)
      for column in right.indices {
        let isSame = left[row] == right[column]
        var edits = min(last[column] + (isSame ? 0 : 1), last[column + 1] + 1, next[column] + 1)
        let isSwap =
          row > 0 && column > 0 && left[row] == right[column - 1] && left[row - 1] == right[column]
        if isSwap { edits = min(edits, beforeLast[column - 1] + 1) }
        next.append(edits)
      }
      guard next.contains(where: { $0 <= limit }) else { return nil }
      (beforeLast, last) = (last, next)
    }
    return last[right.count] <= limit ? last[right.count] : nil
  }
}

/// Finds what a mistyped word was probably meant to be.
///
/// Case, `-` and `_` do not count: `statusBar` finds `status-bar`. Otherwise about one slip (a letter
/// missing, too many, wrong, or two swapped) in three letters is forgiven, three at most.
public struct Spelling: Sendable {
  /// Words longer than this, in bytes, and candidates beyond that many are not looked at, so that
  /// a suggestion never costs more than the check that asks for it.
  private static let longestWord = 64
  private static let mostCandidates = 1_000
  /// Suggestions made from one list; nobody reads so many.
  private static let mostSuggestions = 100

  /// What may be suggested, with the bytes of each that count.
  private let candidates: [(word: String, letters: [UInt8])]
  private var searches = 0

  /// Takes the words that may be suggested, to look many mistyped ones up in.
  public init(_ candidates: some Sequence<String>) {
    self.candidates = candidates.prefix(Self.mostCandidates).map { ($0, Self.letters(of: $0)) }
  }

  /// The candidate nearest to `word`, or `nil` where none is near enough to be worth naming.
  ///
  /// Of equally near candidates the first wins. `word` itself is never suggested.
  public static func nearest(_ word: String, in candidates: some Sequence<String>) -> String? {
    var spelling = Spelling(candidates)
    return spelling.nearest(word)
  }

  /// The candidate nearest to `word`, as in ``nearest(_:in:)``; `nil` after many searches too.
  public mutating func nearest(_ word: String) -> String? {
    let letters = Self.letters(of: word)
    guard letters.count <= Self.longestWord, searches < Self.mostSuggestions else { return nil }
    searches += 1
    var edits = Edits(columns: letters.count)
    var limit = min((letters.count + 1) / 3, 3)
    var best: String?
    for candidate in candidates where candidate.word != word {
      let distance = edits.count(from: candidate.letters, to: letters, atMost: limit)
      guard let distance else { continue }
      best = candidate.word
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
}

/// Counts the edits between words (Damerau–Levenshtein, no letter edited twice); keeps its rows, since
/// one word is compared with many.
private struct Edits {
  private var beforeLast: [Int]
  private var last: [Int]
  private var next: [Int]

  init(columns: Int) {
    beforeLast = Array(repeating: 0, count: columns + 1)
    last = beforeLast
    next = beforeLast
  }

  /// Edits from `left` to `right`, which has as many letters as there are columns; `nil` for more
  /// than `limit`.
  mutating func count(from left: [UInt8], to right: [UInt8], atMost limit: Int) -> Int? {
    guard abs(left.count - right.count) <= limit else { return nil }
    for column in last.indices { last[column] = column }
    for row in left.indices {
      next[0] = row + 1
      var least = row + 1
      for column in right.indices {
        let isSame = left[row] == right[column]
        var edits = min(last[column] + (isSame ? 0 : 1), last[column + 1] + 1, next[column] + 1)
        let isSwap =
          row > 0 && column > 0 && left[row] == right[column - 1] && left[row - 1] == right[column]
        if isSwap { edits = min(edits, beforeLast[column - 1] + 1) }
        next[column + 1] = edits
        least = min(least, edits)
      }
      guard least <= limit else { return nil }
      (beforeLast, last, next) = (last, next, beforeLast)
    }
    return last[right.count] <= limit ? last[right.count] : nil
  }
}

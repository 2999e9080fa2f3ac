/// One piece of a Swift file; the texts of all pieces in order are the file.
struct SwiftToken: Equatable {
  /// What a piece is, as far as rewriting has to tell pieces apart.
  enum Kind: Equatable {
    /// Blanks, line ends and comments.
    case trivia
    /// A name or keyword, with its backticks; `$0` too.
    case word
    /// A name behind `#` or `@`, with that sign, for example `#selector`.
    case marked
    /// A whole string literal, interpolations included.
    case string
    case number
    /// A single other character.
    case mark
  }

  /// What it is.
  var kind: Kind
  /// Its characters, as they stand in the file.
  var text: String
  /// The 1-based line on which the piece begins.
  var line: Int
}

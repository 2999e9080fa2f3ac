/// A half-open range of byte offsets in the template being read.
struct Span: Equatable {
  /// Offset of the first byte.
  var lower: Int
  /// Offset just past the last byte.
  var upper: Int

  /// Whether it covers nothing.
  var isEmpty: Bool { lower == upper }

  /// From the beginning of one span to the end of a later one.
  static func from(_ first: Span, to last: Span) -> Span {
    Span(lower: first.lower, upper: last.upper)
  }
}

/// The smallest unit of a template: a stretch of text, or one word or sign inside `{{ }}` or `{% %}`.
///
/// For example, `Hi {{ name }}` is text, output start, name, close, end.
struct Token {
  /// The sorts of tokens.
  enum Kind {
    /// Text to be written as it is; blanks that whitespace rules remove are not part of it.
    case text
    /// The blanks and the delimiter `{{` or `{%`.
    case outputStart, tagStart
    /// `}}` or `%}`; of no length where it is missing, which has been reported.
    case close
    /// A letter or `_`, then letters, digits and `_`; keywords are names too.
    case name
    /// Literals; a string with its quotes.
    case integer, double, string
    /// `.` `,` `:` `|` `!` `=`
    case dot, comma, colon, pipe, bang, assign
    /// `[` `]` `(` `)`
    case leftBracket, rightBracket, leftParenthesis, rightParenthesis
    /// `==` `!=` `<` `<=` `>` `>=`
    case equal, notEqual, less, lessEqual, greater, greaterEqual
    /// `...` and `..<`
    case closedRange, halfOpenRange
    /// `&&` and `||`, which are refused with what to write.
    case andSign, orSign
    /// Bytes that mean nothing here.
    case unknown
    /// Something that has been reported: what contains it is left out without a word.
    case invalid
    /// The end of the template.
    case end
  }

  /// What it is.
  var kind: Kind
  /// Where it stands.
  var span: Span
  /// Of a tag start: whether the tag is alone on its line, with no sign that overrules this.
  var isAlone = false
}

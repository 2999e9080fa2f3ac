import Testing

@testable import NavgenTemplateEngine

/// Every word that needs backticks or cannot be a name, by position, as measured with Swift 6.3.
@Suite struct ReservedWordTests {
  private static let common = """
    Any Self _ as associatedtype break case catch class continue default defer deinit do else enum
    extension fallthrough false fileprivate for func guard if import in init inout internal is let
    nil operator precedencegroup private protocol public repeat rethrows return self static struct
    subscript super switch throw throws true try typealias var where while
    """

  private static let other = ["Protocol", "Type", "any", "await", "each", "some", "name", "async"]

  @Test(arguments: [
    ("case", "", "Protocol Type", ""), ("static", "", "Protocol Type", ""),
    ("member", "Protocol Type", "", ""), ("type", "", "Protocol Type", ""),
    ("toplevel", "any each some", "Protocol Type", ""), ("func", "", "", ""),
    ("label", "await", "", "Self false self true"), ("local", "await", "", ""),
  ])
  func wordsNeedWhatWasMeasured(
    _ position: String, _ added: String, _ impossible: String, _ free: String
  ) {
    let common = Self.words(Self.common)
    let needed = Set(common + Self.words(added)).subtracting(Self.words(free))
    for word in common + Self.other {
      let expected: ReservedWords.Treatment =
        needed.contains(word)
        ? .backticks : Self.words(impossible).contains(word) ? .impossible : .none
      #expect(ReservedWords.treatment(of: word, at: position) == expected, "\(word)")
    }
  }

  private static func words(_ text: String) -> [String] {
    text.split(whereSeparator: \.isWhitespace).map(String.init)
  }
}

import NavgenDiagnostics
import Testing

@Suite struct SpellingTests {
  private static let words = [
    "bar", "back", "fade", "pop", "status-bar", "title", "tint", "background", "ease-in-out",
  ]

  @Test(arguments: [
    ("bra", "bar"),
    ("titel", "title"),
    ("titl", "title"),
    ("tittle", "title"),
    ("statusBar", "status-bar"),
    ("status_bar", "status-bar"),
    ("BAR", "bar"),
    ("backgroud", "background"),
    ("bakcgruond", "background"),
    ("easeInOut", "ease-in-out"),
    ("colour", nil),
    ("x", nil),
    ("", nil),
    ("bar", nil),
    (String(repeating: "b", count: 65), nil),
  ]) func nearest(_ word: String, _ expected: String?) {
    #expect(Spelling.nearest(word, in: Self.words) == expected)
  }

  @Test func nearerWinsWhereverItStands() {
    #expect(Spelling.nearest("lables", in: ["tables", "labels"]) == "tables")
    #expect(Spelling.nearest("labelss", in: ["tables", "labels"]) == "labels")
    #expect(Spelling.nearest("fadeIn", in: ["fade-it", "fade-in"]) == "fade-in")
  }

  @Test func aListIsSearchedAHundredTimes() {
    var spelling = Spelling(Self.words)
    let found = (0..<120).map { _ in spelling.nearest("titel") }
    #expect(found == Array(repeating: "title", count: 100) + Array(repeating: nil, count: 20))
  }

  @Test func noCandidates() {
    #expect(Spelling.nearest("bar", in: []) == nil)
  }
}

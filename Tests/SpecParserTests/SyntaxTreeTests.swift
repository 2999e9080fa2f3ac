import NavgenDiagnostics
import Testing

@testable import NavgenSpecParser

/// Documents of the subset, and the tree a YAML 1.2 parser reads from them.
@Suite struct SyntaxTreeTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let name: String
    let text: String
    let tree: String
    var testDescription: String { name }

    init(_ name: String, _ text: String, _ tree: String) {
      self.name = name
      self.text = text
      self.tree = tree
    }
  }

  static let cases = mappings + sequences + flows + plains + quotes + blocks + documents

  @Test(arguments: cases) func reads(_ sample: Case) {
    let (tree, diagnostics) = parse(sample.text)
    #expect(diagnostics.map(\.message) == [])
    #expect(outline(tree.root) == sample.tree)
    #expect(joinedPieces(tree) == Array(sample.text.utf8))
  }

  @Test(arguments: cases) func readsTheSameWithCarriageReturns(_ sample: Case) {
    let text = sample.text.split(separator: "\n", omittingEmptySubsequences: false)
      .joined(separator: "\r\n")
    let (tree, diagnostics) = parse(text)
    #expect(diagnostics.map(\.message) == [])
    #expect(outline(tree.root) == sample.tree)
    #expect(joinedPieces(tree) == Array(text.utf8))
  }

  static let mappings = [
    Case("one entry", "a: b", "{a: ‹b›}"),
    Case("several entries", "a: b\nc: d\n", "{a: ‹b›, c: ‹d›}"),
    Case("nested", "a:\n  b:\n    c: d\n  e: f\ng: h", "{a: {b: {c: ‹d›}, e: ‹f›}, g: ‹h›}"),
    Case("value on the next line", "a:\n  b\nc:\n  'd'", "{a: ‹b›, c: ‹d›}"),
    Case("indented as a whole", "  a: b\n  c: d\n", "{a: ‹b›, c: ‹d›}"),
    Case("quoted keys", "\"a\": b\n'c d': e", "{a: ‹b›, c d: ‹e›}"),
    Case("blanks around the colon", "a : b\n\"c\"  :   d", "{a: ‹b›, c: ‹d›}"),
    Case("keys with blanks and colons", "a b: c\nd:e: f", "{a b: ‹c›, d:e: ‹f›}"),
    Case("comments", "# x\na: b # y\n\n  # z\nc: # w\n  # v\n  d # u", "{a: ‹b›, c: ‹d›}"),
  ]

  static let sequences = [
    Case("items", "- a\n- b", "[‹a›, ‹b›]"),
    Case("at the column of its key", "a:\n- b\n- c\nd: e", "{a: [‹b›, ‹c›], d: ‹e›}"),
    Case("deeper than its key", "a:\n  - b\n  - c\nd: e", "{a: [‹b›, ‹c›], d: ‹e›}"),
    Case("of mappings", "- a: b\n  c: d\n- e: f", "[{a: ‹b›, c: ‹d›}, {e: ‹f›}]"),
    Case("of sequences", "- - a\n  - b\n- - c", "[[‹a›, ‹b›], [‹c›]]"),
    Case("an item on the next line", "-\n  a\n-\n  b: c", "[‹a›, {b: ‹c›}]"),
    Case("in a mapping in a sequence", "- a:\n  - b\n  c:\n    - d", "[{a: [‹b›], c: [‹d›]}]"),
    Case("of flow collections", "- [a]\n- {b: c}", "[[‹a›], {b: ‹c›}]"),
  ]

  static let flows = [
    Case("empty", "a: {}\nb: []\nc: [ ]\nd: { }", "{a: {}, b: [], c: [], d: {}}"),
    Case("trailing commas", "a: [b, c,]\nd: {e: f,}", "{a: [‹b›, ‹c›], d: {e: ‹f›}}"),
    Case("nested", "a: [[b], {c: [d, {e: f}]}]", "{a: [[‹b›], {c: [‹d›, {e: ‹f›}]}]}"),
    Case(
      "over several lines", "a: [\n  b, # c\n\n  d\n ]\ne: {\n f: g\n ,h: i}",
      "{a: [‹b›, ‹d›], e: {f: ‹g›, h: ‹i›}}"),
    Case("at the top", "{a: b,\nc: [d,\ne]}\n", "{a: ‹b›, c: [‹d›, ‹e›]}"),
    Case("text with blanks and colons", "[a b, c:d]", "[‹a b›, ‹c:d›]"),
    Case("no blanks", "{a: b,c: [d,e]}", "{a: ‹b›, c: [‹d›, ‹e›]}"),
    Case("a quoted key without blank", "{\"a\":b, 'c' :d}", "{a: ‹b›, c: ‹d›}"),
    Case("quoted scalars", "[\"a, b\", 'c: d']", "[‹a, b›, ‹c: d›]"),
    Case("a value that begins with a dash", "[-1, -a]", "[‹-1›, ‹-a›]"),
  ]

  static let plains = [
    Case("never typed", "a: no\nb: 010\nc: 12:30\nd: ~", "{a: ‹no›, b: ‹010›, c: ‹12:30›, d: ‹~›}"),
    Case("signs inside", "a: b#c\nd: e:f", "{a: ‹b#c›, d: ‹e:f›}"),
    Case("brackets inside", "a: b[c]{d},e", "{a: ‹b[c]{d},e›}"),
    Case("quotes inside", "a: it's \"so\"", "{a: ‹it's \"so\"›}"),
    Case("indicators that begin text", "a: -b\nc: ?d\ne: :f", "{a: ‹-b›, c: ‹?d›, e: ‹:f›}"),
    Case("blanks at the end", "a: b  \nc: d   # e", "{a: ‹b›, c: ‹d›}"),
    Case("beyond ASCII", "a: Größe\nb: 🛒", "{a: ‹Größe›, b: ‹🛒›}"),
    Case("joiners", "a: می\u{200C}خواهم\nb: 👩\u{200D}💻", "{a: ‹می\u{200C}خواهم›, b: ‹👩\u{200D}💻›}"),
  ]

  static let quotes = [
    Case("single", "a: 'b ''c'' \\n'", "{a: ‹b 'c' \\n›}"),
    Case("empty", "a: ''\nb: \"\"", "{a: ‹›, b: ‹›}"),
    Case(
      "escapes", #"a: "\" \\ \/ \t\_\N\x41\u00e9\U0001F6D2""#,
      "{a: ‹\" \\ / \t\u{A0}\u{85}Aé🛒›}"),
    Case(
      "control escapes", #"a: "\0\a\b\v\f\r\e\n\L\P\ ""#,
      "{a: ‹\0\u{7}\u{8}\u{B}\u{C}\r\u{1B}\n\u{2028}\u{2029} ›}"),
    Case("folded", "a: \"b  \n   c\n\n   d\"", "{a: ‹b c\nd›}"),
    Case("folded, single", "a: 'b\n\n\n  c'", "{a: ‹b\n\nc›}"),
    Case("escaped line end", "a: \"b \\\n   c\\\n\n   d\"", "{a: ‹b c\nd›}"),
    Case("escaped blank before a fold", "a: \"b\\ \n  c\"", "{a: ‹b  c›}"),
    Case("folded at both ends", "a: \"\n  b\n  \"", "{a: ‹ b ›}"),
    Case("tabs", "a: \"b\tc\"", "{a: ‹b\tc›}"),
    Case("hash and colon", "a: \"b #c: d\"", "{a: ‹b #c: d›}"),
    Case("that looks like an entry", "a: \"b\n  c: d\n  - e\"", "{a: ‹b c: d - e›}"),
  ]

  static let blocks = [
    Case("literal", "a: |\n  b\n   c\n\n  d\ne: f", "{a: ‹b\n c\n\nd\n›, e: ‹f›}"),
    Case("folded", "a: >\n  b\n  c\n\n  d\n", "{a: ‹b c\nd\n›}"),
    Case(
      "folded around deeper lines", "a: >\n  b\n   c\n  d\n\n   e\n\n  f\n",
      "{a: ‹b\n c\nd\n\n e\n\nf\n›}"),
    Case("strip", "a: |-\n  b\n\nc: d", "{a: ‹b›, c: ‹d›}"),
    Case("keep", "a: |+\n  b\n\n\nc: d", "{a: ‹b\n\n\n›, c: ‹d›}"),
    Case("clip", "a: |\n  b\n\n\nc: d", "{a: ‹b\n›, c: ‹d›}"),
    Case("without a last line end", "a: |\n  b", "{a: ‹b›}"),
    Case("indentation said", "a: |1-\n   b\n c", "{a: ‹  b\nc›}"),
    Case("indicators the other way round", "a: |-1\n   b", "{a: ‹  b›}"),
    Case("a comment behind the header", "a: | # b\n  # c\nd: e", "{a: ‹# c\n›, d: ‹e›}"),
    Case("a comment behind the text", "a: |\n  b\n # c\n# d\ne: f", "{a: ‹b\n›, e: ‹f›}"),
    Case("empty", "a: |\nb: >\n\nc: |+\n\nd: e", "{a: ‹›, b: ‹›, c: ‹\n›, d: ‹e›}"),
    Case("leading blank lines", "a: >\n\n \n  b\n", "{a: ‹\n\nb\n›}"),
    Case("in a sequence", "- |\n b\n- >-\n c\n d", "[‹b\n›, ‹c d›]"),
    Case("in a mapping in a sequence", "- a: |\n    b\n  c: d", "[{a: ‹b\n›, c: ‹d›}]"),
    Case("on the line after its key", "a:\n  |\n  b\nc: d", "{a: ‹b\n›, c: ‹d›}"),
    Case("tabs in the text", "a: |\n  \tb\tc\n", "{a: ‹\tb\tc\n›}"),
  ]

  static let documents = [
    Case("empty", "", "?"),
    Case("comments alone", "# a\n\n", "?"),
    Case("markers", "---\na: b\n...\n", "{a: ‹b›}"),
    Case("comments at the markers", "# x\n--- # y\na: b\n... # z\n# w\n", "{a: ‹b›}"),
    Case("a byte order mark", "\u{FEFF}a: b\nc: d", "{a: ‹b›, c: ‹d›}"),
    Case("a scalar", "a b", "‹a b›"),
    Case("dashes that are no marker", "a: ---\n---b: c", "{a: ‹---›, ---b: ‹c›}"),
  ]
}

import NavgenDiagnostics
import Testing

/// A rendering is pinned whole, so that a change in form shows wherever it is seen.
@Suite struct TextRendererTests {
  /// `source` with `«…»` around the range a diagnostic is about.
  private static func diagnostic(
    _ source: String, path: String = "shop.nav", notes: [Diagnostic.Note] = [],
    fix: (message: String, replacement: String)? = nil
  ) -> Diagnostic {
    let open = Array("«".utf8)
    let bytes = Array(source.utf8)
    let lower = bytes.indices.first { bytes[$0...].starts(with: open) } ?? bytes.count
    let rest = Array(source.replacing("«", with: "").utf8)
    let close = Array("»".utf8)
    let upper = rest.indices.first { rest[$0...].starts(with: close) } ?? rest.count
    let text = source.replacing("«", with: "").replacing("»", with: "")
    let range = SourceRange(file: SourceFile(path: path, text: text), lower: lower, upper: upper)
    let fixIts = fix.map { [Diagnostic.FixIt($0.message, [.init(range, $0.replacement)])] } ?? []
    return Diagnostic(.unreadableFile, "no good", at: range, notes: notes, fixIts: fixIts)
  }

  struct Row: Sendable, CustomTestStringConvertible {
    var name: String
    var source: String
    var expected: String
    var testDescription: String { name }
  }

  @Test(arguments: [
    Row(
      name: "a word", source: "a: 1\nb: «wrong» # why\nc: 2\n",
      expected: """
        shop.nav:2:4: error: no good [unreadable-file]
         2 | b: wrong # why
           |    ^^^^^
        """),
    Row(
      name: "a place between two bytes", source: "b: «»x",
      expected: """
        shop.nav:1:4: error: no good [unreadable-file]
         1 | b: x
           |    ^
        """),
    Row(
      name: "the end of a line", source: "b:«»\nc: 1",
      expected: """
        shop.nav:1:3: error: no good [unreadable-file]
         1 | b:
           |   ^
        """),
    Row(
      name: "the line end itself", source: "b:«\n»c: 1",
      expected: """
        shop.nav:1:3: error: no good [unreadable-file]
         1 | b:
           |   ^
        """),
    Row(
      name: "an empty file", source: "«»",
      expected: """
        shop.nav:1:1: error: no good [unreadable-file]
         1 |
           | ^
        """),
    Row(
      name: "the end of the file", source: "a: 1\n«»",
      expected: """
        shop.nav:2:1: error: no good [unreadable-file]
         2 |
           | ^
        """),
    Row(
      name: "tabs before and within", source: "\ta: «b\tc»",
      expected: """
        shop.nav:1:5: error: no good [unreadable-file]
         1 |     a: b    c
           |        ^^^^^^
        """),
    Row(
      name: "wide characters", source: "標題: «戻る»!",
      expected: """
        shop.nav:1:9: error: no good [unreadable-file]
         1 | 標題: 戻る!
           |       ^^^^
        """),
    Row(
      name: "emoji of several scalars", source: "👩‍👩‍👧‍👦🇩🇪❤️ «é»",
      expected: """
        shop.nav:1:41: error: no good [unreadable-file]
         1 | 👩‍👩‍👧‍👦🇩🇪❤️ é
           |        ^
        """),
    Row(
      name: "what would not show", source: "a: «b\u{202E}c\u{0}d»",
      expected: """
        shop.nav:1:4: error: no good [unreadable-file]
         1 | a: b<U+202E>c␀d
           |    ^^^^^^^^^^^^
        """),
    Row(
      name: "a lone CR", source: "a: b«\r»c",
      expected: """
        shop.nav:1:5: error: no good [unreadable-file]
         1 | a: b␍c
           |     ^
        """),
    Row(
      name: "CR LF and a mark", source: "\u{FEFF}a: «1\r\n  b: 2»\r\n",
      expected: """
        shop.nav:1:4: error: no good [unreadable-file]
         1 | a: 1
           |    ^
         2 |   b: 2
           |   ^^^^
        """),
    Row(
      name: "several lines", source: "a: «\"x\n\n  y\"» z",
      expected: """
        shop.nav:1:4: error: no good [unreadable-file]
         1 | a: "x
           |    ^^
         2 |
         3 |   y" z
           |   ^^
        """),
    Row(
      name: "many lines", source: String(repeating: "\n", count: 8) + "a: «1\nb\nc\nd\ne»\n",
      expected: """
        shop.nav:9:4: error: no good [unreadable-file]
          9 | a: 1
            |    ^
         10 | b
            | ^
         .. |
         13 | e
            | ^
        """),
    Row(
      name: "up to the next line's beginning", source: "a: «1\n»b: 2",
      expected: """
        shop.nav:1:4: error: no good [unreadable-file]
         1 | a: 1
           |    ^
        """),
    Row(
      name: "a long line, its beginning",
      source: "a: «b» " + String(repeating: "1234567890", count: 20),
      expected: """
        shop.nav:1:4: error: no good [unreadable-file]
         1 | a: b 12345678901234567890123456789012345678901234567890123456789012345678901234567890123456789012345…
           |    ^
        """),
    Row(
      name: "a long line, its middle",
      source: String(repeating: "é", count: 2_000) + "«wrong»"
        + String(repeating: "é", count: 2_000),
      expected: """
        shop.nav:1:4001: error: no good [unreadable-file]
         1 | …éééééééééééééééééééééééééééééééééwrongéééééééééééééééééééééééééééééééééééééééééééééééééééééééééééééé…
           |                                   ^^^^^
        """),
    Row(
      name: "a long line, its end",
      source: String(repeating: "a", count: 2_000) + "«wrong»",
      expected: """
        shop.nav:1:2001: error: no good [unreadable-file]
         1 | …aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaawrong
           |                                   ^^^^^
        """),
  ]) func snippet(_ row: Row) {
    let text = TextRenderer().text(of: [Self.diagnostic(row.source)])
    #expect(text == row.expected + "\n")
  }

  @Test func invalidUTF8IsShownByteByByte() {
    let file = SourceFile(path: "a.nav", bytes: [0x61, 0xFF, 0xE2, 0x82, 0x62, 0xC3])
    let range = SourceRange(file: file, lower: 2, upper: 3)
    #expect(
      TextRenderer().text(of: [Diagnostic(.unreadableFile, "no good", at: range)]) == """
        a.nav:1:3: error: no good [unreadable-file]
         1 | a\u{FFFD}\u{FFFD}\u{FFFD}b\u{FFFD}
           |   ^

        """)
  }

  @Test func notesAndFixIts() {
    let other = SourceFile(path: "_styles.nav", text: "styles:\n  flat: {}\n")
    let diagnostic = Self.diagnostic(
      "navgen: 1\nuse: «falt»\n",
      notes: [
        .init("the first one stands here", at: SourceRange(file: other, lower: 10, upper: 14)),
        .init("styles stand under `styles`"),
      ], fix: ("write `flat`", "flat"))
    #expect(
      TextRenderer().text(of: [diagnostic]) == """
        shop.nav:2:6: error: no good [unreadable-file]
         2 | use: falt
           |      ^^^^
           = write `flat`
         2 + use: flat
           = note: styles stand under `styles`
        _styles.nav:2:3: note: the first one stands here
         2 |   flat: {}
           |   ^^^^

        """)
  }

  @Test(arguments: ["a", "é", "葛"])
  func aRepairInALongLineIsShownAsTheLineIs(letter: String) throws {
    let side = String(repeating: letter, count: 4_000)
    let diagnostic = Self.diagnostic("\(side)«wrong»\(side)", fix: ("write `right`", "right"))
    let rows = TextRenderer().text(of: [diagnostic]).split(separator: "\n")
    let line = try #require(rows.first { $0.hasPrefix(" 1 | …") && $0.hasSuffix("…") })
    #expect(
      rows.last == Substring(line.replacing("wrong", with: "right").replacing("|", with: "+")))
  }

  @Test func aFixItOverSeveralLinesIsOnlyNamed() {
    let diagnostic = Self.diagnostic("a: «1\nb»: 2\n", fix: ("delete the line", ""))
    #expect(
      TextRenderer().text(of: [diagnostic]) == """
        shop.nav:1:4: error: no good [unreadable-file]
         1 | a: 1
           |    ^
         2 | b: 2
           | ^
           = delete the line

        """)
  }

  @Test func whatHasNoPlace() {
    let diagnostic = Diagnostic(
      .unreadableFile, "cannot read `a\nb`", at: nil, notes: [.init("there is no such file")])
    #expect(
      TextRenderer().text(of: [diagnostic]) == """
        error: cannot read `a␊b` [unreadable-file]
          = note: there is no such file

        """)
  }

  @Test func colourIsAddedAndNothingElse() {
    let diagnostic = Self.diagnostic("b: «yes»", fix: ("write `true`", "true"))
    let coloured = TextRenderer(usesColour: true).text(of: [diagnostic])
    #expect(coloured.contains("\u{1B}[1;31m^^^\u{1B}[0m"))
    let plain = coloured.replacing(/\x1B\[[0-9;]*m/, with: "")
    #expect(plain == TextRenderer().text(of: [diagnostic]))
  }

  @Test func sortedByPlaceKeepsFilesTogether() {
    let files = ["b.nav", "a.nav"].map { SourceFile(path: $0, text: "xyz") }
    func at(_ file: Int, _ offset: Int, _ message: String) -> Diagnostic {
      let range = SourceRange(file: files[file], lower: offset, upper: offset)
      return Diagnostic(.unreadableFile, message, at: range)
    }
    let sorted = [
      at(0, 2, "third"), at(1, 0, "fourth"), at(0, 1, "first"), at(0, 1, "second"),
      Diagnostic(.unreadableFile, "none", at: nil),
    ].sortedByPlace()
    #expect(sorted.map(\.message) == ["none", "first", "second", "third", "fourth"])
  }

  @Test func aFixItIsAppliedEditByEdit() {
    let file = SourceFile(path: "a.nav", text: "a: x, b: y")
    let fix = Diagnostic.FixIt(
      "swap",
      [
        .init(SourceRange(file: file, lower: 9, upper: 10), "x"),
        .init(SourceRange(file: file, lower: 3, upper: 4), "yy"),
      ])
    #expect(String(decoding: fix.applied(to: file), as: UTF8.self) == "a: yy, b: x")
  }
}

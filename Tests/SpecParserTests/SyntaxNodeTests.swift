import NavgenDiagnostics
import Testing

@testable import NavgenSpecParser

/// What a place in the tree tells about itself.
@Suite struct SyntaxNodeTests {
  @Test(
    arguments: [
      ("👉a: 'b'\nc:\n  - d👈 # e\n", [Step]()), ("a: 👉'b'👈\n", [.value(0)]),
      ("a: b\n👉\"c\"👈: d", [.key(1)]), ("a:\n  👉- b\n  - c👈\n\nd: e", [.value(0)]),
      ("a: [b, 👉{c: d,}👈 ]", [.value(0), .item(1)]),
      ("a: 👉|-  # b\n  c\n\n   d👈\n\ne: f", [.value(0)]),
      ("a: b\nc:👉👈\n", [.value(1)]), ("a: 👉\"b\n  c\"👈 # d", [.value(0)]),
      ("- 👉a: b\n  c: d👈\n- e", [.item(0)]),
    ] as [(String, [Step])])
  func coversItsBytes(_ marked: String, _ path: [Step]) throws {
    let sample = Refusal("", marked)
    let node = try path.reduce(parse(sample.text).tree.root) { try $1.follow($0) }
    #expect(node.range.lower..<node.range.upper == sample.ranges[0])
  }

  /// A way from a node to one of its children.
  enum Step: Sendable {
    case key(Int)
    case value(Int)
    case item(Int)

    func follow(_ node: SyntaxTree.Node) throws -> SyntaxTree.Node {
      switch self {
      case .key(let number): try #require(node.entries.dropFirst(number).first).key
      case .value(let number): try #require(node.entries.dropFirst(number).first).value
      case .item(let number): try #require(node.items.dropFirst(number).first)
      }
    }
  }

  @Test(
    arguments: [
      ("a", .plain), ("'a'", .singleQuoted), ("\"a\"", .doubleQuoted), ("|\n  a", .literal),
      (">\n  a", .folded), ("[a]", .plain),
    ] as [(String, SyntaxTree.Node.Quoting)])
  func knowsHowItWasWritten(_ text: String, _ quoting: SyntaxTree.Node.Quoting) {
    #expect(parse("- \(text)").tree.root.items.first?.quoting == quoting)
  }

  @Test(arguments: ["auto", "'auto'", "\"\\x61uto\"", "|-\n  auto"])
  func comparesItsText(_ text: String) throws {
    let node = try #require(parse("- \(text)").tree.root.items.first)
    #expect(node.isText("auto"))
    #expect(!node.isText("aut"))
    #expect(!node.isText("autos"))
    #expect(!node.isText("AUTO"))
    #expect(node.withUTF8 { Array($0) } == Array("auto".utf8))
  }

  @Test func whatIsNoCollectionHasNoChildren() {
    let root = parse("a: [b]\nc: {d: e}").tree.root
    let (sequence, mapping) = (root.entries.first?.value, root.entries.dropFirst().first?.value)
    #expect(root.items.isEmpty)
    #expect(sequence?.entries.isEmpty == true)
    #expect(sequence?.items.first?.items.isEmpty == true)
    #expect(sequence?.items.first?.entries.isEmpty == true)
    #expect(mapping?.items.isEmpty == true)
    #expect(sequence?.text == "")
  }

  @Test func refusedEntriesAreLeftOut() {
    let entries = parse("a: b\na: {c: d}\n<<: e\nf: g").tree.root.entries
    #expect(entries.map(\.key.text) == ["a", "f"])
    #expect(entries.count == 2)
  }

  // MARK: Pieces

  @Test func piecesKeepWhatIsAroundTokens() {
    let text = "\u{FEFF}a: b  # c\r\n\r\n  # d\n- 'e'\t"
    let pieces = parse(text).tree.pieces.map { "\($0.kind)" }
    #expect(
      pieces == [
        "byteOrderMark", "plain", "colon", "blank", "plain", "blank", "comment", "lineEnd",
        "lineEnd", "blank", "comment", "lineEnd", "dash", "blank", "singleQuoted", "blank",
      ])
  }

  @Test func piecesOfABlockScalar() {
    let pieces = parse("a: |- # b\n  c\n  d\n\n# e").tree.pieces
    #expect(
      pieces.map { "\($0.kind)" } == [
        "plain", "colon", "blank", "blockHeader", "blank", "comment", "lineEnd", "blockBody",
        "lineEnd", "lineEnd", "comment",
      ])
  }

  // MARK: Dump

  @Test func dumpsScalarsAsStrings() {
    let text = """
      b: 1
      a: [true, {}, []]
      c: "\\"\\\\\\n\\t\\x01é"
      d:
        e: null

      """
    #expect(
      syntaxDump(parse(text).tree) == """
        {
          "b": "1",
          "a": [
            "true",
            {},
            []
          ],
          "c": "\\"\\\\\\n\\t\\u0001é",
          "d": {
            "e": "null"
          }
        }

        """)
  }

  @Test func dumpsWhatIsMissingAsNull() {
    #expect(syntaxDump(parse("").tree) == "null\n")
    #expect(syntaxDump(parse("a:").tree) == "{\n  \"a\": null\n}\n")
  }
}

import NavgenDiagnostics
import Testing

@testable import NavgenSpecParser

/// Characters a spec must not have, wherever they stand, and the limits of a file.
@Suite struct SyntaxCharacterTests {
  @Test(arguments: [
    Refusal("NUL", "a: b👉\0👈", .controlCharacter, fixed: "a: b"),
    Refusal("escape", "# a👉\u{1B}👈", .controlCharacter, fixed: "# a"),
    Refusal("delete", "a: \"👉\u{7F}👈\"", .controlCharacter, fixed: "a: \"\""),
    Refusal("a C1 control", "a: b👉\u{80}👈", .controlCharacter, fixed: "a: b"),
    Refusal("no character", "a: b👉\u{FFFF}👈", .controlCharacter, fixed: "a: b"),
    Refusal("next line", "a: b👉\u{85}👈c", .lineSeparator),
    Refusal("line separator", "a: \"b👉\u{2028}👈c\"", .lineSeparator),
    Refusal("paragraph separator", "a: b # 👉\u{2029}👈c", .lineSeparator),
    Refusal("a lone CR", "a: b👉\r👈c: d", .carriageReturn, tree: "{a: ‹b›, c: ‹d›}"),
    Refusal("a lone CR at the end", "a: b👉\r👈", .carriageReturn, tree: "{a: ‹b›}"),
    Refusal("a late byte order mark", "a: 👉\u{FEFF}👈b", .byteOrderMark, fixed: "a: b"),
    Refusal(
      "a second byte order mark", "\u{FEFF}👉\u{FEFF}👈a: b", .byteOrderMark,
      fixed: "\u{FEFF}a: b"),
    Refusal("right to left override", "a: b👉\u{202E}👈c", .bidirectionalCharacter),
    Refusal("an isolate in a comment", "a: b # 👉\u{2066}👈c", .bidirectionalCharacter),
    Refusal("a letter mark", "a: b👉\u{61C}👈c", .bidirectionalCharacter),
    Refusal("zero width space", "a👉\u{200B}👈: b", .invisibleCharacter),
    Refusal("soft hyphen", "a: b👉\u{AD}👈c", .invisibleCharacter),
    Refusal("a tag character", "a: b👉\u{E0067}👈c", .invisibleCharacter),
    Refusal("non-joiner in a name", "a👉\u{200C}👈: b", .invisibleCharacter, fixed: "a: b"),
    Refusal(
      "several of a kind in a line", "a: b👉\u{200B}👈\u{200B}\nc👉\u{200B}👈: d",
      .invisibleCharacter, .invisibleCharacter),
  ]) func refuses(_ refusal: Refusal) {
    let (tree, diagnostics) = parse(refusal.text)
    #expect(diagnostics.map(\.id) == refusal.ids)
    #expect(diagnostics.compactMap(\.range).map { $0.lower..<$0.upper } == refusal.ranges)
    if let expected = refusal.tree { #expect(outline(tree.root) == expected) }
    #expect(joinedPieces(tree) == Array(refusal.text.utf8))
    #expect(applyFixIts(diagnostics, to: refusal.text) == refusal.fixed ?? refusal.text)
  }

  @Test(arguments: ["é", "🏳️‍🌈", "می\u{200C}خواهم", "葛\u{E0100}", "\u{A0}", "a\u{301}", "\u{E000}"])
  func accepts(_ text: String) {
    let (tree, diagnostics) = parse("a: \(text)")
    #expect(diagnostics.map(\.message) == [])
    #expect(tree.root.entries.first?.value.text == text)
  }

  @Test(
    arguments: [
      ("a lone continuation", [0x80]), ("cut short", [0xE2, 0x82]),
      ("too long a form", [0xC0, 0xAF]),
      ("too long a form of three", [0xE0, 0x80, 0xAF]), ("a surrogate", [0xED, 0xA0, 0x80]),
      ("beyond Unicode", [0xF4, 0x90, 0x80, 0x80]), ("no lead byte", [0xFF]), ("Latin-1", [0xE9]),
    ] as [(String, [UInt8])]) func refusesBytes(_ name: String, _ bytes: [UInt8])
  {
    let file = SourceFile(
      path: "spec.nav", bytes: Array("a: b".utf8) + bytes + Array("\nc: d".utf8))
    let (tree, diagnostics) = parse(file)
    #expect(diagnostics.map(\.id) == [.invalidUTF8])
    #expect(diagnostics.first?.range?.lower == 4)
    #expect(tree.root.entries.count == 2)
  }

  @Test(arguments: [[0xFE, 0xFF, 0, 0x5B, 0, 0x22], [0xFF, 0xFE, 0x5B, 0, 0x22, 0]] as [[UInt8]])
  func refusesUTF16Once(_ bytes: [UInt8]) {
    let (tree, diagnostics) = parse(SourceFile(path: "spec.nav", bytes: bytes))
    #expect(diagnostics.map(\.id) == [.invalidUTF8])
    #expect(joinedPieces(tree) == bytes)
  }

  @Test func namesTheCharacterAndItsEscape() {
    let message = parse("a: b\u{200B}").diagnostics.first?.message
    #expect(
      message == "an invisible character, U+200B: delete it, or write `\\u200B` in double quotes")
  }

  @Test func escapesMayNameRefusedCharacters() {
    let (tree, diagnostics) = parse(#"a: "\u200B\u202E\uFEFF\x00""#)
    #expect(diagnostics.map(\.message) == [])
    #expect(tree.root.entries.first?.value.text == "\u{200B}\u{202E}\u{FEFF}\0")
  }

  // MARK: Limits

  @Test func sixtyFourCollectionsMayNest() {
    let flow = String(repeating: "[", count: 64) + String(repeating: "]", count: 64)
    #expect(parse(flow).diagnostics.map(\.message) == [])
    let block =
      (0..<64).map { String(repeating: " ", count: $0) + "a:\n" }.joined()
      + String(repeating: " ", count: 64) + "b"
    #expect(parse(block).diagnostics.map(\.message) == [])
  }

  @Test(arguments: [65, 100_000]) func moreAreRefusedOnce(_ depth: Int) {
    let flow = String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
    #expect(parse("a: \(flow)\nb: c").diagnostics.map(\.id) == [.nestingTooDeep])
    let items = String(repeating: "- ", count: depth) + "a"
    #expect(parse(items).diagnostics.map(\.id) == [.nestingTooDeep])
  }

  @Test func deepBlocksAreRefusedOnce() {
    let block = (0..<1000).map { String(repeating: " ", count: $0) + "a:\n" }.joined()
    #expect(parse(block + "b: c").diagnostics.map(\.id) == [.nestingTooDeep])
  }

  @Test func keysOf1024CharactersAreAccepted() {
    let key = String(repeating: "é", count: 1024)
    #expect(parse("\(key): b").diagnostics.map(\.message) == [])
    #expect(parse("\(key)e: b").diagnostics.map(\.id) == [.keyTooLong])
  }

  @Test func filesOverSixtyFourMebibytesAreNotRead() {
    let bytes = [UInt8](repeating: UInt8(ascii: "\n"), count: 64 << 20 + 1)
    let (tree, diagnostics) = parse(SourceFile(path: "spec.nav", bytes: bytes))
    #expect(diagnostics.map(\.id) == [.fileTooLarge])
    #expect(tree.root.kind == .missing)
    #expect(tree.pieces.map(\.upper) == [bytes.count])
  }
}

import NavgenDiagnostics
import Testing

@testable import NavgenSpecParser

/// What the subset leaves out: each form with the place and id of its diagnostic, and what is read all
/// the same.
@Suite struct SyntaxRefusalTests {
  static let cases =
    properties + documents + keys + values + lines + comments + flows + quotes + blocks
    + indentation

  @Test(arguments: cases) func refuses(_ refusal: Refusal) {
    let (tree, diagnostics) = parse(refusal.text)
    #expect(diagnostics.map(\.id) == refusal.ids)
    #expect(diagnostics.compactMap(\.range).map { $0.lower..<$0.upper } == refusal.ranges)
    if let expected = refusal.tree { #expect(outline(tree.root) == expected) }
    #expect(joinedPieces(tree) == Array(refusal.text.utf8))
  }

  @Test(arguments: cases) func fixItsRepair(_ refusal: Refusal) {
    let diagnostics = parse(refusal.text).diagnostics
    let fixed = applyFixIts(diagnostics, to: refusal.text)
    #expect(fixed == refusal.fixed ?? refusal.text)
    if refusal.fixed != nil { #expect(parse(fixed).diagnostics.map(\.message) == []) }
  }

  @Test(arguments: cases) func messagesAreOneSentence(_ refusal: Refusal) {
    for diagnostic in parse(refusal.text).diagnostics {
      #expect(!diagnostic.message.contains("\n"))
      #expect(diagnostic.message.last != ".")
      #expect(diagnostic.message.first?.isUppercase == false)
    }
  }

  static let properties = [
    Refusal("an anchor", "a: 👉&b👈 c", .anchor, tree: "{a: ‹c›}"),
    Refusal("an anchor before a block", "a: 👉&b👈\n  c: d", .anchor, tree: "{a: {c: ‹d›}}"),
    Refusal("an anchor in flow", "a: [👉&b👈 c]", .anchor, tree: "{a: [‹c›]}"),
    Refusal("an anchor before a key", "👉&a👈 b: c\nd: e", .anchor, tree: "{b: ‹c›, d: ‹e›}"),
    Refusal("an anchor alone", "a: 👉&b👈\nc: d", .anchor, tree: "{a: ?, c: ‹d›}"),
    Refusal("an alias", "a: 👉*b👈\nc: d", .alias, tree: "{a: ?, c: ‹d›}"),
    Refusal("an alias as a key", "👉*a👈 : b\nc: d", .alias, tree: "{c: ‹d›}"),
    Refusal("emphasis", "a: 👉*b👈 c*\nd: e", .alias, tree: "{a: ?, d: ‹e›}"),
    Refusal("aliases in flow", "a: [👉*b👈, 👉*c👈]", .alias, .alias, tree: "{a: [?, ?]}"),
    Refusal("a merge key", "a:\n  👉<<👈: *b\n  c: d", .mergeKey, tree: "{a: {c: ‹d›}}"),
    Refusal("a merge key in flow", "a: {👉<<👈: *b, c: d}", .mergeKey, tree: "{a: {c: ‹d›}}"),
    Refusal("a merge of several", "👉<<👈: [*a, *b]\nc: d", .mergeKey, tree: "{c: ‹d›}"),
    Refusal("a tag", "a: 👉!!str👈 b", .tag, tree: "{a: ‹b›}"),
    Refusal("tag and anchor", "a: 👉!b👈 👉&c👈 d", .tag, .anchor, tree: "{a: ‹d›}"),
  ]

  static let documents = [
    Refusal("a directive", "👉%YAML 1.2👈\n---\na: b", .directive, tree: "{a: ‹b›}"),
    Refusal("a late directive", "a: b\n👉%TAG ! x👈 \nc: d", .directive, tree: "{a: ‹b›, c: ‹d›}"),
    Refusal("two documents", "a: b\n👉---👈\nc: d", .severalDocuments, tree: "{a: ‹b›}"),
    Refusal("text after the end", "a: b\n...\n👉c👈: d", .severalDocuments, tree: "{a: ‹b›}"),
    Refusal("a document after the end", "a: b\n...\n👉---👈\nc", .severalDocuments),
    Refusal(
      "a mapping on the marker's line", "--- 👉a👈: b\nc: d", .documentLine, tree: "{a: ‹b›, c: ‹d›}"),
    Refusal("a flow mapping on the marker's line", "--- 👉{👈a: b}", .documentLine, tree: "{a: ‹b›}"),
    Refusal("text on the end's line", "a: b\n... 👉c👈", .severalDocuments),
    Refusal("text after a root that is complete", "[a]\n👉b👈: c", .unexpectedText, tree: "[‹a›]"),
  ]

  static let keys = [
    Refusal("an explicit key", "👉?👈 a\n: b\nc: d", .explicitKey, tree: "{c: ‹d›}"),
    Refusal(
      "an explicit key in flow", "{👉?👈 a: b, c: d}", .explicitKey, tree: "{a: ‹b›, c: ‹d›}",
      fixed: "{a: b, c: d}"),
    Refusal("a sequence as a key", "👉[a]👈: b\nc: d", .nonScalarKey, tree: "{c: ‹d›}"),
    Refusal(
      "a mapping as a key", "a:\n  👉{b: c}👈: d\n  e: f", .nonScalarKey, tree: "{a: {e: ‹f›}}"),
    Refusal("a collection as a key in flow", "{👉[a]👈: b, c: d}", .nonScalarKey, tree: "{c: ‹d›}"),
    Refusal("a key twice", "a: b\nc: d\n👉\"a\"👈: e", .duplicateKey, tree: "{a: ‹b›, c: ‹d›}"),
    Refusal(
      "a key twice in flow", "{a: b, 👉'a'👈: c, d: e}", .duplicateKey, tree: "{a: ‹b›, d: ‹e›}"),
    Refusal(
      "a key three times", "a: b\n👉a👈: c\n👉\"\\x61\"👈: d", .duplicateKey, .duplicateKey,
      tree: "{a: ‹b›}"),
    Refusal(
      "the tenth key again", (0..<10).map { "k\($0): v\n" }.joined() + "👉k9👈: w", .duplicateKey),
    Refusal("no key", "👉:👈 a\nb: c", .missingKey, tree: "{b: ‹c›}"),
    Refusal("no key in flow", "{👉:👈 a, b: c}", .missingKey, tree: "{b: ‹c›}"),
    Refusal("a long key", "👉" + String(repeating: "a", count: 1025) + "👈: b", .keyTooLong),
    Refusal("a key over two lines", "{👉\"a\n b\"👈: c}", .multiLineKey, tree: "{a b: ‹c›}"),
    Refusal("a block key over two lines", "👉'a\n b'👈: c\nd: e", .multiLineKey),
    Refusal("a colon on the next line", "{👉a👈\n : b}", .multiLineKey, tree: "{a: ‹b›}"),
    Refusal("a joiner in a name", "a👉\u{200D}👈b: c", .invisibleCharacter, fixed: "ab: c"),
  ]

  static let values = [
    Refusal("a key alone", "👉a👈:\nb: c", .missingValue, tree: "{a: ?, b: ‹c›}"),
    Refusal("a key alone at the end", "a:\n  👉b👈:  # c", .missingValue, tree: "{a: {b: ?}}"),
    Refusal("a word in a flow mapping", "{👉a👈, b: c}", .missingValue, tree: "{b: ‹c›}"),
    Refusal("a colon alone in flow", "{👉a👈:, b: c}", .missingValue, tree: "{a: ?, b: ‹c›}"),
    Refusal("an empty item", "- a\n👉-👈\n- b", .missingValue, tree: "[‹a›, ?, ‹b›]"),
    Refusal("an empty flow item", "[a, 👉,👈 b]", .missingValue, tree: "[‹a›, ‹b›]"),
    Refusal("a comma alone", "{👉,👈}", .missingValue, tree: "{}"),
    Refusal(
      "no blank in flow", "{👉a:b👈, c: d}", .missingBlank, tree: "{a: ‹b›, c: ‹d›}",
      fixed: "{a: b, c: d}"),
    Refusal(
      "no blank in block", "a: b\n👉c:d👈", .missingBlank, tree: "{a: ‹b›, c: ‹d›}",
      fixed: "a: b\nc: d"),
    Refusal(
      "no blank in the first line", "👉a:b👈\nc: d", .missingBlank, tree: "{a: ‹b›, c: ‹d›}",
      fixed: "a: b\nc: d"),
    Refusal(
      "no blank behind a quoted key", "\"a\"👉:👈b", .missingBlank, tree: "{a: ‹b›}",
      fixed: "\"a\": b"),
    Refusal(
      "no blank behind a dash", "- a\n👉-b👈\n- c", .missingBlank, tree: "[‹a›, ?, ‹c›]",
      fixed: "- a\n- b\n- c"),
    Refusal(
      "no colon", "a: b\n👉c d👈\ne: f", .missingColon, tree: "{a: ‹b›, e: ‹f›}",
      fixed: "a: b\nc: d\ne: f"),
    Refusal("a word alone", "a: b\n👉c👈\ne: f", .missingColon, tree: "{a: ‹b›, e: ‹f›}"),
    Refusal("no colon in the first line", "👉a👈\nb: c", .missingColon, tree: "{b: ‹c›}"),
    Refusal(
      "no colon before a mapping", "👉a👈\n  b: c\nd: e", .missingColon,
      tree: "{a: {b: ‹c›}, d: ‹e›}", fixed: "a:\n  b: c\nd: e"),
    Refusal(
      "no colon before a sequence", "a: b\n👉c👈\n  - d", .missingColon, tree: "{a: ‹b›, c: [‹d›]}",
      fixed: "a: b\nc:\n  - d"),
    Refusal(
      "no colon before items", "a: b\n👉c👈\n- d\ne: f", .missingColon,
      tree: "{a: ‹b›, c: [‹d›], e: ‹f›}", fixed: "a: b\nc:\n- d\ne: f"),
    Refusal(
      "a second colon", "a: 👉b: c👈\nd: e", .colonInValue, tree: "{a: ?, d: ‹e›}",
      fixed: "a: {b: c}\nd: e"),
    Refusal("a second colon in flow", "{a: 👉b👈: c, d: e}", .colonInValue, tree: "{a: ?, d: ‹e›}"),
    Refusal("a second colon before quotes", "a: 👉b: \"c\"👈", .colonInValue),
    Refusal(
      "a sequence on its key's line", "a: 👉-👈 b\n  - c\nd: e", .sequenceOnKeyLine,
      tree: "{a: ?, d: ‹e›}"),
    Refusal(
      "text behind a quoted value", "a: \"b\" 👉c👈\nd: e", .unexpectedText, tree: "{a: ‹b›, d: ‹e›}"),
    Refusal(
      "text behind a flow collection", "a: [b] 👉c👈\nd: e", .unexpectedText,
      tree: "{a: [‹b›], d: ‹e›}"),
    Refusal(
      "a bracket that closes nothing", "a: [b]👉]👈\nc: d", .unexpectedText,
      tree: "{a: [‹b›], c: ‹d›}"),
    Refusal(
      "reserved", "a: 👉@b c👈 # d", .reservedCharacter, tree: "{a: ?}", fixed: "a: \"@b c\" # d"
    ),
    Refusal("a backtick", "a: 👉`b`👈", .reservedCharacter, fixed: "a: \"`b`\""),
    Refusal("a percent sign first", "a: 👉%b👈", .reservedCharacter, fixed: "a: \"%b\""),
    Refusal("a comma first", "a: 👉,b👈", .reservedCharacter, fixed: "a: \",b\""),
    Refusal(
      "a block header in flow", "a: [👉|👈, 👉>b👈]", .reservedCharacter, .reservedCharacter,
      fixed: "a: [\"|\", \">b\"]"),
    Refusal(
      "no blank in the only line", "a:\n  👉b:c👈\nd: e", .missingBlank,
      tree: "{a: {b: ‹c›}, d: ‹e›}", fixed: "a:\n  b: c\nd: e"),
    Refusal(
      "an assignment in the only line", "a:\n  👉b = c👈", .missingColon, tree: "{a: {b: ‹c›}}",
      fixed: "a:\n  b: c"),
    Refusal(
      "an assignment of a collection", "a: b\n👉c = {👈d: e}", .missingColon,
      tree: "{a: ‹b›, c: {d: ‹e›}}", fixed: "a: b\nc: {d: e}"),
    Refusal(
      "no colon before a brace", "👉a {👈\n  b: c}\nd: e", .missingColon,
      tree: "{a: {b: ‹c›}, d: ‹e›}", fixed: "a: {\n  b: c}\nd: e"),
    Refusal(
      "no colon before a flow mapping", "- 👉a {👈b: c}", .missingColon, tree: "[{a: {b: ‹c›}}]",
      fixed: "- a: {b: c}"),
    Refusal(
      "no blank before a flow sequence", "👉a:[👈b]", .missingBlank, tree: "{a: [‹b›]}",
      fixed: "a: [b]"),
    Refusal(
      "a no-break space behind a colon", "👉a:\u{A0}b👈\nc: d", .missingBlank,
      tree: "{a: ‹b›, c: ‹d›}", fixed: "a: b\nc: d"),
    Refusal(
      "a no-break space before a brace", "👉a:\u{A0}{👈b: c}", .missingBlank, tree: "{a: {b: ‹c›}}",
      fixed: "a: {b: c}"),
    Refusal(
      "a fullwidth colon", "👉a：b👈\nc: {👉d： e👈}", .missingColon, .missingColon,
      tree: "{a: ‹b›, c: {d: ‹e›}}", fixed: "a: b\nc: {d: e}"),
    Refusal(
      "a fullwidth colon before a block", "👉a：👈\n  b: c", .missingColon, tree: "{a: {b: ‹c›}}",
      fixed: "a:\n  b: c"),
    Refusal(
      "a question mark", "a: 👉?👈\nb: {c: 👉?👈}", .explicitKey, .explicitKey,
      tree: "{a: ?, b: {c: ?}}", fixed: "a: \"?\"\nb: {c: \"?\"}"),
    Refusal("a mapping in parentheses", "a: 👉(b: c)👈", .colonInValue, tree: "{a: ?}"),
    Refusal(
      "foreign comments", "a: b\n👉/* c */👈\n👉// d👈", .missingColon, .missingColon, tree: "{a: ‹b›}",
      fixed: "a: b\n# c\n# d"),
  ]

  static let lines = [
    Refusal(
      "a plain scalar over lines", "a: 👉b\n  c\n  d👈\ne: f", .multiLineText,
      tree: "{a: ?, e: ‹f›}"),
    Refusal("a plain root over lines", "👉a\nb👈", .multiLineText, tree: "?"),
    Refusal("a plain item over lines", "- 👉a\n b👈\n- c", .multiLineText, tree: "[?, ‹c›]"),
    Refusal(
      "a plain scalar over lines in flow", "[👉a\n b👈, c]", .multiLineText, tree: "[?, ‹c›]"),
    Refusal(
      "an outdented bracket", "a: [\n  b\n👉]👈\nc: d", .continuationIndentation,
      tree: "{a: [‹b›], c: ‹d›}"),
    Refusal(
      "an outdented pair", "a: {\n👉b: c,👈\nd: e\n}\nf: g", .continuationIndentation,
      tree: "{a: {b: ‹c›, d: ‹e›}, f: ‹g›}"),
    Refusal(
      "an outdented item in depth", "a:\n  b: [c,\n  👉d]👈\n  e: f", .continuationIndentation,
      tree: "{a: {b: [‹c›, ‹d›], e: ‹f›}}"),
    Refusal(
      "an outdented quoted line", "a: \"b\n👉c\"👈\nd: e", .continuationIndentation,
      tree: "{a: ‹b c›, d: ‹e›}"),
    Refusal("a tab in the indentation", "a:\n👉\t👈b: c", .tab, tree: "{a: {b: ‹c›}}"),
    Refusal("a tab behind a colon", "a:👉\t👈b", .tab, tree: "{a: ‹b›}", fixed: "a: b"),
    Refusal("a tab behind a dash", "-👉\t👈a", .tab, tree: "[‹a›]", fixed: "- a"),
    Refusal("a tab in a plain scalar", "a: b👉\t👈c", .tab, fixed: "a: b c"),
    Refusal("a tab at the end", "a: b👉 \t👈\nc: d", .tab, fixed: "a: b\nc: d"),
    Refusal("a tab before a comment", "a: b👉\t👈# c", .tab, fixed: "a: b # c"),
    Refusal("a tab in an empty line", "a: b\n👉\t👈\nc: d", .tab),
    Refusal("a tab in flow", "[a,👉\t👈b]", .tab, fixed: "[a, b]"),
    Refusal("a tab before block text", "a: |\n👉\t👈b\nc: d", .tab),
    Refusal(
      "a no-break space in the indentation", "a:\n👉\u{A0}\u{A0}👈b: c\n  d: e", .invisibleCharacter,
      tree: "{a: {b: ‹c›, d: ‹e›}}", fixed: "a:\n  b: c\n  d: e"),
    Refusal(
      "a wide space before a dash", "a:\n 👉\u{3000}👈- b", .invisibleCharacter, tree: "{a: [‹b›]}",
      fixed: "a:\n  - b"),
    Refusal("a tab before a closing brace", "a: {\n  b: c\n👉\t👈}", .tab, tree: "{a: {b: ‹c›}}"),
    Refusal("a tab before text", "a: b\n👉\t👈c", .tab, tree: "{a: ?}"),
  ]

  static let comments = [
    Refusal(
      "a hash behind a colon", "a: 👉#fff👈\nb: c", .ambiguousComment, tree: "{a: ?, b: ‹c›}",
      fixed: "a: \"#fff\"\nb: c"),
    Refusal("a hash behind a word", "a: Room 👉#5👈", .ambiguousComment, tree: "{a: ?}"),
    Refusal("a hash behind quotes", "a: \"b\" 👉#c👈", .ambiguousComment, tree: "{a: ‹b›}"),
    Refusal("a hash right behind quotes", "a: \"b\"👉#👈 c", .ambiguousComment, tree: "{a: ‹b›}"),
    Refusal("a hash at the line's end", "a: b 👉#👈", .ambiguousComment),
    Refusal(
      "hashes in flow", "[👉#a👈, 👉#b👈]", .ambiguousComment, .ambiguousComment, tree: "[?, ?]"),
    Refusal("a hash behind a dash", "- 👉#a👈", .ambiguousComment, tree: "[?]"),
    Refusal("a hash behind a block header", "a: | 👉#b👈\n  c", .ambiguousComment, tree: "{a: ?}"),
    Refusal(
      "a comment above a mapping", "a: 👉#b c👈\n  d: e", .ambiguousComment, tree: "{a: {d: ‹e›}}",
      fixed: "a: # b c\n  d: e"),
    Refusal(
      "a comment above a sequence", "a: 👉#b👈\n# c\n\n- d", .ambiguousComment, tree: "{a: [‹d›]}",
      fixed: "a: # b\n# c\n\n- d"),
    Refusal(
      "a comment above an item", "- 👉#a👈\n  b\n- c", .ambiguousComment, tree: "[‹b›, ‹c›]",
      fixed: "- # a\n  b\n- c"),
    Refusal(
      "comments in flow", "{👉#a👈\n b: c, 👉#d👈\n e: 👉#f👈\n [g]}", .ambiguousComment,
      .ambiguousComment, .ambiguousComment, tree: "{b: ‹c›, e: [‹g›]}",
      fixed: "{ # a\n b: c, # d\n e: # f\n [g]}"),
    Refusal(
      "a hash before the next pair", "{a: 👉#b👈,\n c: d}", .ambiguousComment,
      tree: "{a: ?, c: ‹d›}"),
    Refusal(
      "a hash behind quotes in flow", "{a: \"b\" 👉#c👈\n , d: e}", .ambiguousComment,
      tree: "{a: ‹b›, d: ‹e›}"),
  ]

  static let flows = [
    Refusal("a pair in a sequence", "a: [👉b:👈 c, d]", .pairInSequence, tree: "{a: ?}"),
    Refusal(
      "no comma", "a: [\"b\" 👉c👈, d]", .missingComma, tree: "{a: [‹b›, ‹c›, ‹d›]}",
      fixed: "a: [\"b\", c, d]"),
    Refusal(
      "no comma between lines", "{a: 'b'\n👉c👈: d}", .missingComma, tree: "{a: ‹b›, c: ‹d›}",
      fixed: "{a: 'b',\nc: d}"),
    Refusal(
      "no colon before a flow collection", "{👉a {👈b: c}, d: e}", .missingColon,
      tree: "{a: {b: ‹c›}, d: ‹e›}", fixed: "{a: {b: c}, d: e}"),
    Refusal("dashes in flow", "[👉-👈 a, b]", .unexpectedText, tree: "[?, ‹b›]"),
    Refusal(
      "no bracket", "a: 👉[👈b, c\nd: e", .unclosedBracket, tree: "{a: [‹b›, ‹c›], d: ‹e›}",
      fixed: "a: [b, c]\nd: e"),
    Refusal(
      "no bracket at the end", "a: 👉{👈b: c", .unclosedBracket, tree: "{a: {b: ‹c›}}",
      fixed: "a: {b: c}"),
    Refusal(
      "no brackets", "a: [b, 👉{👈c: d # e\nf: g", .unclosedBracket,
      tree: "{a: [‹b›, {c: ‹d›}], f: ‹g›}", fixed: "a: [b, {c: d}] # e\nf: g"),
    Refusal(
      "no bracket twice", "a: 👉[👈b\nc: 👉{👈d: e\nf: g", .unclosedBracket, .unclosedBracket,
      fixed: "a: [b]\nc: {d: e}\nf: g"),
    Refusal("no bracket before a marker", "a: 👉[👈b,\n...", .unclosedBracket, fixed: "a: [b,]\n..."),
    Refusal(
      "the wrong bracket", "a: 👉[👈b}\nc: d", .unclosedBracket, tree: "{a: [‹b›], c: ‹d›}",
      fixed: "a: [b]\nc: d"),
    Refusal(
      "no bracket before an entry with brackets", "a: 👉{👈b: c\nd: {e: f}", .unclosedBracket,
      tree: "{a: {b: ‹c›}, d: {e: ‹f›}}", fixed: "a: {b: c}\nd: {e: f}"),
    Refusal(
      "a bracket too many", "a: {b: [c]👉]👈}\nd: e", .unexpectedText,
      tree: "{a: {b: [‹c›]}, d: ‹e›}"),
    Refusal(
      "no bracket inside", "a: [👉{👈b: c]\nd: e", .unclosedBracket, tree: "{a: [{b: ‹c›}], d: ‹e›}",
      fixed: "a: [{b: c}]\nd: e"),
    Refusal(
      "no colons in flow", "{👉a b👈}", .missingColon, tree: "{a: ‹b›}", fixed: "{a: b}"),
    Refusal(
      "assignments in flow", "{👉a=1👈, 👉b = c👈, 👉d {👈e: f}}", .missingColon, .missingColon,
      .missingColon, tree: "{a: ‹1›, b: ‹c›, d: {e: ‹f›}}", fixed: "{a: 1, b: c, d: {e: f}}"),
    Refusal(
      "a comma in a text", "{a: Really, 👉not now👈, b: c}", .missingColon,
      tree: "{a: ‹Really›, b: ‹c›}"),
    Refusal(
      "no comma between pairs", "{a: 1 👉b👈: c 👉d👈: e, f: g}", .missingComma, .missingComma,
      tree: "{a: ‹1›, b: ‹c›, d: ‹e›, f: ‹g›}", fixed: "{a: 1, b: c, d: e, f: g}"),
    Refusal(
      "a semicolon between pairs", "{a: b; 👉c👈: d}", .missingComma, tree: "{a: ‹b›, c: ‹d›}",
      fixed: "{a: b, c: d}"),
    Refusal(
      "a text before a second colon", "{a: Please 👉note👈: b, c: d}", .missingComma,
      tree: "{a: ?, c: ‹d›}"),
    Refusal(
      "brackets in texts", "{a: 👉Price [EUR] now👈, b: 👉c {d}👈}", .unexpectedText, .unexpectedText,
      tree: "{a: ?, b: ?}", fixed: "{a: \"Price [EUR] now\", b: \"c {d}\"}"),
    Refusal("an index", "{a: 👉b[0]👈, c: d}", .unexpectedText, tree: "{a: ?, c: ‹d›}"),
    Refusal(
      "brackets in an item", "[👉a[0]👈, b]", .unexpectedText, tree: "[?, ‹b›]"),
    Refusal(
      "a second text in a pair", "{a: 'b' 👉'c'👈, d: e}", .unexpectedText, tree: "{a: ‹b›, d: ‹e›}"),
    Refusal("no bracket and nothing in it", "{a: 👉[👈}", .unclosedBracket, tree: "{a: ?}"),
    Refusal("block text in flow", "{a: 👉|👈\n b\n}", .reservedCharacter, tree: "{a: ?}"),
  ]

  static let quotes = [
    Refusal(
      "no quote", "a: 👉\"b👈\nc: d", .unclosedQuote, tree: "{a: ?, c: ‹d›}",
      fixed: "a: \"b\"\nc: d"),
    Refusal(
      "no quote before deeper lines", "a: 👉'b👈\n  c: d\ne: f", .unclosedQuote,
      tree: "{a: ?, e: ‹f›}"),
    Refusal(
      "no quote at the end", "a: b\nc: 👉\"d👈", .unclosedQuote, tree: "{a: ‹b›, c: ?}",
      fixed: "a: b\nc: \"d\""),
    Refusal(
      "no quote in flow", "a: [b, 👉'c]👈\nd: e", .unclosedQuote, tree: "{a: [‹b›, ?], d: ‹e›}"),
    Refusal("an unknown escape", "a: \"👉\\q👈 👉\\ü👈\"", .unknownEscape, .unknownEscape),
    Refusal(
      "short escapes", "a: \"👉\\x4👈 👉\\u12👈 👉\\U0001F6👈\"", .unknownEscape, .unknownEscape,
      .unknownEscape),
    Refusal("an escape beyond Unicode", "a: \"👉\\U00110000👈\"", .unknownEscape),
    Refusal(
      "a surrogate pair", "a: \"👉\\uD83D\\uDED2👈\"", .surrogateEscape, fixed: "a: \"\\U0001F6D2\""),
    Refusal("half a pair", "a: \"👉\\uD83D👈 👉\\uDED2👈\"", .surrogateEscape, .surrogateEscape),
    Refusal(
      "an apostrophe in single quotes", "a: 👉'b'c d'👈\ne: f", .unexpectedText,
      tree: "{a: ?, e: ‹f›}", fixed: "a: \"b'c d\"\ne: f"),
    Refusal(
      "apostrophes in flow", "{a: 👉'b'c, d'e?'👈, f: 👉'g'h'👈}", .unexpectedText, .unexpectedText,
      tree: "{a: ?, f: ?}", fixed: "{a: \"b'c, d'e?\", f: \"g'h\"}"),
    Refusal(
      "double quotes in double quotes", "a: 👉\"b \"c\"\"👈 # d", .unexpectedText, tree: "{a: ?}",
      fixed: "a: \"b \\\"c\\\"\" # d"),
    Refusal(
      "double quotes with a comma", "{a: 👉\"b \"c\", d\"👈, e: f}", .unexpectedText,
      tree: "{a: ?, e: ‹f›}", fixed: "{a: \"b \\\"c\\\", d\", e: f}"),
    Refusal(
      "one double quote inside", "{a: 👉\"5\"long\"👈, b: c}", .unexpectedText,
      tree: "{a: ?, b: ‹c›}"),
    Refusal(
      "an apostrophe and no end", "a: 👉'b'c d👈\ne: f", .unexpectedText, tree: "{a: ?, e: ‹f›}"),
    Refusal(
      "no quote before a quoted value", "a: 👉'b👈\n  c: 'd'\ne: f", .unclosedQuote,
      tree: "{a: ?, e: ‹f›}"),
    Refusal(
      "no quote before lines of text", "a: 👉\"b👈\nc\nd e\n\nf\ng: h", .unclosedQuote,
      tree: "{a: ?, g: ‹h›}"),
    Refusal(
      "no quote before the next pair", "{a: 👉'b👈,\n c: 'd'}", .unclosedQuote,
      tree: "{a: ?, c: ‹d›}"),
  ]

  static let blocks = [
    Refusal("text on the header's line", "a: | 👉b👈\n  c", .blockHeader, tree: "{a: ?}"),
    Refusal(
      "text right behind the header", "a: 👉>b👈\n  c\nd: e", .blockHeader, tree: "{a: ?, d: ‹e›}"
    ),
    Refusal("no indentation", "a: 👉|0👈\n  b", .blockHeader, tree: "{a: ?}"),
    Refusal("two digits", "a: 👉|12👈 # b\n  c", .blockHeader, tree: "{a: ?}"),
    Refusal("two signs", "a: 👉|+-👈\n  b", .blockHeader, tree: "{a: ?}"),
    Refusal(
      "a shallow line", "a: |\n    b\n  👉c👈\nd: e", .blockIndentation, tree: "{a: ?, d: ‹e›}"
    ),
    Refusal(
      "a deep blank line", "a: |\n👉    👈\n  b\nc: d", .blockIndentation, fixed: "a: |\n\n  b\nc: d"),
    Refusal(
      "text that is not indented", "a:\n  b: |\n  👉c d👈\n\n  e\n  f: g", .blockIndentation,
      tree: "{a: {b: ?, f: ‹g›}}"),
    Refusal(
      "kept text that is not indented", "a: >+\n\n👉b👈\nc", .blockIndentation, tree: "{a: ?}"),
    Refusal("no text before a comment", "a: |\n# b\nc: d", tree: "{a: ‹›, c: ‹d›}"),
  ]

  static let indentation = [
    Refusal(
      "deeper than its mapping", "a:\n  b: c\n   👉d👈: e\n   f: g\n  h: i", .indentation,
      tree: "{a: {b: ‹c›, d: ‹e›, f: ‹g›, h: ‹i›}}"),
    Refusal(
      "between two levels", "a:\n    b: c\n  👉d👈: e\n  f: g\nh: i", .indentation,
      tree: "{a: {b: ‹c›, d: ‹e›, f: ‹g›}, h: ‹i›}"),
    Refusal(
      "an item deeper than its sequence", "- a\n  👉-👈 b\n- c", .indentation, tree: "[‹a›, ‹b›, ‹c›]"
    ),
    Refusal(
      "an item deeper than the others", "- 'a'\n  👉-👈 b\n- c", .indentation, tree: "[‹a›, ‹b›, ‹c›]"
    ),
    Refusal("deeper than a complete value", "a: \"b\"\n  👉c👈: d\ne: f", .indentation),
    Refusal(
      "an item among entries", "a: b\n👉-👈 c\nd: e", .mixedCollection, tree: "{a: ‹b›, d: ‹e›}"),
    Refusal(
      "an entry among items", "a:\n  - b\n  👉c👈: d\n  - e", .mixedCollection,
      tree: "{a: [‹b›, ‹e›]}"),
  ]
}

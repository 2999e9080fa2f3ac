extension DiagnosticID {
  /// Pages of the YAML subset's diagnostics, sorted by id.
  static let syntaxPages: [DiagnosticID: DiagnosticPage] = [
    .alias: DiagnosticPage(
      what: "A value begins with `*`, which YAML reads as an alias.",
      why: """
        A spec has no anchors and aliases: what screens share stands in a style, where a reader finds \
        it by name and where it merges key by key.
        """,
      wrong: "pop: *shared",
      right: "use: shared"),
    .ambiguousComment: DiagnosticPage(
      what: "A `#` behind a value or a colon is not followed by a blank, or not preceded by one.",
      why: """
        YAML would read the rest of the line as a comment, so that `background: #fff` were empty and \
        `Room #5` were cut short. A comment behind a value is written with a blank on both sides.
        """,
      wrong: "background: #ffffff",
      right: "background: \"#ffffff\"   # white"),
    .anchor: DiagnosticPage(
      what: "A value begins with `&`, which YAML reads as an anchor.",
      why: """
        A spec has no anchors and aliases: what screens share stands in a style, where a reader finds \
        it by name and where it merges key by key.
        """,
      wrong: "pop: &shared {gesture: edge}",
      right: "styles:\n  shared:\n    pop: {gesture: edge}"),
    .bidirectionalCharacter: DiagnosticPage(
      what: "The file has a character that changes the direction of the text around it.",
      why: "With such a character a line reads other than it is, and nobody sees it.",
      wrong: "title: Shop<U+202E>",
      right: "title: \"Shop\\u202E\""),
    .blockHeader: DiagnosticPage(
      what: "The indicators after `|` or `>` mean nothing, or text follows on their line.",
      why: """
        After `|` or `>` may stand one digit from 1 to 9 (how deep the text is indented), and `-` or \
        `+` (drop or keep the line ends after it). The text begins on the next line.
        """,
      wrong: "message: | Your changes are lost.",
      right: "message: |\n  Your changes are lost."),
    .blockIndentation: DiagnosticPage(
      what: """
        The text after `|` or `>` is not indented deeper than its key, a line of it less than the first, \
        or a blank line more.
        """,
      why: """
        The first line with text tells how deep the text is indented; what another line's spaces mean \
        would be a guess. Where the first line shall begin with spaces, say the indentation: `|2`.
        """,
      wrong: "message: |\n    Your changes\n  are lost.",
      right: "message: |\n  Your changes\n  are lost."),
    .byteOrderMark: DiagnosticPage(
      what: "The file has a byte order mark, U+FEFF, that is not its first character.",
      why: "It cannot be seen, and makes a name another name. It often comes from joining files.",
      wrong: "name: <U+FEFF>Shop",
      right: "name: Shop"),
    .carriageReturn: DiagnosticPage(
      what: "The file has a carriage return that no line feed follows.",
      why: "Editors disagree whether it ends a line. Lines end with LF or CR LF.",
      wrong: "tint: white<CR>shadow: none",
      right: "tint: white\nshadow: none"),
    .colonInValue: DiagnosticPage(
      what: "A value on the line of its key has a `: ` in it.",
      why: """
        It could be a text with a colon or a second key. A text is quoted; a mapping on one line is \
        written in braces.
        """,
      wrong: "title: Note: unsaved",
      right: "title: \"Note: unsaved\""),
    .continuationIndentation: DiagnosticPage(
      what:
        "A further line of a flow collection or of a quoted text is not indented deeper than its key.",
      why:
        "YAML wants it so, closing brackets included: only then is it plain where the value ends.",
      wrong: "exclude: [\n  MapView,\n]",
      right: "exclude: [\n  MapView,\n  ]"),
    .controlCharacter: DiagnosticPage(
      what: "The file has a control character, such as NUL.",
      why: "YAML forbids them: they cannot be seen, and tools disagree about them.",
      wrong: "name: Shop<U+0000>",
      right: "name: Shop"),
    .directive: DiagnosticPage(
      what: "A line begins with `%`, which YAML reads as a directive.",
      why: "A spec needs none: its version stands in `navgen`, and it has no tags.",
      wrong: "%YAML 1.2\n---\nnavgen: 1",
      right: "navgen: 1"),
    .documentLine: DiagnosticPage(
      what: "Something follows `---` on its line.",
      why: "Entries begin on a line of their own, so that their indentation can be seen.",
      wrong: "--- {navgen: 1}",
      right: "---\nnavgen: 1"),
    .duplicateKey: DiagnosticPage(
      what: "A mapping has one key twice.",
      why: "Which of the two were meant would be a guess.",
      wrong: "bar:\n  tint: white\n  tint: label",
      right: "bar:\n  tint: label"),
    .explicitKey: DiagnosticPage(
      what: "A key is written with `? ` before it, or a `?` stands alone as a value.",
      why: """
        YAML has this form for keys that are collections, which a spec has none of. In quotes a `?` is \
        text.
        """,
      wrong: "? navgen\n: 1",
      right: "navgen: 1"),
    .fileTooLarge: DiagnosticPage(
      what: "The file has more than 64 MiB.",
      why: "No spec written by hand is near that; a file this large is another one by mistake.",
      wrong: "navgen lint recording.nav",
      right: "navgen lint shop.nav"),
    .indentation: DiagnosticPage(
      what: "A line's indentation is none of those of the lines around it.",
      why:
        "The entries of one mapping begin at one column; to which a stray one belongs would be a guess.",
      wrong: "bar:\n  tint: white\n   shadow: none",
      right: "bar:\n  tint: white\n  shadow: none"),
    .invalidUTF8: DiagnosticPage(
      what: "The file is not UTF-8.",
      why: "In any other encoding the same bytes are other characters. Save the file as UTF-8.",
      wrong: "title: Caf<E9>",
      right: "title: Café"),
    .invisibleCharacter: DiagnosticPage(
      what: """
        The file has a character that cannot be seen, a name has a joiner, U+200C or U+200D, or the \
        indentation a no-break space.
        """,
      why: """
        Two names that look the same would be two. Joiners are needed in Persian text and in emoji, \
        so they are refused in names alone.
        """,
      wrong: "pro<U+200B>duct: {}",
      right: "product: {}"),
    .keyTooLong: DiagnosticPage(
      what: "A key has more than 1,024 characters.",
      why: "YAML allows no longer ones. Most often a quote is missing.",
      wrong: "aaaa…: 1",
      right: "a: 1"),
    .lineSeparator: DiagnosticPage(
      what: "The file has U+0085, U+2028 or U+2029.",
      why:
        "Some tools take it for the end of a line and some do not, so they read two different files.",
      wrong: "title: Shop<U+2028>now",
      right: "title: \"Shop\\Lnow\""),
    .mergeKey: DiagnosticPage(
      what: "A mapping has the key `<<`.",
      why: "YAML 1.2 has no merge key. What screens share stands in a style, and they `use` it.",
      wrong: "product:\n  <<: *immersive",
      right: "product:\n  use: immersive"),
    .missingBlank: DiagnosticPage(
      what: "No blank stands between the `:` of a key and its value.",
      why:
        "YAML reads `fade:none` as one word, since a text such as `12:30` may have a colon in it.",
      wrong: "use: plain\nfade:none",
      right: "use: plain\nfade: none"),
    .missingColon: DiagnosticPage(
      what: "An entry of a mapping has no `:`.",
      why: "An entry is a key, a colon, a blank and a value.",
      wrong: "bar:\n  hidden true\n  tint: white",
      right: "bar:\n  hidden: true\n  tint: white"),
    .missingComma: DiagnosticPage(
      what: "Two items of a flow collection have no comma between them.",
      why: "Items are parted by commas, on lines of their own too.",
      wrong: "{light: \"white\" dark: \"black\"}",
      right: "{light: \"white\", dark: \"black\"}"),
    .missingKey: DiagnosticPage(
      what: "A `:` has no key before it.",
      why: "An entry is a key, a colon, a blank and a value.",
      wrong: "bar: {: white}",
      right: "bar: {tint: white}"),
    .missingValue: DiagnosticPage(
      what: "A key has no value, or an item of a sequence is empty.",
      why: """
        YAML would read nothing as null, which means something else in every tool. A key left out \
        keeps its default; a group or a color that a screen shall not have is often `none`.
        """,
      wrong: "bar: {tint}",
      right: "bar: {tint: white}"),
    .mixedCollection: DiagnosticPage(
      what: "Items with `- ` and entries with `key: ` stand at one column.",
      why: "A value is a sequence or a mapping, never both.",
      wrong: "exclude:\n  - MapView\n  gesture: edge",
      right: "exclude:\n  - MapView\ngesture: edge"),
    .multiLineKey: DiagnosticPage(
      what: "A key goes over several lines, or its `:` stands on the next line.",
      why: "YAML allows keys on one line only.",
      wrong: "{tint\n  : white}",
      right: "{tint: white}"),
    .multiLineText: DiagnosticPage(
      what: "A text without quotes goes over several lines.",
      why: """
        A line that only lacks its colon would become text without a word. In quotes, or after `>` or \
        `|`, a text may go over as many lines as it likes.
        """,
      wrong: "message: Your changes\n  are lost.",
      right: "message: >\n  Your changes\n  are lost."),
    .nestingTooDeep: DiagnosticPage(
      what: "More than 64 collections stand one in another.",
      why: "No spec needs a tenth of that; the limit keeps a broken file from being read for ever.",
      wrong: "a: [[[[…]]]]",
      right: "a: [b]"),
    .nonScalarKey: DiagnosticPage(
      what: "A key is a sequence or a mapping.",
      why: "Every key of a spec is a name or a text.",
      wrong: "{light: white, dark: black}: label",
      right: "tint: {light: white, dark: black}"),
    .pairInSequence: DiagnosticPage(
      what: "A flow sequence has a `key: value` in it.",
      why: "YAML reads it as a mapping of one entry; the braces say so.",
      wrong: "[step: 0.5]",
      right: "[{step: 0.5}]"),
    .reservedCharacter: DiagnosticPage(
      what: "A text without quotes begins with a character that YAML keeps for itself.",
      why: "YAML parsers refuse it, or read something else. In quotes it is text.",
      wrong: "title: @home",
      right: "title: \"@home\""),
    .sequenceOnKeyLine: DiagnosticPage(
      what: "An item with `- ` stands on the line of its key.",
      why: "Items begin on lines of their own; on one line a sequence is written in brackets.",
      wrong: "exclude: - MapView",
      right: "exclude: [MapView]"),
    .severalDocuments: DiagnosticPage(
      what: "The file has a second `---`, or something after `...`.",
      why: "A file holds one spec. Another one has a file of its own, which this may `include`.",
      wrong: "navgen: 1\n---\nnavgen: 1",
      right: "navgen: 1"),
    .surrogateEscape: DiagnosticPage(
      what: "An escape names half of a UTF-16 surrogate pair.",
      why:
        "Halves are no characters. `\\U` takes a whole one, and the character itself needs no escape.",
      wrong: #"title: "\uD83D\uDED2""#,
      right: #"title: "\U0001F6D2""#),
    .tab: DiagnosticPage(
      what: "The file has a tab outside quoted texts, block texts and comments.",
      why: "How deep a tab indents depends on the editor, so YAML forbids it there.",
      wrong: "bar:\n<TAB>tint: white",
      right: "bar:\n  tint: white"),
    .tag: DiagnosticPage(
      what: "A value begins with `!`, which YAML reads as a tag.",
      why: "The key tells what type its value has, never the value.",
      wrong: "threshold: !!float 0.5",
      right: "threshold: 0.5"),
    .unclosedBracket: DiagnosticPage(
      what: "A `[` or `{` has no closing bracket before the next entry.",
      why: "Where the collection ends would be a guess.",
      wrong: "exclude: [MapView, UISlider\nvelocity: 800",
      right: "exclude: [MapView, UISlider]\nvelocity: 800"),
    .unclosedQuote: DiagnosticPage(
      what: "A quote has no other half before the next entry.",
      why: "Where the text ends would be a guess.",
      wrong: "title: \"Discard changes?",
      right: "title: \"Discard changes?\""),
    .unexpectedText: DiagnosticPage(
      what: "Something stands behind a value that is complete.",
      why: """
        A quoted text and a flow collection end with their closing quote or bracket. A quote inside a \
        text is written twice in single quotes, and as `\\"` in double quotes.
        """,
      wrong: "title: \"Discard\" changes?",
      right: "title: \"Discard changes?\""),
    .unknownEscape: DiagnosticPage(
      what: "A `\\` in double quotes is followed by something that makes no escape.",
      why:
        "YAML refuses it. A backslash itself is written `\\\\`, and needs none in single quotes.",
      wrong: #"title: "C:\Shop""#,
      right: #"title: 'C:\Shop'"#),
  ]
}

import NavgenDiagnostics

/// What the parser says, sorted by id.
extension Diagnostic {
  static func alias(_ range: SourceRange) -> Diagnostic {
    let message =
      "`\(range.text)` is an alias: share keys through `styles` and `use` instead, "
      + "or quote a text that begins with `*`"
    return Diagnostic(.alias, message, at: range)
  }

  static func anchor(_ range: SourceRange) -> Diagnostic {
    let message =
      "`\(range.text)` is an anchor: share keys through `styles` and `use` instead, "
      + "or quote a text that begins with `&`"
    return Diagnostic(.anchor, message, at: range)
  }

  static func colonInValue(_ range: SourceRange, fixIt: FixIt?) -> Diagnostic {
    let isInParentheses = range.text.hasPrefix("(") && range.text.hasSuffix(")")
    let mapping = isInParentheses ? "{\(range.text.dropFirst().dropLast())}" : "{key: value}"
    let message =
      "a second `: ` in one line: quote the value if it is text, "
      + "or write `\(mapping)` if it is a mapping"
    return Diagnostic(.colonInValue, message, at: range, fixIts: fixIt.map { [$0] } ?? [])
  }

  /// Before: `{threshold: 0,35}`. After: `{threshold: 0.35}`.
  static func decimalComma(_ range: SourceRange, at comma: SourceRange) -> Diagnostic {
    if partsThousands(range.text) {
      return Diagnostic(
        .unexpectedText,
        "a `,` in `\(range.text)` ends the value inside `{…}`: leave it out if it parts thousands, or "
          + "write a `.`", at: range)
    }
    let number = String(range.text.map { $0 == "," ? "." : $0 })
    return Diagnostic(
      .unexpectedText, "a `,` in `\(range.text)` ends the value inside `{…}`: write `\(number)`",
      at: range, fixIts: [.init("write `\(number)`", [.init(comma, ".")])])
  }

  /// Before: `intercept: {button, swipe}`. After: `intercept: [button, swipe]`.
  static func listInBraces(_ range: SourceRange) -> Diagnostic {
    let list = "[\(range.text.dropFirst().dropLast())]"
    return Diagnostic(
      .missingColon, "no `:` in `\(range.text)`: write `\(list)` for a list", at: range,
      fixIts: [.write(list, at: range)])
  }

  static func commaInValue(_ text: String, _ range: SourceRange) -> Diagnostic {
    if let digits = hexadecimal(ofCall: range.text) {
      return Diagnostic(
        .unexpectedText, "a `,` in `\(text)` ends the value inside `{…}`: write `\"#\(digits)\"`",
        at: range, fixIts: [.write("\"#\(digits)\"", at: range)])
    }
    return Diagnostic(
      .unexpectedText, "a `,` in `\(text)` ends the value inside `{…}`: quote the text", at: range,
      fixIts: FixIt.quoting(range).map { [$0] } ?? [])
  }

  static func directive(_ range: SourceRange) -> Diagnostic {
    Diagnostic(
      .directive, "`\(range.text)` is a directive, which a spec has none of: delete the line",
      at: range)
  }

  static func documentLine(_ range: SourceRange) -> Diagnostic {
    Diagnostic(
      .documentLine, "`\(range.text)` stands on the line of `---`: begin the spec on the next line",
      at: range)
  }

  static func duplicateKey(_ range: SourceRange, earlier: SourceRange) -> Diagnostic {
    Diagnostic(
      .duplicateKey, "`\(range.text)` is here for the second time: keep one of the two", at: range,
      notes: [.init("`\(earlier.text)` is here first", at: earlier)])
  }

  static func explicitKey(_ range: SourceRange) -> Diagnostic {
    Diagnostic(.explicitKey, "`? ` before a key: write `key: value`", at: range)
  }

  /// A `?` where a value stands.
  static func questionMark(_ range: SourceRange) -> Diagnostic {
    Diagnostic(
      .explicitKey, "a `?` alone begins a key: write `\"?\"` if it is text", at: range,
      fixIts: [.write("\"?\"", at: range)])
  }

  static func explicitFlowKey(_ range: SourceRange, before key: Int) -> Diagnostic {
    let blank = SourceRange(file: range.file, lower: range.lower, upper: key)
    return Diagnostic(
      .explicitKey, "`? ` before a key: delete it", at: range,
      fixIts: [.init("delete it", [.init(blank, "")])])
  }

  static func indentation(_ faults: Faults, _ token: Token, expected: Int) -> Diagnostic {
    let name = faults.excerpt(token.lower, token.upper)
    let spaces = token.column == 1 ? "1 space" : "\(token.column) spaces"
    let message =
      "`\(name)` is indented by \(spaces), the lines it belongs to by \(expected): align them"
    return Diagnostic(.indentation, message, at: faults.range(token.lower, token.upper))
  }

  static func joinerInKey(_ range: SourceRange) -> Diagnostic {
    let name = range.text == "\u{200C}" ? "U+200C" : "U+200D"
    return Diagnostic(
      .invisibleCharacter, "an invisible character, \(name), in a name: delete it", at: range,
      fixIts: [.init("delete it", [.init(range, "")])])
  }

  static func longKey(_ range: SourceRange) -> Diagnostic {
    Diagnostic(.keyTooLong, "a key of over 1024 characters: shorten it", at: range)
  }

  static func mergeKey(_ range: SourceRange) -> Diagnostic {
    Diagnostic(
      .mergeKey, "`<<` does not merge here: put the shared keys in a style and write `use: name`",
      at: range)
  }

  /// `dashes` are the places of all dashes of the list.
  static func missingBlankAfterDash(
    _ faults: Faults, _ token: Token, dashes: [Int]? = nil
  ) -> Diagnostic {
    let edits = (dashes ?? [token.lower]).map { dash in
      FixIt.Edit(faults.range(dash + 1, dash + 1), " ")
    }
    let text = faults.excerpt(token.lower, token.upper)
    return Diagnostic(
      .missingBlank, "no blank after the `-` of `\(text)`: write `- `",
      at: faults.range(token.lower, token.upper),
      fixIts: [.init("write `- `", edits)])
  }

  static func missingColon(
    _ faults: Faults, _ token: Token, _ separation: Separation?
  ) -> Diagnostic {
    let range = faults.range(token.lower, token.upper)
    let text = faults.excerpt(token.lower, token.upper)
    if let comment = FixIt.comment(in: range) {
      return Diagnostic(
        .missingColon, "no `:` after `\(text)`: a comment begins with `# `", at: range,
        fixIts: [comment])
    }
    if let separation {
      return .missingSeparator(faults, token.lower, separation, upper: token.upper)
    }
    return Diagnostic(
      .missingColon, "no `:` after `\(text)`: write `\(text): ` and its value", at: range)
  }

  static func missingColonBeforeBlock(_ faults: Faults, _ token: Token) -> Diagnostic {
    if let separation = faults.file.bytes.lastSeparation(in: token) {
      return .missingSeparator(faults, token.lower, separation, upper: token.upper)
    }
    let name = faults.excerpt(token.lower, token.upper)
    let place = faults.range(token.upper, token.upper)
    return Diagnostic(
      .missingColon, "no `:` after `\(name)`: write `\(name):`",
      at: faults.range(token.lower, token.upper),
      fixIts: [.init("write `:`", [.init(place, ":")])])
  }

  /// Before: `{distance: 136 start: 1}`. After: `{distance: 136, start: 1}`.
  static func missingComma(_ key: SourceRange, after value: Int, isCertain: Bool) -> Diagnostic {
    let blank = SourceRange(file: key.file, lower: value, upper: key.lower)
    return Diagnostic(
      .missingComma,
      "no `,` before `\(key.text): `: write one" + (isCertain ? "" : ", or quote what is text"),
      at: key, fixIts: isCertain ? [.init("write `,`", [.init(blank, ", ")])] : [])
  }

  static func missingComma(_ faults: Faults, before token: Token, at offset: Int) -> Diagnostic {
    let name = faults.excerpt(token.lower, token.upper)
    return Diagnostic(
      .missingComma, "no `,` before `\(name)`: write one",
      at: faults.range(token.lower, token.upper),
      fixIts: [.init("write `,`", [.init(faults.range(offset, offset), ",")])])
  }

  static func missingItem(_ range: SourceRange) -> Diagnostic {
    let message = range.text == "," ? "no item before this `,`" : "no item after this `-`"
    return Diagnostic(
      .missingValue, message + ": write one, or delete the `\(range.text)`", at: range)
  }

  static func missingKey(_ range: SourceRange) -> Diagnostic {
    Diagnostic(.missingKey, "no key before this `:`: write `key: value`", at: range)
  }

  static func missingValue(
    _ range: SourceRange, name: String, next: SourceRange? = nil
  ) -> Diagnostic {
    let note = next.map { next in
      Note("if `\(next.text)` belongs to `\(name)`, indent it deeper than that", at: next)
    }
    return Diagnostic(
      .missingValue, "`\(name)` has no value: write one, or delete the key",
      at: range, notes: note.map { [$0] } ?? [])
  }

  static func mixedCollection(_ range: SourceRange) -> Diagnostic {
    let message =
      range.text == "-"
      ? "an item among `key: value` entries: indent it deeper than the key it belongs to"
      : "`\(range.text)` stands among the items of a sequence: write `- ` before it, or indent it less"
    return Diagnostic(.mixedCollection, message, at: range)
  }

  static func multiLineKey(_ range: SourceRange) -> Diagnostic {
    Diagnostic(
      .multiLineKey, "a key and its `:` stand on several lines: write them on one", at: range)
  }

  static func multiLineText(_ range: SourceRange) -> Diagnostic {
    Diagnostic(
      .multiLineText,
      "a text over several lines: put it in quotes, or write `>` and the text on the next lines",
      at: range)
  }

  static func nestingTooDeep(_ range: SourceRange) -> Diagnostic {
    Diagnostic(
      .nestingTooDeep, "more than \(Parser.nestingLimit) collections one in another: nest less",
      at: range)
  }

  static func nonScalarKey(_ range: SourceRange) -> Diagnostic {
    Diagnostic(
      .nonScalarKey, "a collection cannot be a key: write a name before the `:`", at: range)
  }

  static func pairInSequence(_ range: SourceRange, key: String) -> Diagnostic {
    Diagnostic(
      .pairInSequence,
      "`\(key):` stands in a sequence: write `{\(key): …}`, "
        + "or quote the item if it is text", at: range)
  }

  static func reservedCharacter(_ range: SourceRange, isLast: Bool) -> Diagnostic {
    let first = range.text.prefix(1)
    if isLast, range.text.allSatisfy("|>+-0123456789".contains) {
      return Diagnostic(
        .reservedCharacter, "no text can follow `\(range.text)` inside `{…}` or `[…]`: quote it",
        at: range)
    }
    let character = first == "`" ? "a backtick" : "`\(first)`"
    return Diagnostic(
      .reservedCharacter, "a text that begins with \(character) needs quotes", at: range,
      fixIts: [FixIt.quoting(range)].compactMap(\.self))
  }

  static func sequenceOnKeyLine(_ range: SourceRange, key: String) -> Diagnostic {
    Diagnostic(
      .sequenceOnKeyLine,
      "`- ` on the line of `\(key):`: begin the item on the next line, or write `[…]`", at: range)
  }

  static func severalDocuments(_ range: SourceRange) -> Diagnostic {
    Diagnostic(
      .severalDocuments,
      "a second document begins here: a file holds one, so put it in another file",
      at: range)
  }

  static func strayCloser(_ range: SourceRange) -> Diagnostic {
    Diagnostic(
      .unexpectedText,
      "`\(range.text)` closes nothing: delete it, or quote a text that begins with it",
      at: range)
  }

  static func tag(_ range: SourceRange) -> Diagnostic {
    let message =
      "`\(range.text)` is a tag, and types need none: delete it, or quote a text that begins with `!`"
    return Diagnostic(.tag, message, at: range)
  }

  static func unclosedBracket(_ range: SourceRange, _ edit: FixIt.Edit) -> Diagnostic {
    let closer = edit.replacement
    let isInstead = edit.range.lower < edit.range.upper
    let message =
      isInstead
      ? "`\(range.text)` is closed by `\(edit.range.text)`: write `\(closer)`"
      : "`\(range.text)` is never closed: write `\(closer)`"
    return Diagnostic(
      .unclosedBracket, message, at: range, fixIts: [.init("write `\(closer)`", [edit])])
  }

  static func dashInFlow(_ range: SourceRange) -> Diagnostic {
    Diagnostic(
      .unexpectedText, "`- ` inside `[…]` or `{…}`: delete it, since commas part the items there",
      at: range)
  }

  /// Before: `{title: Price [EUR]}`. After: `{title: "Price [EUR]"}`.
  static func bracketInValue(_ range: SourceRange, at bracket: SourceRange, _ text: String)
    -> Diagnostic
  {
    // What follows a word without a blank is rather an index than text.
    let isText = range.file.bytes[bracket.lower - 1].isBlank
    return Diagnostic(
      .unexpectedText,
      "a `\(bracket.text)` in `\(text)` ends the value inside `{…}` or `[…]`: quote the text",
      at: range, fixIts: isText ? [FixIt.quoting(range)].compactMap(\.self) : [])
  }

  static func unexpectedText(_ faults: Faults, _ token: Token) -> Diagnostic {
    let text = faults.excerpt(token.lower, token.upper)
    return Diagnostic(
      .unexpectedText,
      "`\(text)` follows a value that is complete: quote the whole as one text, "
        + "or delete it", at: faults.range(token.lower, token.upper))
  }
}

extension Diagnostic.FixIt {
  /// Makes a comment of a line that is one in other languages: of `// text` and `/* text */`.
  fileprivate static func comment(in range: SourceRange) -> Self? {
    let text = range.text
    if text.hasPrefix("//") {
      let slashes = SourceRange(file: range.file, lower: range.lower, upper: range.lower + 2)
      return Self("write `#`", [.init(slashes, "#")])
    }
    guard text.hasPrefix("/*") else { return nil }
    var content = text.dropFirst(2)
    if content.hasSuffix("*/") { content = content.dropLast(2) }
    while content.last == " " { content = content.dropLast() }
    return .write("# \(content.drop { $0 == " " })", at: range)
  }
}

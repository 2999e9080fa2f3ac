import NavgenDiagnostics
import Testing

@testable import NavgenSpecParser

@Suite struct NameTests {
  @Test(
    arguments: [
      "home", "productDetail", "step2", "größe", "الرئيسية", "主页", "default", "class", "case", "é",
    ]) func isAccepted(name: String)
  {
    let reading = Reading("navgen: 1\nscreens: {\"\(name)\": {controller: A}}")
    #expect(reading.diagnostics == [])
    #expect(reading.screen?.name == name)
  }

  @Test(
    arguments: [
      ("Home", DiagnosticID.invalidName, "home"), ("product-detail", .invalidName, "productDetail"),
      ("product_detail", .invalidName, "productDetail"), ("my screen", .invalidName, "myScreen"),
      ("URLList", .invalidName, "urlList"), ("URL", .invalidName, "url"),
      ("2nd", .invalidName, nil), ("", .invalidName, nil), ("😀", .invalidName, nil),
      ("a.b", .invalidName, "aB"), ("_", .invalidName, nil), ("`class`", .invalidName, "class"),
      ("none", .reservedName, nil), ("some", .reservedName, nil), ("self", .reservedName, nil),
      ("init", .reservedName, nil), ("Type", .invalidName, "type"),
      ("Self", .invalidName, nil), ("Init", .invalidName, nil), ("_none", .invalidName, nil),
      ("init_", .invalidName, nil), ("$init", .invalidName, nil), ("Some", .invalidName, nil),
    ] as [(String, DiagnosticID, String?)])
  func isRefused(name: String, id: DiagnosticID, repair: String?) {
    let reading = Reading("navgen: 1\nscreens: {\"\(name)\": {controller: A}}")
    #expect(reading.diagnostics.map(\.id) == [id])
    #expect(reading.diagnostics.first?.fixIts.first?.edits.first?.replacement == repair)
  }

  @Test(arguments: ["\u{200C}", "\u{200D}"]) func joinersAreReportedOnce(joiner: String) {
    let reading = Reading("navgen: 1\nscreens: {\"a\(joiner)b\": {controller: A}}")
    #expect(reading.diagnostics.map(\.id) == [.invisibleCharacter])
  }

  /// What nobody sees is no part of a name, however it is written.
  @Test(
    arguments: [
      "\u{200C}", "\u{200D}", "\u{FE0F}", "\u{34F}", "\u{3164}", "\u{115F}", "\u{E0100}",
      "\u{2060}",
    ]) func invisibleCharactersAreNoPartOfNames(character: Unicode.Scalar)
  {
    let hex = String(character.value, radix: 16, uppercase: true)
    let escape = "\\U" + String(repeating: "0", count: 8 - hex.count) + hex
    for section in ["screens", "styles", "bars"] {
      let value = section == "screens" ? "{controller: A}" : "{}"
      let reading = Reading("navgen: 1\n\(section): {\"a\(escape)b\": \(value)}")
      let error = reading.diagnostics.first { $0.id == .invalidName }
      #expect(error?.message.contains("`a<U+") == true)
      #expect(error?.message.hasSuffix("write `ab`") == true)
    }
    for type: ValueType in [
      .moduleName, .swiftType(.controller), .propertyPath, .list(.types), .list(.modules), .asset,
    ] {
      #expect(Reader.value(ofWritten: "\"A\(escape)b\"", type) == nil)
    }
  }

  @Test(arguments: [
    "A: {controller: A}, a: {controller: B}", "a: {controller: A}, A: {controller: B}",
  ])
  func aNameIsNotMadeAnother(screens: String) {
    let reading = Reading("navgen: 1\nscreens: {\(screens)}")
    #expect(reading.diagnostics.map(\.id) == [.invalidName])
    #expect(reading.diagnostics.first?.fixIts == [])
  }

  @Test(arguments: ["Self", "Init", "None", "Some", "_none", "_self", "$init", "init_"])
  func whatIsSuggestedForANameIsAccepted(name: String) throws {
    let message = try #require(
      Reading("navgen: 1\nscreens: {\"\(name)\": {controller: A}}").diagnostics.first?.message)
    let suggested = try #require(message.split(separator: "`").last)
    #expect(Reading("navgen: 1\nscreens: {\(suggested): {controller: A}}").diagnostics == [])
  }

  @Test func aStyleIsFoundBesideWhatNobodySees() {
    let reading = Reading(
      "navgen: 1\nstyles: {s: {}}\nscreens: {a: {controller: A, use: \"s\\u200c\"}}")
    #expect(reading.diagnostics.map(\.id) == [.unknownStyle])
    #expect(reading.diagnostics.first?.fixIts.first?.edits.first?.replacement == "s")
  }

  @Test func stylesMayBeNamedAsSwiftDoesNot() {
    let reading = Reading(
      "navgen: 1\nstyles: {none: {}, init: {}}\nscreens: {a: {controller: A, use: [none, init]}}")
    #expect(reading.diagnostics == [])
  }

  @Test func namesThatUnicodeHoldsForOneCollide() {
    let reading = Reading(
      "navgen: 1\nscreens: {caf\u{E9}: {controller: A}, cafe\u{301}: {controller: B}}")
    #expect(reading.diagnostics.map(\.id) == [.duplicateName])
    #expect(reading.diagnostics.first?.range?.text.unicodeScalars.count == 5)
    #expect(reading.diagnostics.first?.notes.first?.range?.text.unicodeScalars.count == 4)
  }

  /// Swift compares names byte by byte, so that a name is as a keyboard would write it.
  @Test(
    arguments: [
      ("cafe\u{301}", "café"), ("e\u{302}\u{323}", "ệ"), ("\u{212B}u\u{308}", "\u{212B}ü"),
      ("\u{1112}\u{1161}\u{11AB}\u{1100}\u{1173}\u{11AF}", "한글"), ("か\u{3099}", "が"),
      ("\u{627}\u{653}", "آ"), ("и\u{306}", "й"), ("ω\u{301}", "ώ"), ("q\u{301}a", "q\u{301}a"),
      ("\u{915}\u{93C}", "\u{915}\u{93C}"),
    ]) func isComposed(name: String, composed: String)
  {
    #expect(composedName(name).unicodeScalars.elementsEqual(composed.unicodeScalars))
  }

  @Test func namesAreComposedWhereTheyAreUsed() throws {
    let reading = Reading(
      """
      navgen: 1
      module: {name: E\u{301}cran}
      styles: {cafe\u{301}: {}}
      screens: {re\u{301}sume\u{301}: {controller: A, use: caf\u{E9}}}
      """)
    #expect(reading.diagnostics == [])
    let spec = try #require(reading.spec)
    #expect(spec.module.name.unicodeScalars.count == 5)
    #expect(spec.screens.map(\.name.unicodeScalars.count) == [6])
  }

  @Test func aScreenAStyleAndABarMayShareAName() {
    let reading = Reading(
      """
      navgen: 1
      styles: {cart: {}}
      screens: {cart: {controller: A, use: cart}}
      bars: {cart: {}}
      """)
    #expect(reading.diagnostics == [])
  }

  @Test func screensAndBarsAreSortedByName() {
    let reading = Reading(
      "navgen: 1\nscreens: {b: {controller: B}, a: {controller: A}}\nbars: {d: {}, c: {}}")
    #expect(reading.spec?.screens.map(\.name) == ["a", "b"])
    #expect(reading.spec?.bars.map(\.name) == ["c", "d"])
  }
}

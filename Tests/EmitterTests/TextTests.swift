import NavgenDiagnostics
import NavgenSpecParser
import NavgenTemplateEngine
import Testing

@testable import NavgenEmitter

/// A text of a spec is what the emitted program holds, whatever its characters mean to Swift.
@Suite struct TextTests {
  /// As a person would see them, but for what cannot be seen.
  static let texts = [
    "\"", "\\", "\\\\", "\\n", "\"\"\"", "\"#", "\"###", "#\"", "\\(1 + 1)", "\\#(x)", "\\u{41}",
    "'",
    "*/", "/*", "//", "#if os(iOS)", "#endif", "\n", "a\nb\n", "\r\n", "\t", "\u{0}", "\u{7F}",
    "\u{85}", "\u{A0}", "\u{AD}", "\u{2028}", "\u{2029}", "\u{FEFF}", "\u{301}acute first",
    "e\u{301}", "é", "👩‍👩‍👧‍👦 🏳️‍🌈 👍🏽 🇮🇷", "می‌خواهم", "שלום", "{{ x }}", "{% if %}", "{# #}", "$0",
    "`code`", " ", " edges ", "%@ %d %%", "\u{10FFFD}", "\u{E000}", "none", "true", "123",
  ]

  @Test func arriveAsTheyAreWritten() throws {
    let literals = try emittedLiterals()
    #expect(literals.count == 3 * Self.texts.count)
    let printed = try utf8(of: literals)
    let expected = Self.texts.flatMap { [Array($0.utf8), Array($0.utf8), Array($0.utf8)] }
    #expect(printed.count == expected.count)
    for (bytes, text) in zip(printed, expected) { #expect(bytes == text) }
  }

  /// Every kind of scalar, and each beside a quote, where a joiner could swallow it.
  @Test func everyLiteralIsItsText() throws {
    let scalars = [0x0...0x3FF, 0x5D0...0x700, 0x1FF0...0x2100, 0xFE00...0xFEFF, 0xFFF0...0xFFFD]
      .joined().compactMap { Unicode.Scalar(UInt32($0)) }
    let texts = scalars.map { "\($0)\"\($0)" }
    let printed = try utf8(of: texts.map { SwiftLiteral.string($0) })
    #expect(printed.count == texts.count)
    for (bytes, text) in zip(printed, texts) { #expect(bytes == Array(text.utf8)) }
  }

  /// The literals of a bar for each text, with the text for its title, font and background.
  private func emittedLiterals() throws -> [String] {
    let bars = Self.texts.enumerated().map { number, text in
      let written = doubleQuoted(text)
      return """
          b\(1_000 + number):
            bar:
              background: {asset: \(written)}
              title: {text: \(written), font: {custom: \(written), size: 17}}

        """
    }
    let text = "navgen: 1\nmodule: {name: Texts}\nbars:\n" + bars.joined()
    let file = SourceFile(path: "texts.nav", text: text)
    let (spec, problems) = readSpec(file) { _ throws(IncludeFailure) in
      throw IncludeFailure("there are no other files")
    }
    let sound = try #require(spec, "\(problems.map(\.message))")
    let plan = try #require(emit(sound).plan)
    let source = try #require(plan.files.first { $0.path == "TextsBars.swift" })
    // A mark may combine with the quote before it into one character.
    let literal = /(?:title = |Resources\.color\(|UIFont\(name: )(".*")(?:$|\)$|, size:)/
      .matchingSemantics(.unicodeScalar)
    return String(decoding: source.bytes, as: UTF8.self).split(separator: "\n")
      .compactMap { line in line.firstMatch(of: literal).map { String($0.1) } }
  }

  /// A text as YAML writes it in double quotes, with an escape for all that may need one.
  private func doubleQuoted(_ text: String) -> String {
    let escaped = text.unicodeScalars.map { scalar -> String in
      let isPlain =
        scalar.properties.isAlphabetic || scalar.properties.isEmoji || scalar == "\u{200D}"
      if isPlain { return String(scalar) }
      let digits = String(scalar.value, radix: 16)
      return "\\U" + String(repeating: "0", count: 8 - digits.count) + digits
    }
    return "\"" + escaped.joined() + "\""
  }

  /// The bytes of literals, as a program prints them.
  private func utf8(of literals: [String]) throws -> [[UInt8]] {
    let compiler = try SwiftCompiler()
    defer { compiler.remove() }
    let program = """
      let texts: [String] = [
      \(literals.map { $0 + "," }.joined(separator: "\n"))
      ]
      for text in texts { print(text.utf8.map { String($0) }.joined(separator: " ")) }
      """
    let lines = try compiler.output(running: program).split(separator: "\n")
    return lines.map { $0.split(separator: " ").compactMap { UInt8($0) } }
  }
}

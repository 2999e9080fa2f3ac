import Testing

@testable import NavgenDiagnostics
@testable import NavgenSpecParser

/// What `explain` shows as wrong of the YAML subset is refused for that alone, and what it shows as
/// right is not refused.
@Suite struct SyntaxPageTests {
  /// All but the one whose example would be 64 MiB.
  static let ids = DiagnosticID.syntaxPages.keys
    .filter { $0 != .fileTooLarge }
    .sorted { $0.rawValue < $1.rawValue }

  @Test(arguments: ids) func examplesAreTrue(_ id: DiagnosticID) throws {
    let page = try #require(DiagnosticID.syntaxPages[id])
    #expect(diagnostics(page.wrong).map(\.id) == [id])
    #expect(diagnostics(page.right) == [])
  }

  /// What is shown as right is right as a spec too, where its keys tell the place it belongs in.
  @Test(arguments: ids) func whatIsRightIsAcceptedInItsPlace(_ id: DiagnosticID) throws {
    let example = String(
      decoding: bytes(try #require(DiagnosticID.syntaxPages[id]).right), as: UTF8.self)
    let keys = parse(SourceFile(path: "", text: example)).tree.root.entries.map(\.key.text)
    let specs = places(of: keys).map { path in spec(example, in: path, beside: keys) }
    #expect(specs.isEmpty || specs.contains { Reading($0).spec != nil }, "\(specs)")
  }

  @Test func placesAreKnown() {
    #expect(places(of: ["tint"]) == ["bar", "fade"])
    #expect(places(of: ["confirm", "title"]) == ["back.ask"])
    #expect(places(of: ["use"]) == [""])
    #expect(places(of: ["product"]) == [])
  }

  /// The groups of a screen that take all the keys, by their paths.
  private func places(of keys: [String]) -> [String] {
    Screen.schema.rows.filter { row in
      !keys.isEmpty && keys.allSatisfy { row.members[$0] != nil }
    }.map(\.path)
  }

  /// A spec with the example in a group, and with what else has to be in there.
  private func spec(_ example: String, in path: String, beside keys: [String]) -> String {
    var text = "navgen: 1\nstyles: {plain: {}, shared: {}}\nscreens:\n  home:\n"
    var indent = "    "
    for name in path.split(separator: ".") {
      if indent == "    " { text += "\(indent)controller: HomeViewController\n" }
      text += "\(indent)\(name):\n"
      indent += "  "
    }
    let group = Screen.schema.rows[Screen.schema.number(path)]
    for member in group.property.members where !keys.contains(member.key) {
      if case .required = member.standard { text += "\(indent)\(member.key): \(member.example)\n" }
    }
    return text + example.split(separator: "\n").map { "\(indent)\($0)\n" }.joined()
  }

  private func diagnostics(_ example: String) -> [Diagnostic] {
    parse(SourceFile(path: "", bytes: bytes(example))).diagnostics
  }

  /// The example with what a page can only name: `<U+200B>`, `<CR>`, `<E9>` and what `…` leaves out.
  private func bytes(_ example: String) -> [UInt8] {
    let text =
      example
      .replacing("<CR>", with: "\r").replacing("<TAB>", with: "\t")
      .replacing("aaaa…", with: String(repeating: "a", count: 1025))
      .replacing("[[[[…]]]]", with: brackets)
      .replacing(/<U\+([0-9A-F]{4})>/) { match in
        String(UInt32(match.1, radix: 16).flatMap(Unicode.Scalar.init).map(Character.init) ?? "?")
      }
    let parts = text.split(separator: "<E9>", omittingEmptySubsequences: false)
    return Array(parts.map { Array($0.utf8) }.joined(separator: [0xE9]))
  }

  private let brackets =
    String(repeating: "[", count: 65) + String(repeating: "]", count: 65)
}

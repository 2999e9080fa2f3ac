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

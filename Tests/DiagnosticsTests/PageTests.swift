import Testing

@testable import NavgenDiagnostics

@Suite struct PageTests {
  @Test(arguments: DiagnosticID.allCases) func everyIDHasAWholePage(_ id: DiagnosticID) throws {
    let page = try #require(DiagnosticID.pages[id])
    #expect(![page.what, page.why, page.wrong, page.right].contains { $0.isEmpty })
    #expect(page.wrong != page.right)
  }

  @Test func anIDHasOnePage() {
    let sections = [
      DiagnosticID.syntaxPages, DiagnosticID.specPages, DiagnosticID.templatePages,
      DiagnosticID.filePages,
    ]
    #expect(sections.map(\.count).reduce(0, +) == DiagnosticID.allCases.count)
  }

  @Test(arguments: DiagnosticID.allCases) func idsAreKebabCase(_ id: DiagnosticID) {
    let words = id.rawValue.split(separator: "-", omittingEmptySubsequences: false)
    #expect(words.allSatisfy { !$0.isEmpty && $0.allSatisfy { $0.isLowercase || $0.isNumber } })
  }
}

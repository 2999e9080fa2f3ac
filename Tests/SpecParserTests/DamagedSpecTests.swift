import Foundation
import NavgenDiagnostics
import Testing

@testable import NavgenSpecParser

/// Whatever happens to a spec's text, reading it comes to an end and says something sensible.
@Suite struct DamagedSpecTests {
  private static let specs: [[UInt8]] = {
    let tests = URL(filePath: #filePath).deletingLastPathComponent()
    let example = tests.appending(path: "../../Examples/TransparentBar/transparent-bar.nav")
    return [Array(exampleSpec.utf8), (try? Data(contentsOf: example)).map(Array.init) ?? []]
  }()

  @Test(arguments: specs) func isReadWhole(_ bytes: [UInt8]) {
    let file = SourceFile(path: "shop.nav", bytes: bytes)
    let spec = readSpec(file) { _ throws(IncludeFailure) in throw IncludeFailure("") }.spec
    #expect(spec?.screens.count == 1)
  }

  @Test(arguments: specs) func anyTokenMayBeDeleted(_ bytes: [UInt8]) {
    for token in parse(SourceFile(path: "shop.nav", bytes: bytes)).tree.pieces {
      expectReadable(Array(bytes[..<token.lower] + bytes[token.upper...]))
    }
  }

  @Test(arguments: specs) func theTextMayEndAnywhere(_ bytes: [UInt8]) {
    for count in bytes.indices { expectReadable(Array(bytes[..<count])) }
  }

  @Test(arguments: specs) func anyTokenMayBeDoubled(_ bytes: [UInt8]) {
    for token in parse(SourceFile(path: "shop.nav", bytes: bytes)).tree.pieces {
      expectReadable(Array(bytes[..<token.upper] + bytes[token.lower...]))
    }
  }

  /// There is a spec exactly where there is no error, and every place lies within the text.
  private func expectReadable(_ bytes: [UInt8]) {
    let file = SourceFile(path: "shop.nav", bytes: bytes)
    let (spec, diagnostics) = readSpec(file) { _ throws(IncludeFailure) in
      throw IncludeFailure("there is none")
    }
    #expect((spec == nil) == diagnostics.hasErrors)
    for case let range? in diagnostics.map(\.range) {
      #expect(0 <= range.lower && range.lower <= range.upper && range.upper <= bytes.count)
    }
  }
}

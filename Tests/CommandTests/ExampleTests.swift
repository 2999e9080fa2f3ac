import Testing

@testable import navgen

@Suite struct ExampleTests {
  /// The examples that commit what is generated; tests of their own build the others.
  static let examples = GoldenCase.all(in: "../../Examples").filter { $0.isFolder("Generated") }

  @Test func thereAreExamples() {
    #expect(!Self.examples.isEmpty)
  }

  /// The committed output is what the example's spec gives; regenerate with the README's command.
  @Test(arguments: examples) func theCommittedOutputIsCurrent(_ example: GoldenCase) throws {
    let disk = try example.disk()
    let specs = disk.texts.keys
      .filter { $0.hasSuffix(".nav") && !$0.contains("/") && !$0.hasPrefix("_") }
      .sorted()
    #expect(!specs.isEmpty)
    let result = disk.run(specs + ["-o", "Generated", "--check"])
    #expect(result.status.rawValue == 0, "\(result.output)\(result.errors)")
  }
}

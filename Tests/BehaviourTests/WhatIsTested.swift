import Foundation
import Testing

/// That there is a test for everything that was promised, by the names of the tests.
@Suite struct WhatIsTested {
  private static let tests = URL(fileURLWithPath: #filePath)
    .appendingPathComponent("../..").standardized

  /// The public bug reports that emitted code is held to, by their ids.
  private static let cases = [
    1...5, 7...12, 14...14, 16...19, 21...21, 23...27, 30...30, 32...33, 35...36, 38...38, 40...50,
    52...53, 55...55, 57...58,
  ].flatMap { Array($0) }

  /// The names of all tests of a target, each with the text of its file.
  private static func names(in target: String) throws -> [String] {
    try source(of: target).matches(of: #/@Test\(\s*"((?:[^"\\]|\\.)*)"/#).map { String($0.1) }
  }

  private static func source(of target: String) throws -> String {
    let folder = tests.appendingPathComponent(target)
    let files = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
    return try files.filter { $0.hasSuffix(".swift") && !$0.hasSuffix("WhatIsTested.swift") }
      .map { try String(contentsOf: folder.appendingPathComponent($0), encoding: .utf8) }
      .joined(separator: "\n")
  }

  @Test("Every public case is told, by its id")
  func publicCases() throws {
    let names = try Self.names(in: "BehaviourTests")
    let told = Set(names.flatMap { $0.matches(of: #/\bC(\d\d)\b/#).compactMap { Int($0.1) } })
    #expect(told.sorted() == Self.cases)
  }

  @Test("Every rule of the emitted code's behaviour is told, by its number", arguments: 6...26)
  func rules(_ rule: Int) throws {
    let names = try Self.names(in: "BehaviourTests")
    #expect(names.contains { $0.hasPrefix("\(rule) ") })
  }

  @Test("Each statement about UIKit has one test", arguments: 1...60)
  func statements(_ statement: Int) throws {
    let names = try Self.names(in: "UIKitBenchTests")
    #expect(names.filter { $0.hasPrefix("\(statement) ") }.count == 1)
  }

  @Test("CONTRIBUTING shows a story that is told")
  func shownStory() throws {
    let page = Self.tests.appendingPathComponent("../CONTRIBUTING.md").standardized
    let text = try String(contentsOf: page, encoding: .utf8)
    let shown = text.matches(of: #/```swift\n([^`]*)```/#).map { String($0.1) }
    let stories = try Self.source(of: "BehaviourTests")
    #expect(shown.contains { $0.contains("given(") })
    for story in shown { #expect(stories.contains(story)) }
  }

  @Test("No test of behaviour is skipped", arguments: ["BehaviourTests", "UIKitBenchTests"])
  func skipped(_ target: String) throws {
    let source = try Self.source(of: target)
    #expect(source.contains("@Test"))
    for skip in [".disabled(", ".enabled("] { #expect(!source.contains(skip)) }
  }
}

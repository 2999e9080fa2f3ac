import Foundation
import Testing
import UIKitBench

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

  @Test("Every story names the rule, the case or the key of a spec that it tells of")
  func cited() throws {
    let names = try Self.names(in: "BehaviourTests").filter { !Self.others.contains($0) }
    #expect(names.count > 200)
    for name in names {
      #expect(name.prefixMatch(of: #/(\d+|C\d\d|bars:)[ ,]/#) != nil, "\(name)")
    }
  }

  /// The tests among the stories that are none.
  private static let others = [
    "Every spec of the pool is played, and there are many", "Whatever is done, everything agrees",
  ]

  /// How sure each statement about UIKit is, from the first on: read in a [H]eader, [M]easured, found in a [S]ource or
  /// [K]nown by experience.
  private static let confidence = [
    "S", "S", "S", "S", "S", "M", "M", "M", "S", "M", "S", "S", "S/K", "S", "H", "H", "H", "S", "S",
    "H/S", "S", "S", "K", "H", "H, K", "S", "H", "H", "S", "K", "S", "H/K", "S", "M", "H, M", "S",
    "H", "H", "H", "H", "H/S", "S", "H", "S", "S", "M/S", "H/S", "S", "S", "S", "S", "H", "H", "H",
    "H", "K", "", "", "", "K",
  ]

  @Test("Each statement about UIKit has one test, which says how sure it is", arguments: 1...60)
  func statements(_ statement: Int) throws {
    let names = try Self.names(in: "UIKitBenchTests").filter { $0.hasPrefix("\(statement) ") }
    let confidence = Self.confidence[statement - 1]
    #expect(names.count == 1)
    #expect(names.first?.hasPrefix("\(statement) [\(confidence)] ") == !confidence.isEmpty)
  }

  @Test("Stories run on every version, in both directions and with every switch both ways")
  func variants() {
    let versions: [IOSVersion] = [13, 15, 16, 26]
    for version in versions {
      let directions = Variant.every.filter { $0.settings.version == version }
        .map(\.settings.isRightToLeft)
      #expect(Set(directions) == [false, true])
    }
    let told = [
      "reducesMotion", "prefersCrossFade", "isDark", "idiom", "size", "statusBarHeight", "timestep",
      "contentSizeCategory",
    ]
    for setting in Mirror(reflecting: Settings()).children.compactMap(\.label) {
      let values = Variant.every.compactMap { variant in
        Mirror(reflecting: variant.settings).descendant(setting).map { "\($0)" }
      }
      #expect(Set(values).count > 1 || told.contains(setting), "\(setting)")
    }
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
    for skip in [".disabled(", ".enabled(", "withKnownIssue", "XCTSkip", "guard variant."] {
      #expect(!source.contains(skip))
    }
  }

  @Test(
    "Every test of behaviour expects something", arguments: ["BehaviourTests", "UIKitBenchTests"])
  func expects(_ target: String) throws {
    let tests = try Self.source(of: target).split(separator: "@Test(").dropFirst()
    #expect(tests.count > 60)
    for test in tests {
      // The function of a suite ends where its indentation is met again.
      let function = test.prefix(
        through: (test.range(of: "\n  }\n")?.lowerBound ?? test.index(before: test.endIndex)))
      let expects = ["#expect(", "#require(", "Issue.record(", ".expect", " expect"].contains {
        function.contains($0)
      }
      #expect(expects, "\(test.prefix(100))")
    }
  }
}

import Foundation
import NavgenDiagnostics
import Testing

@testable import NavgenEmitter
@testable import NavgenSpecParser
@testable import navgen_bench_rewriter

/// What is emitted for any two properties together compiles, here against the simulated UIKit; `NAVGEN_COVERING=DIR`
/// leaves the emitted files there, to be compiled against Apple's headers.
@Suite struct CoveringCompileTests {
  /// A spec of the covering set as a module of its own, with the app's side of it.
  private struct Case {
    let prefix: String
    let plan: FilePlan
    let app: String

    init(_ number: Int) throws {
      prefix = "Cover\(number)"
      var tree = CoveringTests.tree(number, controllers: "\(prefix)Home")
      tree.set(["module", "name"], to: .value(prefix))
      tree.set(["module", "imports"], to: .value("[]"))
      let file = SourceFile(path: "\(prefix).nav", text: tree.text())
      let (spec, _) = readSpec(file) { _ throws(IncludeFailure) in
        throw IncludeFailure("there are no other files")
      }
      let read = try #require(spec)
      plan = try #require(emit(read).plan)
      let asks = read.screens.contains { $0.back != nil && $0.back?.ask == nil }
      app = Self.app(prefix, asks: asks)
    }

    /// Classes with all that any of the specs names.
    private static func app(_ prefix: String, asks: Bool) -> String {
      let answer =
        "func shouldPop(by trigger: \(prefix)PopTrigger) -> \(prefix)PopDecision { .stay }"
      let classes = (0..<CoveringTests.screensOfSpec).map { index in
        """
        class \(prefix)Home\(index): CoveringController\(asks ? ", \(prefix)ShouldPop" : "") {
            class Twin: \(prefix)Home\(index) { deinit {} }
            deinit {}
            \(asks ? answer : "")
        }
        """
      }
      return "#if os(iOS)\nimport UIKit\n\(classes.joined(separator: "\n"))\n#endif\n"
    }

    static let shared = """
      #if os(iOS)
      import UIKit
      class CoveringController: UIViewController {
          struct Content { let collectionView: UICollectionView }
          var content: Content?
          var hasUnsavedChanges = false
          deinit {}
      }
      class MapView: UIView { deinit {} }
      open class BaseNavigationController: UINavigationController {
          deinit {}
          @objc(navigationBar:shouldPopItem:)
          open func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool { true }
      }
      public enum Base {
          open class Navigation: UINavigationController { deinit {} }
      }
      extension Bundle {
          static var module: Bundle { .main }
      }
      #endif

      """
  }

  @Test func allCompile() throws {
    let compiler = try SwiftCompiler()
    defer { compiler.remove() }
    var sources: [(name: String, text: String)] = []
    for number in CoveringTests.numbers {
      let each = try Case(number)
      sources +=
        each.plan.files.map { ($0.path, text(of: $0)) } + [("\(each.prefix)App.swift", each.app)]
    }
    sources.append(("CoveringApp.swift", Case.shared))
    if let folder = ProcessInfo.processInfo.environment["NAVGEN_COVERING"] {
      for source in sources {
        try Data(source.text.utf8).write(to: URL(filePath: folder).appending(path: source.name))
      }
    }
    let messages = try compiler.messages(compilingOnBench: try onBench(sources))
    #expect(messages == "")
  }
}

/// Emitted files as the simulated UIKit takes them.
func onBench(
  _ sources: [(name: String, text: String)]
) throws -> [(name: String, text: String)] {
  var declared = DeclaredMethods()
  for source in sources { declared.add(SwiftLexer.tokens(of: source.text)) }
  return try sources.map { source in
    let rewritten = try Rewriter.rewrite(source.text, file: source.name, declared: declared)
    return (source.name, rewritten.text)
  }
}

func text(of file: FilePlan.File) -> String {
  String(decoding: file.bytes, as: UTF8.self)
}

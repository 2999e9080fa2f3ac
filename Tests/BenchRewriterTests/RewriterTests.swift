import Testing

@testable import navgen_bench_rewriter

@Suite struct RewriterTests {
  private func rewrite(_ source: String) throws -> (text: String, counts: SubstitutionCounts) {
    var declared = DeclaredMethods()
    declared.add(SwiftLexer.tokens(of: source))
    return try Rewriter.rewrite(source, file: "F.swift", declared: declared)
  }

  @Test(arguments: [
    "let a = \"x \\(f(\")\", [1: \"}\"])) y\" // import UIKit\n",
    "/* a /* nested */ comment */ let b = #\"raw \" \\(x) \\#(y)\"#\n",
    "let c = \"\"\"\n  \"import\" \\(\"#selector(x)\")\n  \"\"\"\n",
    "case `default`: $0.x += 0x1F - 26.0 ..< 3.5e2\n",
    "",
  ])
  func tokensAreTheFile(_ source: String) {
    #expect(SwiftLexer.tokens(of: source).map(\.text).joined() == source)
  }

  @Test func stringsAndCommentsAreOneToken() {
    let source = "a \"#available(iOS 1, *) \\(x ? \"y\" : z)\" /* @objc */ b"
    let kinds = SwiftLexer.tokens(of: source).filter { $0.kind != .trivia }.map(\.kind)
    #expect(kinds == [.word, .string, .word])
  }

  /// A substitution, before and after.
  struct Example: Sendable, CustomTestStringConvertible {
    let before: String
    let after: String
    let counts: String
    var testDescription: String { before }
  }

  @Test(arguments: [
    Example(before: "import UIKit", after: "import UIKitBench", counts: "import 1"),
    Example(before: "import MapKit", after: "import UIKitBench", counts: "import 1"),
    Example(
      before: "let a: ObjectiveC.Selector", after: "let a: UIKitBench.Selector", counts: "module 1"),
    Example(before: "#if os(iOS)\n#endif", after: "#if true\n#endif", counts: "system 1"),
    Example(
      before: "#if compiler(>=6.2)\n#endif", after: "#if compiler(>=6.2)\n#endif", counts: ""),
    Example(
      before: "if #available(iOS 13.4, *), x {}", after: "if isAvailable(iOS: \"13.4\" ), x {}",
      counts: "available 1"),
    Example(
      before: "@available(*, unavailable) init()", after: "@available(*, unavailable) init()",
      counts: ""),
    Example(
      before: "@objc private func pan() {}", after: " private func pan() {}", counts: "objc 1"),
    Example(
      before: "@objc(navigationBar:shouldPopItem:)\npublic func f()",
      after: "override\npublic func f()",
      counts: "should-pop 1"),
    Example(
      before: "class A { let s = #selector(pan) }",
      after: "class A { let s = Selector(\"pan()\", A.pan) }",
      counts: "selector 1"),
    Example(
      before: "extension A.B { var s: Selector { #selector(pan(_:)) } }",
      after: "extension A.B { var s: Selector { Selector(\"pan(_:)\", A.B.pan(_:)) } }",
      counts: "selector 1"),
    Example(
      before: "d.navigationController?(n, willShow: f(a, b: c), animated: true)",
      after: "d.ifImplemented(\"navigationController(_:willShow:animated:)\")?"
        + ".navigationController(n, willShow: f(a, b: c), animated: true)",
      counts: "optional-call 1"),
    Example(before: "x.handler?(1)", after: "x.handler?(1)", counts: ""),
    Example(before: "\"import UIKit\" // @objc", after: "\"import UIKit\" // @objc", counts: ""),
  ])
  func substitutes(_ example: Example) throws {
    let result = try rewrite(example.before)
    #expect(result.text == example.after)
    #expect(result.counts.rendered == example.counts)
  }

  @Test func classesListTheDelegateMethodsThatTheyDeclareAnywhere() throws {
    let source = """
      final class Delegate: NSObject {
        func helper() { func gestureRecognizerShouldBegin(_ r: R) -> Bool { true } }
        struct Inner {}
      }
      extension Delegate: P {
        func navigationController(_ n: N, didShow v: V, animated: Bool) {}
        func position(for bar: B) -> P { .top }
      }
      """
    let result = try rewrite(source)
    #expect(result.counts.rendered == "delegate 1")
    #expect(
      result.text.contains(
        "super.declaredMethods.union([\"navigationController(_:didShow:animated:)\", \"position(for:)\"])"
      ))
  }

  @Test func insideAClassThatAnswersRespondsSelectorsOfDelegateMethodsAreNamesAlone() throws {
    let source = """
      class D: NSObject {
        override func responds(to s: Selector!) -> Bool { s == #selector(position(for:)) || s == #selector(own(_:)) }
      }
      """
    let text = try rewrite(source).text
    #expect(text.contains("Selector(\"position(for:)\")"))
    #expect(text.contains("Selector(\"own(_:)\", D.own(_:))"))
  }

  @Test(arguments: [
    ("import Combine", "a module called `Combine`"),
    ("#if canImport(UIKit)\n#endif", "`#if canImport`"),
    ("if #available(iOS 13, macOS 12, *) {}", "this form of `#available`"),
    ("if #unavailable(iOS 13) {}", "`#unavailable`"), ("@objcMembers class A {}", "`@objcMembers`"),
    ("@objc(foo:) func f()", "this Objective-C name"), ("let k = #keyPath(A.b)", "`#keyPath`"),
    ("Selector(\"x\")", "`Selector(`"), ("NSClassFromString(\"A\")", "`NSClassFromString`"),
    ("#selector(a)", "this `#selector`"), ("@IBOutlet var a: A", "`@IBOutlet`"),
    ("class A { dynamic var b = 1 }", "`dynamic`"),
  ])
  func refuses(_ source: String, _ what: String) {
    #expect(throws: Refusal(file: "F.swift", line: 1, message: "the bench does not know \(what)")) {
      try rewrite(source)
    }
  }

  @Test func aRefusalNamesItsLine() {
    #expect(
      throws: Refusal(file: "F.swift", line: 3, message: "the bench does not know `@objcMembers`")
    ) {
      try rewrite("\n/*\n*/ @objcMembers class A {}")
    }
  }

  @Test(arguments: [
    ("struct A {}", "the file is not wrapped in `#if os(iOS)` once"),
    ("#if os(iOS)\nimport UIKit\nlet a = 1 // struct A\n#endif", "the file declares no type"),
  ])
  func refusesFilesThatWouldRunNothing(_ source: String, _ message: String) {
    #expect(throws: Refusal(file: "F.swift", line: 1, message: message)) {
      try Rewriter.rewriteFile(source, file: "F.swift", declared: DeclaredMethods())
    }
  }

  @Test func listsAreReadByLines() {
    let list = CaseList(parsing: "# comment\na/b: import 1, system 2\nc:\n")
    #expect(list.rendered == "# comment\na/b: import 1, system 2\nc: \n")
    #expect(
      list.cases == [
        CaseList.Case(folder: "a/b", counts: "import 1, system 2"),
        CaseList.Case(folder: "c", counts: ""),
      ])
  }
}

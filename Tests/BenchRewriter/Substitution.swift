/// A kind of change that makes emitted code run on the bench; its raw value is its name in a list of counts.
enum Substitution: String, CaseIterable {
  /// `import UIKit` → `import UIKitBench`.
  case `import`
  /// `ObjectiveC.` or `Foundation.` → `UIKitBench.`.
  case module
  /// `#if os(iOS)` → `#if true`.
  case system
  /// `#available(iOS 15.0, *)` → a question to the bench.
  case available
  /// `@objc` → nothing.
  case objc
  /// `@objc(navigationBar:shouldPopItem:)` → `override`.
  case shouldPop = "should-pop"
  /// `#selector(pan)` → the bench's selector, by name and unapplied method.
  case selector
  /// `delegate.method?(` → `delegate.ifImplemented("method(_:)")?.method(`.
  case optionalCall = "optional-call"
  /// A class that declares methods of a delegate protocol → a list of their names in its body.
  case delegate
}

/// How often each substitution was made.
typealias SubstitutionCounts = [Substitution: Int]

extension SubstitutionCounts {
  /// One line, for example `import 7, system 7`, without what never happened.
  var rendered: String {
    Substitution.allCases
      .compactMap { kind in self[kind].map { "\(kind.rawValue) \($0)" } }
      .joined(separator: ", ")
  }
}

/// Something in a file that the rewriting does not know.
struct Refusal: Error, Equatable {
  /// Its path.
  let file: String
  /// 1-based.
  let line: Int
  /// What is not known, in words.
  let message: String
}

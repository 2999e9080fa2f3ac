import NavgenDiagnostics
import Testing

@testable import NavgenSpecParser

/// The tree of a text on one line: `{key: value}`, `[item]`, scalars in `‹›`, what is missing as `?`.
func outline(_ node: SyntaxTree.Node) -> String {
  switch node.kind {
  case .missing: "?"
  case .scalar: "‹\(node.text)›"
  case .sequence: "[" + node.items.map(outline).joined(separator: ", ") + "]"
  case .mapping:
    "{" + node.entries.map { "\($0.key.text): \(outline($0.value))" }.joined(separator: ", ") + "}"
  }
}

/// Parses a text as a file called `spec.nav`.
func parse(_ text: String) -> (tree: SyntaxTree, diagnostics: [Diagnostic]) {
  parse(SourceFile(path: "spec.nav", text: text))
}

/// The pieces of a tree joined again.
func joinedPieces(_ tree: SyntaxTree) -> [UInt8] {
  tree.pieces.flatMap { tree.file.bytes[$0.lower..<$0.upper] }
}

/// A text with faults, each marked by `👉` before and `👈` behind it.
struct Refusal: Sendable, CustomTestStringConvertible {
  let name: String
  /// The text without marks.
  let text: String
  /// The marked ranges, in offsets of `text`, sorted.
  let ranges: [Range<Int>]
  /// The ids expected at the marks.
  let ids: [DiagnosticID]
  /// The tree that is read all the same; `nil` where it does not matter.
  let tree: String?
  /// The text after every fix-it was applied; `nil` where there is none.
  let fixed: String?
  var testDescription: String { name }

  init(
    _ name: String, _ marked: String, _ ids: DiagnosticID..., tree: String? = nil,
    fixed: String? = nil
  ) {
    self.name = name
    self.ids = ids
    self.tree = tree
    self.fixed = fixed
    var (bytes, starts, ranges) = ([UInt8](), [Int](), [Range<Int>]())
    for scalar in marked.unicodeScalars {
      switch scalar {
      case "👉": starts.append(bytes.count)
      case "👈": ranges.append(starts.removeLast()..<bytes.count)
      default: bytes.append(contentsOf: Array(String(scalar).utf8))
      }
    }
    text = String(decoding: bytes, as: UTF8.self)
    self.ranges = ranges.sorted { ($0.lowerBound, $0.upperBound) < ($1.lowerBound, $1.upperBound) }
  }
}

/// Applies every fix-it of some diagnostics of one text.
func applyFixIts(_ diagnostics: [Diagnostic], to text: String) -> String {
  let edits = diagnostics.flatMap(\.fixIts).flatMap(\.edits)
  var bytes = Array(text.utf8)
  for edit in edits.sorted(by: { $0.range.lower > $1.range.lower }) {
    bytes.replaceSubrange(edit.range.lower..<edit.range.upper, with: Array(edit.replacement.utf8))
  }
  return String(decoding: bytes, as: UTF8.self)
}

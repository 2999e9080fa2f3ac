import NavgenDiagnostics

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

import NavgenDiagnostics

/// Reads one file of the YAML subset.
///
/// Never fails: what cannot be read is skipped to the next place that makes sense, and every fault
/// found on the way is a diagnostic, in source order.
public func parse(_ file: SourceFile) -> (tree: SyntaxTree, diagnostics: [Diagnostic]) {
  guard file.bytes.count <= sizeLimit else {
    return (.empty(file), [.fileTooLarge(file)])
  }
  var check = CharacterCheck(file)
  check.run()
  guard check.isText else { return (.empty(file), check.faults.sorted) }
  var lexer = Lexer(file, faults: check.faults)
  lexer.lex()
  var parser = Parser(file: file, tokens: lexer.tokens, faults: lexer.faults)
  parser.document()
  let tree = SyntaxTree(
    file: file, tokens: parser.tokens, nodes: parser.nodes,
    resolvedTexts: parser.scalarText.output)
  return (tree, parser.faults.sorted)
}

/// The most bytes a file may have: 64 MiB.
private let sizeLimit = 64 << 20

extension SyntaxTree {
  /// The tree of a file that is not looked into.
  fileprivate static func empty(_ file: SourceFile) -> SyntaxTree {
    let end = file.bytes.count
    return SyntaxTree(
      file: file,
      tokens: [
        Token(.unexpected, lower: 0, upper: end, lineStart: 0),
        Token(.end, lower: end, upper: end, lineStart: 0),
      ],
      nodes: [NodeRecord(kind: .missing, lower: 0, upper: 0, end: 1)], resolvedTexts: [])
  }
}

extension Diagnostic {
  fileprivate static func fileTooLarge(_ file: SourceFile) -> Diagnostic {
    Diagnostic(
      .fileTooLarge, "`\(file.path)` has more than 64 MiB: split it and `include` the parts",
      at: nil)
  }
}

import NavgenDiagnostics
import NavgenSpecParser

extension Run {
  /// Prints a spec as JSON.
  mutating func dump() {
    guard arguments.operands.count == 1 || arguments.operands.isEmpty else {
      report([.wrongUse("`dump` prints one spec: name one")])
      return
    }
    for file in specFiles() {
      if arguments.has(.syntax) { dumpSyntax(file) } else { dumpSpec(file) }
    }
  }

  private mutating func dumpSyntax(_ file: SourceFile) {
    let (tree, diagnostics) = parse(file)
    report(diagnostics)
    if !diagnostics.hasErrors { print(syntaxDump(tree)) }
  }

  private mutating func dumpSpec(_ file: SourceFile) {
    guard let spec = readSpec(file) else { return }
    print(specDump(spec))
  }
}

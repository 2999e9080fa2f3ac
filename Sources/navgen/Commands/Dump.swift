import NavgenDiagnostics
import NavgenSpecParser

extension Run {
  /// Prints a spec as JSON.
  mutating func dump() {
    let inputs = specInputs()
    guard inputs.count <= 1 else {
      report([.wrongUse("`dump` prints one spec, here are \(inputs.count): name one")])
      return
    }
    for input in inputs {
      if arguments.has(.syntax) { dumpSyntax(input.file) } else { dumpSpec(input) }
    }
  }

  private mutating func dumpSyntax(_ file: SourceFile) {
    let (tree, diagnostics) = parse(file)
    report(diagnostics)
    if !diagnostics.hasErrors { print(syntaxDump(tree)) }
  }

  private mutating func dumpSpec(_ input: SpecInput) {
    guard let spec = readSpec(input) else { return }
    print(specDump(spec))
  }
}

import NavgenDiagnostics
import NavgenSpecParser

extension Run {
  /// Says what is wrong with each spec and writes nothing.
  mutating func lint() {
    for file in specFiles() { _ = readSpec(file) }
  }

  /// Reads one spec with all it includes, and reports what is wrong with it.
  mutating func readSpec(_ file: SourceFile) -> NavigationSpec? {
    let disk = disk
    let (spec, diagnostics) = navgen.readSpec(file) { path in
      (try? disk.read(path)).map { SourceFile(path: path, bytes: $0) }
    }
    report(diagnostics.sortedByPlace())
    return diagnostics.hasErrors ? nil : spec
  }
}

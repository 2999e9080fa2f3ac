import NavgenDiagnostics
import NavgenSpecParser

extension Run {
  /// Says what is wrong with each spec and writes nothing.
  mutating func lint() {
    if arguments.values[.format] == "json" {
      reportAsJSON { $0.lintSpecs() }
    } else {
      lintSpecs()
    }
  }

  private mutating func lintSpecs() {
    for file in specFiles() { _ = readSpec(file) }
  }

  /// Reads one spec with all it includes, and reports what is wrong with it.
  mutating func readSpec(_ file: SourceFile) -> NavigationSpec? {
    let disk = disk
    let (spec, diagnostics) = NavgenSpecParser.readSpec(file) {
      request throws(IncludeFailure) in
      do throws(DiskError) {
        return SourceFile(path: request.path, bytes: try disk.read(request.path))
      } catch {
        throw IncludeFailure(error.reason)
      }
    }
    report(diagnostics)
    return spec
  }
}

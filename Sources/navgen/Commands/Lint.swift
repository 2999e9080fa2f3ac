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
    for input in specInputs() { _ = readSpec(input) }
  }

  /// Reads one spec with all it includes, and reports what is wrong with it.
  mutating func readSpec(_ input: SpecInput) -> NavigationSpec? {
    let (spec, diagnostics) = NavgenSpecParser.readSpec(
      input.file, isPlaceless: input.isStandardInput
    ) { request throws(IncludeFailure) in
      do throws(DiskError) {
        return try files.read(request.path, from: disk)
      } catch {
        throw IncludeFailure(error.reason)
      }
    }
    report(diagnostics.filter { files.isNews($0) })
    return spec
  }
}

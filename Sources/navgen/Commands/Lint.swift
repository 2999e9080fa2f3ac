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
      try include(request.path)
    }
    report(diagnostics.filter { files.isNews($0) })
    return spec
  }

  /// A file that a spec includes, which `--within` may forbid.
  private mutating func include(_ path: String) throws(IncludeFailure) -> SourceFile {
    do throws(DiskError) {
      guard let folder = arguments.values[.within],
        try disk.place(of: path, from: folder).hasPrefix("../")
      else { return try files.read(path, from: disk) }
    } catch {
      throw IncludeFailure(error.reason)
    }
    throw .outside(arguments.values[.within] ?? "")
  }
}

extension IncludeFailure {
  /// The file is not in the one folder where it may be.
  fileprivate static func outside(_ folder: String) -> IncludeFailure {
    IncludeFailure(
      "it is outside `\(folder)`, so that a change to it would go unseen: move it there")
  }
}

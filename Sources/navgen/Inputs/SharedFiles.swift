import NavgenDiagnostics

/// What the specs of one run share: a file is read once, and what is wrong with it is said once,
/// however many of them include it.
struct SharedFiles {
  private var files: [String: Result<SourceFile, DiskError>] = [:]
  private var said: Set<Saying> = []

  /// The paths of all files read so far, sorted.
  var paths: [String] {
    files.compactMap { path, file in (try? file.get()) == nil ? nil : path }.sorted()
  }

  /// The file at `path`, or why it cannot be read.
  mutating func read(_ path: String, from disk: any Disk) throws(DiskError) -> SourceFile {
    if let known = files[path] { return try known.get() }
    let result = Result { () throws(DiskError) in
      SourceFile(path: path, bytes: try disk.read(path))
    }
    files[path] = result
    return try result.get()
  }

  /// Whether a diagnostic was not asked about before.
  mutating func isNews(_ diagnostic: Diagnostic) -> Bool {
    let ranges = [diagnostic.range] + diagnostic.notes.map(\.range)
    let places = ranges.map { range in
      range.map { Saying.Place(path: $0.file.path, lower: $0.lower, upper: $0.upper) }
    }
    return said.insert(
      Saying(id: diagnostic.id, message: diagnostic.message, places: places)
    ).inserted
  }

  /// What makes two diagnostics one.
  private struct Saying: Hashable {
    struct Place: Hashable {
      let path: String
      let lower: Int
      let upper: Int
    }

    let id: DiagnosticID
    let message: String
    /// Its own, then those of its notes.
    let places: [Place?]
  }
}

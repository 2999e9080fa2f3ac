/// What the process tells its caller, a promise to scripts and build systems.
enum Outcome: Int32 {
  case done = 0
  /// The spec or a template has errors.
  case invalidSpec = 1
  /// Wrong use of the command line.
  case wrongUse = 2
  /// A file could not be read or written.
  case fileTrouble = 3
  /// `--check` found differences.
  case differences = 4

  /// The graver of the two, of which only one can be told.
  func joined(with other: Outcome) -> Outcome {
    let gravest: [Outcome] = [.wrongUse, .invalidSpec, .fileTrouble, .differences]
    return gravest.first { $0 == self || $0 == other } ?? .done
  }
}

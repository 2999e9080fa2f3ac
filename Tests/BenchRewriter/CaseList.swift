/// The golden folders that one target runs, and how often each substitution is expected in each of them.
///
/// A line names a folder of the package, a colon and the counts, as in
/// `Tests/Goldens/Output/everything/expected: import 7, system 7`; lines that start with `#` are comments.
struct CaseList {
  /// A folder of emitted files.
  struct Case: Equatable {
    /// Its path in the package.
    var folder: String
    /// The counts as they are written.
    var counts: String
  }

  /// In the order of the file.
  var cases: [Case] = []

  /// What stands before the first case.
  private var comments: [Substring] = []

  /// Reads a list.
  init(parsing text: String) {
    for line in text.split(whereSeparator: \.isNewline) {
      guard !line.hasPrefix("#") else {
        comments.append(line)
        continue
      }
      let parts = line.split(separator: ":", maxSplits: 1)
      let counts = parts.count > 1 ? parts[1].drop { $0 == " " } : ""
      cases.append(Case(folder: String(parts[0]), counts: String(counts)))
    }
  }

  /// The list as it is written in its file.
  var rendered: String {
    let lines = comments.map(String.init) + cases.map { "\($0.folder): \($0.counts)" }
    return lines.joined(separator: "\n") + "\n"
  }
}

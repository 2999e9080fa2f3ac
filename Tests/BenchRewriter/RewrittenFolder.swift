import Foundation

/// The files of one golden folder, made to run on the bench.
struct RewrittenFolder {
  /// The substitutions of all files together.
  private(set) var counts: SubstitutionCounts = [:]
  private var files: [(name: String, text: String)] = []

  /// Reads and rewrites a folder.
  init(_ folder: URL) throws {
    let sources = try Self.sources(in: folder)
    var declared = DeclaredMethods()
    for source in sources { declared.add(SwiftLexer.tokens(of: source.text)) }
    for source in sources {
      let path = folder.appendingPathComponent(source.name).path
      let rewritten = try Rewriter.rewriteFile(source.text, file: path, declared: declared)
      counts.merge(rewritten.counts, uniquingKeysWith: +)
      files.append((source.name, rewritten.text))
    }
  }

  private static func sources(in folder: URL) throws -> [(name: String, text: String)] {
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter {
      $0.hasSuffix(".swift")
    }
    return try names.sorted().map { name in
      (name, try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8))
    }
  }

  /// Refuses counts other than the expected ones.
  func check(against expected: CaseList.Case, list: String) throws {
    guard counts.rendered != expected.counts else { return }
    throw Refusal(
      file: list, line: 1,
      message: "\(expected.folder) has \(counts.rendered); expected were \(expected.counts); "
        + "`swift run navgen-bench-rewriter --record \(list) .` takes the new ones")
  }

  /// Writes the rewritten files into a folder; two folders of one target share no file name.
  func write(to output: URL) throws {
    for file in files {
      try file.text.writeIfNew(to: output.appendingPathComponent(file.name))
    }
  }
}

extension String {
  /// Leaves a file alone that holds the text already, so that it is not compiled again.
  func writeIfNew(to place: URL) throws {
    let data = Data(utf8)
    if (try? Data(contentsOf: place)) != data { try data.write(to: place) }
  }
}

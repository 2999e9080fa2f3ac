import Foundation

/// `navgen-bench-rewriter LIST PACKAGE OUTPUT` rewrites the golden folders of a list for the bench.
///
/// `navgen-bench-rewriter --record LIST PACKAGE` writes the counts that are found into the list instead.
/// `navgen-bench-rewriter --spec SPEC OUTPUT` rewrites what navgen emits for a spec now.
@main
enum Main {
  /// Does what the arguments say.
  static func main() throws {
    let arguments = Array(CommandLine.arguments.dropFirst())
    guard arguments.count == 3 else {
      fail("LIST PACKAGE OUTPUT, --record LIST PACKAGE or --spec SPEC OUTPUT are wanted")
    }
    let places = arguments.map { URL(fileURLWithPath: $0) }
    do {
      switch arguments[0] {
      case "--spec": try EmittedSpec(places[1]).write(to: places[2])
      case "--record": try record(places[1], in: places[2])
      default: try rewrite(places[0], in: places[1], to: places[2])
      }
    } catch let refusal as Refusal {
      fail("\(refusal.file):\(refusal.line): error: \(refusal.message)")
    }
  }

  private static func record(_ place: URL, in package: URL) throws {
    let list = CaseList(parsing: try String(contentsOf: place, encoding: .utf8))
    try Data(try list.counted(in: package).rendered.utf8).write(to: place)
  }

  private static func rewrite(_ place: URL, in package: URL, to output: URL) throws {
    let list = CaseList(parsing: try String(contentsOf: place, encoding: .utf8))
    for each in list.cases {
      let folder = try RewrittenFolder(package.appendingPathComponent(each.folder))
      try folder.check(against: each, list: place.path)
      try folder.write(to: output)
    }
  }

  private static func fail(_ message: String) -> Never {
    FileHandle.standardError.write(Data((message + "\n").utf8))
    exit(1)
  }
}

extension CaseList {
  /// The list with the counts that are found.
  fileprivate func counted(in package: URL) throws -> CaseList {
    var list = self
    for index in list.cases.indices {
      let folder = package.appendingPathComponent(list.cases[index].folder)
      list.cases[index].counts = try RewrittenFolder(folder).counts.rendered
    }
    return list
  }
}

import Foundation

/// `navgen-bench-rewriter LIST PACKAGE OUTPUT` rewrites the golden folders of a list for the bench.
///
/// `navgen-bench-rewriter --record LIST PACKAGE` writes the counts that are found into the list instead.
@main
enum Main {
  /// Does what the arguments say.
  static func main() throws {
    var arguments = Array(CommandLine.arguments.dropFirst())
    let records = arguments.first == "--record"
    if records { arguments.removeFirst() }
    guard arguments.count == (records ? 2 : 3) else { fail("LIST PACKAGE OUTPUT are wanted") }
    let place = URL(fileURLWithPath: arguments[0])
    let list = CaseList(parsing: try String(contentsOf: place, encoding: .utf8))
    let package = URL(fileURLWithPath: arguments[1])
    do {
      if records {
        let counted = try list.counted(in: package)
        try Data(counted.rendered.utf8).write(to: place)
      } else {
        try rewrite(list, at: arguments[0], in: package, to: URL(fileURLWithPath: arguments[2]))
      }
    } catch let refusal as Refusal {
      fail("\(refusal.file):\(refusal.line): error: \(refusal.message)")
    }
  }

  private static func rewrite(
    _ list: CaseList, at place: String, in package: URL, to output: URL
  ) throws {
    for each in list.cases {
      let folder = try RewrittenFolder(package.appendingPathComponent(each.folder))
      try folder.check(against: each, list: place)
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

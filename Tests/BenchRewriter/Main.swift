import Foundation

/// `navgen-bench-rewriter LIST PACKAGE OUTPUT` rewrites the golden folders of a list for the bench.
///
/// `navgen-bench-rewriter --count LIST PACKAGE` prints the list with the counts that were found instead.
@main
enum Main {
  static func main() throws {
    var arguments = Array(CommandLine.arguments.dropFirst())
    let counts = arguments.first == "--count"
    if counts { arguments.removeFirst() }
    guard arguments.count == (counts ? 2 : 3) else { fail("LIST PACKAGE OUTPUT are wanted") }
    let list = CaseList(
      parsing: try String(contentsOf: URL(fileURLWithPath: arguments[0]), encoding: .utf8))
    let package = URL(fileURLWithPath: arguments[1])
    do {
      for each in list.cases {
        let folder = try RewrittenFolder(package.appendingPathComponent(each.folder))
        if counts {
          print("\(each.folder): \(folder.counts.rendered)")
          continue
        }
        try folder.check(against: each, list: arguments[0])
        try folder.write(to: URL(fileURLWithPath: arguments[2]))
      }
    } catch let refusal as Refusal {
      fail("\(refusal.file):\(refusal.line): error: \(refusal.message)")
    }
  }

  static func fail(_ message: String) -> Never {
    FileHandle.standardError.write(Data((message + "\n").utf8))
    exit(1)
  }
}

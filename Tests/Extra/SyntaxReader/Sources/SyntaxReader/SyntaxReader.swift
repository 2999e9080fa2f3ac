import Foundation
import NavgenDiagnostics
import NavgenSpecParser

/// Reads documents from standard input, each as its length in bytes, a line feed and its bytes.
///
/// For each it prints a line with the ids of its diagnostics, `-` if there are none, and the length
/// of its syntax dump, followed by the dump.
@main
enum SyntaxReader {
  static func main() {
    let input = [UInt8](FileHandle.standardInput.readDataToEndOfFile())
    var output = Data()
    var offset = 0
    while let lineEnd = input[offset...].firstIndex(of: UInt8(ascii: "\n")),
      let length = Int(String(decoding: input[offset..<lineEnd], as: UTF8.self))
    {
      let start = lineEnd + 1
      offset = start + length
      output.append(contentsOf: answer(Array(input[start..<offset])).utf8)
    }
    FileHandle.standardOutput.write(output)
  }

  private static func answer(_ bytes: [UInt8]) -> String {
    let (tree, diagnostics) = parse(SourceFile(path: "spec.nav", bytes: bytes))
    let pieces = tree.pieces.flatMap { bytes[$0.lower..<$0.upper] }
    precondition(pieces == bytes, "the pieces of a tree are not its file")
    let ids = diagnostics.map(\.id.rawValue).joined(separator: ",")
    let dump = syntaxDump(tree)
    return "\(ids.isEmpty ? "-" : ids) \(dump.utf8.count)\n\(dump)"
  }
}

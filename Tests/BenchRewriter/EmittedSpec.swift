import Foundation
import NavgenDiagnostics
import NavgenEmitter
import NavgenSpecParser

/// A spec without committed output: what navgen writes for it now, as one file made to run on the bench.
struct EmittedSpec {
  private let name: String
  private let text: String

  /// Reads a spec, which includes no other, renders it and rewrites what comes out.
  init(_ spec: URL) throws {
    let file = SourceFile(path: spec.path, bytes: Array(try Data(contentsOf: spec)))
    let read = readSpec(file) { _ throws(IncludeFailure) in throw IncludeFailure("left out here") }
    guard var model = read.spec, !read.diagnostics.hasErrors else {
      throw Self.refusal(of: read.diagnostics, in: file)
    }
    model.output.layout = .single
    let (plan, diagnostics) = emit(model)
    guard let emitted = plan?.files.first else {
      throw Self.refusal(of: diagnostics, in: file)
    }
    name = emitted.path
    text = try Self.rewritten(String(decoding: emitted.bytes, as: UTF8.self), as: name)
  }

  /// Writes the file into a folder.
  func write(to output: URL) throws {
    try text.writeIfNew(to: output.appendingPathComponent(name))
  }

  private static func rewritten(_ source: String, as name: String) throws -> String {
    var declared = DeclaredMethods()
    declared.add(SwiftLexer.tokens(of: source))
    return try Rewriter.rewriteFile(source, file: name, declared: declared).text
  }

  private static func refusal(of diagnostics: [Diagnostic], in file: SourceFile) -> Refusal {
    let messages = diagnostics.filter { $0.severity == .error }.map(\.message)
    return Refusal(file: file.path, line: 1, message: messages.joined(separator: "; "))
  }
}

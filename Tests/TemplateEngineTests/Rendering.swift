import NavgenDiagnostics
import NavgenTemplateEngine
import Testing

/// What a template writes for a context, or what is wrong with it, one `id: message` a line.
func render(
  _ template: String, _ context: Mapping = [:], including others: [String: String] = [:]
) -> String {
  let file = SourceFile(path: "template.stencil", text: template)
  let (compiled, diagnostics) = Template.compile(file, names: Array(others.keys)) { name in
    others[name].map { SourceFile(path: name, text: $0) }
  }
  guard let compiled else { return text(of: diagnostics) }
  var output: [UInt8] = []
  let errors = compiled.render(context, into: &output)
  return errors.isEmpty ? String(decoding: output, as: UTF8.self) : text(of: errors)
}

private func text(of diagnostics: [Diagnostic]) -> String {
  diagnostics.map { "\($0.id.rawValue): \($0.message)" }.joined(separator: "\n")
}

/// One row of a table: a template, what it is given, and what it writes.
struct Case: Sendable, CustomTestStringConvertible {
  var name: String
  var template: String
  var context: Mapping
  var expected: String

  init(_ name: String, _ template: String, _ context: Mapping = [:], _ expected: String) {
    self.name = name
    self.template = template
    self.context = context
    self.expected = expected
  }

  var testDescription: String { name }
}

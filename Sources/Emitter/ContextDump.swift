import NavgenDiagnostics
import NavgenSpecParser
import NavgenTemplateEngine

/// All that a template can use, as JSON, with the values `spec` gives it.
public func contextDump(_ spec: NavigationSpec) -> String {
  var output: [UInt8] = []
  write(.mapping(TemplateContext.make(for: spec)), to: &output, 0)
  return String(decoding: output, as: UTF8.self) + "\n"
}

private func write(_ value: Value, to output: inout [UInt8], _ indentation: Int) {
  switch value {
  case .nil: output += "null".utf8
  case .bool(let truth): output += (truth ? "true" : "false").utf8
  case .int(let number): output += String(number).utf8
  case .double(let number): output += number.description.utf8
  case .string(let text): write(text, to: &output)
  case .list(let items): JSON.write(items, "[", "]", to: &output, indentation, write)
  case .mapping(let mapping):
    JSON.write(
      Array(zip(mapping.shape.keys, mapping.values)), "{", "}", to: &output, indentation
    ) { member, output, indentation in
      write(member.0, to: &output)
      output += ": ".utf8
      write(member.1, to: &output, indentation)
    }
  }
}

private func write(_ text: String, to output: inout [UInt8]) {
  var text = text
  text.withUTF8 { JSON.writeString($0, to: &output) }
}

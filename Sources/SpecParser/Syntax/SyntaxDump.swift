import NavgenDiagnostics

/// The tree as JSON: mappings in written order, every scalar a string, what is missing `null`.
public func syntaxDump(_ tree: SyntaxTree) -> String {
  var output: [UInt8] = []
  write(tree.root, to: &output, indentation: 0)
  output.append(.lineFeed)
  return String(decoding: output, as: UTF8.self)
}

private func write(_ node: SyntaxTree.Node, to output: inout [UInt8], indentation: Int) {
  switch node.kind {
  case .missing: output += "null".utf8
  case .scalar: node.withUTF8 { JSON.writeString($0, to: &output) }
  case .sequence:
    JSON.write(node.items, "[", "]", to: &output, indentation) { item, output, indentation in
      write(item, to: &output, indentation: indentation)
    }
  case .mapping:
    JSON.write(node.entries, "{", "}", to: &output, indentation) { entry, output, indentation in
      entry.key.withUTF8 { JSON.writeString($0, to: &output) }
      output += ": ".utf8
      write(entry.value, to: &output, indentation: indentation)
    }
  }
}

/// The tree as JSON: mappings in written order, every scalar a string, what is missing `null`.
public func syntaxDump(_ tree: SyntaxTree) -> String {
  var dump = SyntaxDump()
  dump.write(tree.root, indentation: 0)
  dump.output.append(.lineFeed)
  return String(decoding: dump.output, as: UTF8.self)
}

/// Writes JSON as bytes; two spaces a level.
private struct SyntaxDump {
  var output: [UInt8] = []

  mutating func write(_ node: SyntaxTree.Node, indentation: Int) {
    switch node.kind {
    case .missing: output.append(contentsOf: "null".utf8)
    case .scalar: writeString(node)
    case .sequence:
      list(node.items, "[", "]", indentation: indentation) { dump, item in
        dump.write(item, indentation: indentation + 2)
      }
    case .mapping:
      list(node.entries, "{", "}", indentation: indentation) { dump, entry in
        dump.writeString(entry.key)
        dump.output.append(contentsOf: ": ".utf8)
        dump.write(entry.value, indentation: indentation + 2)
      }
    }
  }

  private mutating func list<Elements: Collection>(
    _ elements: Elements, _ opener: String, _ closer: String, indentation: Int,
    _ write: (inout SyntaxDump, Elements.Element) -> Void
  ) {
    output.append(contentsOf: opener.utf8)
    var isFirst = true
    for element in elements {
      if !isFirst { output.append(UInt8(ascii: ",")) }
      isFirst = false
      newLine(indentation + 2)
      write(&self, element)
    }
    if !isFirst { newLine(indentation) }
    output.append(contentsOf: closer.utf8)
  }

  private mutating func newLine(_ indentation: Int) {
    output.append(.lineFeed)
    output.append(contentsOf: repeatElement(.space, count: indentation))
  }

  private mutating func writeString(_ node: SyntaxTree.Node) {
    output.append(.doubleQuote)
    node.withUTF8 { text in
      for byte in text { writeCharacter(byte) }
    }
    output.append(.doubleQuote)
  }

  private mutating func writeCharacter(_ byte: UInt8) {
    switch byte {
    case .doubleQuote, .backslash: output.append(contentsOf: [.backslash, byte])
    case .lineFeed: output.append(contentsOf: "\\n".utf8)
    case .tab: output.append(contentsOf: "\\t".utf8)
    case 0..<0x20:
      let digits = String(byte, radix: 16)
      output.append(contentsOf: "\\u00\(digits.count == 1 ? "0" : "")\(digits)".utf8)
    default: output.append(byte)
    }
  }
}

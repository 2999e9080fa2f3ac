/// A JSON value whose objects keep their order.
package enum JSON: Equatable {
  case bool(Bool)
  case number(Double)
  case string(String)
  case list([JSON])
  case object([Member])

  /// One `"key": value` of an object.
  package struct Member: Equatable {
    /// Its key, before escaping.
    let key: String
    /// What stands behind the colon.
    let value: JSON

    /// A member of an object.
    package init(key: String, value: JSON) {
      self.key = key
      self.value = value
    }
  }

  /// The value as text, two spaces a level, without a line end behind it.
  package var text: String {
    var output = ""
    write(to: &output, indentation: "")
    return output
  }

  private func write(to output: inout String, indentation: String) {
    switch self {
    case .bool(let value): output += value ? "true" : "false"
    case .number(let value): output += Self.text(of: value)
    case .string(let text): Self.write(text, to: &output)
    case .list(let items):
      Self.write(items, "[", "]", to: &output, indentation) { item, output, indentation in
        item.write(to: &output, indentation: indentation)
      }
    case .object(let members):
      Self.write(members, "{", "}", to: &output, indentation) { member, output, indentation in
        Self.write(member.key, to: &output)
        output += ": "
        member.value.write(to: &output, indentation: indentation)
      }
    }
  }

  private static func write<Element>(
    _ elements: [Element], _ opener: String, _ closer: String, to output: inout String,
    _ indentation: String, _ write: (Element, inout String, String) -> Void
  ) {
    output += opener
    for (index, element) in elements.enumerated() {
      output += index == 0 ? "\n" : ",\n"
      output += indentation + "  "
      write(element, &output, indentation + "  ")
    }
    output += elements.isEmpty ? closer : "\n\(indentation)\(closer)"
  }

  /// The shortest text that reads back as the same number.
  private static func text(of number: Double) -> String {
    let text = number.description
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }

  private static func write(_ text: String, to output: inout String) {
    output += "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": output += "\\\(scalar)"
      case "\n": output += "\\n"
      case "\t": output += "\\t"
      case _ where scalar.properties.generalCategory == .control:
        let digits = String(scalar.value, radix: 16)
        output += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: output.unicodeScalars.append(scalar)
      }
    }
    output += "\""
  }
}

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
    var output: [UInt8] = []
    write(to: &output, indentation: 0)
    return String(decoding: output, as: UTF8.self)
  }

  private func write(to output: inout [UInt8], indentation: Int) {
    switch self {
    case .bool(let value): output += (value ? "true" : "false").utf8
    case .number(let value): output += Self.text(of: value).utf8
    case .string(let text): Self.write(text, to: &output)
    case .list(let items):
      Self.write(items, "[", "]", to: &output, indentation) { item, output, indentation in
        item.write(to: &output, indentation: indentation)
      }
    case .object(let members):
      Self.write(members, "{", "}", to: &output, indentation) { member, output, indentation in
        Self.write(member.key, to: &output)
        output += ": ".utf8
        member.value.write(to: &output, indentation: indentation)
      }
    }
  }

  /// The shortest text that reads back as the same number.
  private static func text(of number: Double) -> String {
    let text = number.description
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }

  private static func write(_ text: String, to output: inout [UInt8]) {
    var text = text
    text.withUTF8 { writeString($0, to: &output) }
  }
}

// MARK: - Pieces, for what is written without a tree of values

extension JSON {
  /// Appends a list or an object of elements that `write` appends, each on a line of its own.
  package static func write<Elements: Collection>(
    _ elements: Elements, _ opener: String, _ closer: String, to output: inout [UInt8],
    _ indentation: Int, _ write: (Elements.Element, inout [UInt8], Int) -> Void
  ) {
    output += opener.utf8
    var isFirst = true
    for element in elements {
      if !isFirst { output.append(UInt8(ascii: ",")) }
      isFirst = false
      startLine(&output, indentation + 2)
      write(element, &output, indentation + 2)
    }
    if !isFirst { startLine(&output, indentation) }
    output += closer.utf8
  }

  private static func startLine(_ output: inout [UInt8], _ indentation: Int) {
    output.append(UInt8(ascii: "\n"))
    output += repeatElement(UInt8(ascii: " "), count: indentation)
  }

  /// Appends a text in quotes. What cannot be seen, or reorders the text around it, is escaped, so
  /// that it shows and that a spec may hold it.
  package static func writeString(
    _ text: UnsafeBufferPointer<UInt8>, to output: inout [UInt8]
  ) {
    output.append(UInt8(ascii: "\""))
    if text.allSatisfy({ $0 < 0x80 }) {
      for byte in text { writeASCII(byte, to: &output) }
    } else {
      for scalar in String(decoding: text, as: UTF8.self).unicodeScalars {
        if scalar.isASCII {
          writeASCII(UInt8(scalar.value), to: &output)
        } else if scalar.isUnseen {
          for unit in String(scalar).utf16 { writeEscape(unit, to: &output) }
        } else {
          output += String(scalar).utf8
        }
      }
    }
    output.append(UInt8(ascii: "\""))
  }

  private static func writeASCII(_ byte: UInt8, to output: inout [UInt8]) {
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"): output += [UInt8(ascii: "\\"), byte]
    case UInt8(ascii: "\n"): output += "\\n".utf8
    case UInt8(ascii: "\t"): output += "\\t".utf8
    case 0..<0x20, 0x7F: writeEscape(UInt16(byte), to: &output)
    default: output.append(byte)
    }
  }

  private static func writeEscape(_ unit: UInt16, to output: inout [UInt8]) {
    let digits = String(unit, radix: 16)
    output += "\\u".utf8
    output += repeatElement(UInt8(ascii: "0"), count: 4 - digits.utf8.count)
    output += digits.utf8
  }
}

extension Unicode.Scalar {
  /// Whether a scalar beyond ASCII shows nothing itself or moves the text around it. Joiners and
  /// selectors of variants are part of how Persian and emoji look.
  fileprivate var isUnseen: Bool {
    switch properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator:
      self != "\u{200C}" && self != "\u{200D}"
    default:
      properties.isNoncharacterCodePoint
        || properties.isDefaultIgnorableCodePoint && !properties.isVariationSelector
    }
  }
}

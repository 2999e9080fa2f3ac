extension Filter {
  /// Lines and the blanks around texts.
  static let lineFilters = [
    Filter("indent", 0...3) { input throws(Problem) in
      let width = try input.integer(at: 0, default: 4)
      guard (0...1_000).contains(width) else {
        throw input.problem("takes a width from 0 to 1000, not \(width)", argument: 0)
      }
      let unit = try input.text(at: 1, default: " ")
      let first = try input.truth(at: 2, default: false)
      let text = input.value.text
      try input.check(lines(of: text).count, times: unit.utf8.count * width)
      return .string(indented(text, String(repeating: unit, count: width), first))
    },
    Filter("removeNewlines", 0...1) { input throws(Problem) in
      let text = try input.text()
      guard try input.word(at: 0, of: ["all", "leading"]) == "leading" else {
        return .string(String(text.unicodeScalars.filter { !$0.properties.isWhitespace }))
      }
      let lines = lines(of: text).map { $0.drop { $0.isBlank } }
      return .string(trimmed(lines.joined(), where: \.isBlank))
    },
    Filter("trim") { input throws(Problem) in
      .string(trimmed(try input.text()[...], where: { $0.properties.isWhitespace }))
    },
  ]

  /// `text` with `indentation` before each line that is not empty, the first one only if asked.
  private static func indented(_ text: String, _ indentation: String, _ first: Bool) -> String {
    if indentation.isEmpty { return text }
    // A view of scalars would be copied whole at each line.
    var result = ""
    for (number, line) in lines(of: text).enumerated() {
      if number > 0 { result += "\n" }
      let isIndented = number == 0 ? first : !line.isEmpty
      if isIndented { result += indentation }
      result += Substring(line)
    }
    return result
  }

  /// The lines of `text` without their ends; CR LF is one end.
  private static func lines(of text: String) -> [Substring.UnicodeScalarView] {
    var lines: [Substring.UnicodeScalarView] = []
    let scalars = text.unicodeScalars
    var start = scalars.startIndex
    var index = start
    while index < scalars.endIndex {
      let end = index
      scalars.formIndex(after: &index)
      guard scalars[end].isNewline else { continue }
      if scalars[end] == "\r", index < scalars.endIndex, scalars[index] == "\n" {
        scalars.formIndex(after: &index)
      }
      lines.append(scalars[start..<end])
      start = index
    }
    return lines + [scalars[start...]]
  }

  private static func trimmed(
    _ scalars: some BidirectionalCollection<Unicode.Scalar>, where isCut: (Unicode.Scalar) -> Bool
  ) -> String {
    let end = scalars.lastIndex { !isCut($0) }.map(scalars.index(after:)) ?? scalars.startIndex
    var result = String.UnicodeScalarView()
    result.append(contentsOf: scalars[..<end].drop(while: isCut))
    return String(result)
  }

  private static func trimmed(_ text: Substring, where isCut: (Unicode.Scalar) -> Bool) -> String {
    trimmed(text.unicodeScalars, where: isCut)
  }
}

extension Unicode.Scalar {
  /// Whether it ends a line: LF, VT, FF, CR, next line, line or paragraph separator.
  var isNewline: Bool {
    (0x0A...0x0D).contains(value) || value == 0x85 || value == 0x2028 || value == 0x2029
  }

  /// Whether it is a space or tab.
  var isBlank: Bool { self == "\t" || properties.generalCategory == .spaceSeparator }
}

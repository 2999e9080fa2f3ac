extension Filter {
  /// Upper and lower case of texts that people read.
  static let letterFilters = [
    Filter("capitalize") { input in input.mapText(capitalized) },
    Filter("lowercase") { input in input.mapText { $0.lowercased() } },
    Filter("lowerFirstLetter") { input throws(Problem) in
      let text = try input.text()
      return .string(text.prefix(1).lowercased() + text.dropFirst())
    },
    Filter("upperFirstLetter") { input throws(Problem) in
      .string(upperFirst(try input.text()))
    },
    Filter("uppercase") { input in input.mapText { $0.uppercased() } },
  ]

  /// With the first letter of each word in upper case and the others in lower case. Words are
  /// letters, their marks, and apostrophes.
  static func capitalized(_ text: String) -> String {
    var result = ""
    var isInWord = false
    for character in text {
      let isLetter = character.isLetter
      result += isLetter && !isInWord ? titleCase(character) : character.lowercased()
      isInWord = isLetter || isInWord && (character == "'" || character == "’")
    }
    return result
  }

  /// With the first scalar in upper case and the rest as it is.
  static func upperFirst(_ text: some StringProtocol) -> String {
    guard let first = text.unicodeScalars.first else { return "" }
    let rest = text[text.unicodeScalars.index(after: text.startIndex)...]
    return first.properties.uppercaseMapping + rest
  }

  private static func titleCase(_ character: Character) -> String {
    guard let first = character.unicodeScalars.first else { return "" }
    return first.properties.titlecaseMapping
      + String(String.UnicodeScalarView(character.unicodeScalars.dropFirst())).lowercased()
  }
}

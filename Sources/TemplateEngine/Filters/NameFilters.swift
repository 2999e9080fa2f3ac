extension Filter {
  /// From one way of writing names to another.
  static let nameFilters = [
    Filter("camelToSnakeCase", 0...1) { input throws(Problem) in
      let name = snakeCased(try input.text())
      return .string(try input.truth(at: 0, default: true) ? name.lowercased() : name)
    },
    Filter("lowerFirstWord") { input throws(Problem) in .string(lowerFirstWord(try input.text())) },
    Filter("snakeToCamelCase", 0...1) { input throws(Problem) in
      let isStripped = try input.truth(at: 0, default: false)
      return .string(camelCased(try input.text(), isStripped: isStripped))
    },
    Filter("toCamel") { input throws(Problem) in
      .string(lowerFirstWord(words(of: try input.text()).map(upperFirst).joined()))
    },
    Filter("toKebab") { input throws(Problem) in
      .string(words(of: try input.text()).joined(separator: "-").lowercased())
    },
    Filter("toPascal") { input throws(Problem) in
      .string(words(of: try input.text()).map(upperFirst).joined())
    },
  ]

  /// With the capitals it begins with in lower case, except the last one where a small letter
  /// follows: `URLBar` gives `urlBar`.
  static func lowerFirstWord(_ name: String) -> String {
    let scalars = Array(name.unicodeScalars)
    var count = scalars.prefix { $0.isCapital }.count
    if count > 1, count < scalars.count, scalars[count].properties.isLowercase { count -= 1 }
    return text(scalars[..<count]).lowercased() + text(scalars[count...])
  }

  /// With `_` between a small letter or digit and a capital, and before the last of several
  /// capitals where a small letter follows; `-` becomes `_`.
  private static func snakeCased(_ name: String) -> String {
    let scalars = Array(name.unicodeScalars)
    var result = String.UnicodeScalarView()
    for (index, scalar) in scalars.enumerated() {
      if index > 0, scalar.isLatinCapital {
        let before = scalars[index - 1]
        let isBeforeSmall = index + 1 < scalars.count && scalars[index + 1].isLatinSmall
        let endsWord = before.isLatinSmall || before.isLatinDigit
        if endsWord || before.isLatinCapital && isBeforeSmall { result.append("_") }
      }
      result.append(scalar == "-" ? "_" : scalar)
    }
    return String(result)
  }

  /// Each part between `_` with its first letter in upper case; in a name all of capitals the
  /// others in lower case. `_` at the beginning stay unless they are to be stripped.
  static func camelCased(_ name: String, isStripped: Bool) -> String {
    let hasSmall = name.unicodeScalars.contains { $0.isLatinSmall }
    let parts = (hasSmall ? name : snakeCased(name)).split(separator: "_").map(String.init)
    let camel = parts.map(hasSmall ? upperFirst : capitalized).joined()
    return (isStripped ? "" : String(name.prefix { $0 == "_" })) + camel
  }

  /// The words of a name in any way of writing: separated by what is neither letter nor digit, or
  /// by capitals.
  private static func words(of name: String) -> [String] {
    var words: [String] = []
    var word: [Unicode.Scalar] = []
    for scalar in name.unicodeScalars {
      let isPart = scalar.properties.isXIDContinue && scalar != "_"
      let isNew = scalar.isCapital && word.last.map { !$0.isCapital } ?? false
      if isNew || !isPart {
        words.append(text(word[...]))
        word = []
      } else if !scalar.isCapital, scalar.properties.isLowercase, word.count > 1,
        let last = word.last, last.isCapital
      {
        words.append(text(word.dropLast()))
        word = [last]
      }
      if isPart { word.append(scalar) }
    }
    return (words + [text(word[...])]).filter { !$0.isEmpty }
  }

  private static func text(_ scalars: ArraySlice<Unicode.Scalar>) -> String {
    var view = String.UnicodeScalarView()
    view.append(contentsOf: scalars)
    return String(view)
  }
}

extension Unicode.Scalar {
  /// Whether it is an upper or title case letter.
  fileprivate var isCapital: Bool {
    let category = properties.generalCategory
    return category == .uppercaseLetter || category == .titlecaseLetter
  }

  fileprivate var isLatinCapital: Bool { ("A"..."Z").contains(self) }
  fileprivate var isLatinSmall: Bool { ("a"..."z").contains(self) }
  fileprivate var isLatinDigit: Bool { ("0"..."9").contains(self) }
}

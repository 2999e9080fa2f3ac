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
      .string(lowerFirstWord(words(of: try input.text()).reduce(into: "") { $0 += upperFirst($1) }))
    },
    Filter("toKebab") { input throws(Problem) in
      .string(words(of: try input.text()).joined(separator: "-").lowercased())
    },
    Filter("toPascal") { input throws(Problem) in
      .string(words(of: try input.text()).reduce(into: "") { $0 += upperFirst($1) })
    },
  ]

  /// With the capitals it begins with in lower case, except the last one where a small letter
  /// follows: `URLBar` gives `urlBar`.
  static func lowerFirstWord(_ name: String) -> String {
    let scalars = name.unicodeScalars
    var end = scalars.firstIndex { !$0.isCapital } ?? scalars.endIndex
    if end < scalars.endIndex, scalars[end].isSmall, end > scalars.startIndex {
      let last = scalars.index(before: end)
      if last > scalars.startIndex { end = last }
    }
    return name[..<end].lowercased() + name[end...]
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
  /// by capitals, the last of several of which begins a word where a small letter follows.
  private static func words(of name: String) -> [Substring] {
    var words: [Substring] = []
    let scalars = name.unicodeScalars
    var start = scalars.startIndex
    var last: (index: String.Index, isCapital: Bool)?
    func end(at index: String.Index) {
      if start < index { words.append(name[start..<index]) }
      start = index
    }
    for index in scalars.indices {
      let scalar = scalars[index]
      guard scalar.isNamePart else {
        end(at: index)
        start = scalars.index(after: index)
        last = nil
        continue
      }
      let isCapital = scalar.isCapital
      if let last, isCapital, !last.isCapital { end(at: index) }
      if let last, last.isCapital, start < last.index, scalar.isSmall { end(at: last.index) }
      last = (index, isCapital)
    }
    end(at: scalars.endIndex)
    return words
  }
}

extension Unicode.Scalar {
  /// Whether it is an upper or title case letter.
  fileprivate var isCapital: Bool {
    if isASCII { return isLatinCapital }
    let category = properties.generalCategory
    return category == .uppercaseLetter || category == .titlecaseLetter
  }

  /// Whether it is a lower case letter.
  fileprivate var isSmall: Bool { isASCII ? isLatinSmall : properties.isLowercase }

  /// Whether it is a letter, a mark or a digit.
  fileprivate var isNamePart: Bool {
    isASCII ? isLatinCapital || isLatinSmall || isLatinDigit : properties.isXIDContinue
  }

  fileprivate var isLatinCapital: Bool { ("A"..."Z").contains(self) }
  fileprivate var isLatinSmall: Bool { ("a"..."z").contains(self) }
  fileprivate var isLatinDigit: Bool { ("0"..."9").contains(self) }
}

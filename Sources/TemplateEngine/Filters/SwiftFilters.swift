/// Values as Swift source text.
public enum SwiftLiteral {
  /// A string literal whose value is `text`. What would not show in a source file is escaped;
  /// letters, emoji and the joiners within them stay.
  public static func string(_ text: String) -> String {
    var bytes: [UInt8] = [.quote]
    bytes.reserveCapacity(text.utf8.count + 2)
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": bytes += [.backslash, UInt8(scalar.value)]
      case "\n": bytes += [.backslash, UInt8(ascii: "n")]
      case "\r": bytes += [.backslash, UInt8(ascii: "r")]
      case "\t": bytes += [.backslash, UInt8(ascii: "t")]
      case _ where scalar.isHidden:
        bytes += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}".utf8
      default: bytes += UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter
      }
    }
    bytes.append(.quote)
    return String(decoding: bytes, as: UTF8.self)
  }
}

extension Filter {
  /// Swift source text.
  static let swiftFilters = [
    Filter("escapeReservedKeywords", 0...1) { input throws(Problem) in
      let position =
        input.arguments.isEmpty ? "" : try input.word(at: 0, of: ReservedWords.positions)
      let name = try input.text()
      switch ReservedWords.treatment(of: name, at: position) {
      case .none: return .string(name)
      case .backticks: return .string("`\(name)`")
      case .impossible:
        throw input.problem("cannot make `\(name)` a name here: backticks do not help")
      }
    },
    Filter("swiftComment") { input throws(Problem) in .string(commentText(try input.text())) },
    Filter("swiftIdentifier", 0...1) { input throws(Problem) in
      let mode = try input.word(at: 0, of: ["normal", "valid", "pretty"])
      return .string(identifier(try input.text(), mode: mode))
    },
    Filter("swiftString") { input throws(Problem) in .string(SwiftLiteral.string(try input.text()))
    },
  ]

  // MARK: Comments

  /// `text` on one line, without what begins or ends a block comment.
  private static func commentText(_ text: String) -> String {
    var result = String.UnicodeScalarView()
    var isAfterReturn = false
    for scalar in text.unicodeScalars {
      let opensOrCloses =
        scalar == "/" && result.last == "*" || scalar == "*" && result.last == "/"
      if opensOrCloses { result.append(" ") }
      let isPair = isAfterReturn && scalar == "\n"
      if !isPair { result.append(scalar.isHidden ? " " : scalar) }
      isAfterReturn = scalar == "\r"
    }
    return String(result)
  }

  // MARK: Identifiers

  /// What an identifier cannot contain becomes `_`; what cannot begin one gets a `_` before it.
  /// `normal` puts each part's first letter in upper case, `pretty` also drops the `_`.
  private static func identifier(_ text: String, mode: String) -> String {
    var parts = [""]
    for scalar in text.unicodeScalars {
      if scalar.isIdentifierTail {
        parts[parts.count - 1].unicodeScalars.append(scalar)
      } else {
        parts.append("")
      }
    }
    if mode != "valid" { parts = parts.map(upperFirst) }
    let name = prefixed(parts.joined(separator: "_"))
    return mode == "pretty" ? prefixed(camelCased(name, isStripped: true)) : name
  }

  private static func prefixed(_ name: String) -> String {
    guard let first = name.unicodeScalars.first, !first.isIdentifierHead else { return name }
    return "_" + name
  }
}

extension Unicode.Scalar {
  /// Whether it shows nothing, or changes how what stands around it shows: controls, line ends,
  /// marks of direction. Joiners are not, since texts need them.
  fileprivate var isHidden: Bool {
    switch value {
    case 0x00...0x1F, 0x7F...0x9F, 0x061C, 0x200B, 0x200E, 0x200F, 0x2028...0x202E,
      0x2060...0x2069, 0xFEFF:
      true
    default: false
    }
  }

  /// Whether a Swift identifier can begin with it.
  fileprivate var isIdentifierHead: Bool {
    if isASCII { return self == "_" || properties.isAlphabetic }
    return isIdentifierTail && !Unicode.Scalar.combiningRanges.contains { $0.contains(value) }
  }

  /// Whether a Swift identifier can contain it; the invisible ones Swift allows are left out.
  fileprivate var isIdentifierTail: Bool {
    if isASCII { return self == "_" || properties.isAlphabetic || ("0"..."9").contains(self) }
    if isHidden || value & 0xFFFE == 0xFFFE { return false }
    return Unicode.Scalar.identifierRanges.contains { $0.contains(value) }
  }

  /// Beyond ASCII, what identifiers can contain (The Swift Programming Language, Lexical Structure).
  private static let identifierRanges: [ClosedRange<UInt32>] = [
    0xA8...0xA8, 0xAA...0xAA, 0xAF...0xAF, 0xB2...0xB5, 0xB7...0xBA, 0xBC...0xBE, 0xC0...0xD6,
    0xD8...0xF6, 0xF8...0x167F, 0x1681...0x180D, 0x180F...0x1FFF, 0x200C...0x200D, 0x203F...0x2040,
    0x2054...0x2054, 0x206A...0x218F, 0x2460...0x24FF, 0x2776...0x2793, 0x2C00...0x2DFF,
    0x2E80...0x2FFF, 0x3004...0x3007, 0x3021...0x302F, 0x3031...0xD7FF, 0xF900...0xFD3D,
    0xFD40...0xFDCF, 0xFDF0...0xFE44, 0xFE47...0xFFFD, 0x10000...0xEFFFD,
  ]

  /// Of these, what identifiers cannot begin with.
  private static let combiningRanges: [ClosedRange<UInt32>] = [
    0x300...0x36F, 0x1DC0...0x1DFF, 0x20D0...0x20FF, 0xFE20...0xFE2F,
  ]
}

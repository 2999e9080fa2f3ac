import NavgenDiagnostics

/// What stands between a word and what follows it in place of `: `, for example ` = `.
struct Separation {
  /// What it was written with.
  enum Sign: Equatable {
    case blank, equals, colon
    case lookalike(Lookalike)
  }

  /// Where the word ends.
  let keyEnd: Int
  /// Where what follows begins.
  let value: Int
  let sign: Sign
}

/// A character that looks like a space or a colon and is none.
struct Lookalike: Equatable {
  /// For example `U+00A0 NO-BREAK SPACE`.
  let name: String
  let isColon: Bool
  /// The number of its bytes.
  let length: Int

  private init(_ name: String, length: Int, isColon: Bool = false) {
    self.name = name
    self.isColon = isColon
    self.length = length
  }

  /// The one that begins at `offset`, if any.
  static func at(_ offset: Int, of bytes: [UInt8]) -> Lookalike? {
    switch (bytes.byte(offset), bytes.byte(offset + 1), bytes.byte(offset + 2)) {
    case (0xC2, 0xA0, _): Lookalike("U+00A0 NO-BREAK SPACE", length: 2)
    case (0xE2, 0x80, 0xAF): Lookalike("U+202F NARROW NO-BREAK SPACE", length: 3)
    case (0xE3, 0x80, 0x80): Lookalike("U+3000 IDEOGRAPHIC SPACE", length: 3)
    case (0xEF, 0xBC, 0x9A): Lookalike("U+FF1A FULLWIDTH COLON", length: 3, isColon: true)
    default: nil
    }
  }
}

extension [UInt8] {
  /// What stands behind the word that begins at `lower`, if it can be a key; looked for up to `upper`.
  func separation(from lower: Int, to upper: Int) -> Separation? {
    var end = lower
    while end < upper, self[end].isKeyByte { end += 1 }
    var sign = Separation.Sign.blank
    var value = end
    while value < upper {
      if self[value].isBlank {
        value += 1
      } else if let lookalike = Lookalike.at(value, of: self) {
        if sign == .blank || sign == .colon { sign = .lookalike(lookalike) }
        value += lookalike.length
      } else if sign == .blank, self[value] == .colon || self[value] == UInt8(ascii: "=") {
        sign = self[value] == .colon ? .colon : .equals
        value += 1
      } else {
        break
      }
    }
    let isAddress = sign == .colon && value < upper && self[value] == UInt8(ascii: "/")
    guard end > lower, value > end, value <= upper, !isAddress else { return nil }
    return Separation(keyEnd: end, value: value, sign: sign)
  }

  /// What stands at the end of a plain scalar in place of `:`, as in `screens =`.
  func lastSeparation(in token: Token) -> Separation? {
    let separation = separation(from: token.lower, to: token.upper)
    return separation.flatMap { $0.value == token.upper && $0.sign != .blank ? $0 : nil }
  }
}

extension ArraySlice<UInt8> {
  /// Whether it is a word such as `corner-radius`.
  var isPropertyName: Bool {
    first?.isLowercaseLetter == true && allSatisfy { byte in byte.isKeyByte && byte | 0x20 == byte }
  }
}

extension UInt8 {
  /// Whether it is a letter, digit, `-` or `_`, which names of properties and screens are made of.
  var isKeyByte: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), .dash, UInt8(ascii: "_"):
      true
    default: false
    }
  }

  /// Whether it is one of `A` to `Z`, with which a text begins rather than a property's value.
  var isUppercaseLetter: Bool { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(self) }

  fileprivate var isLowercaseLetter: Bool { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self) }
}

extension Diagnostic {
  /// A key and what follows it up to `upper` with something else between them than `: `.
  ///
  /// Before: `distance = 136`. After: `distance: 136`.
  static func missingSeparator(
    _ faults: Faults, _ lower: Int, _ separation: Separation, upper: Int, isCertain: Bool = true
  ) -> Diagnostic {
    let text = faults.excerpt(lower, upper)
    let key = faults.excerpt(lower, separation.keyEnd)
    let value = faults.excerpt(separation.value, upper)
    let meant = value.isEmpty ? "\(key):" : "\(key): \(value)"
    let (id, fault) = separation.fault(of: key, in: text)
    let place = faults.range(separation.keyEnd, separation.value)
    let label = separation.sign == .colon ? "write `: `" : "write `\(key): …`"
    let repair = FixIt(label, [.init(place, value.isEmpty ? ":" : ": ")])
    return Diagnostic(
      id, "\(fault): write `\(meant)`" + (isCertain ? "" : ", or quote the text around the `,`"),
      at: faults.range(lower, upper), fixIts: isCertain ? [repair] : [])
  }
}

extension Separation {
  fileprivate func fault(of key: String, in text: String) -> (DiagnosticID, String) {
    switch sign {
    case .blank, .equals: (.missingColon, "no `:` in `\(text)`")
    case .colon: (.missingBlank, "no blank after the `:` of `\(key)`")
    case .lookalike(let other) where other.isColon:
      (.missingColon, "`\(key)` is followed by \(other.name) in place of a `:`")
    case .lookalike(let other):
      (.missingBlank, "`\(key)` is followed by \(other.name) in place of a blank")
    }
  }
}

import NavgenDiagnostics

/// A number as it is written: sign, digits and point, then a unit.
///
/// For example `+12.5` and `pt` for `+12.5 pt`.
struct Numeral {
  /// Sign, digits and point.
  let digits: Substring
  /// What follows, without the blank between; empty for none.
  let unit: Substring

  /// `nil` for what does not start as `[+-]?digits(.digits)?`, and for digits after a leading zero,
  /// which other formats count by eights.
  init?(_ text: String) {
    let bytes = text.utf8
    var index = bytes.startIndex
    if let first = bytes.first, first == UInt8(ascii: "+") || first == UInt8(ascii: "-") {
      index = bytes.index(after: index)
    }
    guard let afterWhole = Self.skipDigits(bytes, from: index) else { return nil }
    let isPadded = bytes[index] == UInt8(ascii: "0") && bytes.index(after: index) < afterWhole
    if isPadded { return nil }
    index = afterWhole
    if index < bytes.endIndex, bytes[index] == UInt8(ascii: ".") {
      guard let end = Self.skipDigits(bytes, from: bytes.index(after: index)) else { return nil }
      index = end
    }
    digits = text[..<index]
    if index < bytes.endIndex, bytes[index] == UInt8(ascii: " ") {
      index = bytes.index(after: index)
      if index == bytes.endIndex { return nil }
    }
    unit = text[index...]
  }

  /// The end of the digits from `start`; `nil` where there is none.
  private static func skipDigits(
    _ bytes: String.UTF8View, from start: String.Index
  ) -> String.Index? {
    var index = start
    while index < bytes.endIndex, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(bytes[index]) {
      index = bytes.index(after: index)
    }
    return index == start ? nil : index
  }

  /// The number moved by `exponent` decimal places, correctly rounded; `nil` for what no Double
  /// can hold.
  func value(exponent: Int = 0) -> Double? {
    guard let value = Double("\(digits)e\(exponent)"), value.isFinite else { return nil }
    return value
  }
}

extension Reader {
  /// A number in the unit of the model, for example 0.4 for `40%`.
  mutating func number(_ node: Node, _ type: NumberType, of key: String) -> Double? {
    guard isScalar(node, of: key, takes: type.noun) else { return nil }
    guard let numeral = Numeral(node.text) else {
      report(
        .unfit(
          .notANumber, of: key, takes: type.noun, node,
          nearest: Self.rewriting(of: node, .number(type))))
      return nil
    }
    guard let exponent = type.unit.exponent(of: numeral.unit) else {
      if let pointed = type.pointed(node.text) {
        report(.decimalComma(of: key, takes: type.noun, node, pointed: pointed))
        return nil
      }
      let nearest =
        Self.rewriting(of: node, .number(type))
        ?? type.unit.nearest(to: numeral.unit).map { "\(numeral.digits)\($0)" }
      report(.unfit(.wrongUnit, of: key, takes: type.noun, node, nearest: nearest))
      return nil
    }
    guard let value = numeral.value(exponent: exponent) else {
      report(.unfit(.outOfRange, of: key, takes: type.noun, node))
      return nil
    }
    if type.unit == .seconds, numeral.unit.isEmpty, value > 10, type.bounds.contain(value / 1000) {
      report(.bareTime(node, numeral))
      return nil
    }
    guard type.bounds.contain(value) else {
      report(.outOfRange(type, of: key, node, numeral, value))
      return nil
    }
    // Zero has one sign in the model.
    return value == 0 ? 0 : value
  }

  /// A plain number without a unit, within `bounds`.
  mutating func plainNumber(
    _ node: Node, _ bounds: NumberType.Bounds, of key: String
  ) -> Double? {
    number(node, NumberType(unit: .none, bounds: bounds), of: key)
  }
}

extension NumberType.Unit {
  /// By how many decimal places a number with `unit` moves; `nil` for a unit of something else.
  fileprivate func exponent(of unit: Substring) -> Int? {
    switch (self, unit) {
    case (_, ""): 0
    case (.points, "pt"), (.pointsPerSecond, "pt/s"), (.seconds, "s"): 0
    case (.seconds, "ms"): -3
    case (.fraction, "%"): -2
    default: nil
    }
  }
}

extension NumberType.Unit {
  /// The units as they are written.
  private var words: [String] {
    switch self {
    case .none: []
    case .points: ["pt"]
    case .pointsPerSecond: ["pt/s"]
    case .seconds: ["ms", "s"]
    case .fraction: ["%"]
    }
  }

  /// The unit that another was probably meant to be: `pt` for `px` and `pts`, `ms` for `msec`.
  fileprivate func nearest(to unit: Substring) -> String? {
    words.first { unit.hasPrefix($0) || $0.hasPrefix(unit) }
      ?? Spelling.nearest(String(unit), in: words)
  }
}

extension NumberType {
  /// A number that is written with a comma with a point: `0,35` gives `0.35`.
  fileprivate func pointed(_ text: String) -> String? {
    let pointed = String(text.map { $0 == "," ? "." : $0 })
    guard pointed != text, let numeral = Numeral(pointed), unit.exponent(of: numeral.unit) != nil
    else { return nil }
    return pointed
  }
}

extension NumberType.Bounds {
  fileprivate func contain(_ value: Double) -> Bool {
    switch self {
    case .any: true
    case .positive: value > 0
    case .positiveMinute: value > 0 && value <= 60
    case .notNegative: value >= 0
    case .positiveUnit: value > 0 && value <= 1
    case .unit: (0...1).contains(value)
    }
  }
}

/// Whether a comma in a number may part thousands: exactly three digits stand behind it, and not
/// only a zero before.
func partsThousands(_ number: String) -> Bool {
  let parts = number.split(separator: ",", omittingEmptySubsequences: false)
  return parts.count > 1 && parts[0] != "0"
    && parts.dropFirst().allSatisfy { $0.prefix(while: \.isNumber).count == 3 }
}

extension Diagnostic {
  /// Before: `0,35`. After: `0.35`.
  fileprivate static func decimalComma(
    of key: String, takes: String, _ node: SyntaxTree.Node, pointed: String
  ) -> Diagnostic {
    guard partsThousands(node.text) else {
      return unfit(.notANumber, of: key, takes: takes, node, nearest: pointed)
    }
    var diagnostic = unfit(.notANumber, of: key, takes: takes, node)
    diagnostic.message += "; write `\(node.text.filter { $0 != "," })` if the `,` parts thousands"
    return diagnostic
  }

  fileprivate static func bareTime(_ node: SyntaxTree.Node, _ numeral: Numeral) -> Diagnostic {
    Diagnostic(
      .bareTime,
      "`\(node.shownText)` would be \(numeral.digits) seconds; write `\(numeral.digits)ms`",
      at: node.range, fixIts: [.write("\(numeral.digits)ms", at: node.range)])
  }

  fileprivate static func outOfRange(
    _ type: NumberType, of key: String, _ node: SyntaxTree.Node, _ numeral: Numeral, _ value: Double
  ) -> Diagnostic {
    // `1.5` is as likely to be a slip for 0.15 as for 1.5%.
    let isPercentage =
      type.unit == .fraction && numeral.unit.isEmpty && value >= 10 && value <= 100
    return unfit(
      .outOfRange, of: key, takes: type.noun, node,
      nearest: isPercentage ? "\(numeral.digits)%" : nil)
  }
}

import NavgenDiagnostics

@testable import NavgenSpecParser

/// Specs in which every two values of any two properties stand together somewhere, as far as the
/// language lets them.
struct CoveringSpecs {
  /// One property with one of its values, or without any.
  struct Choice {
    let path: String
    /// `nil` where the property is not given.
    let value: String?
    /// What it needs of the rest of the spec, and what it keeps out.
    fileprivate let needs: Parts
    fileprivate let forbids: Parts

    fileprivate init(_ path: String, _ value: String?) {
      self.path = path
      self.value = value
      needs = Parts(neededBy: path, value)
      forbids = Parts(forbiddenBy: path, value)
    }
  }

  /// The choices of each property, in the schema's order.
  let factors: [[Choice]]
  /// Each spec as the number of a choice a factor.
  let rows: [[Int]]

  /// Covers the properties of a schema.
  init<Root>(_ schema: Schema<Root>) {
    let factors = schema.rows.dropFirst().compactMap { Self.choices($0.path, $0.property) }
    var cover = Cover(factors)
    var rows: [[Int]] = []
    while let row = cover.nextRow() { rows.append(row) }
    self.factors = factors
    self.rows = rows
  }

  /// What the row of a number gives, by path; behind the last the first follows again.
  subscript(number: Int) -> [(path: String, value: String)] {
    zip(factors, rows[number % rows.count]).compactMap { choices, number in
      choices[number].value.map { (choices[number].path, $0) }
    }
  }

  // MARK: Values

  private static func choices<Root>(_ path: String, _ property: Property<Root>) -> [Choice]? {
    let values = values(of: property)
    if values.isEmpty { return nil }
    var choices = values.map { Choice(path, $0) }
    if path != "controller" { choices.append(Choice(path, nil)) }
    return choices
  }

  private static func values<Root>(of property: Property<Root>) -> [String] {
    switch property.type {
    case .group(.switchable): ["true", "false"]
    case .group, .list(.styles): []
    case .bool: ["true", "false"]
    case .choice(let words): words
    case .word(["none"], or: .choice(let words)): ["none", words[0], words[words.count - 1]]
    case .word(let words, or: .color): words + colors
    case .word(let words, _): words + [property.example]
    case .color: colors
    case .curve(.fade): curves + ["{step: 0.25}"]
    case .curve(.animation): curves + ["{spring: {damping: 0.8, response: 0.35}}"]
    case .font:
      ["headline", "{size: 17, weight: semibold}", "{custom: \"A \\\"b\\\"\", size: 20.5}"]
    case .statusBar: ["light", "hidden", "{from: light, to: hidden, at: 0.25}"]
    case .list(.anyOf(let words, let all)): [all, "[\(words.joined(separator: ", "))]", words[0]]
    case .list(.types): ["[]", "[MapView, UISlider]"]
    case .text: [property.example, "\"a \\\"b\\\"\\n\\\\(c)\""]
    case .asset: [property.example, "{asset: \"A \\\"b\\\"\"}"]
    case .superclass: [property.example, "Base.Navigation"]
    case .localization: ["true", "Navigation"]
    case .number, .iosVersion, .list(.modules), .moduleName, .propertyPath, .swiftType:
      [property.example]
    }
  }

  private static let curves = ["linear", "ease-in", "[0.2, -0.5, 0, 1.5]"]
  private static let colors = [
    "clear", "asset(Ink)", "{light: label, dark: {color: \"#12345678\", alpha: 0.9}}",
  ]
}

/// Which pairs of choices have stood together, and the row that adds most.
///
/// All choices of all factors are counted through.
private struct Cover {
  private enum Pair: UInt8 { case open, closed, refused }

  /// The choices of each factor.
  private let factors: [Range<Int>]
  private let total: Int
  /// What is known of each two choices, both ways round.
  private var pairs: [Pair]
  /// No pair before this is open.
  private var firstOpen = 0

  init(_ factors: [[CoveringSpecs.Choice]]) {
    let choices = factors.flatMap { $0 }
    var ranges: [Range<Int>] = []
    for factor in factors {
      let start = ranges.last?.upperBound ?? 0
      ranges.append(start..<start + factor.count)
    }
    self.factors = ranges
    total = choices.count
    pairs = choices.flatMap { one in choices.map { one.canStand(with: $0) ? .open : .refused } }
    for range in ranges {
      for one in range {
        for other in range { pairs[one * total + other] = .closed }
      }
    }
  }

  /// A row with the first open pair and, for every other factor, the choice that closes most pairs.
  mutating func nextRow() -> [Int]? {
    guard let pair = pairs[firstOpen...].firstIndex(of: .open) else { return nil }
    firstOpen = pair
    var chosen = [pair / total, pair % total]
    for factor in factors where !chosen.contains(where: factor.contains) {
      chosen.append(best(of: factor, beside: chosen))
    }
    for one in chosen {
      for other in chosen { pairs[one * total + other] = .closed }
    }
    chosen.sort()
    return zip(chosen, factors).map { $0 - $1.lowerBound }
  }

  private func best(of factor: Range<Int>, beside chosen: [Int]) -> Int {
    var best = (choice: factor.upperBound - 1, gain: -1)
    for choice in factor {
      var gain = 0
      let row = choice * total
      for other in chosen {
        let pair = pairs[row + other]
        if pair == .open { gain += 1 }
        if pair == .refused {
          gain = -1
          break
        }
      }
      if gain > best.gain { best = (choice, gain) }
    }
    return best.choice
  }
}

extension CoveringSpecs.Choice {
  /// Whether the language lets two choices be made for one screen or bar.
  fileprivate func canStand(with other: Self) -> Bool {
    needs.isDisjoint(with: other.forbids) && forbids.isDisjoint(with: other.needs)
  }
}

/// Parts of a spec that some choices need and others keep out.
private struct Parts: OptionSet {
  let rawValue: Int

  static let fade = Parts(rawValue: 1)
  static let ask = Parts(rawValue: 2)
  static let blur = Parts(rawValue: 4)
  static let controllerClass = Parts(rawValue: 8)

  init(rawValue: Int) {
    self.rawValue = rawValue
  }

  init(neededBy path: String, _ value: String?) {
    self = []
    guard let value else { return }
    if path.hasPrefix("fade.") || value.hasPrefix("{from: light") { insert(.fade) }
    if path.hasPrefix("back.ask.") { insert(.ask) }
    if path == "bar.title.vibrant", value == "true" { insert(.blur) }
    if path == "back.when" || (path == "fade.scroll" && value != "auto") {
      insert(.controllerClass)
    }
  }

  init(forbiddenBy path: String, _ value: String?) {
    switch path {
    case "controller" where value == "runtime": self = .controllerClass
    case "fade.distance" where value == nil, "bar.hidden" where value == "true": self = .fade
    // An image may stand beside a fade that keeps its part out, which is left aside here.
    case "bar.background-image" where value != nil, "bar.shadow-image" where value != nil:
      self = .fade
    case "back.ask.title" where value == nil, "back.ask.confirm" where value == nil,
      "back.ask.cancel" where value == nil:
      self = .ask
    case "bar.blur" where (value ?? "none") == "none": self = .blur
    default: self = []
    }
  }
}

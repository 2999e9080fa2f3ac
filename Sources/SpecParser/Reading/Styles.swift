import NavgenDiagnostics

/// All styles of a spec with the styles they use merged in.
struct Styles {
  /// The screen settings of each style, by its number in the catalogue.
  private var merged: [Settings]
  /// How many styles stand below each at most, one upon the other.
  private var depths: [Int]
  private let catalogue: Catalogue
  private lazy var spelling = Spelling(catalogue.entries.lazy.map(\.name))
  /// Whether any `use` names the style of that number.
  private(set) var isUsed: [Bool]
  /// Whether unknown names may stand in what could not be read.
  private let mayBeHidden: Bool

  /// Reads and merges every style of the catalogue.
  init(_ catalogue: Catalogue, mayBeHidden: Bool, _ reader: inout Reader) {
    self.catalogue = catalogue
    self.mayBeHidden = mayBeHidden || catalogue.isRefused
    let layers = catalogue.entries.map { entry in
      LayerReader.read(
        entry.value, Screen.schema, .style, named: entry.name, isWhole: entry.isWhole, &reader)
    }
    merged = layers.map(\.settings)
    isUsed = Array(repeating: false, count: layers.count)
    depths = Array(repeating: 0, count: layers.count)
    let uses = layers.map { numbers(of: $0, &reader) }
    for (number, layer) in layers.enumerated() where uses[number].count < layer.uses.count {
      merged[number].isIncomplete = true
    }
    for number in Self.usedFirst(uses, onCycle: { reader.report(cycle($0, layers)) }) {
      merged[number] = settings(below: merged[number], uses[number])
      depths[number] = uses[number].reduce(0) { max($0, depths[$1] + 1) }
    }
  }

  /// What `defaults` give a screen, and then each style over them.
  ///
  /// A style comes after all it uses; the rest of the order is that of the names.
  func given(over defaults: Settings) -> [Style] {
    let settlement = Settlement(Screen.schema, blank: .blank)
    let standard = defaults.list.isEmpty ? nil : settlement.settle(defaults).root
    let order = merged.indices.sorted { (depths[$0], name($0)) < (depths[$1], name($1)) }
    return (standard.map { [Style(name: nil, screen: $0)] } ?? [])
      + order.map { number in
        let settings = defaults.merged(under: merged[number], ends: Screen.schema.ends)
        return Style(name: name(number), screen: settlement.settle(settings).root)
      }
  }

  private func name(_ number: Int) -> String { catalogue.entries[number].name }

  /// What `layer` gives with the styles it uses below it.
  mutating func resolve(_ layer: Layer, _ reader: inout Reader) -> Settings {
    if layer.uses.isEmpty { return layer.settings }
    let numbers = numbers(of: layer, &reader)
    var settings = settings(below: layer.settings, numbers)
    if numbers.count < layer.uses.count { settings.isIncomplete = true }
    return settings
  }

  /// The styles a `use` names; reports those there are not.
  private mutating func numbers(of layer: Layer, _ reader: inout Reader) -> [Int] {
    var numbers: [Int] = []
    for use in layer.uses {
      if let number = catalogue.numbers[use.name] {
        isUsed[number] = true
        numbers.append(number)
      } else if !mayBeHidden, !layer.settings.isIncomplete {
        let parts = listedNames(use.name)
        if !parts.isEmpty {
          for part in parts { isUsed[part] = true }
          reader.report(.unlistedStyles(use))
          continue
        }
        let shown = visible(use.name)
        let nearest = catalogue.numbers[shown] == nil ? spelling.nearest(use.name) : shown
        // What was probably meant is not unused as well.
        if let number = nearest.flatMap({ catalogue.numbers[$0] }) { isUsed[number] = true }
        reader.report(.unknownStyle(use.place, nearest))
      }
    }
    return numbers
  }

  /// The styles that a text names where it is a list without brackets, such as `plain, bold`; none
  /// for every other text.
  private func listedNames(_ text: String) -> [Int] {
    let names = text.split { $0 == "," || $0 == " " }
    let numbers = names.compactMap { catalogue.numbers[String($0)] }
    return names.count > 1 && numbers.count == names.count ? numbers : []
  }

  private func settings(below own: Settings, _ numbers: [Int]) -> Settings {
    let ends = Screen.schema.ends
    let below = numbers.reduce(Settings()) { $0.merged(under: merged[$1], ends: ends) }
    return below.merged(under: own, ends: ends)
  }

  /// The styles in an order in which each comes after all it uses. A cycle is cut where it closes,
  /// and given to `onCycle` as the numbers along it.
  ///
  /// Keeps its own stack, since a chain may be as long as the spec.
  private static func usedFirst(_ uses: [[Int]], onCycle: ([Int]) -> Void) -> [Int] {
    enum State { case new, open, done }
    var states = Array(repeating: State.new, count: uses.count)
    var order: [Int] = []
    for start in uses.indices where states[start] == .new {
      var path = [(number: start, next: 0)]
      states[start] = .open
      while let (number, next) = path.last {
        guard next < uses[number].count else {
          states[number] = .done
          order.append(number)
          path.removeLast()
          continue
        }
        path[path.count - 1].next += 1
        let used = uses[number][next]
        switch states[used] {
        case .done: break
        case .new:
          states[used] = .open
          path.append((used, 0))
        case .open: onCycle(path.map(\.number).drop { $0 != used } + [used])
        }
      }
    }
    return order
  }

  /// The report of styles that use each other: `cycle` starts and ends with the same one.
  private func cycle(_ cycle: [Int], _ layers: [Layer]) -> Diagnostic {
    let last = layers[cycle[cycle.count - 2]]
    let name = catalogue.entries[cycle[0]].name
    let use = last.uses.first { $0.name == name }
    return .styleCycle(
      cycle.map { catalogue.entries[$0].name },
      at: (use?.place ?? catalogue.entries[cycle[0]].key).range)
  }
}

extension Diagnostic {
  /// Before: `use: plain, bold`. After: `use: [plain, bold]`.
  fileprivate static func unlistedStyles(_ use: Layer.StyleUse) -> Diagnostic {
    let items = use.name.split { $0 == "," || $0 == " " }.joined(separator: ", ")
    let written = use.isInList ? items : "[\(items)]"
    return Diagnostic(
      .unknownStyle,
      "there is no style `\(use.place.shownText)`; did you mean `\(written)`?",
      at: use.place.range, fixIts: [.write(written, at: use.place.range)])
  }

  fileprivate static func unknownStyle(
    _ place: SyntaxTree.Node, _ nearest: String?
  ) -> Diagnostic {
    if place.text.isEmpty {
      return Diagnostic(
        .emptyText, "`use` takes names of styles, not an empty text", at: place.range)
    }
    let message = "there is no style `\(place.shownText)`"
    if place.isText("none") {
      return Diagnostic(.unknownStyle, "\(message); leave `use` out", at: place.range)
    }
    guard let nearest else {
      return Diagnostic(.unknownStyle, "\(message); define it under `styles`", at: place.range)
    }
    return Diagnostic(
      .unknownStyle, "\(message); did you mean `\(nearest)`?", at: place.range,
      fixIts: [.write(nearest, at: place.range)])
  }

  fileprivate static func styleCycle(_ names: [String], at range: SourceRange) -> Diagnostic {
    // A cycle may be as long as the spec; its ends say enough.
    let shown = names.count <= 8 ? names[...] : names.prefix(4) + ["…"] + names.suffix(3)
    let chain = shown.map { $0 == "…" ? $0 : "`\($0)`" }.joined(separator: " → ")
    return Diagnostic(.styleCycle, "styles use each other: \(chain)", at: range)
  }
}

extension ValueType {
  /// What the type is called in a message and in the reference, after "takes".
  var noun: String {
    switch self {
    case .bool: "`true` or `false`"
    case .number(let type): type.noun
    case .color: "a color such as `label`, `\"#rrggbb\"` or `asset(Name)`"
    case .asset: "an image's name in the asset catalogue"
    case .curve(.animation):
      "a curve such as `ease-in-out`, `[x1, y1, x2, y2]` or "
        + "`{spring: {damping: 0.8, response: 0.35}}`"
    case .curve(.fade): "a curve such as `ease-in`, `[x1, y1, x2, y2]` or `{step: 0.5}`"
    case .font: "a font such as `headline`, `{size: 17}` or `{custom: Name, size: 17}`"
    case .statusBar: "a style such as `light`, or `{from: light, to: dark}`"
    case .swiftType(.controller): "a Swift type such as `CartViewController` or `Grid<Item>`"
    case .swiftType(.superclass), .superclass:
      "a Swift type such as `BaseNavigationController`, "
        + "or `{type: BaseNavigationController, overrides-should-pop: true}`"
    case .swiftType(.view): "a Swift type such as `MapView`"
    case .moduleName: "a Swift name that starts with a capital, such as `Shop`"
    case .propertyPath: "a property path such as `tableView` or `content?.list`"
    case .text: "a text"
    case .iosVersion: "a version of iOS such as `15.0`"
    case .localization: "`true`, `false` or the name of a strings table such as `Navigation`"
    case .choice(let words): Self.noun(of: words)
    case .word(let words, or: .choice(let more)): Self.noun(of: words + more)
    case .word(let words, let other): "\(listed(words, "or")) or \(other.noun)"
    case .list(.modules): "names of modules"
    case .list(.styles): "names of styles"
    case .list(.types): "types of views such as `MapView`"
    case .list(.anyOf(let words, let all)): "any of \(listed(words, "and")), or `\(all)`"
    case .group(.plain): "a mapping"
    case .group(.droppable): "a mapping or `none`"
    case .group(.switchable): "`true`, `false` or a mapping"
    }
  }

  /// All words where they are few, else the first of them.
  private static func noun(of words: [String]) -> String {
    words.count <= 6
      ? listed(words, "or") : "a word such as \(listed(Array(words.prefix(3)), "or"))"
  }
}

extension NumberType {
  /// What such a number is called in a message, with an example.
  var noun: String {
    switch (unit, bounds) {
    case (.fraction, _): "a part of the whole from `0%` to `100%`"
    case (.points, .positive): "a length above 0 such as `136` or `136pt`"
    case (.points, .notNegative): "a length of at least 0 such as `12` or `12pt`"
    case (.points, _): "a length such as `12` or `12pt`"
    case (.pointsPerSecond, _): "a speed above 0 such as `500` or `500pt/s`"
    case (.seconds, _): "a time above 0, at most `60s`, such as `0.25s` or `250ms`"
    case (.none, .positiveUnit): "a number above 0, at most 1"
    case (.none, .unit): "a number from 0 to 1"
    case (.none, .positive), (.none, .positiveMinute): "a number above 0"
    case (.none, _): "a number"
    }
  }
}

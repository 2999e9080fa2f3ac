import NavgenDiagnostics

/// One property as one layer gives it: its value and where it was written.
struct Setting: Sendable {
  /// Its number in the schema.
  var row: Int
  /// What it says.
  var value: SettingValue
  /// What to point at: the value, or the key of a group.
  let place: SyntaxTree.Node
  /// Where it comes from.
  var layer: Layer

  /// Where a setting comes from, the later over the earlier.
  enum Layer: Int, Sendable, Comparable {
    case defaults, style, own

    static func < (left: Layer, right: Layer) -> Bool { left.rawValue < right.rawValue }
  }
}

/// What one layer gives, or several merged: only what was written, sorted by row.
struct Settings: Sendable {
  /// Sorted by row, each row once.
  private(set) var list: [Setting] = []
  /// Whether a style that there is not was to give more.
  var isIncomplete = false

  /// No settings.
  init() {}

  /// Of a property that was written twice, which has been reported, the first is kept.
  init(_ written: [Setting]) {
    list.reserveCapacity(written.count)
    let isSorted = zip(written, written.dropFirst()).allSatisfy { $0.row < $1.row }
    let sorted =
      isSorted
      ? written
      : written.sorted { ($0.row, $0.place.range.lower) < ($1.row, $1.place.range.lower) }
    for setting in sorted where setting.row != list.last?.row { list.append(setting) }
  }

  /// The setting of `row`, if any layer gives it.
  subscript(row: Int) -> Setting? {
    list.first { $0.row == row }
  }

  /// These settings with `upper` over them; `ends` tells where the rows of a group end.
  ///
  /// Groups merge key by key and everything else is replaced whole. A group that starts afresh
  /// drops what it had below.
  func merged(under upper: Settings, ends: [Int]) -> Settings {
    var result = Settings()
    result.isIncomplete = isIncomplete || upper.isIncomplete
    if list.isEmpty || upper.list.isEmpty {
      result.list = list.isEmpty ? upper.list : list
      return result
    }
    result.list.reserveCapacity(list.count + upper.list.count)
    var next = 0
    for var setting in upper.list {
      while next < list.count, list[next].row < setting.row {
        result.list.append(list[next])
        next += 1
      }
      let dropped = setting.value.isFreshGroup ? ends[setting.row] : setting.row + 1
      if next < list.count, list[next].row == setting.row, list[next].value.isFreshGroup {
        setting.value.startAfresh()
      }
      while next < list.count, list[next].row < dropped { next += 1 }
      result.list.append(setting)
    }
    result.list += list[next...]
    return result
  }

  /// These settings without those of `rows`.
  func without(_ rows: Range<Int>) -> Settings {
    var result = self
    result.list.removeAll { rows.contains($0.row) }
    return result
  }

  /// These settings with other row numbers, in the same order; those without one are left out.
  func renumbered(_ numbers: [Int?]) -> Settings {
    var result = Settings()
    result.isIncomplete = isIncomplete
    for var setting in list {
      guard let number = numbers[setting.row] else { continue }
      setting.row = number
      result.list.append(setting)
    }
    return result
  }
}

extension SettingValue {
  fileprivate var isFreshGroup: Bool {
    if case .group(_, isFresh: true) = self { true } else { false }
  }

  /// Keeps, in a merged group, that some layer dropped what lies below it.
  fileprivate mutating func startAfresh() {
    if case .group(let isOn, _) = self { self = .group(isOn: isOn, isFresh: true) }
  }
}

extension Settings {
  /// These settings as the layer of `defaults`, whatever styles they came from.
  var asDefaults: Settings {
    var result = self
    for index in result.list.indices { result.list[index].layer = .defaults }
    return result
  }
}

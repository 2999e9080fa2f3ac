/// A spec as a tree, for tests that write the same one in several ways.
indirect enum SpecTree: Equatable {
  /// A value as it is written, for example `40%` or `[button, swipe]`.
  case value(String)
  case mapping([Entry])

  struct Entry: Equatable {
    var key: String
    var value: SpecTree
  }

  /// The same with a value at a path such as `bar.title.color`, behind what is there already.
  mutating func set(_ path: some Collection<Substring>, to value: SpecTree) {
    guard let key = path.first else {
      self = value
      return
    }
    var entries: [Entry] = []
    if case .mapping(let found) = self { entries = found }
    let index = entries.firstIndex { $0.key == key } ?? entries.count
    if index == entries.count {
      entries.append(Entry(key: String(key), value: .mapping([])))
    }
    entries[index].value.set(path.dropFirst(), to: value)
    self = .mapping(entries)
  }

  /// In block style, each line ending as given.
  func text(indentation: String = "", lineEnd: String = "\n") -> String {
    guard case .mapping(let entries) = self else { return "" }
    return entries.map { entry in
      switch entry.value {
      case .value(let text): "\(indentation)\(entry.key): \(text)\(lineEnd)"
      case .mapping(let members) where members.isEmpty:
        "\(indentation)\(entry.key): {}\(lineEnd)"
      case .mapping:
        "\(indentation)\(entry.key):\(lineEnd)"
          + entry.value.text(indentation: indentation + "  ", lineEnd: lineEnd)
      }
    }.joined()
  }

  /// The same with the keys of every mapping in another order.
  func shuffled(by generator: inout SeededGenerator) -> SpecTree {
    guard case .mapping(let entries) = self else { return self }
    var shuffled: [Entry] = []
    for entry in entries.shuffled(using: &generator) {
      shuffled.append(Entry(key: entry.key, value: entry.value.shuffled(by: &generator)))
    }
    return .mapping(shuffled)
  }

  /// The entries of a mapping; none for a value.
  var entries: [Entry] {
    if case .mapping(let entries) = self { entries } else { [] }
  }
}

/// Random numbers that are the same in every run (SplitMix64).
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  /// The numbers of a seed.
  init(seed: UInt64) {
    state = seed
  }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
    return value ^ (value >> 31)
  }
}

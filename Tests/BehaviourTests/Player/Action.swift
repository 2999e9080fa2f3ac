/// Numbers that look random and are the same for one seed on every machine.
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 | 1 }

  mutating func next() -> UInt64 {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return state &* 0x2545_F491_4F6C_DD1D
  }
}

/// Something that a person, the app or the device does; the numbers are drawn when the action is made.
enum Action: Sendable, CustomStringConvertible {
  case push(Int)
  case pushTwo(Int)
  case pop, popAtOnce, popToRoot
  case popTo(Int)
  case set(Int, animated: Bool)
  case tapBack
  case menu(Int)
  case escape
  case answer(Bool)
  case dismiss
  case swipe(from: Double, by: Double, over: Double, release: Double?)
  case twoFingers
  case scroll(Double)
  case pull, rotate, interrupt, background
  case provoke(Int)
  case wait(Double)

  static func random(_ generator: inout SeededGenerator) -> Action {
    func number(_ range: Range<Int>) -> Int { Int.random(in: range, using: &generator) }
    func share(_ range: ClosedRange<Double>) -> Double {
      Double.random(in: range, using: &generator)
    }
    switch number(0..<40) {
    case 0..<8: return .push(number(0..<60))
    case 8: return .pushTwo(number(0..<60))
    case 9: return .pop
    case 10: return .popAtOnce
    case 11: return .popToRoot
    case 12: return .popTo(number(0..<4))
    case 13, 14: return .set(number(0..<1000), animated: Bool.random(using: &generator))
    case 15..<18: return .tapBack
    case 18: return .menu(number(0..<4))
    case 19: return .escape
    case 20, 21: return .answer(Bool.random(using: &generator))
    case 22: return .dismiss
    case 23..<29:
      let release = Bool.random(using: &generator) ? share(-1200...1200) : nil
      return .swipe(
        from: share(1...300), by: share(-100...380), over: share(0.02...0.4), release: release)
    case 29: return .twoFingers
    case 30..<32: return .scroll(share(-50...400))
    case 32: return .pull
    case 33: return .rotate
    case 34: return .interrupt
    case 35: return .background
    case 36, 37: return .provoke(number(0..<10))
    default: return .wait(share(0...0.4))
    }
  }

  var description: String {
    switch self {
    case .push(let kind): ".push(\(kind))"
    case .pushTwo(let kind): ".pushTwo(\(kind))"
    case .pop: ".pop"
    case .popAtOnce: ".popAtOnce"
    case .popToRoot: ".popToRoot"
    case .popTo(let index): ".popTo(\(index))"
    case .set(let number, let animated): ".set(\(number), animated: \(animated))"
    case .tapBack: ".tapBack"
    case .menu(let index): ".menu(\(index))"
    case .escape: ".escape"
    case .answer(let yes): ".answer(\(yes))"
    case .dismiss: ".dismiss"
    case .swipe(let from, let by, let over, let release):
      ".swipe(from: \(from), by: \(by), over: \(over), release: \(release.map { "\($0)" } ?? "nil"))"
    case .twoFingers: ".twoFingers"
    case .scroll(let distance): ".scroll(\(distance))"
    case .pull: ".pull"
    case .rotate: ".rotate"
    case .interrupt: ".interrupt"
    case .background: ".background"
    case .provoke(let number): ".provoke(\(number))"
    case .wait(let seconds): ".wait(\(seconds))"
    }
  }
}

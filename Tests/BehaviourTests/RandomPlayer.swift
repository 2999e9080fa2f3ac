import Foundation
import Testing
import UIKitBench

@testable import EverythingApp

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
  case draft(Bool)
  case decide(Int)
  case wait(Double)

  static func random(_ generator: inout SeededGenerator) -> Action {
    func number(_ range: Range<Int>) -> Int { Int.random(in: range, using: &generator) }
    func share(_ range: ClosedRange<Double>) -> Double {
      Double.random(in: range, using: &generator)
    }
    switch number(0..<40) {
    case 0..<8: return .push(number(0..<6))
    case 8: return .pushTwo(number(0..<6))
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
    case 36: return .draft(Bool.random(using: &generator))
    case 37: return .decide(number(0..<4))
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
    case .draft(let dirty): ".draft(\(dirty))"
    case .decide(let number): ".decide(\(number))"
    case .wait(let seconds): ".wait(\(seconds))"
    }
  }
}

/// Plays actions on the app of the spec that uses everything.
@MainActor
struct Play {
  let bench: Bench
  let app: App

  init(_ settings: Settings) {
    bench = stockedBench(settings)
    let root = UIViewController().titled("root")
    app = App(bench, EverythingNavigationController(rootViewController: root))
  }

  /// What is wrong after some actions; `nil` where all is well.
  static func fault(_ actions: [Action], _ settings: Settings) -> String? {
    let play = Play(settings)
    for (index, action) in actions.enumerated() {
      play.bench.note("> \(action)")
      play.perform(action)
      if let fault = play.bench.faults.first { return "after \(index + 1) actions: \(fault)" }
      if index % 6 == 5, let fault = play.faultAtRest() {
        return "after \(index + 1) actions: \(fault)"
      }
    }
    return play.faultAtRest() ?? play.faultInTheEnd()
  }

  private func make(_ kind: Int) -> UIViewController {
    switch kind % 6 {
    case 0: ArticleViewController().titled("article")
    case 1: Catalog.Home().titled("home")
    case 2: EditorViewController().titled("editor")
    case 3: Grid<Photo, Caption>().titled("grid")
    case 4: PlayerViewController().titled("player")
    default: UIViewController().titled("other")
    }
  }

  private func perform(_ action: Action) {
    let navigation = app.navigation
    switch action {
    case .push(let kind): navigation.pushViewController(make(kind), animated: true)
    case .pushTwo(let kind):
      navigation.pushViewController(make(kind), animated: true)
      navigation.pushViewController(make(kind / 2), animated: kind % 2 == 0)
    case .pop: navigation.popViewController(animated: true)
    case .popAtOnce: navigation.popViewController(animated: false)
    case .popToRoot: navigation.popToRootViewController(animated: true)
    case .popTo(let index):
      _ = navigation.popToViewController(
        navigation.viewControllers[index % navigation.viewControllers.count], animated: true)
    case .set(let number, let animated): set(number, animated: animated)
    case .tapBack: bench.tapBack()
    case .menu(let index): bench.longPressBack(pick: index)
    case .escape: bench.escape()
    case .answer(let yes): answer(yes)
    case .dismiss: bench.alert?.dismiss(animated: true)
    case .swipe(let from, let by, let over, let release):
      let x = CGFloat(min(max(from + by, 1), 389) - from)
      bench.swipe(from: CGFloat(from), by: x, over: over, release: release.map { CGFloat($0) })
    case .twoFingers: dragWithTwo()
    case .scroll(let distance):
      (navigation.topViewController as? UITableViewController)?.scroll(to: CGFloat(distance))
    case .pull: bench.drag(from: CGPoint(x: 200, y: 150), to: CGPoint(x: 205, y: 300))
    case .rotate: bench.rotate()
    case .interrupt: bench.interrupt()
    case .background: bench.enterBackground()
    case .draft(let dirty):
      let draft = Draft()
      draft.hasChanges = dirty
      (navigation.topViewController as? ArticleViewController)?.draft = draft
    case .decide(let number): decide(number)
    case .wait(let seconds): bench.advance(by: seconds)
    }
    bench.turn()
  }

  private func set(_ number: Int, animated: Bool) {
    let stack = app.navigation.viewControllers
    switch number % 4 {
    case 0: app.navigation.setViewControllers([stack[0], make(number / 4)], animated: animated)
    case 1:
      app.navigation.setViewControllers(
        Array(stack.prefix(1 + number / 4 % stack.count)), animated: animated)
    case 2:
      app.navigation.setViewControllers(
        [stack[0]] + stack.dropFirst().suffix(1), animated: animated)
    default: app.navigation.setViewControllers(stack + [make(number / 4)], animated: animated)
    }
  }

  private func answer(_ yes: Bool) {
    guard let alert = bench.alert else { return }
    bench.tapAlert((yes ? alert.actions.last : alert.actions.first)?.title ?? "")
  }

  private func dragWithTwo() {
    let first = bench.touchDown(at: bench.place(60))
    first.drag(to: bench.place(150), over: 0.1)
    let second = bench.touchDown(at: bench.place(100, 200))
    second.drag(to: bench.place(200, 210), over: 0.1)
    first.drag(to: bench.place(320), over: 0.1)
    first.lift()
    second.lift()
  }

  private func decide(_ number: Int) {
    guard let editor = app.navigation.topViewController as? EditorViewController else { return }
    switch number {
    case 0: editor.decision = .pop
    case 1: editor.decision = .stay
    case 2: editor.decision = .ask { $0.pop() }
    default: editor.decision = .ask { _ in }
    }
  }

  /// What does not agree once everything has come to rest.
  private func faultAtRest() -> String? {
    bench.settle()
    let navigation = app.navigation
    if let fault = bench.faults.first ?? bench.assertionFailures.first { return fault }
    if bench.isInTransition { return "a transition is open" }
    let stack = navigation.viewControllers
    if navigation.navigationBar.items?.map(\.title) != stack.map(\.title) {
      return "the bar has other items"
    }
    let shown = Screen.Visible(name: stack.last!.benchName, frame: bench.window.bounds)
    if bench.screen.controllers != [shown] { return "on the screen is \(bench.screen)" }
    if navigation.transitionCoordinator != nil { return "a coordinator is left" }
    return faultOfScreen(stack.last!) ?? faultOfLeaks()
  }

  /// What of the top screen is not as the spec has it.
  private func faultOfScreen(_ top: UIViewController) -> String? {
    let system = app.navigation.interactivePopGestureRecognizer?.isEnabled == true
    let wantsSystem =
      top is Catalog.Home
      || !(top is ArticleViewController || top is EditorViewController
        || top is PlayerViewController || top is Grid<Photo, Caption>)
    if system != wantsSystem {
      return "UIKit's swipe is \(system ? "on" : "off") on \(top.benchName)"
    }
    let tint = app.navigation.navigationBar.tintColor
    if tint != (top is ArticleViewController ? .white : .systemBlue) { return "the tint is wrong" }
    if bench.isStatusBarHidden != (top is Catalog.Home) {
      return "the status bar is hidden wrongly"
    }
    guard let article = top as? ArticleViewController, let bar = bench.screen.bar else {
      return nil
    }
    let scrolled = article.tableView.contentOffset.y + article.tableView.adjustedContentInset.top
    let expected = EverythingScreen.article.fade!.whole.progress(at: scrolled)
    if abs(bar.background.alpha - expected) > 0.005 {
      return "the bar is at \(bar.background.alpha), not \(expected)"
    }
    let style: UIStatusBarStyle = expected >= 0.6 ? .darkContent : .lightContent
    return bench.statusBarStyle == style ? nil : "the status bar is \(bench.statusBarStyle)"
  }

  private func faultOfLeaks() -> String? {
    let leaked = bench.leakedControllers
    return leaked.isEmpty ? nil : "left behind: \(leaked)"
  }

  /// After whatever happened a push, a swipe and a tap work.
  private func faultInTheEnd() -> String? {
    bench.alert?.dismiss(animated: false)
    app.navigation.setViewControllers([app.navigation.viewControllers[0]], animated: false)
    bench.settle()
    for swipes in [true, false] {
      app.push(ArticleViewController().titled("last"))
      if swipes {
        bench.swipe(from: 20, by: bench.window.bounds.width * 0.7)
      } else {
        bench.tapBack()
      }
      bench.settle()
      if app.stack.count != 1 { return "in the end \(swipes ? "a swipe" : "a tap") does not pop" }
    }
    return faultAtRest()
  }
}

@Suite struct RandomPlayer {
  /// How many sequences each variant plays; `NAVGEN_PLAYS` asks for more.
  private static let plays =
    ProcessInfo.processInfo.environment["NAVGEN_PLAYS"].flatMap { Int($0) } ?? 6
  private static let length = 60

  @MainActor @Test("Whatever is done, everything agrees", arguments: Variant.all)
  func play(_ variant: Variant) {
    for seed in 1...Self.plays {
      var generator = SeededGenerator(seed: UInt64(seed))
      let actions = (0..<Self.length).map { _ in Action.random(&generator) }
      guard let fault = Play.fault(actions, variant.settings) else { continue }
      let shortest = Self.shrink(actions, variant.settings)
      let log = Bench.current.log.suffix(80).joined(separator: "\n")
      Issue.record(
        "seed \(seed): \(fault)\n\(shortest.fault)\n[\(shortest.actions.map(\.description).joined(separator: ", "))]\n\(log)"
      )
      return
    }
  }

  /// The shortest list of the actions that still goes wrong, found by leaving out more and less of it.
  @MainActor
  private static func shrink(_ actions: [Action], _ settings: Settings) -> (
    actions: [Action], fault: String
  ) {
    var actions = actions
    var fault = Play.fault(actions, settings) ?? ""
    var size = actions.count / 2
    while size > 0 {
      var start = 0
      while start < actions.count {
        let shorter = Array(actions[..<start] + actions.dropFirst(start + size))
        if let found = Play.fault(shorter, settings) {
          (actions, fault) = (shorter, found)
        } else {
          start += size
        }
      }
      size /= 2
    }
    _ = Play.fault(actions, settings)
    return (actions, fault)
  }
}

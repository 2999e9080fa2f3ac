import NavgenSpecParser

@testable import PoolApps
@testable import UIKitBench

/// Plays actions on an app.
@MainActor
struct Play {
  let game: Game
  let bench: Bench
  let app: App
  private let oracle: Oracle

  init(_ game: Game, _ settings: Settings) {
    self.game = game
    bench = stockedBench(settings)
    oracle = Oracle(game.spec)
    app = App(bench, game.makeNavigation(UIViewController().titled("root")))
  }

  /// What is wrong after some actions; `nil` where all is well.
  static func fault(_ actions: [Action], _ game: Game, _ settings: Settings) -> String? {
    let play = Play(game, settings)
    for (index, action) in actions.enumerated() {
      play.bench.note("> \(action)")
      play.perform(action)
      // Every third time it comes to rest; else the next action may meet what this one has begun.
      if let fault = index % 3 == 2 ? play.faultAtRest() : play.faultInPassing() {
        return "after \(index + 1) actions: \(fault)"
      }
    }
    return play.faultAtRest() ?? play.faultInTheEnd()
  }

  private func make(_ kind: Int) -> UIViewController {
    let controller = game.screens[kind % game.screens.count]()
    return controller.titled("\(Swift.type(of: controller))")
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
    case .provoke(let number): provoke(number)
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

  /// Changes what the top screen answers when it is to be left.
  private func provoke(_ number: Int) {
    let answers = Mood.Answer.allCases
    (app.navigation.topViewController as? Asked)?.mood.answer = answers[number % answers.count]
    (app.navigation as? VetoingNavigationController)?.allowsPop = number % 2 == 0
  }

  private func answer(_ yes: Bool) {
    if yes { (app.navigation.topViewController as? Asked)?.mood.later?() }
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

  /// What is wrong already, though something may still move.
  private func faultInPassing() -> String? {
    if let fault = bench.faults.first ?? bench.assertionFailures.first { return fault }
    return bench.isInTransition ? nil : faultOfStack()
  }

  /// What does not agree once everything has come to rest.
  private func faultAtRest() -> String? {
    bench.settle()
    if let fault = bench.faults.first ?? bench.assertionFailures.first { return fault }
    if bench.isInTransition || app.navigation.transitionCoordinator != nil {
      return "a transition is open"
    }
    return faultOfStack() ?? oracle.fault(bench, app.navigation) ?? faultOfLeaks()
  }

  /// What does not agree between the stack, the bar and the screen.
  private func faultOfStack() -> String? {
    let navigation = app.navigation
    let stack = navigation.viewControllers
    if navigation.navigationBar.items?.map(\.title) != stack.map(\.title) {
      return "the bar has other items"
    }
    let top = stack[stack.count - 1]
    let shown = UIKitBench.Screen.Visible(name: top.benchName, frame: bench.window.bounds)
    if bench.screen.controllers != [shown] { return "on the screen is \(bench.screen)" }
    if navigation.content.subviews.contains(where: { $0.controller == nil }) {
      return "a view of the transition is left"
    }
    let layer = top.view.layer
    if layer.cornerRadius != 0 || layer.shadowOpacity != 0 || layer.masksToBounds {
      return "the screen's layer is left changed"
    }
    return nil
  }

  private func faultOfLeaks() -> String? {
    let leaked = bench.leakedControllers
    return leaked.isEmpty ? nil : "left behind: \(leaked)"
  }

  /// After whatever happened a push, a swipe and a tap work.
  private func faultInTheEnd() -> String? {
    app.navigation.dismiss(animated: false)
    (app.navigation as? VetoingNavigationController)?.allowsPop = true
    app.navigation.setViewControllers([app.navigation.viewControllers[0]], animated: false)
    bench.settle()
    for screen in game.screens {
      let way = bench.window.bounds.width - 10
      if let fault = faultOfLeaving(
        screen, by: "a swipe", { bench.swipe(from: 5, y: 200, by: way) })
        ?? faultOfLeaving(screen, by: "a tap", { bench.tapBack() })
      {
        return "in the end \(fault)"
      }
    }
    return faultAtRest() ?? faultOfObservations()
  }

  /// Fades that outlive their lists. Those of screens that went without a transition may wait for the next to end.
  private func faultOfObservations() -> String? {
    let count = bench.leakedObservations
    return count == 0 ? nil : "left behind: \(count) observations"
  }

  private func faultOfLeaving(
    _ make: () -> UIViewController, by way: String, _ leave: () -> Void
  ) -> String? {
    let controller = make().titled("last")
    app.push(controller)
    leave()
    bench.settle()
    let screen = oracle.screen(of: controller)
    let leaves = screen.map { $0.isLeft(by: way) } ?? true
    defer {
      app.navigation.dismiss(animated: false)
      app.navigation.popToRootViewController(animated: false)
      bench.settle()
    }
    // It is open whether UIKit's own swipe comes before a sideways scroller's.
    if controller is PagesViewController, screen?.pop.isDriven != true { return nil }
    guard (app.stack.count == 1) != leaves else { return nil }
    return "\(way) \(leaves ? "does not pop" : "pops") \(controller)"
  }
}

extension NavgenSpecParser.Screen {
  /// Whether a willing screen is gone at once after an attempt to leave it.
  fileprivate func isLeft(by way: String) -> Bool {
    let asks = back.map { $0.ask != nil && $0.when == nil } ?? false
    if way == "a tap" {
      return bar.isHidden != true && !(asks && back?.triggers.contains(.button) == true)
    }
    return pop.gesture != .none && !(asks && back?.triggers.contains(.swipe) == true)
  }
}

import UIKitBench

/// Plays actions on an app.
@MainActor
struct Play {
  let game: Game
  let bench: Bench
  let app: App

  init(_ game: Game, _ settings: Settings) {
    self.game = game
    bench = stockedBench(settings)
    app = App(bench, game.makeNavigation(UIViewController().titled("root")))
  }

  /// What is wrong after some actions; `nil` where all is well.
  static func fault(_ actions: [Action], _ game: Game, _ settings: Settings) -> String? {
    let play = Play(game, settings)
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
    game.screens[kind % game.screens.count]()
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
    case .provoke(let number): navigation.topViewController.map { game.provoke($0, number) }
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
    return game.faultOfTop(bench, navigation, stack.last!) ?? faultOfLeaks()
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
      app.push(game.screens[0]().titled("last"))
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

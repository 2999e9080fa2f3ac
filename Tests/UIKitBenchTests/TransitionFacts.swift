import Testing
import UIKitBench

/// Statements 1 to 5, 13 to 17, 20, 21, 29 to 34 of the facts: pushes and pops.
@Suite struct TransitionFacts {
  @MainActor
  @Test(
    "1 [S] After an animated pop the top is the destination before the call returns", .tags(.source)
  )
  func fact1() {
    let stack = Stack()
    stack.animate(with: Slide())
    stack.navigation.popViewController(animated: true)
    #expect(stack.navigation.topViewController === stack.screens[0])
  }

  @MainActor @Test("2 [S] A cancelled pop leaves stack, top and items as they were", .tags(.source))
  func fact2() {
    let stack = Stack()
    let driver = UIPercentDrivenInteractiveTransition()
    stack.animate(with: Slide(), driver: driver)
    stack.navigation.popViewController(animated: true)
    driver.update(0.4)
    driver.cancel()
    stack.bench.advance(by: 2)
    #expect(stack.names == ["A", "B"])
    #expect(stack.items == ["A", "B"])
    #expect(stack.navigation.topViewController === stack.screens[1])
  }

  @MainActor @Test("3 [S] A cancelled pop tells both screens in this order", .tags(.source))
  func fact3() {
    let stack = Stack()
    let driver = UIPercentDrivenInteractiveTransition()
    stack.animate(with: Slide(), driver: driver)
    stack.navigation.popViewController(animated: true)
    driver.cancel()
    stack.bench.advance(by: 2)
    #expect(
      stack.calls.filter { $0.contains(".view") } == [
        "B.viewWillDisappear", "A.viewWillAppear", "A.viewWillDisappear", "A.viewDidDisappear",
        "B.viewWillAppear",
        "B.viewDidAppear",
      ])
  }

  @MainActor @Test("4 [S] A cancelled pop calls willShow once and didShow never", .tags(.source))
  func fact4() {
    let stack = Stack()
    let driver = UIPercentDrivenInteractiveTransition()
    stack.animate(with: Slide(), driver: driver)
    stack.navigation.popViewController(animated: true)
    driver.cancel()
    stack.bench.advance(by: 2)
    #expect(stack.delegate.calls.filter { $0.contains("Show") } == ["willShow A"])
  }

  @MainActor @Test("5 [S] A finished pop tells both screens in this order", .tags(.source))
  func fact5() {
    let stack = Stack()
    let driver = UIPercentDrivenInteractiveTransition()
    stack.animate(with: Slide(), driver: driver)
    stack.navigation.popViewController(animated: true)
    driver.finish()
    stack.bench.advance(by: 2)
    #expect(
      stack.calls.filter { !$0.contains("Move") } == [
        "B.viewWillDisappear", "A.viewWillAppear", "willShow A", "B.viewDidDisappear",
        "A.viewDidAppear", "didShow A",
      ])
  }

  @MainActor
  @Test(
    "13 [S/K] A transition never completed keeps its coordinator and later pops are ignored",
    .tags(.source))
  func fact13() {
    let stack = Stack(3)
    let slide = Slide()
    slide.completes = false
    stack.animate(with: slide)
    stack.navigation.popViewController(animated: true)
    stack.bench.advance(by: 5)
    #expect(stack.navigation.transitionCoordinator != nil)
    #expect(stack.navigation.popViewController(animated: true) == nil)
    #expect(stack.names == ["A", "B"])
    #expect(stack.bench.isInTransition)
  }

  @MainActor
  @Test("14 [S] Without an animator no interaction controller is asked for", .tags(.source))
  func fact14() {
    let stack = Stack()
    stack.delegate.animator = { _, _ in nil }
    stack.delegate.interaction = { nil }
    stack.navigation.delegate = nil
    stack.navigation.delegate = stack.delegate
    stack.navigation.popViewController(animated: true)
    stack.bench.advance(by: 1)
    #expect(stack.delegate.calls == ["animator pop B → A", "willShow A", "didShow A"])
  }

  @MainActor
  @Test("15 [H] A driver starts before the animator is asked, and starts it", .tags(.header))
  func fact15() {
    final class Driver: NSObject, UIViewControllerInteractiveTransitioning {
      var context: (any UIViewControllerContextTransitioning)?
      func startInteractiveTransition(_ context: any UIViewControllerContextTransitioning) {
        self.context = context
      }
    }
    let stack = Stack()
    let slide = Slide()
    let driver = Driver()
    stack.animate(with: slide, driver: driver)
    stack.navigation.popViewController(animated: true)
    stack.bench.advance(by: 1)
    #expect(slide.calls.isEmpty)
    let context = driver.context!
    #expect(context.isInteractive)
    context.finishInteractiveTransition()
    slide.animateTransition(using: context)
    stack.bench.advance(by: 2)
    #expect(stack.names == ["A"])
    #expect(stack.bench.faults.isEmpty)
  }

  @MainActor @Test("16 [H] Without a driver UIKit animates", .tags(.header))
  func fact16() {
    let stack = Stack()
    let slide = Slide()
    stack.animate(with: slide)
    stack.navigation.popViewController(animated: true)
    stack.bench.turn()
    #expect(slide.calls == ["animateTransition"])
  }

  @MainActor
  @Test("17 [H] completeTransition is followed by animationEnded with its value", .tags(.header))
  func fact17() {
    for cancels in [true, false] {
      let stack = Stack()
      let slide = Slide()
      let driver = UIPercentDrivenInteractiveTransition()
      stack.animate(with: slide, driver: driver)
      stack.navigation.popViewController(animated: true)
      if cancels { driver.cancel() } else { driver.finish() }
      stack.bench.advance(by: 2)
      #expect(slide.ended == [!cancels])
    }
  }

  @MainActor
  @Test(
    "20 [H/S] A coordinator completes once with the outcome, then there is none", .tags(.header))
  func fact20() {
    for cancels in [true, false] {
      for order in Settings.CompletionOrder.allCases {
        let stack = Stack { $0.completionOrder = order }
        let driver = UIPercentDrivenInteractiveTransition()
        stack.animate(with: Slide(), driver: driver)
        stack.navigation.popViewController(animated: true)
        var outcomes: [Bool] = []
        stack.navigation.transitionCoordinator?.animate(alongsideTransition: nil) {
          outcomes.append($0.isCancelled)
        }
        if cancels { driver.cancel() } else { driver.finish() }
        stack.bench.advance(by: 2)
        #expect(outcomes == [cancels])
        #expect(stack.navigation.transitionCoordinator == nil)
      }
    }
  }

  @MainActor
  @Test(
    "21 [S] There is a coordinator when the driver is asked for and while screens are told",
    .tags(.source))
  func fact21() {
    final class Screen: UIViewController {
      var had: Bool?
      override func viewWillAppear(_ animated: Bool) { had = transitionCoordinator != nil }
    }
    let stack = Stack(1)
    let driver = UIPercentDrivenInteractiveTransition()
    var had: [Bool] = []
    stack.delegate.onWillShow = { navigation, _ in
      had.append(navigation.transitionCoordinator != nil)
    }
    stack.animate(with: Slide(), driver: driver)
    stack.delegate.interaction = {
      had.append(stack.navigation.transitionCoordinator?.view(forKey: .from) != nil)
      return driver
    }
    let screen = Screen()
    stack.navigation.pushViewController(screen, animated: true)
    driver.finish()
    stack.bench.advance(by: 2)
    #expect(had == [true, true])
    #expect(screen.had == true)
  }

  @MainActor
  @Test(
    "29 [S] A second pop during a transition: before 26 ignored, from 26 on allowed", .tags(.source)
  )
  func fact29() {
    for version in [18, 26] as [IOSVersion] {
      let stack = Stack(3) { $0.version = version }
      stack.navigation.popViewController(animated: true)
      stack.bench.advance(by: 0.1)
      let popped = stack.navigation.popViewController(animated: true)
      stack.bench.advance(by: 1)
      #expect((popped == nil) == (version < 26))
      #expect(stack.names == (version < 26 ? ["A", "B"] : ["A"]))
      #expect(stack.items == stack.names)
    }
  }

  @MainActor @Test("30 [K] The root is not popped", .tags(.knowledge))
  func fact30() {
    let stack = Stack(1)
    #expect(stack.navigation.popViewController(animated: true) == nil)
    stack.bench.advance(by: 1)
    #expect(stack.calls.isEmpty)
  }

  @MainActor @Test("31 [S] Popping to a screen that is not there raises", .tags(.source))
  func fact31() {
    let stack = Stack()
    stack.navigation.popToViewController(UIViewController(), animated: true)
    #expect(stack.bench.faults.count == 1)
  }

  @MainActor @Test("32 [H/K] Pushing a screen that is there already fails", .tags(.header))
  func fact32() {
    let stack = Stack()
    stack.navigation.pushViewController(stack.screens[0], animated: true)
    #expect(stack.bench.faults.count == 1)
    #expect(stack.names == ["A", "B"])
  }

  @MainActor @Test("33 [S] In mid-pop the bar has one item more than the stack", .tags(.source))
  func fact33() {
    let stack = Stack(3)
    stack.navigation.popViewController(animated: true)
    stack.bench.advance(by: 0.1)
    #expect(stack.names == ["A", "B"])
    #expect(stack.items == ["A", "B", "C"])
    stack.bench.advance(by: 1)
    #expect(stack.items == ["A", "B"])
  }

  @MainActor
  @Test(
    "34 [M] A push asks shouldPush after the stack has grown and before the bar has",
    .tags(.measured))
  func fact34() {
    final class Navigation: UINavigationController {
      var asked: [[Int]] = []
      override func navigationBar(_ bar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool
      {
        asked.append([viewControllers.count, bar.items?.count ?? 0])
        return true
      }
    }
    let stack = Stack(1, in: Navigation())
    let navigation = stack.navigation as! Navigation
    navigation.pushViewController(UIViewController(), animated: true)
    stack.bench.advance(by: 1)
    #expect(navigation.asked == [[2, 1]])
  }

  @MainActor
  @Test(
    "43 [H] setViewControllers pops where the new top was in the stack, else pushes", .tags(.header)
  )
  func fact43() {
    let stack = Stack(3)
    stack.animate(with: FadeAnimator())
    stack.navigation.setViewControllers([stack.screens[0], stack.screens[1]], animated: true)
    stack.bench.advance(by: 1)
    stack.navigation.setViewControllers([stack.screens[0], stack.screens[2]], animated: true)
    stack.bench.advance(by: 1)
    #expect(
      stack.delegate.calls.filter { $0.hasPrefix("animator") } == [
        "animator pop C → B", "animator push B → C",
      ])
    #expect(stack.names == ["A", "C"])
  }

  @MainActor
  @Test("44 [S] Cancelling a setViewControllers does not bring the old stack back", .tags(.source))
  func fact44() {
    let stack = Stack(3)
    let driver = UIPercentDrivenInteractiveTransition()
    stack.animate(with: Slide(), driver: driver)
    stack.navigation.setViewControllers([stack.screens[0]], animated: true)
    driver.cancel()
    stack.bench.advance(by: 2)
    #expect(stack.names == ["A"])
  }

  @MainActor
  @Test(
    "48 [S] In a cancelled pop the screen saw isMovingFromParent and never didMove(nil)",
    .tags(.source))
  func fact48() {
    final class Screen: UIViewController {
      var moving: [Bool] = []
      override func viewWillDisappear(_ animated: Bool) { moving.append(isMovingFromParent) }
    }
    let stack = Stack(1)
    let screen = Screen()
    screen.title = "S"
    stack.navigation.pushViewController(screen, animated: false)
    let driver = UIPercentDrivenInteractiveTransition()
    stack.animate(with: Slide(), driver: driver)
    stack.bench.log = []
    stack.navigation.popViewController(animated: true)
    driver.cancel()
    stack.bench.advance(by: 2)
    #expect(screen.moving == [true])
    #expect(!stack.calls.contains("S.didMove(nil)"))
    #expect(screen.parent === stack.navigation)
  }

  @MainActor
  @Test("49 [S] In a completed pop the parent is gone in viewDidDisappear", .tags(.source))
  func fact49() {
    final class Screen: UIViewController {
      var parents: [Bool] = []
      override func viewDidDisappear(_ animated: Bool) { parents.append(parent != nil) }
    }
    let stack = Stack(1)
    let screen = Screen()
    stack.navigation.pushViewController(screen, animated: false)
    stack.navigation.popViewController(animated: true)
    stack.bench.advance(by: 1)
    #expect(screen.parents == [false])
  }

  @MainActor
  @Test("50 [S] When the root is first shown, didShow comes before viewDidAppear", .tags(.source))
  func fact50() {
    let bench = Bench()
    let root = UIViewController()
    root.title = "A"
    let navigation = UINavigationController(rootViewController: root)
    let delegate = RecordingDelegate()
    navigation.delegate = delegate
    bench.show(navigation)
    let calls = bench.log.filter {
      $0.hasPrefix("A.viewWill") || $0.hasPrefix("A.viewDidA") || $0.contains("Show")
    }
    #expect(calls == ["A.viewWillAppear", "willShow A", "didShow A", "A.viewDidAppear"])
  }

  @MainActor
  @Test(
    "51 [S] Out of a window a push changes the stack and tells nobody until it is shown",
    .tags(.source))
  func fact51() {
    let bench = Bench()
    let navigation = UINavigationController(rootViewController: UIViewController())
    let delegate = RecordingDelegate()
    navigation.delegate = delegate
    let top = UIViewController()
    top.title = "B"
    navigation.pushViewController(top, animated: true)
    bench.advance(by: 1)
    #expect(navigation.topViewController === top)
    #expect(delegate.calls.isEmpty && bench.log.isEmpty)
    bench.show(navigation)
    #expect(delegate.calls == ["willShow B", "didShow B"])
  }

  @MainActor @Test("55 [H] A view that the context lacks is not touched", .tags(.header))
  func fact55() {
    let stack = Stack()
    stack.bench.withheldViews = [.from]
    let slide = Slide()
    stack.animate(with: slide)
    stack.navigation.popViewController(animated: true)
    #expect(slide.context?.view(forKey: .from) == nil)
    #expect(slide.context?.viewController(forKey: .from) === stack.screens[1])
    stack.bench.advance(by: 2)
    #expect(stack.names == ["A"])
  }

  @MainActor
  @Test("What comes has the frame that its animator gives it, none from UIKit", .tags(.header))
  func finalFrame() {
    let stack = Stack()
    let slide = Slide()
    let turned = CGRect(x: 0, y: 0, width: 844, height: 390)
    stack.animate(with: slide)
    stack.screens[0].loadViewIfNeeded()
    stack.bench.rotate()
    stack.navigation.popViewController(animated: true)
    stack.bench.turn()
    #expect(slide.context?.finalFrame(for: stack.screens[0]) == turned)
    #expect(stack.screens[0].view.frame.size == CGSize(width: 390, height: 844))
    stack.bench.advance(by: 2)
    stack.navigation.pushViewController(stack.screens[1], animated: false)
    #expect(stack.screens[1].view.frame == turned)
  }

  @MainActor
  @Test(
    "56 [K] Without animation no animator is asked for, and the order is the same",
    .tags(.knowledge))
  func fact56() {
    let stack = Stack()
    stack.animate(with: Slide())
    stack.navigation.popViewController(animated: false)
    stack.bench.turn()
    #expect(stack.delegate.calls == ["willShow A", "didShow A"])
    #expect(
      stack.calls.filter { !$0.contains("Move") } == [
        "B.viewWillDisappear", "A.viewWillAppear", "willShow A", "B.viewDidDisappear",
        "A.viewDidAppear", "didShow A",
      ])
  }

  @MainActor @Test("57 A different animator for Reduce Motion changes no callback")
  func fact57() {
    var logs: [[String]] = []
    for reduces in [false, true] {
      let stack = Stack { $0.reducesMotion = reduces }
      stack.animate(with: UIAccessibility.isReduceMotionEnabled ? FadeAnimator() : Slide())
      stack.navigation.popViewController(animated: true)
      stack.bench.advance(by: 2)
      logs.append(stack.bench.log)
    }
    #expect(logs[0] == logs[1])
  }
}

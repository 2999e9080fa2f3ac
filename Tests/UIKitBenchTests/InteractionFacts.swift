import Testing
import UIKitBench

/// Statements 18, 19, 22 to 28, 42, 58 of the facts: transitions that a finger drives.
@Suite struct InteractionFacts {
  @MainActor
  @Test("18 [S] When a cancellation is told, the stack is still the popped one", .tags(.source))
  func fact18() {
    let stack = Stack()
    let driver = UIPercentDrivenInteractiveTransition()
    stack.animate(with: Slide(), driver: driver)
    var counts: [Int] = []
    stack.navigation.popViewController(animated: true)
    stack.navigation.transitionCoordinator?.notifyWhenInteractionChanges { context in
      if context.isCancelled { counts.append(stack.navigation.viewControllers.count) }
    }
    driver.cancel()
    #expect(counts == [1])
    stack.bench.advance(by: 2)
    #expect(stack.names == ["A", "B"])
  }

  @MainActor @Test("19 [S] A pop without interaction tells of none", .tags(.source))
  func fact19() {
    let stack = Stack()
    stack.animate(with: Slide())
    var count = 0
    stack.navigation.popViewController(animated: true)
    stack.navigation.transitionCoordinator?.notifyWhenInteractionChanges { _ in count += 1 }
    stack.bench.advance(by: 2)
    #expect(count == 0)
    #expect(stack.names == ["A"])
  }

  @MainActor @Test("22 [S] A finish before the start leaves the transition stuck", .tags(.source))
  func fact22() {
    let stack = Stack { $0.transitionStart = .nextLayout }
    let driver = UIPercentDrivenInteractiveTransition()
    stack.animate(with: Slide(), driver: driver)
    stack.navigation.popViewController(animated: true)
    driver.finish()
    stack.bench.advance(by: 5)
    #expect(stack.bench.isInTransition)
    #expect(stack.bench.faults.count == 1)
  }

  @MainActor @Test("23 [K] An update before the start does nothing", .tags(.knowledge))
  func fact23() {
    let stack = Stack { $0.transitionStart = .nextLayout }
    let driver = UIPercentDrivenInteractiveTransition()
    stack.animate(with: Slide(), driver: driver)
    stack.navigation.popViewController(animated: true)
    driver.update(0.5)
    stack.bench.turn()
    #expect(driver.percentComplete == 0)
    #expect(stack.bench.screen.controllers.last?.frame.minX == 0)
  }

  @MainActor @Test("24 [H] The percent driver's defaults", .tags(.header))
  func fact24() {
    let driver = UIPercentDrivenInteractiveTransition()
    #expect(driver.completionSpeed == 1)
    #expect(driver.completionCurve == .easeInOut)
    #expect(driver.wantsInteractiveStart)
    #expect(driver.percentComplete == 0)
  }

  @MainActor
  @Test("25 [H, K] What remains takes (1 − p)·d/speed, a cancellation p·d/speed", .tags(.header))
  func fact25() {
    for (cancels, percent, speed, expected) in [
      (false, 0.4, 1, 0.6), (false, 0.4, 2, 0.3), (true, 0.4, 1, 0.4), (true, 0.4, 2, 0.2),
      (false, 0, 1, 1),
    ] as [(Bool, CGFloat, CGFloat, TimeInterval)] {
      let stack = Stack()
      let driver = UIPercentDrivenInteractiveTransition()
      driver.completionSpeed = speed
      stack.animate(with: Slide(), driver: driver)
      stack.navigation.popViewController(animated: true)
      driver.update(percent)
      if cancels { driver.cancel() } else { driver.finish() }
      stack.bench.advance(by: expected - 0.01)
      #expect(stack.bench.isInTransition)
      stack.bench.advance(by: 0.02)
      #expect(!stack.bench.isInTransition)
    }
  }

  @MainActor
  @Test(
    "26 [S] A driver moves UIView animations and not a property animator merely started",
    .tags(.source))
  func fact26() {
    final class Bare: NSObject, UIViewControllerAnimatedTransitioning {
      let usesViews: Bool
      init(usesViews: Bool) { self.usesViews = usesViews }
      func transitionDuration(using context: (any UIViewControllerContextTransitioning)?)
        -> TimeInterval
      { 1 }
      func animateTransition(using context: any UIViewControllerContextTransitioning) {
        let from = context.view(forKey: .from)!
        context.containerView.insertSubview(context.view(forKey: .to)!, at: 0)
        let moves = { from.transform = CGAffineTransform(translationX: 390, y: 0) }
        let ends = {
          from.transform = .identity
          context.completeTransition(!context.transitionWasCancelled)
        }
        if usesViews {
          UIView.animate(withDuration: 1, animations: moves) { _ in ends() }
        } else {
          let animator = UIViewPropertyAnimator(duration: 1, curve: .linear, animations: moves)
          animator.addCompletion { _ in ends() }
          animator.startAnimation()
        }
      }
    }
    for usesViews in [true, false] {
      let stack = Stack()
      let driver = UIPercentDrivenInteractiveTransition()
      stack.animate(with: Bare(usesViews: usesViews), driver: driver)
      stack.navigation.popViewController(animated: true)
      driver.update(0.5)
      #expect(stack.bench.screen.controllers.last?.frame.minX == (usesViews ? 195 : 0))
      driver.finish()
      stack.bench.advance(by: 2)
      #expect(stack.names == ["A"])
    }
  }

  @MainActor @Test("27 [H] An animator that changes between calls is a fault", .tags(.header))
  func fact27() {
    final class Forgetful: NSObject, UIViewControllerAnimatedTransitioning {
      override nonisolated class var declaredMethods: Set<String> {
        ["interruptibleAnimator(using:)"]
      }
      func transitionDuration(using context: (any UIViewControllerContextTransitioning)?)
        -> TimeInterval
      { 1 }
      func animateTransition(using context: any UIViewControllerContextTransitioning) {
        context.containerView.addSubview(context.view(forKey: .to)!)
        context.completeTransition(true)
      }
      func interruptibleAnimator(
        using context: any UIViewControllerContextTransitioning
      ) -> any UIViewImplicitlyAnimating { UIViewPropertyAnimator(duration: 1, curve: .linear) }
    }
    let stack = Stack()
    stack.animate(with: Forgetful())
    stack.navigation.popViewController(animated: true)
    stack.bench.advance(by: 1)
    #expect(stack.bench.faults == ["interruptibleAnimator gives another animator when asked again"])
  }

  @MainActor
  @Test(
    "28 [H] wantsInteractiveStart = false starts by itself, and pause() takes over", .tags(.header))
  func fact28() {
    let stack = Stack()
    let driver = UIPercentDrivenInteractiveTransition()
    driver.wantsInteractiveStart = false
    let slide = Slide()
    stack.animate(with: slide, driver: driver)
    stack.navigation.popViewController(animated: true)
    #expect(slide.context?.isInteractive == false)
    stack.bench.advance(by: 0.5)
    driver.pause()
    #expect(slide.context?.isInteractive == true)
    stack.bench.advance(by: 1)
    #expect(abs((stack.bench.screen.controllers.last?.frame.minX ?? 0) - 195) < 1)
    driver.update(0.25)
    #expect(abs((stack.bench.screen.controllers.last?.frame.minX ?? 0) - 97.5) < 1)
    driver.cancel()
    stack.bench.advance(by: 1)
    #expect(stack.names == ["A", "B"])
  }

  @MainActor
  @Test(
    "42 [S] After a cancelled pop the bar's look is the old one; its tint does not come back by itself",
    .tags(.source))
  func fact42() {
    let stack = Stack()
    let look = UINavigationBarAppearance()
    look.backgroundColor = .red
    stack.screens[1].navigationItem.standardAppearance = look
    stack.screens[1].navigationItem.scrollEdgeAppearance = look
    let driver = UIPercentDrivenInteractiveTransition()
    stack.animate(with: Slide(), driver: driver)
    let before = stack.bench.screen.bar
    stack.navigation.popViewController(animated: true)
    stack.navigation.transitionCoordinator?.animate { _ in
      stack.navigation.navigationBar.tintColor = .green
    }
    stack.bench.turn()
    #expect(stack.bench.screen.bar?.background != before?.background)
    driver.cancel()
    stack.bench.advance(by: 2)
    #expect(stack.bench.screen.bar?.background == before?.background)
    #expect(stack.navigation.navigationBar.tintColor == .green)
  }

  @MainActor @Test("58 A driver that is cancelled twice is a fault")
  func fact58() {
    let stack = Stack()
    let driver = UIPercentDrivenInteractiveTransition()
    stack.animate(with: Slide(), driver: driver)
    stack.navigation.popViewController(animated: true)
    driver.cancel()
    #expect(stack.bench.faults.isEmpty)
    driver.cancel()
    #expect(stack.bench.faults == ["a percent-driven transition is ended twice"])
    stack.bench.advance(by: 2)
    #expect(stack.names == ["A", "B"])
  }
}

import Foundation

/// One push or pop on its way.
@MainActor
final class NavigationTransition {
  /// How far it is.
  enum Phase {
    case waiting, preparing, running, ended
  }

  /// Where it happens.
  let navigation: UINavigationController
  /// The screen that is left.
  let from: UIViewController
  /// The screen that is shown.
  private(set) var to: UIViewController
  /// Whether it pushes or pops.
  private(set) var operation: UINavigationController.Operation
  /// Whether it takes time.
  let isAnimated: Bool
  /// The stack before.
  let oldStack: [UIViewController]
  /// The stack after.
  private(set) var newStack: [UIViewController]
  /// Whether a cancellation brings the old stack back.
  let restoresStack: Bool
  /// The item that the back button popped, to be told of at the end.
  var tappedItem: UINavigationItem?

  /// A transition that is still running when this one begins.
  var predecessor: NavigationTransition?

  /// How far it is now.
  var phase = Phase.waiting
  /// How far a driver has moved it, 0…1.
  var percentComplete: CGFloat = 0
  /// Whether a driver moves it now.
  private(set) var isInteractive = false
  /// Whether a driver started it.
  private(set) var isInitiallyInteractive = false
  /// Whether a driver has cancelled it.
  private(set) var isCancelled = false
  /// Whether a delegate gave its animator.
  private(set) var isCustom = false
  private var animator: any UIViewControllerAnimatedTransitioning = SystemAnimator()
  private var driver: (any UIViewControllerInteractiveTransitioning)?
  private var interruptible: (any UIViewImplicitlyAnimating)?
  private var scrubbed: [Animation] = []
  private static var scrubbing: NavigationTransition?
  /// What the animator works with.
  lazy var context = TransitionContext(self)
  /// What others take part by.
  lazy var coordinator = TransitionCoordinator(self)

  init(
    in navigation: UINavigationController, _ operation: UINavigationController.Operation,
    from: UIViewController,
    to: UIViewController, animated: Bool, oldStack: [UIViewController], restoresStack: Bool
  ) {
    self.navigation = navigation
    self.operation = operation
    self.from = from
    self.to = to
    self.oldStack = oldStack
    self.restoresStack = restoresStack
    isAnimated = animated
    newStack = navigation.stack
    Bench.current.transitions.append(self)
  }

  /// What the animator says, in seconds.
  var duration: TimeInterval { animator.transitionDuration(using: context) }
  /// Whether the animator can be paused.
  var isInterruptible: Bool { interruptible != nil }
  /// The screens that go for good.
  var leaving: [UIViewController] { oldStack.filter { old in !newStack.contains { $0 === old } } }

  /// Whether the navigation controller takes no pop now.
  var blocksPops: Bool { phase == .preparing || phase == .running || phase == .waiting }

  /// Before it has started a transition can still get another goal.
  func retarget(to controller: UIViewController, _ operation: UINavigationController.Operation) {
    to = controller
    self.operation = operation
    newStack = navigation.stack
  }

  // MARK: Start

  /// Asks the delegate, tells the screens, starts.
  func begin() {
    guard phase == .waiting else { return }
    phase = .preparing
    if isAnimated { askDelegate() }
    navigation.pushBarItems(for: self)
    tellWill()
    predecessor?.finishNow()
    predecessor = nil
    phase = .running
    guard isAnimated else {
      to.view.frame = navigation.content.bounds
      navigation.content.addSubview(to.view)
      coordinator.start()
      complete(true)
      return
    }
    if let driver, driver.wantsInteractiveStart {
      isInteractive = true
      driver.startInteractiveTransition(context)
      (driver as? UIPercentDrivenInteractiveTransition)?.hasStarted()
    } else {
      animate()
      (driver as? UIPercentDrivenInteractiveTransition)?.attach(to: self)
    }
    coordinator.start()
  }

  private func askDelegate() {
    let delegate = navigation.delegateForCalls
    if let custom = delegate.answering(.animator)?.navigationController(
      navigation, animationControllerFor: operation, from: from, to: to)
    {
      animator = custom
      isCustom = true
      driver = delegate.answering(.interaction)?.navigationController(
        navigation, interactionControllerFor: custom)
    } else if let system = navigation.systemDriver {
      driver = system
    }
    navigation.systemDriver = nil
    isInitiallyInteractive = driver?.wantsInteractiveStart ?? false
    if isInitiallyInteractive { isInteractive = true }
    Bench.current.note("transition \(operation) \(from.benchName) → \(to.benchName)")
  }

  private func tellWill() {
    for controller in leaving where operation == .pop || !restoresStack {
      controller.isMovingFromParent = true
      controller.note("willMove(nil)")
      controller.willMove(toParent: nil)
    }
    from.beginDisappearing(animated: isAnimated)
    to.beginAppearing(animated: isAnimated)
    let delegate = navigation.delegateForCalls
    Bench.current.note("willShow \(to.benchName)")
    delegate.answering(.willShow)?.navigationController(
      navigation, willShow: to, animated: isAnimated)
    navigation.setNeedsStatusBarAppearanceUpdate()
  }

  // MARK: Animation

  private var hasInterruptibleAnimator: Bool {
    animator.responds(to: Selector("interruptibleAnimator(using:)"))
  }

  private func animate() {
    animator.animateTransition(using: context)
    if hasInterruptibleAnimator { askForAnimator() }
  }

  private func askForAnimator() {
    let first = animator.interruptibleAnimator(using: context)
    if animator.interruptibleAnimator(using: context) !== first {
      Bench.current.fault("interruptibleAnimator gives another animator when asked again")
    }
    interruptible = first
  }

  /// Called by the percent driver: sets the animation up and holds it at the start.
  func startScrubbing() {
    if hasInterruptibleAnimator {
      askForAnimator()
      if Bench.current.settings.driverAnimates { animator.animateTransition(using: context) }
      if interruptible?.state == .inactive { interruptible?.startAnimation() }
      interruptible?.pauseAnimation()
      interruptible?.fractionComplete = 0
    } else {
      Self.scrubbing = self
      animator.animateTransition(using: context)
      Self.scrubbing = nil
    }
  }

  /// Takes hold of an animation that begins while a driver sets a transition up.
  static func scrub(_ animation: Animation) -> Bool {
    guard let transition = scrubbing else { return false }
    animation.time = 0
    transition.scrubbed.append(animation)
    return true
  }

  /// Moves the animation to where a driver wants it.
  func scrub(to percent: CGFloat) {
    guard phase == .running, isInteractive else { return }
    percentComplete = percent
    interruptible?.fractionComplete = percent
    for animation in scrubbed { animation.time = percent }
  }

  /// Stops a running animation, to be driven.
  func pause() {
    guard phase == .running, let interruptible else { return }
    isInteractive = true
    interruptible.pauseAnimation()
  }

  /// A driver has let go; tells so.
  func interactionEnded(cancelled: Bool) {
    guard phase == .running, isInteractive else {
      Bench.current.fault("an interaction ends that is not running")
      return
    }
    isInteractive = false
    isCancelled = cancelled
    Bench.current.note(cancelled ? "interaction cancelled" : "interaction finished")
    coordinator.interactionChanged(cancelled: cancelled)
  }

  /// Runs on to the end, or back.
  func continueAfterInteraction(speed: CGFloat, timing: (any UITimingCurveProvider)?) {
    if let interruptible {
      let remaining =
        isCancelled ? interruptible.fractionComplete : 1 - interruptible.fractionComplete
      interruptible.isReversed = isCancelled
      interruptible.continueAnimation(
        withTimingParameters: timing, durationFactor: remaining / speed)
    }
    for animation in scrubbed {
      animation.run(reversed: isCancelled, over: duration / TimeInterval(speed))
    }
  }

  /// Jumps to where the animation is going.
  func finishNow() {
    guard phase == .running, !isInteractive else { return }
    if let animator = interruptible as? UIViewPropertyAnimator, animator.isRunning {
      animator.animation.finish(atEnd: !animator.isReversed)
    }
    for animation in scrubbed where animation.isRunning { animation.finish(atEnd: !isCancelled) }
  }

  // MARK: End

  /// What the animator must call, once.
  func complete(_ didComplete: Bool) {
    Bench.current.completions.append(didComplete)
    guard phase == .running else {
      Bench.current.fault(
        "completeTransition is called \(phase == .ended ? "twice" : "before the start")")
      return
    }
    if didComplete == isCancelled {
      Bench.current.fault("completeTransition(\(didComplete)) though isCancelled is \(isCancelled)")
    }
    phase = .ended
    isInteractive = false
    navigation.settle(self, completed: didComplete)
    for part in parts(didComplete) { part() }
    interruptible = nil
    driver = nil
    Bench.current.transitions.removeAll { $0 === self }
    navigation.transitionIsOver(self)
  }

  private func parts(_ completed: Bool) -> [() -> Void] {
    let ended = { [self] in
      if isAnimated { animator.ifImplemented("animationEnded(_:)")?.animationEnded(completed) }
    }
    let coordinated = { [self] in
      navigation.coordinatorIsOver(self)
      coordinator.complete(cancelled: !completed)
    }
    let did = { [self] in completed ? tellDid() : tellCancelled() }
    switch Bench.current.settings.completionOrder {
    case .endedCoordinatorDid: return [ended, coordinated, did]
    case .endedDidCoordinator: return [ended, did, coordinated]
    case .coordinatorEndedDid: return [coordinated, ended, did]
    case .coordinatorDidEnded: return [coordinated, did, ended]
    case .didEndedCoordinator: return [did, ended, coordinated]
    case .didCoordinatorEnded: return [did, coordinated, ended]
    }
  }

  private func tellDid() {
    let left = leaving.filter { $0.parent !== navigation || !navigation.stack.contains($0) }
    for controller in left {
      navigation.children.removeAll { $0 === controller }
      controller.parent = nil
    }
    from.endDisappearing(animated: isAnimated)
    for controller in left {
      controller.isMovingFromParent = false
      controller.note("didMove(nil)")
      controller.didMove(toParent: nil)
    }
    to.endAppearing(animated: isAnimated)
    if operation == .push { to.didMove(toParent: navigation) }
    Bench.current.note("didShow \(to.benchName)")
    navigation.lastTold = to
    navigation.delegateForCalls.answering(.didShow)?
      .navigationController(navigation, didShow: to, animated: isAnimated)
    if let tappedItem { navigation.navigationBar(navigation.navigationBar, didPop: tappedItem) }
  }

  private func tellCancelled() {
    to.beginDisappearing(animated: isAnimated)
    to.endDisappearing(animated: isAnimated)
    from.beginAppearing(animated: isAnimated)
    from.endAppearing(animated: isAnimated)
    for controller in leaving { controller.isMovingFromParent = false }
  }
}

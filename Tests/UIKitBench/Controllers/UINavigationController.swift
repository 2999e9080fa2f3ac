import Foundation

/// Shows the top of a stack of screens under a bar.
@MainActor
open class UINavigationController: UIViewController {
  public let navigationBar = UINavigationBar()
  /// Holds the screens' views; the container of transitions.
  let content = UIView()
  /// The screens, the root first.
  var stack: [UIViewController] = []
  /// The controller whose view is there, which during a transition is the leaving one.
  weak var shown: UIViewController?
  /// The push or pop that is under way.
  var transition: NavigationTransition?
  private var coordinated: NavigationTransition?
  /// The driver that UIKit's own swipe has ready for the pop it asks for.
  var systemDriver: UIPercentDrivenInteractiveTransition?
  private var lastAnimated = false
  private var tappedItem: UINavigationItem?
  private var swipes: SystemSwipes?
  /// The controller that the delegate knows to be shown.
  weak var lastTold: UIViewController?
  /// The delegate without any override.
  weak var storedDelegate: (any UINavigationControllerDelegate)?
  /// What the delegate answered when it was set.
  var delegateAnswers: Set<DelegateCall> = []

  /// What a transition does.
  public enum Operation: Int, Sendable {
    case none, push, pop
  }

  public override init(nibName: String? = nil, bundle: Bundle? = nil) {
    super.init(nibName: nibName, bundle: bundle)
    navigationBar.navigationController = self
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    navigationBar.navigationController = self
  }

  public convenience init(rootViewController: UIViewController) {
    self.init(nibName: nil, bundle: nil)
    if Bench.current.settings.initPushes {
      pushViewController(rootViewController, animated: false)
    } else {
      take(in: rootViewController)
      stack = [rootViewController]
      showWithoutWindow()
    }
  }

  open weak var delegate: (any UINavigationControllerDelegate)? {
    get { storedDelegate }
    set {
      storedDelegate = newValue
      delegateAnswers = Set(
        DelegateCall.allCases.filter { newValue?.responds(to: $0.selector) == true })
    }
  }

  // MARK: Stack

  open var viewControllers: [UIViewController] {
    get { stack }
    set { setViewControllers(newValue, animated: false) }
  }

  open var topViewController: UIViewController? { stack.last }
  open var visibleViewController: UIViewController? { presentedViewController ?? topViewController }

  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    guard !stack.contains(where: { $0 === viewController }) else {
      Bench.current.fault("\(viewController.benchName) is pushed twice")
      return
    }
    finishStandardTransition()
    let old = stack
    take(in: viewController)
    stack.append(viewController)
    stackChanged(from: old, .push, animated: animated)
  }

  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    guard stack.count > 1 else { return nil }
    return pop(to: stack[stack.count - 2], animated: animated)?.last
  }

  @discardableResult
  open func popToViewController(_ viewController: UIViewController, animated: Bool)
    -> [UIViewController]?
  {
    guard stack.contains(where: { $0 === viewController }) else {
      Bench.current.fault("\(viewController.benchName) is popped to and not in the stack")
      return nil
    }
    return pop(to: viewController, animated: animated)
  }

  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    guard let root = stack.first else { return nil }
    return pop(to: root, animated: animated)
  }

  private func pop(to target: UIViewController, animated: Bool) -> [UIViewController]? {
    guard target !== topViewController else { return nil }
    finishStandardTransition()
    if let transition, transition.blocksPops, !overlaps(transition) {
      Bench.current.note("pop ignored")
      return nil
    }
    let old = stack
    let index = stack.firstIndex { $0 === target }!
    let popped = Array(stack[(index + 1)...])
    stack.removeLast(popped.count)
    stackChanged(from: old, .pop, animated: animated)
    return popped
  }

  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    let old = stack
    for controller in viewControllers where controller.parent !== self { take(in: controller) }
    stack = viewControllers
    let hidden = old.filter { gone in gone !== shown && !viewControllers.contains { $0 === gone } }
    for controller in hidden where controller !== transition?.to { letGo(controller) }
    guard let top = stack.last, !old.isEmpty else {
      return stackChanged(from: old, .push, animated: false)
    }
    let operation: Operation = old.contains { $0 === top } ? .pop : .push
    stackChanged(from: old, operation, animated: animated, restores: false)
  }

  private func take(in controller: UIViewController) {
    controller.isMovingToParent = true
    controller.willMove(toParent: self)
    children.append(controller)
    controller.parent = self
  }

  private func letGo(_ controller: UIViewController) {
    controller.willMove(toParent: nil)
    children.removeAll { $0 === controller }
    controller.parent = nil
    controller.didMove(toParent: nil)
  }

  private func stackChanged(
    from old: [UIViewController], _ operation: Operation, animated: Bool, restores: Bool = true
  ) {
    guard viewIfLoaded?.window != nil, let shown else { return showWithoutWindow() }
    lastAnimated = animated
    if let transition, overlaps(transition), let top = stack.last, top !== transition.to {
      start(operation, from: transition.to, oldStack: old, animated: animated, restores: restores)
      return
    }
    if let transition, transition.phase != .ended {
      if transition.phase == .waiting, let top = stack.last {
        transition.retarget(to: top, operation)
      }
      return
    }
    start(operation, from: shown, oldStack: old, animated: animated, restores: restores)
  }

  private func start(
    _ operation: Operation, from: UIViewController, oldStack: [UIViewController], animated: Bool,
    restores: Bool
  ) {
    guard let to = stack.last, to !== from else {
      navigationBar.replaceItems(stack.map(\.navigationItem))
      return
    }
    let new = NavigationTransition(
      in: self, operation, from: from, to: to, animated: animated, oldStack: oldStack,
      restoresStack: restores)
    new.tappedItem = tappedItem
    if let transition, overlaps(transition) { new.predecessor = transition }
    transition = new
    coordinated = animated || Bench.current.settings.coordinatesUnanimated ? new : nil
    if Bench.current.settings.transitionStart == .atOnce {
      new.begin()
    } else {
      Bench.current.atNextLayout { new.begin() }
    }
  }

  // From iOS 26 on UIKit's own transitions give way to the next.
  private func finishStandardTransition() {
    guard let transition, givesWay(transition), !overlaps(transition) else { return }
    transition.finishNow()
  }

  private func givesWay(_ transition: NavigationTransition) -> Bool {
    Bench.current.settings.version >= 26 && !transition.isCustom && transition.phase == .running
      && !transition.isInteractive && !transition.isCancelled
  }

  private func overlaps(_ transition: NavigationTransition) -> Bool {
    Bench.current.settings.overlapsTransitions && givesWay(transition)
  }

  private func showWithoutWindow() {
    navigationBar.replaceItems(stack.map(\.navigationItem))
    for controller in children where !stack.contains(where: { $0 === controller }) {
      letGo(controller)
    }
    viewIfLoaded?.setNeedsLayout()
  }

  // MARK: Transitions

  open override var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    coordinated?.coordinator ?? super.transitionCoordinator
  }

  /// Gives the bar a pushed screen's item.
  func pushBarItems(for transition: NavigationTransition) {
    guard transition.operation == .push else { return }
    _ = navigationBar(navigationBar, shouldPush: transition.to.navigationItem)
    navigationBar.replaceItems(stack.map(\.navigationItem))
  }

  /// Brings the stack, the bar and the views to where a transition ended.
  func settle(_ transition: NavigationTransition, completed: Bool) {
    if completed {
      shown = transition.to
    } else if transition.restoresStack, stack.elementsEqual(transition.newStack, by: ===) {
      stack = transition.oldStack
    }
    navigationBar.replaceItems(stack.map(\.navigationItem))
    let (stays, goes) =
      completed ? (transition.to, transition.from) : (transition.from, transition.to)
    goes.viewIfLoaded?.removeFromSuperview()
    if stays.view.superview !== content {
      Bench.current.fault(
        "the view of \(stays.benchName) is not in the container after the transition")
      content.addSubview(stays.view)
    }
    checkLeftovers(stays)
    view.setNeedsLayout()
    tabBarController?.view.setNeedsLayout()
  }

  private func checkLeftovers(_ controller: UIViewController) {
    let others = content.subviews.filter { $0 !== controller.view }
    if !others.isEmpty { Bench.current.fault("\(others.count) views are left in the container") }
    let isRotated = controller.view.bounds.size != content.bounds.size
    if controller.view.transform != .identity
      || (!isRotated && controller.view.frame != content.bounds)
    {
      Bench.current.fault("the view of \(controller.benchName) is left at \(controller.view.frame)")
    }
  }

  /// From here on a transition has no coordinator.
  func coordinatorIsOver(_ transition: NavigationTransition) {
    if coordinated === transition { coordinated = nil }
  }

  /// Lets what has changed in the meantime have its transition.
  func transitionIsOver(_ over: NavigationTransition) {
    if transition === over { transition = nil }
    if coordinated === over { coordinated = nil }
    setNeedsStatusBarAppearanceUpdate()
    guard transition == nil else { return }
    guard let shown, viewIfLoaded?.window != nil else { return showWithoutWindow() }
    guard shown !== stack.last else { return }
    let operation: Operation = stack.contains { $0 === shown } ? .push : .pop
    let old = stack.contains { $0 === shown } ? stack : stack + [shown]
    start(operation, from: shown, oldStack: old, animated: lastAnimated, restores: false)
  }

  // MARK: View

  open override func loadView() {
    super.loadView()
    view.backgroundColor = nil
    content.frame = view.bounds
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(content)
    view.addSubview(navigationBar)
    swipes = SystemSwipes(self)
  }

  open var interactivePopGestureRecognizer: UIGestureRecognizer? { swipes?.edge }

  open var interactiveContentPopGestureRecognizer: UIGestureRecognizer? {
    Bench.current.settings.version >= 26 ? swipes?.content : nil
  }

  open private(set) var isNavigationBarHidden = false

  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    guard hidden != isNavigationBarHidden else { return }
    isNavigationBarHidden = hidden
    if let transition, transition.phase == .running, transition.isInteractive {
      Bench.current.fault(
        "the bar is \(hidden ? "hidden" : "shown") while a finger moves the screen")
    }
    Bench.current.note("bar \(hidden ? "hidden" : "shown")")
    viewIfLoaded?.setNeedsLayout()
  }

  override var visibleChildren: [UIViewController] { shown.map { [$0] } ?? [] }

  override func beginAppearing(animated: Bool) {
    guard appearance == .disappeared else { return super.beginAppearing(animated: animated) }
    loadViewIfNeeded()
    if let top = topViewController { install(top) }
    super.beginAppearing(animated: animated)
    guard let shown, tellsOfAppearing else { return }
    Bench.current.note("willShow \(shown.benchName)")
    delegateForCalls.answering(.willShow)?.navigationController(
      self, willShow: shown, animated: animated)
  }

  override func endAppearing(animated: Bool) {
    if appearance == .appearing, let shown, tellsOfAppearing {
      lastTold = shown
      Bench.current.note("didShow \(shown.benchName)")
      delegateForCalls.answering(.didShow)?.navigationController(
        self, didShow: shown, animated: animated)
    }
    super.endAppearing(animated: animated)
  }

  private var tellsOfAppearing: Bool {
    Bench.current.settings.tellsDelegateOnReturn || lastTold !== shown
  }

  private func install(_ controller: UIViewController) {
    if let shown, shown !== controller { shown.viewIfLoaded?.removeFromSuperview() }
    shown = controller
    controller.view.frame = content.bounds
    controller.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    content.addSubview(controller.view)
  }

  override func layoutChildren() {
    layoutBar()
    if transition == nil, let shown { shown.view.frame = content.bounds }
  }

  override func safeAreaInsets(of child: UIViewController) -> UIEdgeInsets {
    var insets = safeAreaInsets
    // A bar that a pulled list stretches covers no more than at rest; otherwise no list would bounce back.
    if !isNavigationBarHidden {
      insets.top = navigationBar.frame.minY + min(navigationBar.frame.height, restingBarHeight)
    }
    return insets
  }

  // MARK: Status bar

  open override var preferredStatusBarStyle: UIStatusBarStyle {
    navigationBar.barStyle == .black ? .lightContent : .default
  }

  open override var childForStatusBarStyle: UIViewController? {
    isNavigationBarHidden ? topViewController : nil
  }

  open override var childForStatusBarHidden: UIViewController? { topViewController }

  // MARK: Bar delegate

  open func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem)
    -> Bool
  { true }

  open func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem)
    -> Bool
  { true }

  open func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {
    Bench.current.note("didPop \(item.title ?? "")")
  }

  /// What a tap on the back button does.
  func backButtonTapped() {
    guard let top = topViewController else { return }
    Bench.current.note("shouldPop \(top.benchName)")
    guard navigationBar(navigationBar, shouldPop: top.navigationItem) else { return }
    tappedItem = top.navigationItem
    popViewController(animated: true)
    tappedItem = nil
  }

  nonisolated open override func accessibilityPerformEscape() -> Bool {
    MainActor.assumeIsolated {
      guard stack.count > 1 else { return false }
      popViewController(animated: true)
      return true
    }
  }
}

import Foundation

/// The context of a navigation transition.
@MainActor
final class TransitionContext: NSObject, UIViewControllerContextTransitioning {
  private unowned let transition: NavigationTransition

  init(_ transition: NavigationTransition) { self.transition = transition }

  var containerView: UIView { transition.navigation.content }
  var isAnimated: Bool { transition.isAnimated }
  var isInteractive: Bool { transition.isInteractive }
  var transitionWasCancelled: Bool { transition.isCancelled }

  func updateInteractiveTransition(_ percentComplete: CGFloat) {
    transition.percentComplete = percentComplete
  }

  func pauseInteractiveTransition() { transition.pause() }

  func finishInteractiveTransition() { transition.interactionEnded(cancelled: false) }

  func cancelInteractiveTransition() { transition.interactionEnded(cancelled: true) }

  func completeTransition(_ didComplete: Bool) { transition.complete(didComplete) }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    key == .from ? transition.from : transition.to
  }

  func view(forKey key: UITransitionContextViewKey) -> UIView? {
    if Bench.current.withheldViews.contains(key) { return nil }
    return key == .from ? transition.from.view : transition.to.view
  }

  func initialFrame(for controller: UIViewController) -> CGRect {
    controller === transition.from ? transition.from.view.frame : .zero
  }

  func finalFrame(for controller: UIViewController) -> CGRect {
    controller === transition.to ? transition.navigation.content.bounds : .zero
  }
}

/// The coordinator of a navigation transition.
@MainActor
final class TransitionCoordinator: NSObject, UIViewControllerTransitionCoordinator {
  private weak var transition: NavigationTransition?
  private let from: UIViewController
  private let to: UIViewController
  private let container: UIView
  private var animations: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []
  private var completions: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []
  private var handlers: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []
  private var hasStarted = false

  let isAnimated: Bool
  let transitionDuration: TimeInterval = 0.35
  private(set) var isCancelled = false

  init(_ transition: NavigationTransition) {
    self.transition = transition
    from = transition.from
    to = transition.to
    container = transition.navigation.content
    isAnimated = transition.isAnimated
  }

  var initiallyInteractive: Bool { transition?.isInitiallyInteractive ?? false }
  var isInterruptible: Bool { transition?.isInterruptible ?? false }
  var isInteractive: Bool { transition?.isInteractive ?? false }
  var percentComplete: CGFloat { transition?.percentComplete ?? 0 }
  var containerView: UIView { container }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    key == .from ? from : to
  }

  func view(forKey key: UITransitionContextViewKey) -> UIView? {
    key == .from ? from.viewIfLoaded : to.viewIfLoaded
  }

  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    guard transition != nil else { return false }
    if let completion { completions.append(completion) }
    if hasStarted { animation?(self) } else if let animation { animations.append(animation) }
    return true
  }

  func notifyWhenInteractionChanges(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void
  ) {
    handlers.append(handler)
  }

  func start() {
    hasStarted = true
    let animations = self.animations
    self.animations = []
    for animation in animations { animation(self) }
  }

  func interactionChanged(cancelled: Bool) {
    isCancelled = cancelled
    for handler in handlers { handler(self) }
  }

  func complete(cancelled: Bool) {
    isCancelled = cancelled
    let completions = self.completions
    self.completions = []
    animations = []
    handlers = []
    for completion in completions { completion(self) }
  }
}

/// The coordinator of a presentation, a dismissal or a rotation.
@MainActor
final class PresentationCoordinator: NSObject, UIViewControllerTransitionCoordinator {
  private var completions: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []
  let isAnimated = true
  let initiallyInteractive = false
  let isInterruptible = false
  let isInteractive = false
  let isCancelled = false
  let transitionDuration: TimeInterval = 0.4
  let percentComplete: CGFloat = 0
  var containerView: UIView { Bench.current.window }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? { nil }

  func view(forKey key: UITransitionContextViewKey) -> UIView? { nil }

  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    animation?(self)
    if let completion { completions.append(completion) }
    return true
  }

  func notifyWhenInteractionChanges(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void
  ) {}

  func complete() {
    for completion in completions { completion(self) }
    completions = []
  }
}

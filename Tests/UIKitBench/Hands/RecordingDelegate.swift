/// An app's own navigation delegate: has the methods whose closures are set, and notes every call.
@MainActor
public final class RecordingDelegate: NSObject, UINavigationControllerDelegate {
  /// The calls, for example `willShow article`.
  public private(set) var calls: [String] = []
  public var onWillShow: ((UINavigationController, UIViewController) -> Void)?
  public var onDidShow: ((UINavigationController, UIViewController) -> Void)?
  public var animator:
    (
      (UINavigationController.Operation, UIViewController) -> (
        any UIViewControllerAnimatedTransitioning
      )?
    )?
  public var interaction: (() -> (any UIViewControllerInteractiveTransitioning)?)?
  public var orientations: UIInterfaceOrientationMask?
  public var preferredOrientation: UIInterfaceOrientation?

  public nonisolated override func responds(to selector: Selector!) -> Bool {
    MainActor.assumeIsolated {
      switch selector?.name {
      case DelegateCall.willShow.rawValue, DelegateCall.didShow.rawValue: true
      case DelegateCall.animator.rawValue: animator != nil
      case DelegateCall.interaction.rawValue: interaction != nil
      case DelegateCall.supportedOrientations.rawValue: orientations != nil
      case DelegateCall.preferredOrientation.rawValue: preferredOrientation != nil
      default: false
      }
    }
  }

  public func navigationController(
    _ navigation: UINavigationController, willShow controller: UIViewController, animated: Bool
  ) {
    calls.append("willShow \(controller.benchName)")
    onWillShow?(navigation, controller)
  }

  public func navigationController(
    _ navigation: UINavigationController, didShow controller: UIViewController, animated: Bool
  ) {
    calls.append("didShow \(controller.benchName)")
    onDidShow?(navigation, controller)
  }

  public func navigationController(
    _ navigation: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from: UIViewController, to: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    calls.append("animator \(operation) \(from.benchName) → \(to.benchName)")
    return animator?(operation, from)
  }

  public func navigationController(
    _ navigation: UINavigationController,
    interactionControllerFor: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    calls.append("interaction")
    return interaction?()
  }

  public func navigationControllerSupportedInterfaceOrientations(
    _ navigation: UINavigationController
  ) -> UIInterfaceOrientationMask {
    calls.append("orientations")
    return orientations ?? .all
  }

  public func navigationControllerPreferredInterfaceOrientationForPresentation(
    _ navigation: UINavigationController
  ) -> UIInterfaceOrientation {
    calls.append("preferred orientation")
    return preferredOrientation ?? .unknown
  }
}

/// An animator of an app's own: a cross-fade.
@MainActor
public final class FadeAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  public nonisolated override class var declaredMethods: Set<String> { ["animationEnded(_:)"] }
  public private(set) var ends: [Bool] = []

  public override init() { super.init() }

  public func transitionDuration(using context: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval
  { 0.3 }

  public func animateTransition(using context: any UIViewControllerContextTransitioning) {
    if let to = context.view(forKey: .to), let shown = context.viewController(forKey: .to) {
      to.frame = context.finalFrame(for: shown)
      context.containerView.insertSubview(to, at: 0)
    }
    let from = context.view(forKey: .from)
    UIView.animate(withDuration: 0.3) {
      from?.alpha = 0
    } completion: { _ in
      from?.alpha = 1
      context.completeTransition(!context.transitionWasCancelled)
    }
  }

  public func animationEnded(_ completed: Bool) { ends.append(completed) }
}

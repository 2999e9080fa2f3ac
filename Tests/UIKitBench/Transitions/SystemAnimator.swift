import Foundation

/// UIKit's own slide.
@MainActor
final class SystemAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private var animator: UIViewPropertyAnimator?

  nonisolated override class var declaredMethods: Set<String> { ["interruptibleAnimator(using:)"] }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval
  {
    0.35
  }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    interruptibleAnimator(using: context).startAnimation()
  }

  func interruptibleAnimator(
    using context: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating {
    if let animator { return animator }
    let made = UIViewPropertyAnimator(duration: 0.35, curve: .easeInOut)
    if let from = context.view(forKey: .from), let to = context.view(forKey: .to) {
      slide(from, to, in: context.containerView, made)
    }
    made.addCompletion { [weak self] _ in
      context.completeTransition(!context.transitionWasCancelled)
      self?.animator = nil
    }
    animator = made
    return made
  }

  private func slide(
    _ from: UIView, _ to: UIView, in container: UIView, _ animator: UIViewPropertyAnimator
  ) {
    guard let transition = Bench.current.transitions.last else { return }
    let isPop = transition.operation == .pop
    let mirror: CGFloat = Bench.current.settings.isRightToLeft ? -1 : 1
    let width = container.bounds.width * mirror
    to.frame = container.bounds
    if isPop { container.insertSubview(to, at: 0) } else { container.addSubview(to) }
    UIView.performWithoutAnimation {
      to.center.x += isPop ? -width * 0.3 : width
    }
    animator.addAnimations {
      to.center.x = container.bounds.midX
      from.center.x += isPop ? width : -width * 0.3
    }
    animator.addCompletion { _ in
      from.center.x = container.bounds.midX
      to.center.x = container.bounds.midX
    }
  }
}

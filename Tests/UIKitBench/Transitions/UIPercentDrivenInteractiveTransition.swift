import Foundation

/// Drives a transition by a percentage.
@MainActor
open class UIPercentDrivenInteractiveTransition: NSObject, UIViewControllerInteractiveTransitioning
{
  open var completionSpeed: CGFloat = 1
  open var completionCurve = UIView.AnimationCurve.easeInOut
  open var timingCurve: (any UITimingCurveProvider)?
  open var wantsInteractiveStart = true
  public private(set) var percentComplete: CGFloat = 0
  private weak var transition: NavigationTransition?
  private var isOver = false
  private var isStarting = false

  open var duration: CGFloat { CGFloat(transition?.duration ?? 0) }

  open func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning
  ) {
    transition = Bench.current.transitions.last { $0.context === transitionContext }
    isStarting = true
    transition?.startScrubbing()
  }

  /// UIKit's call of `startInteractiveTransition`, overrides included, is over.
  func hasStarted() { isStarting = false }

  /// Lets a running, not interactive transition be taken over.
  func attach(to transition: NavigationTransition) { self.transition = transition }

  open func update(_ percentComplete: CGFloat) {
    guard let transition, !isOver else { return }
    self.percentComplete = min(max(percentComplete, 0), 1)
    transition.scrub(to: self.percentComplete)
  }

  open func pause() {
    transition?.pause()
  }

  open func finish() { end(cancelling: false) }

  open func cancel() { end(cancelling: true) }

  private func end(cancelling: Bool) {
    guard !isOver else {
      Bench.current.fault("a percent-driven transition is ended twice")
      return
    }
    guard let transition else {
      Bench.current.fault("a percent-driven transition is ended before it has started")
      return
    }
    if isStarting, Bench.current.settings.losesEndDuringStart {
      Bench.current.fault("a percent-driven transition is ended inside startInteractiveTransition")
      return
    }
    isOver = true
    transition.interactionEnded(cancelled: cancelling)
    transition.continueAfterInteraction(speed: completionSpeed, timing: timingCurve)
  }
}

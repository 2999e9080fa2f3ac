/// The optional methods of UIKit's delegate protocols that the bench knows.
enum DelegateMethods {
  /// Their selectors, sorted.
  static let names: Set<String> = [
    "animationEnded(_:)",
    "gestureRecognizer(_:shouldBeRequiredToFailBy:)",
    "gestureRecognizer(_:shouldReceive:)",
    "gestureRecognizer(_:shouldRecognizeSimultaneouslyWith:)",
    "gestureRecognizer(_:shouldRequireFailureOf:)",
    "gestureRecognizerShouldBegin(_:)",
    "interruptibleAnimator(using:)",
    "navigationBar(_:didPop:)",
    "navigationBar(_:didPush:)",
    "navigationBar(_:shouldPop:)",
    "navigationBar(_:shouldPush:)",
    "navigationController(_:animationControllerFor:from:to:)",
    "navigationController(_:didShow:animated:)",
    "navigationController(_:interactionControllerFor:)",
    "navigationController(_:willShow:animated:)",
    "navigationControllerPreferredInterfaceOrientationForPresentation(_:)",
    "navigationControllerSupportedInterfaceOrientations(_:)",
    "position(for:)",
    "scrollViewDidChangeAdjustedContentInset(_:)",
    "scrollViewDidScroll(_:)",
  ]
}

// Stands in for what the iOS 16.5 headers lack, when emitted code is compiled against them.
import UIKit

@available(iOS 26.0, *)
@MainActor
final class UIScrollEdgeEffect {
  var isHidden = false

  deinit {}
}

extension UIScrollView {
  @available(iOS 26.0, *)
  var topEdgeEffect: UIScrollEdgeEffect { UIScrollEdgeEffect() }
}

@available(iOS 18.0, *)
@MainActor
final class UIViewControllerTransition {
  deinit {}
}

extension UIViewController {
  @available(iOS 18.0, *)
  var preferredTransition: UIViewControllerTransition? { nil }
}

import Foundation

/// The optional methods of a navigation controller's delegate.
enum DelegateCall: String, CaseIterable {
  case willShow = "navigationController(_:willShow:animated:)"
  case didShow = "navigationController(_:didShow:animated:)"
  case animator = "navigationController(_:animationControllerFor:from:to:)"
  case interaction = "navigationController(_:interactionControllerFor:)"
  case supportedOrientations = "navigationControllerSupportedInterfaceOrientations(_:)"
  case preferredOrientation = "navigationControllerPreferredInterfaceOrientationForPresentation(_:)"

  /// By which UIKit asks whether it is there.
  var selector: Selector { Selector(rawValue) }
}

/// A delegate as UIKit sees it: with what it is known to respond to.
@MainActor
struct DelegateForCalls {
  /// `nil` where there is none.
  let delegate: (any UINavigationControllerDelegate)?
  /// What it answered when it was set; `nil` where it is asked each time.
  let known: Set<DelegateCall>?

  /// The delegate where it has a method.
  func answering(_ call: DelegateCall) -> (any UINavigationControllerDelegate)? {
    guard let delegate else { return nil }
    let responds = known.map { $0.contains(call) } ?? delegate.responds(to: call.selector)
    return responds ? delegate : nil
  }
}

extension UINavigationController {
  /// What the delegate says of orientations when UIKit wants to know; `nil` where it has no such method.
  public var currentOrientations: UIInterfaceOrientationMask? {
    delegateForCalls.answering(.supportedOrientations)?
      .navigationControllerSupportedInterfaceOrientations(self)
  }

  /// The delegate, read and remembered as the settings say.
  var delegateForCalls: DelegateForCalls {
    let settings = Bench.current.settings
    return DelegateForCalls(
      delegate: settings.readsDelegateProperty ? delegate : storedDelegate,
      known: settings.cachesDelegateAnswers ? delegateAnswers : nil)
  }
}

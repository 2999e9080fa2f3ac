import UIKitBench

/// An app to play with, and what must be so on its screens.
@MainActor
struct Game {
  /// The oldest version that its spec is for.
  let version: IOSVersion
  let makeNavigation: @MainActor (UIViewController) -> UINavigationController
  /// Makes its screens; the first one can be swiped and tapped away.
  let screens: [@MainActor () -> UIViewController]
  /// Changes what a screen answers when it is to be left.
  let provoke: @MainActor (UIViewController, Int) -> Void
  /// What of the screen on top is not as the spec has it, at rest.
  let faultOfTop: @MainActor (Bench, UINavigationController, UIViewController) -> String?
}

extension UINavigationController {
  /// Says so where UIKit's own swipe is not as it should be.
  func faultOfSystemSwipe(wants isOn: Bool) -> String? {
    let recognizers = [interactivePopGestureRecognizer, interactiveContentPopGestureRecognizer]
    guard recognizers.contains(where: { $0.map { $0.isEnabled != isOn } == true }) else {
      return nil
    }
    return "UIKit's swipe is \(isOn ? "off" : "on")"
  }
}

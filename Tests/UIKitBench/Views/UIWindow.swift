import Foundation

/// The whole screen.
@MainActor
public final class UIWindow: UIView {
  /// The controller that fills the screen; setting it shows it.
  public var rootViewController: UIViewController? {
    didSet {
      guard oldValue !== rootViewController else { return }
      if let oldValue, oldValue.appearance == .appeared {
        oldValue.beginDisappearing(animated: false)
        oldValue.viewIfLoaded?.removeFromSuperview()
        oldValue.endDisappearing(animated: false)
      }
      show()
    }
  }

  private func show() {
    guard let controller = rootViewController else { return }
    controller.loadViewIfNeeded()
    controller.view.frame = bounds
    controller.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    // Screens are told before they are in the window.
    controller.beginAppearing(animated: false)
    addSubview(controller.view)
    Bench.current.layout()
    controller.endAppearing(animated: false)
    Bench.current.updateStatusBar()
  }

  /// The size of the layer is the window's.
  public func makeKeyAndVisible() {}
}

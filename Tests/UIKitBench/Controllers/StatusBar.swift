import Foundation

/// The status bar as it is shown.
struct StatusBarState: Equatable {
  var style = UIStatusBarStyle.default
  var isHidden = false

  /// In points.
  @MainActor
  var height: CGFloat { isHidden ? 0 : Bench.current.settings.statusBarHeight }
}

extension Bench {
  /// The style that the controllers in view ask for.
  public var statusBarStyle: UIStatusBarStyle { statusBar.style }
  /// Whether the controllers in view hide it.
  public var isStatusBarHidden: Bool { statusBar.isHidden }

  /// Asks the controllers again.
  func updateStatusBar() {
    guard var controller = window.rootViewController else { return }
    while let presented = controller.presentation?.presented,
      presented.modalPresentationStyle == .fullScreen
    {
      controller = presented
    }
    var style = controller
    while let child = style.childForStatusBarStyle, child !== style { style = child }
    var hidden = controller
    while let child = hidden.childForStatusBarHidden, child !== hidden { hidden = child }
    let new = StatusBarState(
      style: style.preferredStatusBarStyle, isHidden: hidden.prefersStatusBarHidden)
    guard new != statusBar else { return }
    statusBar = new
    note("statusBar \(new.style)\(new.isHidden ? " hidden" : "")")
    window.setNeedsLayoutEverywhere()
  }
}

extension UIView {
  /// Asks for layout of the view and all in it.
  func setNeedsLayoutEverywhere() {
    setNeedsLayout()
    for view in subviews { view.setNeedsLayoutEverywhere() }
  }
}

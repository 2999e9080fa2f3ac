import Foundation

extension UINavigationController {
  /// Whether the bar shows a large title for what is on top.
  var showsLargeTitle: Bool {
    guard navigationBar.prefersLargeTitles else { return false }
    if topViewController?.navigationItem.searchController?.isActive == true { return false }
    // An item without a mode of its own has that of the one below.
    let modes = viewControllers.map(\.navigationItem.largeTitleDisplayMode)
    return modes.last { $0 != .automatic } ?? .always == .always
  }

  /// Whether bars are low, as in landscape.
  var isCompact: Bool { UITraitCollection.current.verticalSizeClass == .compact }

  /// The list that the bar of the top screen follows.
  var followedScrollView: UIScrollView? {
    guard let top = topViewController else { return nil }
    return top.contentScrollView(for: .top) ?? top.viewIfLoaded?.firstScrollView
  }

  /// The height of a bar without a large title, in points.
  private var standardBarHeight: CGFloat { isCompact ? 32 : 44 }

  /// The height of the bar over a list that is at its top, in points.
  var restingBarHeight: CGFloat {
    showsLargeTitle && !isCompact ? standardBarHeight + 52 : standardBarHeight
  }

  /// In points; a large title shrinks and stretches with its list.
  var barHeight: CGFloat {
    guard showsLargeTitle, !isCompact, let list = followedScrollView, !list.isUntouched,
      list.contentInsetAdjustmentBehavior != .never
    else { return restingBarHeight }
    let room = -list.contentOffset.y - Bench.current.statusBar.height - list.contentInset.top
    return max(room, standardBarHeight)
  }

  /// Places the bar, and tells the screens below how much it covers.
  func layoutBar() {
    let status = Bench.current.statusBar.height
    let frame = CGRect(x: 0, y: status, width: view.bounds.width, height: barHeight)
    navigationBar.isHidden = isNavigationBarHidden
    guard frame != navigationBar.frame else { return }
    navigationBar.frame = frame
    content.tellSafeAreaChanged()
  }

  /// Large titles shrink and stretch with the list.
  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    guard showsLargeTitle, scrollView === followedScrollView else { return }
    if Bench.current.settings.barFollowsScrollAtOnce { layoutBar() }
    view.setNeedsLayout()
  }
}

extension UIView {
  fileprivate var firstScrollView: UIScrollView? {
    self as? UIScrollView ?? subviews.lazy.compactMap(\.firstScrollView).first
  }

  /// Tells the view and all in it.
  func tellSafeAreaChanged() {
    safeAreaInsetsDidChange()
    setNeedsLayout()
    for view in subviews { view.tellSafeAreaChanged() }
  }
}

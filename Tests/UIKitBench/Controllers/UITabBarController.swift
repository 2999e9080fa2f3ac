import Foundation

/// Shows one of several screens, each with a button in a bar.
@MainActor
open class UITabBarController: UIViewController {
  open var viewControllers: [UIViewController]? {
    didSet {
      for controller in viewControllers ?? [] where controller.parent !== self {
        addChild(controller)
      }
    }
  }

  open var selectedIndex = 0 {
    didSet {
      guard oldValue != selectedIndex, isViewLoaded, let old = viewControllers?[oldValue] else {
        return
      }
      switchTab(from: old)
    }
  }

  /// The bar with the tabs; UIKit alone places it.
  public let tabBar = UIView()

  open var selectedViewController: UIViewController? { viewControllers?[selectedIndex] }

  override var visibleChildren: [UIViewController] { selectedViewController.map { [$0] } ?? [] }

  open override func viewDidLoad() {
    super.viewDidLoad()
    install()
    view.addSubview(tabBar)
  }

  private func install() {
    guard let selected = selectedViewController else { return }
    selected.view.frame = view.bounds
    selected.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.insertSubview(selected.view, at: 0)
  }

  override func layoutChildren() {
    tabBar.frame = CGRect(x: 0, y: view.bounds.height - 83, width: view.bounds.width, height: 83)
    let navigation = selectedViewController as? UINavigationController
    tabBar.isHidden = navigation?.stack.contains(where: \.hidesBottomBarWhenPushed) == true
    if tabBar.superview !== view {
      Bench.current.fault("the tab bar was taken away from its controller")
    }
  }

  private func switchTab(from old: UIViewController) {
    guard appearance == .appeared, let new = selectedViewController else { return install() }
    old.beginDisappearing(animated: false)
    new.beginAppearing(animated: false)
    old.viewIfLoaded?.removeFromSuperview()
    install()
    old.endDisappearing(animated: false)
    new.endAppearing(animated: false)
    Bench.current.updateStatusBar()
  }

  open override var childForStatusBarStyle: UIViewController? { selectedViewController }
  open override var childForStatusBarHidden: UIViewController? { selectedViewController }
}

/// A screen that is one list.
@MainActor
open class UITableViewController: UIViewController {
  public let tableView = UITableView()

  open override func loadView() {
    tableView.frame = CGRect(origin: .zero, size: Bench.current.settings.size)
    tableView.contentSize = CGSize(width: tableView.frame.width, height: 3000)
    view = tableView
  }
}

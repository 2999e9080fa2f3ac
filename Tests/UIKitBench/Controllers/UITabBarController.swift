import Foundation

/// Shows one of several screens, each with a button in a bar.
@MainActor
open class UITabBarController: UIViewController {
  open var viewControllers: [UIViewController]? {
    didSet {
      for controller in viewControllers ?? [] where controller.parent !== self { addChild(controller) }
    }
  }

  open var selectedIndex = 0 {
    didSet {
      guard oldValue != selectedIndex, isViewLoaded, let old = viewControllers?[oldValue] else { return }
      switchTab(from: old)
    }
  }

  open var selectedViewController: UIViewController? { viewControllers?[selectedIndex] }

  override var visibleChildren: [UIViewController] { selectedViewController.map { [$0] } ?? [] }

  open override func viewDidLoad() {
    super.viewDidLoad()
    install()
  }

  private func install() {
    guard let selected = selectedViewController else { return }
    selected.view.frame = view.bounds
    selected.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(selected.view)
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

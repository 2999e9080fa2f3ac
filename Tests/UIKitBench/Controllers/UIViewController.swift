import Foundation

/// A screen or a part of one.
@MainActor
open class UIViewController: UIResponder {
  /// How far a controller's view has come onto the screen.
  enum Appearance {
    case disappeared, appearing, appeared, disappearing
  }

  /// How far it is now.
  var appearance = Appearance.disappeared
  /// What it presents as the outermost controller.
  var presentation: Presentation?
  private var loadedView: UIView?
  private var contentScrollView: UIScrollView?

  public internal(set) weak var parent: UIViewController?
  public internal(set) var children: [UIViewController] = []
  public internal(set) var isMovingFromParent = false
  public internal(set) var isMovingToParent = false
  public internal(set) var isBeingPresented = false
  public internal(set) var isBeingDismissed = false
  public weak var presentingViewController: UIViewController?
  public var modalPresentationStyle = UIModalPresentationStyle.automatic
  public var isModalInPresentation = false
  open var hidesBottomBarWhenPushed = false
  /// A transition of the screen's own, iOS 18.
  open var preferredTransition: Transition?
  /// What the log calls the controller; its class where it has none.
  public var benchName: String {
    get { givenName ?? title ?? "\(type(of: self))" }
    set { givenName = newValue }
  }
  private var givenName: String?

  public init(nibName: String? = nil, bundle: Bundle? = nil) {
    super.init()
    Bench.ifAny?.watch(self)
  }

  public required init?(coder: NSCoder) {
    super.init()
    Bench.ifAny?.watch(self)
  }

  open var title: String? {
    didSet { navigationItem.title = title }
  }

  public lazy var navigationItem = UINavigationItem(title: title ?? "")

  // MARK: View

  public var view: UIView! {
    get {
      loadViewIfNeeded()
      return loadedView
    }
    set {
      loadedView = newValue
      newValue?.controller = self
    }
  }

  public var viewIfLoaded: UIView? { loadedView }
  public var isViewLoaded: Bool { loadedView != nil }

  public func loadViewIfNeeded() {
    guard loadedView == nil else { return }
    loadView()
    note("viewDidLoad")
    viewDidLoad()
  }

  open func loadView() {
    view = UIView(frame: CGRect(origin: .zero, size: Bench.current.settings.size))
    view.backgroundColor = .systemBackground
  }

  open func viewDidLoad() {}
  open func viewWillAppear(_ animated: Bool) {}
  open func viewDidAppear(_ animated: Bool) {}
  open func viewWillDisappear(_ animated: Bool) {}
  open func viewDidDisappear(_ animated: Bool) {}
  open func viewWillLayoutSubviews() {}
  open func viewDidLayoutSubviews() {}
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in children { child.viewWillTransition(to: size, with: coordinator) }
  }

  /// Places what a container shows.
  func layoutChildren() {}

  /// The space that bars cover.
  var safeAreaInsets: UIEdgeInsets {
    if let parent { return parent.safeAreaInsets(of: self) }
    return UIEdgeInsets(top: Bench.current.statusBar.height)
  }

  /// The space that bars cover in a child.
  func safeAreaInsets(of child: UIViewController) -> UIEdgeInsets { safeAreaInsets }

  open func setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge) {
    contentScrollView = scrollView
  }

  open func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
    contentScrollView
  }

  open var traitCollection: UITraitCollection { .current }

  // MARK: Containment

  open func addChild(_ child: UIViewController) {
    child.willMove(toParent: self)
    children.append(child)
    child.parent = self
  }

  open func removeFromParent() {
    parent?.children.removeAll { $0 === self }
    parent = nil
    didMove(toParent: nil)
  }

  open func willMove(toParent parent: UIViewController?) {}
  open func didMove(toParent parent: UIViewController?) {}

  public var navigationController: UINavigationController? {
    parent as? UINavigationController ?? parent?.navigationController
  }

  public var tabBarController: UITabBarController? {
    parent as? UITabBarController ?? parent?.tabBarController
  }

  open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    presentationInFlight?.coordinator ?? parent?.transitionCoordinator
  }

  open func present(
    _ controller: UIViewController, animated: Bool, completion: (() -> Void)? = nil
  ) {
    beginPresenting(controller, animated: animated, completion: completion)
  }

  open func dismiss(animated: Bool, completion: (() -> Void)? = nil) {
    beginDismissing(animated: animated, completion: completion)
  }

  // MARK: Status bar

  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  open var childForStatusBarStyle: UIViewController? { nil }
  open var prefersStatusBarHidden: Bool { false }
  open var childForStatusBarHidden: UIViewController? { nil }

  open func setNeedsStatusBarAppearanceUpdate() {
    Bench.current.statusBarQuestions += 1
    Bench.current.updateStatusBar()
  }

  open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .allButUpsideDown }

  open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }

  // MARK: Appearance

  /// The children whose views come and go with this one's.
  var visibleChildren: [UIViewController] { children }

  /// Tells the controller, and those in it, that they will appear.
  func beginAppearing(animated: Bool) {
    guard appearance == .disappeared || appearance == .disappearing else { return }
    loadViewIfNeeded()
    appearance = .appearing
    note("viewWillAppear")
    viewWillAppear(animated)
    for child in visibleChildren { child.beginAppearing(animated: animated) }
  }

  /// Tells the controller, and those in it, that they appeared.
  func endAppearing(animated: Bool) {
    guard appearance == .appearing else { return }
    appearance = .appeared
    note("viewDidAppear")
    viewDidAppear(animated)
    for child in visibleChildren { child.endAppearing(animated: animated) }
  }

  /// Tells the controller, and those in it, that they will disappear.
  func beginDisappearing(animated: Bool) {
    guard appearance == .appearing || appearance == .appeared else { return }
    appearance = .disappearing
    note("viewWillDisappear")
    viewWillDisappear(animated)
    for child in visibleChildren { child.beginDisappearing(animated: animated) }
  }

  /// Tells the controller, and those in it, that they disappeared.
  func endDisappearing(animated: Bool) {
    guard appearance == .disappearing else { return }
    appearance = .disappeared
    note("viewDidDisappear")
    viewDidDisappear(animated)
    for child in visibleChildren { child.endDisappearing(animated: animated) }
  }

  /// Notes something in the log under the controller's name.
  func note(_ event: String) {
    Bench.ifAny?.note("\(benchName).\(event)")
  }

  /// A transition between two screens, iOS 18.
  public struct Transition: Sendable {
    public static let crossDissolve = Transition()
  }
}

/// How a controller covers another.
public enum UIModalPresentationStyle: Int, Sendable {
  case automatic = -2
  case none = -1
  case fullScreen, pageSheet, formSheet, currentContext, custom, overFullScreen, overCurrentContext,
    popover
}

extension Bench {
  /// Remembers a controller that was made, to know whether it is freed.
  func watch(_ controller: UIViewController) {
    liveControllers.append(WeakController(controller: controller, name: "\(type(of: controller))"))
  }

  /// The controllers that live without being part of what the window shows, by name.
  public var leakedControllers: [String] {
    var reachable: Set<ObjectIdentifier> = []
    func reach(_ controller: UIViewController) {
      guard reachable.insert(ObjectIdentifier(controller)).inserted else { return }
      for child in controller.children { reach(child) }
      if let presented = controller.presentation?.presented { reach(presented) }
    }
    if let root = window.rootViewController { reach(root) }
    return liveControllers.compactMap(\.controller)
      .filter { !reachable.contains(ObjectIdentifier($0)) }
      .map(\.benchName)
  }
}

import Testing
import UIKitBench

extension Tag {
  /// Read in Apple's headers or documentation.
  @Tag static var header: Self
  /// Measured on a device by others.
  @Tag static var measured: Self
  /// Read in well-used open source or a report.
  @Tag static var source: Self
  /// General knowledge.
  @Tag static var knowledge: Self
}

/// A navigation controller with screens called A, B, C … and a delegate that notes its calls.
@MainActor
struct Stack {
  let bench: Bench
  let navigation: UINavigationController
  let delegate = RecordingDelegate()
  let screens: [UIViewController]

  /// Shows a stack of so many screens.
  init(
    _ count: Int = 2,
    in make: @autoclosure @MainActor () -> UINavigationController = UINavigationController(),
    _ change: (inout Settings) -> Void = { _ in }
  ) {
    var settings = Settings()
    change(&settings)
    bench = Bench(settings)
    navigation = make()
    screens = (0..<count).map { index in
      let screen = UIViewController()
      screen.title = String("ABCDEF"["ABCDEF".index("ABCDEF".startIndex, offsetBy: index)])
      return screen
    }
    navigation.benchName = "nav"
    navigation.setViewControllers(screens, animated: false)
    bench.show(navigation)
    navigation.delegate = delegate
    bench.log = []
  }

  var names: [String] { navigation.viewControllers.map(\.benchName) }
  var items: [String] { navigation.navigationBar.items?.compactMap(\.title) ?? [] }

  /// The lifecycle and delegate calls since the start, for example `B.viewWillDisappear`.
  var calls: [String] {
    bench.log.filter { line in
      [".view", "willShow", "didShow", "Move("].contains { line.contains($0) }
        && !line.contains("DidLoad")
    }
  }

  /// Has the delegate answer with an animator, and a driver where one is given.
  func animate(
    with animator: any UIViewControllerAnimatedTransitioning,
    driver: (any UIViewControllerInteractiveTransitioning)? = nil
  ) {
    delegate.animator = { _, _ in animator }
    if let driver { delegate.interaction = { driver } }
    navigation.delegate = nil
    navigation.delegate = delegate
  }
}

/// A slide that can be scrubbed, and that notes what UIKit asks of it.
@MainActor
final class Slide: NSObject, UIViewControllerAnimatedTransitioning {
  override nonisolated class var declaredMethods: Set<String> {
    ["interruptibleAnimator(using:)", "animationEnded(_:)"]
  }

  var calls: [String] = []
  var ended: [Bool] = []
  var context: (any UIViewControllerContextTransitioning)?
  var completes = true
  private var animator: UIViewPropertyAnimator?
  let duration: TimeInterval = 1

  func transitionDuration(using context: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval
  { duration }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    calls.append("animateTransition")
    interruptibleAnimator(using: context).startAnimation()
  }

  func interruptibleAnimator(
    using context: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating {
    if let animator { return animator }
    self.context = context
    let made = UIViewPropertyAnimator(duration: duration, curve: .linear)
    if let to = context.view(forKey: .to) { context.containerView.insertSubview(to, at: 0) }
    let from = context.view(forKey: .from)
    made.addAnimations { from?.transform = CGAffineTransform(translationX: 390, y: 0) }
    made.addCompletion { [weak self] _ in
      from?.transform = .identity
      if self?.completes == true { context.completeTransition(!context.transitionWasCancelled) }
    }
    animator = made
    return made
  }

  func animationEnded(_ completed: Bool) { ended.append(completed) }
}

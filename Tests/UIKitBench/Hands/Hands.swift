import Foundation

extension Bench {
  /// Shows a controller on the whole screen.
  public func show(_ controller: UIViewController) {
    window.rootViewController = controller
    turn()
  }

  /// The navigation controller in view.
  public var navigation: UINavigationController? {
    var controller = window.rootViewController
    if let tabs = controller as? UITabBarController { controller = tabs.selectedViewController }
    return controller as? UINavigationController
  }

  /// Whether something lies over everything, or a transition keeps touches away.
  private var touchesAreBlocked: Bool {
    window.rootViewController?.presentedViewController != nil
  }

  // MARK: Back button

  /// Taps the back button, if there is one to tap.
  public func tapBack() {
    note("tapBack")
    guard let navigation, !touchesAreBlocked, navigation.stack.count > 1,
      !navigation.isNavigationBarHidden
    else {
      return note("nothing to tap")
    }
    if let running = navigation.transition, running.isCustom || settings.version < 26 {
      return note("the bar takes no touch now")
    }
    let item = navigation.stack.last!.navigationItem
    if item.hidesBackButton
      || (item.leftBarButtonItem != nil && !item.leftItemsSupplementBackButton)
    {
      return note("nothing to tap")
    }
    if let action = item.backAction, settings.version >= 16 {
      action.handler(action)
    } else {
      navigation.backButtonTapped()
    }
    turn()
  }

  /// Holds the back button and picks a screen from its menu, counted from the root.
  public func longPressBack(pick index: Int) {
    note("menu \(index)")
    guard settings.version >= 14, let navigation, !touchesAreBlocked, navigation.transition == nil,
      index < navigation.stack.count - 1, navigation.stack.dropLast().last?.opensBackMenu == true
    else { return }
    let target = navigation.stack[index]
    if settings.menuPopsToRoot, index == 0 {
      navigation.popToRootViewController(animated: true)
    } else if settings.menuPopsOne, index == navigation.stack.count - 2 {
      navigation.popViewController(animated: true)
    } else {
      navigation.popToViewController(target, animated: true)
    }
    turn()
  }

  /// The title that stands in the back button, which is the screen's below; `nil` where there is none.
  public var backTitle: String? {
    guard let below = navigation?.stack.dropLast().last?.navigationItem else { return nil }
    // A button of the app's own without a title has none; nothing stands in for it.
    if let button = below.backBarButtonItem { return button.title }
    return below.backButtonTitle ?? below.title
  }

  /// Makes VoiceOver's escape gesture.
  public func escape() {
    note("escape")
    guard !touchesAreBlocked else { return }
    _ = navigation?.accessibilityPerformEscape()
    turn()
  }

  // MARK: Drags

  /// Drags a finger along a line in a time and lifts it, still moving at `release` points a second to the right where
  /// that is given.
  public func drag(
    from start: CGPoint, to end: CGPoint, over seconds: TimeInterval = 0.3, release: CGFloat? = nil,
    trackpad: Bool = false
  ) {
    let finger = touchDown(at: start, trackpad: trackpad)
    finger.drag(to: end, over: seconds)
    if let release { finger.touch.velocity.x = release } else { finger.rest() }
    finger.lift()
  }

  /// A point by its distance from the leading edge.
  ///
  /// It is half-way down the screen where no height is given.
  public func place(_ leading: CGFloat, _ y: CGFloat? = nil) -> CGPoint {
    CGPoint(
      x: settings.isRightToLeft ? window.bounds.width - leading : leading,
      y: y ?? window.bounds.midY)
  }

  /// Drags a finger towards the trailing side, in points, and lifts it, still moving at `release` points a second that
  /// way where that is given. Negative distances and speeds point back to the leading side.
  public func swipe(
    from leading: CGFloat = 100, y: CGFloat? = nil, by distance: CGFloat,
    over seconds: TimeInterval = 0.3,
    release: CGFloat? = nil, trackpad: Bool = false
  ) {
    let speed = release.map { settings.isRightToLeft ? -$0 : $0 }
    drag(
      from: place(leading, y), to: place(leading + distance, y), over: seconds, release: speed,
      trackpad: trackpad)
  }

  /// Puts a finger down.
  public func touchDown(at place: CGPoint, trackpad: Bool = false) -> Finger {
    let finger = Finger(begin(at: place, isTrackpad: trackpad))
    turn()
    return finger
  }

  /// A call comes in: all touches are cancelled.
  public func interrupt() {
    note("interrupt")
    for touch in touches { end(touch, cancelled: true) }
    turn()
  }

  /// The app goes to the background: touches are cancelled and animations jump to their ends.
  public func enterBackground() {
    interrupt()
    for transition in transitions { transition.finishNow() }
    turn()
  }

  // MARK: Alerts

  /// The alert in view.
  public var alert: UIAlertController? {
    window.rootViewController?.presentedViewController as? UIAlertController
  }

  /// Taps a button of the alert in view; its handler runs once the alert is gone.
  public func tapAlert(_ title: String) {
    note("tap \(title)")
    guard let alert, let action = alert.actions.first(where: { $0.title == title }) else {
      return fault("there is no alert with a button \(title)")
    }
    alert.dismiss(animated: true) { action.handler?(action) }
    advance(by: 0.5)
  }

  /// Turns the device.
  public func rotate() {
    note("rotate")
    let size = CGSize(width: settings.size.height, height: settings.size.width)
    set { $0.size = size }
    let coordinator = PresentationCoordinator()
    window.rootViewController?.viewWillTransition(to: size, with: coordinator)
    window.frame = CGRect(origin: .zero, size: size)
    window.setNeedsLayoutEverywhere()
    turn()
    advance(by: 0.4)
    coordinator.complete()
  }
}

/// A finger that a test moves.
@MainActor
public final class Finger {
  /// As the arbiter knows it.
  let touch: Touch

  init(_ touch: Touch) { self.touch = touch }

  /// Moves along a line in a time.
  public func drag(to end: CGPoint, over seconds: TimeInterval = 0.3) {
    let bench = Bench.current
    let start = touch.location
    let steps = max(Int(seconds / bench.settings.timestep), 1)
    for step in 1...steps {
      bench.advance(by: seconds / TimeInterval(steps))
      bench.move(touch, to: .mix(start, end, at: CGFloat(step) / CGFloat(steps)))
    }
    bench.turn()
  }

  /// Moves in the same turn of the run loop, with no layout in between.
  public func jump(to place: CGPoint) {
    Bench.current.move(touch, to: place)
  }

  /// Leaves the screen moving at a speed to the right, in points a second, with no layout in between.
  public func lift(at speed: CGFloat) {
    touch.velocity = CGPoint(x: speed, y: 0)
    Bench.current.end(touch, cancelled: false)
  }

  /// Stays where it is long enough to have no speed.
  public func rest() {
    Bench.current.advance(by: 0.1)
    touch.move(to: touch.location)
  }

  /// Leaves the screen.
  public func lift() {
    Bench.current.end(touch, cancelled: false)
    Bench.current.turn()
  }
}

extension UIViewController {
  /// Whether the back button of the screen above has UIKit's menu, which a button of the app's own is given too.
  fileprivate var opensBackMenu: Bool {
    guard let button = navigationItem.backBarButtonItem else { return true }
    button.menu = UIMenu()
    return button.menu != nil
  }
}

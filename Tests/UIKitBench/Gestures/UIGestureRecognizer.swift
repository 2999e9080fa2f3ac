import Foundation

/// Decides whether a recogniser may begin and lives with others.
@MainActor
public protocol UIGestureRecognizerDelegate: NSObjectProtocol {
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
  ) -> Bool
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf other: UIGestureRecognizer
  ) -> Bool
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy other: UIGestureRecognizer
  ) -> Bool
  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch)
    -> Bool
}

extension UIGestureRecognizerDelegate {
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    true
  }
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
  ) -> Bool { false }
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf other: UIGestureRecognizer
  ) -> Bool { false }
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy other: UIGestureRecognizer
  ) -> Bool { false }
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool {
    true
  }
}

/// A finger, as delegates see it.
@MainActor
public final class UITouch: NSObject {
  public private(set) weak var view: UIView?
  /// The finger itself.
  let touch: Touch

  init(_ touch: Touch) {
    self.touch = touch
    view = touch.hitView
  }

  public func location(in view: UIView?) -> CGPoint {
    view?.convert(touch.location, from: nil) ?? touch.location
  }
}

/// Turns touches into a gesture.
@MainActor
open class UIGestureRecognizer: NSObject {
  public weak var delegate: (any UIGestureRecognizerDelegate)?
  public internal(set) weak var view: UIView?
  public var cancelsTouchesInView = true
  public var delaysTouchesBegan = false
  public var name: String?
  public internal(set) var state = State.possible
  /// The fingers that it follows.
  var followed: [Touch] = []
  /// Whether it is through with the present touches and waits for them to end.
  var isSpent = false
  /// Those it always waits for.
  var requiredToFail: [WeakRecognizer] = []
  private var targets: [Target] = []

  private struct Target {
    weak var object: AnyObject?
    let action: Selector
  }

  public init(target: Any? = nil, action: Selector? = nil) {
    super.init()
    if let target, let action { addTarget(target, action: action) }
  }

  open func addTarget(_ target: Any, action: Selector) {
    targets.append(Target(object: target as AnyObject, action: action))
  }

  open func removeTarget(_ target: Any?, action: Selector?) {
    targets.removeAll {
      $0.object === target as AnyObject? && (action == nil || $0.action == action)
    }
  }

  open func require(toFail other: UIGestureRecognizer) {
    requiredToFail.append(WeakRecognizer(recognizer: other))
  }

  public var isEnabled = true {
    didSet {
      guard oldValue, !isEnabled else { return }
      cancel()
    }
  }

  /// Scrolling on a trackpad counts for none.
  public var numberOfTouches: Int { followed.count { !$0.isTrackpad } }

  /// Scrolling on a trackpad leaves the pointer where it is.
  open func location(in view: UIView?) -> CGPoint {
    let place = followed.first.map { $0.isTrackpad ? $0.start : $0.location } ?? .zero
    return view?.convert(place, from: nil) ?? place
  }

  /// Whether the gesture is under way.
  var isActive: Bool { state == .began || state == .changed }

  /// Whether the fingers have done what the gesture begins with.
  func wantsToBegin() -> Bool { false }

  /// What the recogniser itself says before its delegate is asked.
  func allowsBeginning() -> Bool { true }

  /// Whether it takes part in a touch that begins now.
  func takes(_ touch: Touch) -> Bool { true }

  /// Comes into a state and acts on it.
  func move(to state: State) {
    self.state = state
    if state != .failed { act() }
    if state == .ended || state == .cancelled || state == .failed { isSpent = true }
  }

  /// Calls the targets.
  func act() {
    for target in targets {
      if let object = target.object { target.action.perform(on: object, sender: self) }
    }
  }

  private func cancel() {
    let wasActive = isActive
    isSpent = !followed.isEmpty
    guard wasActive else { return }
    if Bench.current.settings.cancelsByDisablingAtOnce { return move(to: .cancelled) }
    state = .cancelled
    Bench.current.atNextLayout {
      let present = self.state
      self.state = .cancelled
      self.act()
      self.state = present
    }
  }

  /// Forgets the touches that are over.
  func reset() {
    followed = []
    isSpent = false
    state = .possible
  }

  /// The view is gone from the screen: what is under way is cancelled.
  func viewLeftWindow() {
    if isActive { move(to: .cancelled) }
    isSpent = !followed.isEmpty
  }

  /// How far a gesture is.
  public enum State: Int, Sendable {
    case possible, began, changed, ended, cancelled, failed
  }
}

/// A recogniser as another one holds it.
struct WeakRecognizer {
  weak var recognizer: UIGestureRecognizer?
}

/// Recognises taps.
@MainActor
open class UITapGestureRecognizer: UIGestureRecognizer {}

import Foundation

/// One finger on the screen.
@MainActor
final class Touch {
  /// Where it came down, in the window's coordinates.
  let start: CGPoint
  /// Whether it is two fingers on a trackpad.
  let isTrackpad: Bool
  /// The view under it at the start.
  weak var hitView: UIView?
  /// Where it is now.
  var location: CGPoint
  /// In points a second.
  var velocity = CGPoint.zero
  /// Those that follow it, the deepest view first.
  var recognizers: [UIGestureRecognizer] = []
  /// Whether a recogniser has taken the touch away from the view.
  var isTaken = false
  private var lastTime: TimeInterval

  init(at place: CGPoint, on hitView: UIView?, isTrackpad: Bool) {
    start = place
    location = place
    self.hitView = hitView
    self.isTrackpad = isTrackpad
    lastTime = Bench.current.now
  }

  /// Goes on to a place.
  func move(to place: CGPoint) {
    let passed = CGFloat(Bench.current.now - lastTime)
    if passed > 0 {
      velocity = CGPoint(x: (place.x - location.x) / passed, y: (place.y - location.y) / passed)
    }
    location = place
    lastTime = Bench.current.now
  }
}

/// Which recogniser gets which touches.
extension Bench {
  /// Puts a finger down.
  func begin(at place: CGPoint, isTrackpad: Bool) -> Touch {
    let hit = window.hitTest(place, with: nil)
    let touch = Touch(at: place, on: hit, isTrackpad: isTrackpad)
    touches.append(touch)
    var view = hit
    while let current = view {
      for recognizer in current.gestureRecognizers ?? [] where receives(recognizer, touch) {
        touch.recognizers.append(recognizer)
        recognizer.followed.append(touch)
      }
      view = current.superview
    }
    return touch
  }

  private func receives(_ recognizer: UIGestureRecognizer, _ touch: Touch) -> Bool {
    guard recognizer.isEnabled, !recognizer.isSpent, recognizer.takes(touch) else { return false }
    return recognizer.delegate?.ifImplemented("gestureRecognizer(_:shouldReceive:)")?
      .gestureRecognizer(recognizer, shouldReceive: UITouch(touch)) ?? true
  }

  /// Moves a finger and tells those that follow it.
  func move(_ touch: Touch, to place: CGPoint) {
    touch.move(to: place)
    for recognizer in touch.recognizers where recognizer.isActive { recognizer.move(to: .changed) }
    tryToBegin(touch)
    if !touch.isTaken, let view = touch.hitView {
      view.touchMoved(to: view.convert(place, from: nil))
    }
  }

  /// Lets recognisers begin that want to, the deepest first, until none moves.
  private func tryToBegin(_ touch: Touch) {
    var settled: Set<ObjectIdentifier> = []
    while let next = touch.recognizers.first(where: { mayBegin($0, touch, settled) }) {
      settled.insert(ObjectIdentifier(next))
      begin(next, touch)
    }
  }

  private func mayBegin(
    _ recognizer: UIGestureRecognizer, _ touch: Touch, _ settled: Set<ObjectIdentifier>
  ) -> Bool {
    guard recognizer.state == .possible, !recognizer.isSpent, recognizer.isEnabled,
      recognizer.wantsToBegin(),
      !settled.contains(ObjectIdentifier(recognizer))
    else { return false }
    return !touch.recognizers.contains { isWaiting(recognizer, for: $0) }
  }

  /// Whether one recogniser has to wait until another has failed.
  private func isWaiting(_ recognizer: UIGestureRecognizer, for other: UIGestureRecognizer) -> Bool
  {
    guard other !== recognizer, other.isEnabled, !hasFailed(other) else { return false }
    if recognizer.requiredToFail.contains(where: { $0.recognizer === other }) { return true }
    let asked = recognizer.delegate?.ifImplemented("gestureRecognizer(_:shouldRequireFailureOf:)")?
      .gestureRecognizer(recognizer, shouldRequireFailureOf: other)
    if asked == true { return true }
    return other.delegate?.ifImplemented("gestureRecognizer(_:shouldBeRequiredToFailBy:)")?
      .gestureRecognizer(other, shouldBeRequiredToFailBy: recognizer) == true
  }

  private func hasFailed(_ recognizer: UIGestureRecognizer) -> Bool {
    recognizer.isSpent || recognizer.state == .failed || recognizer.state == .cancelled
  }

  private func begin(_ recognizer: UIGestureRecognizer, _ touch: Touch) {
    let allowed =
      recognizer.allowsBeginning()
      && recognizer.delegate?.ifImplemented("gestureRecognizerShouldBegin(_:)")?
        .gestureRecognizerShouldBegin(recognizer) != false
    guard allowed else {
      recognizer.move(to: .failed)
      return
    }
    let rivals = touch.recognizers.filter { $0 !== recognizer && !agree($0, recognizer) }
    if rivals.contains(where: \.isActive) {
      recognizer.move(to: .failed)
      return
    }
    for rival in rivals where rival.state == .possible { rival.move(to: .failed) }
    if recognizer.cancelsTouchesInView { touch.isTaken = true }
    recognizer.move(to: .began)
  }

  private func agree(_ one: UIGestureRecognizer, _ other: UIGestureRecognizer) -> Bool {
    func allows(_ asked: UIGestureRecognizer, _ other: UIGestureRecognizer) -> Bool {
      asked.delegate?.ifImplemented("gestureRecognizer(_:shouldRecognizeSimultaneouslyWith:)")?
        .gestureRecognizer(asked, shouldRecognizeSimultaneouslyWith: other) == true
    }
    return allows(one, other) || allows(other, one)
  }

  /// Lifts a finger, or takes it away.
  func end(_ touch: Touch, cancelled: Bool) {
    guard touches.contains(where: { $0 === touch }) else { return }
    touches.removeAll { $0 === touch }
    for recognizer in touch.recognizers where recognizer.isActive && recognizer.followed.count == 1
    {
      recognizer.move(to: cancelled ? .cancelled : .ended)
    }
    for recognizer in touch.recognizers {
      recognizer.followed.removeAll { $0 === touch }
      if recognizer.followed.isEmpty { recognizer.reset() }
    }
    if !cancelled, !touch.isTaken, let view = touch.hitView { note("tap \(view.benchName)") }
  }
}

extension UIView {
  /// What the log calls the view.
  var benchName: String { accessibilityIdentifier ?? "\(type(of: self))" }
}

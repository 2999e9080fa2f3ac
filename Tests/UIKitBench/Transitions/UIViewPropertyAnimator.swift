import Foundation

/// Where an animation stands.
public enum UIViewAnimatingState: Int, Sendable {
  case inactive, active, stopped
}

/// Where an animation ended.
public enum UIViewAnimatingPosition: Int, Sendable {
  case end, start, current
}

/// An animation that can be steered.
@MainActor
public protocol UIViewAnimating: NSObjectProtocol {
  var state: UIViewAnimatingState { get }
  var isRunning: Bool { get }
  var isReversed: Bool { get set }
  var fractionComplete: CGFloat { get set }
  func startAnimation()
  func pauseAnimation()
  func stopAnimation(_ withoutFinishing: Bool)
  func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}

/// An animation that can be steered and added to.
@MainActor
public protocol UIViewImplicitlyAnimating: UIViewAnimating {
  func addAnimations(_ animation: @escaping () -> Void)
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
  func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat)
}

/// Animates changes of views, at any time paused, reversed or scrubbed.
@MainActor
open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating {
  public let duration: TimeInterval
  public private(set) var state = UIViewAnimatingState.inactive
  public var isInterruptible = true
  public var scrubsLinearly = true
  public var pausesOnCompletion = false
  let animation: Animation
  private var pending: [() -> Void] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []
  // Running animations live without anyone holding them.
  private var keepsItself: UIViewPropertyAnimator?

  public init(duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil)
  {
    self.duration = Self.seconds(duration)
    let timing = curve == .linear ? AnimationCurve.linear : AnimationCurve.easeInOut
    animation = Animation(duration: self.duration, curve: timing)
    super.init()
    if let animations { addAnimations(animations) }
  }

  public init(
    duration: TimeInterval, controlPoint1: CGPoint, controlPoint2: CGPoint,
    animations: (() -> Void)? = nil
  ) {
    self.duration = Self.seconds(duration)
    animation = Animation(
      duration: self.duration, curve: AnimationCurve.bezier(controlPoint1, controlPoint2))
    super.init()
    if let animations { addAnimations(animations) }
  }

  public init(duration: TimeInterval, timingParameters: any UITimingCurveProvider) {
    let timing = timingParameters as! any TimingCurve
    self.duration = timing.ownDuration ?? Self.seconds(duration)
    animation = Animation(duration: self.duration, curve: timing.curve)
    super.init()
  }

  public convenience init(
    duration: TimeInterval, dampingRatio: CGFloat, animations: (() -> Void)? = nil
  ) {
    self.init(duration: duration, curve: .easeInOut, animations: animations)
  }

  /// A device takes 0 for its standard duration.
  private static func seconds(_ duration: TimeInterval) -> TimeInterval {
    duration == 0 ? 0.2 : duration
  }

  // A device raises when a paused or stopped animator is let go.
  deinit {
    let state = state
    let animation = animation
    MainActor.assumeIsolated {
      if state == .stopped || (state == .active && !animation.isRunning) {
        Bench.ifAny?.fault(
          "a property animator is released while \(state == .stopped ? "stopped" : "paused")")
      }
    }
  }

  open var isRunning: Bool { animation.isRunning }

  open var isReversed = false {
    didSet {
      if animation.isRunning, oldValue != isReversed {
        animation.run(reversed: isReversed, over: duration)
      }
    }
  }

  open var fractionComplete: CGFloat {
    get { animation.time }
    set {
      activate()
      if animation.isRunning { animation.pause() }
      animation.time = newValue
      animation.isScrubbed = scrubsLinearly
    }
  }

  open func addAnimations(_ animation: @escaping () -> Void) {
    if state == .active { self.animation.record(animation) } else { pending.append(animation) }
  }

  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }

  private func activate() {
    guard state == .inactive else { return }
    state = .active
    animation.completion = { [weak self] in self?.complete(at: $0 ? .end : .start) }
    for closure in pending { animation.record(closure) }
    pending = []
  }

  open func startAnimation() {
    activate()
    guard state == .active, !animation.isRunning else { return }
    keepsItself = self
    if duration < 0.01, Bench.current.settings.endsAtOnceWithoutDuration {
      animation.finish(atEnd: !isReversed)
    } else {
      animation.run(reversed: isReversed, over: duration)
    }
  }

  open func startAnimation(afterDelay delay: TimeInterval) { startAnimation() }

  open func pauseAnimation() {
    activate()
    animation.pause()
    keepsItself = nil
  }

  open func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)? = nil, durationFactor: CGFloat
  ) {
    guard state == .active else {
      Bench.current.fault("continueAnimation on an animator that is not active")
      return
    }
    keepsItself = self
    let timing = parameters as! (any TimingCurve)?
    let remaining = isReversed ? animation.time : 1 - animation.time
    var whole = duration
    if remaining > 0, let own = timing?.ownDuration {
      whole = own / TimeInterval(remaining)
    } else if remaining > 0, durationFactor > 0 {
      whole = duration * TimeInterval(durationFactor / remaining)
    }
    if let timing { animation.resume(reversed: isReversed, by: timing.curve) }
    animation.run(reversed: isReversed, over: whole)
  }

  open func stopAnimation(_ withoutFinishing: Bool) {
    guard state == .active else { return }
    let fraction = animation.fraction
    animation.stop(at: fraction)
    state = withoutFinishing ? .inactive : .stopped
    keepsItself = nil
  }

  open func finishAnimation(at position: UIViewAnimatingPosition) {
    guard state == .stopped else {
      Bench.current.fault("finishAnimation on an animator that is not stopped")
      return
    }
    complete(at: position)
  }

  private func complete(at position: UIViewAnimatingPosition) {
    let completions = self.completions
    self.completions = []
    state = .inactive
    for completion in completions { completion(position) }
    keepsItself = nil
  }
}

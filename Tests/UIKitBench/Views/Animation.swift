import Foundation

/// Changes of views over time: what `UIView.animate` and property animators run on.
@MainActor
final class Animation {
  /// The animation whose closure runs now; what the closure sets is animated.
  static var recording: Animation?

  /// For the whole way, in seconds.
  var duration: TimeInterval
  /// From the fraction of the time to the fraction of the way.
  var curve: (CGFloat) -> CGFloat
  /// What it moves.
  private(set) var changes: [PropertyChange] = []
  /// The fraction of the time that has passed, 0…1, as of `resumed`.
  private var pausedAt: CGFloat = 0
  private var resumed: TimeInterval?
  /// In fractions a second; negative while reversed.
  private var speed: CGFloat = 0
  private var end: Scheduled?
  /// Whether it has come to an end.
  private(set) var isOver = false
  /// Called once at the end; `true` where it ended at the end and not at the start.
  var completion: ((Bool) -> Void)?
  /// Scrubbing is linear, whatever the curve.
  var isScrubbed = false
  private var rest: Rest?

  /// The rest of the way by a curve of its own.
  private struct Rest {
    /// The fraction of the time at which it begins.
    let time: CGFloat
    /// The fraction of the way at which it begins.
    let fraction: CGFloat
    /// 0 or 1.
    let end: CGFloat
    /// From the fraction of the rest of the time to that of the rest of the way.
    let curve: (CGFloat) -> CGFloat

    /// The fraction of the whole way.
    func fraction(at time: CGFloat) -> CGFloat {
      guard end != self.time else { return end }
      let passed = (time - self.time) / (end - self.time)
      return fraction + (end - fraction) * curve(passed)
    }
  }

  init(duration: TimeInterval, curve: @escaping (CGFloat) -> CGFloat = AnimationCurve.easeInOut) {
    self.duration = duration
    self.curve = curve
  }

  /// Runs a closure and keeps what it changes.
  func record(_ animations: () -> Void) {
    let outer = Self.recording
    Self.recording = self
    animations()
    Self.recording = outer
  }

  /// Takes a change in.
  func add(_ change: PropertyChange) {
    changes.append(change)
    change.view?.animations.append(self)
  }

  /// Whether time moves it.
  var isRunning: Bool { resumed != nil }

  /// The fraction of the time that has passed.
  var time: CGFloat {
    get {
      guard let resumed else { return pausedAt }
      let passed = CGFloat(Bench.current.now - resumed)
      return min(max(pausedAt + passed * speed, 0), 1)
    }
    set {
      pausedAt = min(max(newValue, 0), 1)
      isScrubbed = true
      rest = nil
    }
  }

  /// How far the changes have come.
  var fraction: CGFloat {
    rest?.fraction(at: time) ?? (isScrubbed ? time : curve(time))
  }

  /// Goes on from where it is to either end, at a rate that takes `duration` for the whole way.
  func run(reversed: Bool, over duration: TimeInterval) {
    pause()
    guard !isOver else { return }
    let remaining = reversed ? pausedAt : 1 - pausedAt
    let seconds = duration * TimeInterval(remaining)
    speed = (reversed ? -1 : 1) / CGFloat(max(duration, 1e-9))
    resumed = Bench.current.now
    end = Bench.current.clock.schedule(after: seconds) { self.finish(atEnd: !reversed) }
  }

  /// From here on the rest of the way runs by another curve.
  func resume(reversed: Bool, by curve: @escaping (CGFloat) -> CGFloat) {
    rest = Rest(time: time, fraction: fraction, end: reversed ? 0 : 1, curve: curve)
  }

  /// Stays where it is.
  func pause() {
    pausedAt = time
    resumed = nil
    end?.cancel()
    end = nil
  }

  /// Jumps to an end and tells so.
  func finish(atEnd: Bool) {
    guard !isOver else { return }
    stop(at: atEnd ? 1 : 0)
    let completion = self.completion
    self.completion = nil
    completion?(atEnd)
  }

  /// Leaves the views at a fraction of the way and is over, without telling.
  func stop(at fraction: CGFloat) {
    pause()
    isOver = true
    for change in changes {
      guard let view = change.view else { continue }
      if fraction < 1 { change.write(&view.state, fraction) }
      view.animations.removeAll { $0 === self }
    }
  }
}

/// The usual curves, from the fraction of the time to the fraction of the way.
enum AnimationCurve {
  /// Evenly.
  static let linear: @Sendable (CGFloat) -> CGFloat = { $0 }
  /// Slowly at both ends.
  static let easeInOut = bezier(CGPoint(x: 0.42, y: 0), CGPoint(x: 0.58, y: 1))

  /// A cubic Bézier curve from (0, 0) to (1, 1).
  static func bezier(_ first: CGPoint, _ second: CGPoint) -> @Sendable (CGFloat) -> CGFloat {
    @Sendable func coordinate(_ time: CGFloat, _ one: CGFloat, _ two: CGFloat) -> CGFloat {
      let rest = 1 - time
      return 3 * rest * rest * time * one + 3 * rest * time * time * two + time * time * time
    }
    return { x in
      guard x > 0, x < 1 else { return x }
      var low: CGFloat = 0
      var high: CGFloat = 1
      for _ in 0..<30 {
        let middle = (low + high) / 2
        if coordinate(middle, first.x, second.x) < x { low = middle } else { high = middle }
      }
      return coordinate(low, first.y, second.y)
    }
  }
}

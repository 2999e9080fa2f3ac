import Foundation

/// Timing as curves and springs give it.
@MainActor
public protocol UITimingCurveProvider: NSObjectProtocol {}

/// What the bench knows of every timing.
@MainActor
protocol TimingCurve: UITimingCurveProvider {
  /// From the fraction of the time to the fraction of the way.
  var curve: @Sendable (CGFloat) -> CGFloat { get }
  /// The seconds that it takes whatever an animator's duration; `nil` where that one counts.
  var ownDuration: TimeInterval? { get }
}

/// A timing curve.
@MainActor
public final class UICubicTimingParameters: NSObject, TimingCurve {
  let curve: @Sendable (CGFloat) -> CGFloat
  let ownDuration: TimeInterval? = nil

  public init(animationCurve: UIView.AnimationCurve) {
    switch animationCurve {
    case .linear: curve = AnimationCurve.linear
    case .easeIn: curve = AnimationCurve.bezier(CGPoint(x: 0.42, y: 0), CGPoint(x: 1, y: 1))
    case .easeOut: curve = AnimationCurve.bezier(.zero, CGPoint(x: 0.58, y: 1))
    case .easeInOut: curve = AnimationCurve.easeInOut
    }
  }

  public init(controlPoint1: CGPoint, controlPoint2: CGPoint) {
    curve = AnimationCurve.bezier(controlPoint1, controlPoint2)
  }
}

/// A damped spring, which takes its own time (fact 61).
@MainActor
public final class UISpringTimingParameters: NSObject, TimingCurve {
  public let initialVelocity: CGVector
  let curve: @Sendable (CGFloat) -> CGFloat
  let ownDuration: TimeInterval?

  public init(mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity: CGVector) {
    self.initialVelocity = initialVelocity
    let spring = Spring(
      frequency: (stiffness / mass).squareRoot(),
      damping: damping / (2 * (stiffness * mass).squareRoot()), velocity: initialVelocity.dx)
    let settling = spring.settlingTime
    ownDuration = settling
    curve = { spring.place(after: $0 * settling) }
  }
}

/// A spring of mass 1 on its way from 0 to 1.
private struct Spring {
  /// Undamped, in radians a second.
  let frequency: CGFloat
  /// The damping ratio.
  let damping: CGFloat
  /// At first, in ways a second.
  let velocity: CGFloat

  /// Where it is after some seconds.
  func place(after time: CGFloat) -> CGFloat {
    let decay = damping * frequency
    let swing = frequency * max(1 - damping * damping, 0).squareRoot()
    guard swing > 1e-6 else {
      return 1 - exp(-decay * time) * (1 + (decay - velocity) * time)
    }
    let sine = (decay - velocity) / swing * sin(swing * time)
    return 1 - exp(-decay * time) * (cos(swing * time) + sine)
  }

  /// The seconds after which it stays within a thousandth of its end, to a hundredth.
  var settlingTime: TimeInterval {
    let last = stride(from: 10.0, to: 0, by: -0.01).first { abs(place(after: $0) - 1) > 0.001 }
    return (last ?? 0) + 0.01
  }
}

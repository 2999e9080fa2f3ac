/// How a pop is started by hand and how it runs.
public struct Pop: Sendable, Hashable {
  public enum Gesture: String, Sendable, CaseIterable {
    case fullScreen = "full-screen"
    case edge, system, none
  }

  /// What happens where a drag starts over something that scrolls sideways.
  public enum ScrollViews: String, Sendable, CaseIterable {
    /// It pops where there is nothing to scroll to on the leading side.
    case leadingEdge = "leading-edge"
    /// It never pops.
    case never
    /// It always pops.
    case always
  }

  /// What a pop looks like where the person asked for less motion.
  public enum ReduceMotion: String, Sendable, CaseIterable {
    /// A cross-fade where the person prefers it, else the animation.
    case system
    case crossFade = "cross-fade"
    /// No animation.
    case none
    /// The animation, as it is for everybody.
    case same
  }

  public var gesture: Gesture
  /// The part of the width (0…1) past which a release finishes the pop.
  public var threshold: Double
  /// Points a second: a fling that fast finishes, the reverse fling cancels.
  public var velocity: Double
  /// Full-screen: the greatest starting distance from the leading edge, `nil` for any.
  /// Edge: the strip's width.
  public var edge: Double?
  public var scrollViews: ScrollViews
  /// Swift types of views over which no drag starts, in written order.
  public var excludedViews: [String]
  /// Whether two fingers on a trackpad pop too.
  public var countsTrackpad: Bool
  public var animation: Animation
  public var reduceMotion: ReduceMotion

  public init(
    gesture: Gesture, threshold: Double, velocity: Double, edge: Double?, scrollViews: ScrollViews,
    excludedViews: [String], countsTrackpad: Bool, animation: Animation, reduceMotion: ReduceMotion
  ) {
    self.gesture = gesture
    self.threshold = threshold
    self.velocity = velocity
    self.edge = edge
    self.scrollViews = scrollViews
    self.excludedViews = excludedViews
    self.countsTrackpad = countsTrackpad
    self.animation = animation
    self.reduceMotion = reduceMotion
  }

  /// Whether navgen's pan and animator run this screen's pop, rather than UIKit's own.
  public var isDriven: Bool { gesture == .fullScreen || gesture == .edge }
}

/// How a push runs.
public struct Push: Sendable, Hashable {
  /// `nil` for the system's.
  public var animation: Animation?

  public init(animation: Animation?) {
    self.animation = animation
  }
}

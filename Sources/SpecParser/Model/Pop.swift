/// How a pop is started by hand and how it runs.
public struct Pop: Sendable, Equatable {
  public enum Gesture: String, Sendable, CaseIterable {
    case fullScreen = "full-screen"
    case edge, system, none
  }

  public struct Animation: Sendable, Equatable {
    public enum Style: String, Sendable, CaseIterable { case slide }
    public var style: Style
    /// Seconds.
    public var duration: Double
    public var curve: Curve

    public init(style: Style, duration: Double, curve: Curve) {
      self.style = style
      self.duration = duration
      self.curve = curve
    }
  }

  public var gesture: Gesture
  /// The part of the width (0…1) past which a release finishes the pop.
  public var threshold: Double
  /// Points a second: a fling that fast finishes, the reverse fling cancels.
  public var velocity: Double
  /// Full-screen: the greatest starting distance from the leading edge, `nil` for any.
  /// Edge: the strip's width.
  public var edge: Double?
  public var animation: Animation

  public init(
    gesture: Gesture, threshold: Double, velocity: Double, edge: Double?, animation: Animation
  ) {
    self.gesture = gesture
    self.threshold = threshold
    self.velocity = velocity
    self.edge = edge
    self.animation = animation
  }

  /// Whether navgen's pan and animator run this screen's pop, rather than UIKit's own.
  public var isDriven: Bool { gesture == .fullScreen || gesture == .edge }
}

/// What may stop a pop, and how the person is asked.
public struct BackInterception: Sendable, Equatable {
  public enum Trigger: String, Sendable, CaseIterable, Comparable {
    case button, swipe, menu, escape

    public static func < (left: Trigger, right: Trigger) -> Bool {
      allCases.firstIndex(of: left)! < allCases.firstIndex(of: right)!
    }
  }

  /// The generated alert.
  public struct Ask: Sendable, Equatable {
    public var title: String
    public var message: String?
    public var confirm: String
    public var cancel: String

    public init(title: String, message: String?, confirm: String, cancel: String) {
      self.title = title
      self.message = message
      self.confirm = confirm
      self.cancel = cancel
    }
  }

  /// In the order of ``Trigger``; never empty.
  public var triggers: [Trigger]
  /// A Bool property path of the controller; `nil` for always.
  public var when: String?
  /// `nil` where the controller answers through the generated should-pop protocol.
  public var ask: Ask?

  public init(triggers: [Trigger], when: String?, ask: Ask?) {
    self.triggers = triggers
    self.when = when
    self.ask = ask
  }
}

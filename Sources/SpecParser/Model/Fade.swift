/// How the bar fades in as its list scrolls. All lengths in points.
public struct Fade: Sendable, Equatable {
  /// A part of the bar that fades over a range of its own: the whole fade's where the spec names
  /// none.
  public struct Element: Sendable, Equatable {
    public var start: Double
    public var distance: Double
    public var curve: Curve

    public init(start: Double, distance: Double, curve: Curve) {
      self.start = start
      self.distance = distance
      self.curve = curve
    }
  }

  /// Which scroll view is followed.
  public enum Scroll: Sendable, Equatable {
    case auto
    /// A property path of the controller, for example `content?.collectionView`.
    case property(String)
  }

  /// The scroll offset at which progress is 0, measured from the rest position.
  public var start: Double
  /// From progress 0 to 1; above 0.
  public var distance: Double
  public var curve: Curve
  public var scroll: Scroll
  /// `nil` where the element does not fade.
  public var background: Element?
  public var title: Element?
  public var shadow: Element?

  public init(
    start: Double, distance: Double, curve: Curve, scroll: Scroll, background: Element?,
    title: Element?, shadow: Element?
  ) {
    self.start = start
    self.distance = distance
    self.curve = curve
    self.scroll = scroll
    self.background = background
    self.title = title
    self.shadow = shadow
  }
}

/// How progress runs between its ends.
public enum Curve: Sendable, Equatable {
  case linear, easeIn, easeOut, easeInOut
  /// Control points of a cubic Bézier from (0, 0) to (1, 1); x within 0…1.
  case bezier(x1: Double, y1: Double, x2: Double, y2: Double)
  /// Jumps from 0 to 1 at this progress (0…1). Fades only.
  case step(Double)
}

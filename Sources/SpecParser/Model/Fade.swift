/// How the bar fades in as its list scrolls. All lengths in points.
public struct Fade: Sendable, Hashable {
  /// A part of the bar that fades over a range of its own: the whole fade's where the spec names
  /// none.
  public struct Element: Sendable, Hashable {
    public var start: Double
    public var distance: Double
    public var curve: Curve
    /// The color at progress 0; `nil` for the one at progress 1 made clear.
    public var from: Color?
    /// The color at progress 1; `nil` for the one the bar has anyway.
    public var to: Color?

    public init(
      start: Double, distance: Double, curve: Curve, from: Color? = nil, to: Color? = nil
    ) {
      self.start = start
      self.distance = distance
      self.curve = curve
      self.from = from
      self.to = to
    }
  }

  /// Which scroll view is followed.
  public enum Scroll: Sendable, Hashable {
    case auto
    /// A property path of the controller, for example `content?.collectionView`.
    case property(String)
  }

  /// What happens where scrolling ends within the fade.
  public enum Snap: String, Sendable, CaseIterable {
    case none
    /// The list scrolls on to the nearer end.
    case nearest
  }

  /// The scroll offset at which progress is 0, measured from the rest position.
  public var start: Double
  /// From progress 0 to 1; above 0.
  public var distance: Double
  public var curve: Curve
  public var scroll: Scroll
  /// Whether the bar is whole at rest and fades out.
  public var isReversed: Bool
  public var snap: Snap
  /// `nil` where the element does not fade.
  public var background: Element?
  public var title: Element?
  public var largeTitle: Element?
  public var shadow: Element?
  public var tint: Element?

  public init(
    start: Double, distance: Double, curve: Curve, scroll: Scroll, isReversed: Bool, snap: Snap,
    background: Element?, title: Element?, largeTitle: Element?, shadow: Element?, tint: Element?
  ) {
    self.start = start
    self.distance = distance
    self.curve = curve
    self.scroll = scroll
    self.isReversed = isReversed
    self.snap = snap
    self.background = background
    self.title = title
    self.largeTitle = largeTitle
    self.shadow = shadow
    self.tint = tint
  }
}

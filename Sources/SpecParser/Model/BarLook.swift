/// The look of a navigation bar. `nil` is UIKit's own, for which nothing is emitted.
public struct BarLook: Sendable, Hashable {
  /// Which of UIBarAppearance's `configureWith…Background()` starts the appearance.
  public enum Style: String, Sendable, CaseIterable { case `default`, opaque, transparent }
  public enum Shadow: Sendable, Hashable {
    case none
    case color(Color)
  }
  public enum Blur: Sendable, Hashable {
    case none
    /// A case of UIBlurEffect.Style, in its Swift spelling, for example `systemChromeMaterial`.
    case style(String)
  }

  /// Whether the screen has no bar at all.
  public var isHidden: Bool?
  public var style: Style?
  public var background: Color?
  /// Asset name.
  public var backgroundImage: String?
  public var shadow: Shadow?
  /// Asset name.
  public var shadowImage: String?
  public var blur: Blur?
  public var tint: Color?
  public var title: TitleLook
  public var largeTitle: LargeTitleLook
  public var backButton: BackButton

  public init() {
    title = TitleLook()
    largeTitle = LargeTitleLook()
    backButton = BackButton()
  }

  /// Whether the spec says nothing of this bar, so that none of its properties may be written.
  public var isEmpty: Bool { self == BarLook() }
}

/// The look of a bar's title.
public struct TitleLook: Sendable, Hashable {
  /// UIKit's titlePositionAdjustment, in points.
  public struct Offset: Sendable, Hashable {
    public var x: Double
    public var y: Double
    public init(x: Double, y: Double) {
      self.x = x
      self.y = y
    }
  }

  public var color: Color?
  public var font: Font?
  public var offset: Offset?

  public init() {}
}

/// The look of a bar's large title.
public struct LargeTitleLook: Sendable, Hashable {
  /// Whether the title is large: as the screen below has it, always, or never.
  public enum Display: String, Sendable, CaseIterable { case automatic, always, never }

  public var display: Display?
  public var color: Color?
  public var font: Font?

  public init() {}
}

/// The back button. The title, the display and the menu are those over the screens above this one,
/// since UIKit takes them from the item below; the image is this one's own.
public struct BackButton: Sendable, Hashable {
  /// What stands beside the image: the title below, a general word for it, or nothing.
  public enum Display: String, Sendable, CaseIterable { case `default`, generic, minimal }

  public var title: String?
  public var display: Display?
  /// Whether a long press shows the screens below.
  public var showsMenu: Bool?
  /// Asset name.
  public var image: String?

  public init() {}
}

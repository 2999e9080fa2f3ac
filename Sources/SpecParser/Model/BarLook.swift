/// The look of a navigation bar. `nil` is UIKit's own, for which nothing is emitted.
public struct BarLook: Sendable, Equatable {
  /// Which of UIBarAppearance's `configureWith…Background()` starts the appearance.
  public enum Style: String, Sendable, CaseIterable { case `default`, opaque, transparent }
  public enum Shadow: Sendable, Equatable {
    case none
    case color(Color)
  }
  public enum Blur: Sendable, Equatable {
    case none
    /// A case of UIBlurEffect.Style, in its Swift spelling, for example `systemChromeMaterial`.
    case style(String)
  }

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

  public init() {
    title = TitleLook()
  }

  /// Whether the spec says nothing of this bar, so that none of its properties may be written.
  public var isEmpty: Bool { self == BarLook() }
}

/// The look of a bar's title.
public struct TitleLook: Sendable, Equatable {
  /// UIKit's titlePositionAdjustment, in points.
  public struct Offset: Sendable, Equatable {
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

/// A colour, resolved by UIKit where it is used.
public indirect enum Color: Sendable, Equatable {
  case clear
  /// A UIColor class property, in its Swift spelling, for example `systemBackground`.
  case system(String)
  /// Components 0…255, as written in `"#rrggbbaa"`.
  case rgba(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8)
  case asset(String)
  case dynamic(light: Color, dark: Color)
  /// `color` with its alpha replaced; alpha 0…1.
  case alpha(Color, Double)
}

/// A title's font.
public enum Font: Sendable, Equatable {
  /// A case of UIFont.TextStyle, for example `headline`; follows Dynamic Type.
  case textStyle(String)
  /// A case of UIFont.Weight, for example `semibold`; size in points.
  case system(size: Double, weight: String)
  /// A font's PostScript name; size in points.
  case custom(name: String, size: Double)
}

/// A bar that no navigation controller owns, installed at the top of a view.
public struct StandaloneBar: Sendable, Equatable {
  public enum Position: String, Sendable, CaseIterable {
    case any, bottom, top
    case topAttached = "top-attached"
  }

  public var name: String
  public var look: BarLook
  public var position: Position
  /// The title's text; `nil` for none.
  public var titleText: String?
  /// Whether the title is drawn with vibrancy over the blur; only with `look.blur` a style.
  public var titleIsVibrant: Bool

  public init(
    name: String, look: BarLook, position: Position, titleText: String?, titleIsVibrant: Bool
  ) {
    self.name = name
    self.look = look
    self.position = position
    self.titleText = titleText
    self.titleIsVibrant = titleIsVibrant
  }
}

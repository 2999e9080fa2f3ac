/// A bar that no navigation controller owns, installed at the top of a view.
public struct StandaloneBar: Sendable, Equatable {
  public enum Position: String, Sendable, CaseIterable {
    case any, bottom, top
    case topAttached = "top-attached"
  }

  public var name: String
  /// Its `isHidden`, `largeTitle` and `backButton` say nothing: those are a screen's.
  public var look: BarLook
  /// UIKit's own where `nil`.
  public var isTranslucent: Bool?
  /// UIKit's own where `nil`.
  public var scheme: BarScheme?
  public var position: Position
  /// The title's text; `nil` for none.
  public var titleText: String?
  /// Whether the title is drawn with vibrancy over the blur; only with `look.blur` a style.
  public var titleIsVibrant: Bool

  public init(
    name: String, look: BarLook, isTranslucent: Bool?, scheme: BarScheme?, position: Position,
    titleText: String?, titleIsVibrant: Bool
  ) {
    self.name = name
    self.look = look
    self.isTranslucent = isTranslucent
    self.scheme = scheme
    self.position = position
    self.titleText = titleText
    self.titleIsVibrant = titleIsVibrant
  }
}

/// A bar's overall light, UIKit's UIBarStyle.
public enum BarScheme: String, Sendable, CaseIterable { case `default`, black }

/// What a style gives a screen that uses it alone, or the `defaults` one that uses none.
public struct Style: Sendable, Equatable {
  /// Its name in the spec; `nil` for the `defaults`.
  public var name: String?
  /// What it gives, on a screen without a name and a controller.
  public var screen: Screen

  public init(name: String?, screen: Screen) {
    self.name = name
    self.screen = screen
  }
}

/// One screen of the app, with everything its layers say merged.
public struct Screen: Sendable, Equatable {
  /// A lowerCamelCase Swift identifier, for example `productDetail`.
  public var name: String
  /// The view controller's Swift type, for example `ProductDetailViewController`.
  public var controller: String
  public var bar: BarLook
  /// `nil` where the bar does not fade.
  public var fade: Fade?
  /// `nil` where the spec is silent and the controller's own answer holds.
  public var statusBar: StatusBar?
  public var pop: Pop
  /// `nil` where nothing may stop a pop.
  public var back: BackInterception?

  public init(
    name: String, controller: String, bar: BarLook, fade: Fade?, statusBar: StatusBar?, pop: Pop,
    back: BackInterception?
  ) {
    self.name = name
    self.controller = controller
    self.bar = bar
    self.fade = fade
    self.statusBar = statusBar
    self.pop = pop
    self.back = back
  }
}

/// The status bar's look over a screen.
public enum StatusBar: Sendable, Equatable {
  public enum Style: String, Sendable, CaseIterable { case `default`, light, dark, hidden }
  case fixed(Style)
  /// Switches from one style to the other where the fade's progress passes `at` (0…1).
  case switching(from: Style, to: Style, at: Double)
}

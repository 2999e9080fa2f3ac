/// One screen of the app, with everything its layers say merged.
public struct Screen: Sendable, Equatable {
  /// Which controllers are this screen.
  public enum Controller: Sendable, Hashable {
    /// Those of a Swift type, for example `ProductDetailViewController`.
    case type(String)
    /// Those that name it themselves, through a generated protocol.
    case runtime
  }

  /// A lowerCamelCase Swift identifier, for example `productDetail`.
  public var name: String
  public var controller: Controller
  /// The first iOS version that has the controller's class; `nil` for one that is always there.
  public var available: IOSVersion?
  public var bar: BarLook
  /// `nil` where the bar does not fade.
  public var fade: Fade?
  /// `nil` where the spec is silent and the controller's own answer holds.
  public var statusBar: StatusBar?
  public var pop: Pop
  public var push: Push
  /// `nil` where nothing may stop a pop.
  public var back: BackInterception?

  public init(
    name: String, controller: Controller, available: IOSVersion?, bar: BarLook, fade: Fade?,
    statusBar: StatusBar?, pop: Pop, push: Push, back: BackInterception?
  ) {
    self.name = name
    self.controller = controller
    self.available = available
    self.bar = bar
    self.fade = fade
    self.statusBar = statusBar
    self.pop = pop
    self.push = push
    self.back = back
  }
}

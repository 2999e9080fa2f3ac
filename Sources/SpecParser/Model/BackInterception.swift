/// What may stop a pop, and how the person is asked.
public struct BackInterception: Sendable, Hashable {
  public enum Trigger: String, Sendable, CaseIterable { case button, swipe, menu, escape }

  /// The generated alert.
  public struct Ask: Sendable, Hashable {
    /// Which of UIAlertController's styles it has.
    public enum Style: String, Sendable, CaseIterable { case alert, sheet }

    public var title: String
    public var message: String?
    public var confirm: String
    public var cancel: String
    public var style: Style

    public init(title: String, message: String?, confirm: String, cancel: String, style: Style) {
      self.title = title
      self.message = message
      self.confirm = confirm
      self.cancel = cancel
      self.style = style
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

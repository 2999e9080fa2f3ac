import NavgenDiagnostics

extension Check<Screen> {
  /// A swipe that cannot begin need not be asked about.
  ///
  /// Before: `pop: {gesture: none}` with `back: {intercept: [swipe]}`.
  /// After: `back: {intercept: [button]}`.
  static let unreachableSwipe = Check(
    id: .unreachableSwipe, first: "back.intercept", second: "pop.gesture",
    isBroken: { screen, intercept in
      screen.pop.gesture == .none && screen.intercepts(.swipe, intercept)
    },
    message: { _ in "there is no `swipe` to intercept with `gesture: none`: leave it out" })

  /// A menu that does not open need not be asked about.
  ///
  /// Before: `bar: {back-button: {menu: false}}` with `back: {intercept: [menu]}`.
  /// After: one of the two.
  static let unreachableMenu = Check(
    id: .unreachableMenu, first: "back.intercept", second: "bar.back-button.menu",
    isBroken: { screen, intercept in
      screen.bar.backButton.showsMenu == false && screen.intercepts(.menu, intercept)
    },
    message: { _ in
      "`menu` is intercepted here while `back-button.menu: false` takes it from the screens above: "
        + "leave one out"
    })
}

extension Screen {
  /// Whether a trigger is asked about because it is named, not as one of `all`.
  fileprivate func intercepts(_ trigger: BackInterception.Trigger, _ setting: Setting) -> Bool {
    back?.triggers.contains(trigger) == true
      && (setting.place.text == trigger.rawValue
        || setting.place.items.contains { $0.text == trigger.rawValue })
  }
}

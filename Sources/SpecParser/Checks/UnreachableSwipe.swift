extension Check<Screen> {
  /// A swipe that cannot begin need not be asked about.
  ///
  /// Before: `pop: {gesture: none}` with `back: {intercept: [swipe]}`.
  /// After: `back: {intercept: [button]}`.
  static let unreachableSwipe = Check(
    id: .unreachableSwipe, first: "back.intercept", second: "pop.gesture",
    isBroken: { screen, intercept in
      screen.pop.gesture == .none && screen.back?.triggers.contains(.swipe) == true
        && !intercept.place.isText("all")
    },
    message: { _ in "there is no `swipe` to intercept with `gesture: none`: leave it out" })
}

extension Check<Screen> {
  /// The distance from the edge matters only to a drag that navgen looks for.
  ///
  /// Before: `pop: {gesture: none, edge: 40}`. After: `pop: {gesture: none}`.
  static let ignoredEdge = Check(
    id: .ignoredEdge, first: "pop.edge", second: "pop.gesture",
    isBroken: { screen, _ in !screen.pop.isDriven },
    message: { wording($0.pop.gesture) })

  private static func wording(_ gesture: Pop.Gesture) -> String {
    "`edge` does nothing with `gesture: \(gesture.rawValue)`: it needs `edge` or `full-screen`"
  }
}

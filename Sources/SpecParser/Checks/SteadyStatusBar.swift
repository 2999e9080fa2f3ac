extension Check<Screen> {
  /// A status bar that switches with the fade needs one.
  ///
  /// Before: `status-bar: {from: light, to: dark}` alone.
  /// After: `status-bar: light`, or with `fade: {distance: 136}`.
  static let steadyStatusBar = Check(
    id: .steadyStatusBar, first: "status-bar", second: "fade",
    isBroken: { screen, _ in
      if case .switching = screen.statusBar { screen.fade == nil } else { false }
    },
    message: { _ in
      "`status-bar` switches as the bar fades, and there is no `fade`: write one style"
    })
}

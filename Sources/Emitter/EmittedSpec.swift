import NavgenSpecParser

extension NavigationSpec {
  /// The same as templates are to see it: colors where they are written, and nothing that changes
  /// nothing in the generated code.
  var asEmitted: NavigationSpec {
    var spec = withoutMenusThatShow
    spec.screens = spec.screens.map(\.withFadedColorsInBar.withoutSwipeThatNeverComes)
    for index in spec.styles.indices {
      spec.styles[index].screen = spec.styles[index].screen.withFadedColorsInBar
    }
    return spec
  }

  /// The same without `menu: true`, which is how UIKit has it; only what names it `false` has it taken away.
  fileprivate var withoutMenusThatShow: NavigationSpec {
    var spec = self
    for index in spec.screens.indices { spec.screens[index].bar.backButton.dropMenuThatShows() }
    for index in spec.styles.indices {
      spec.styles[index].screen.bar.backButton.dropMenuThatShows()
    }
    return spec
  }
}

extension Screen {
  /// The same without a question before the swipe that `gesture: none` takes away.
  fileprivate var withoutSwipeThatNeverComes: Screen {
    guard pop.gesture == .none else { return self }
    var screen = self
    screen.back?.triggers.removeAll { $0 == .swipe }
    if screen.back?.triggers.isEmpty == true { screen.back = nil }
    return screen
  }
}

extension BackButton {
  fileprivate mutating func dropMenuThatShows() {
    if showsMenu == true { showsMenu = nil }
  }
}

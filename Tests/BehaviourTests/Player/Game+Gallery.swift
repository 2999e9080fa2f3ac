import UIKitBench

@testable import GalleryApp

extension Game {
  /// The app of hidden bars, large titles, and pops that move in their own ways.
  static let gallery = Game(
    version: 13,
    makeNavigation: { GalleryNavigationController(rootViewController: $0) },
    screens: [
      { AlbumViewController().titled("album") }, { PhotoViewController().titled("photo") },
      { StoryViewController().titled("story") }, { UIViewController().titled("other") },
    ],
    provoke: { screen, number in
      (screen.navigationController as? RotatingNavigationController)?.answer = number != 0
    },
    faultOfTop: { bench, navigation, top in
      let isDriven = top is AlbumViewController || top is PhotoViewController
      if let fault = navigation.faultOfSystemSwipe(wants: !isDriven) { return fault }
      (navigation as? RotatingNavigationController)?.answer = true
      if navigation.isNavigationBarHidden != (top is PhotoViewController) {
        return
          "the bar is \(navigation.isNavigationBarHidden ? "hidden" : "shown") on \(top.benchName)"
      }
      // Under a hidden bar the screen itself decides.
      let style: UIStatusBarStyle = top is PhotoViewController ? .default : .lightContent
      return bench.statusBarStyle == style ? nil : "the status bar is \(bench.statusBarStyle)"
    })
}

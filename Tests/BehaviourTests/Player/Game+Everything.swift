import UIKitBench

@testable import EverythingApp

extension Game {
  /// The app of the spec that uses everything.
  static let everything = Game(
    version: 13,
    makeNavigation: { EverythingNavigationController(rootViewController: $0) },
    screens: [
      { ArticleViewController().titled("article") }, { Catalog.Home().titled("home") },
      { EditorViewController().titled("editor") }, { Grid<Photo, Caption>().titled("grid") },
      { PlayerViewController().titled("player") }, { UIViewController().titled("other") },
    ],
    provoke: { screen, number in
      if let article = screen as? ArticleViewController {
        article.draft = Draft()
        article.draft?.hasChanges = number % 2 == 0
      }
      (screen as? EditorViewController)?.decision =
        switch number {
        case 0: .pop
        case 1: .stay
        case 2: .ask { $0.pop() }
        default: .ask { _ in }
        }
    },
    faultOfTop: { bench, navigation, top in
      let isSystem = EverythingScreen.screen(of: top).map { $0.pop.gesture == .system } ?? true
      if let fault = navigation.faultOfSystemSwipe(wants: isSystem) { return fault }
      let tint: UIColor = top is ArticleViewController ? .white : .systemBlue
      if navigation.navigationBar.tintColor != tint { return "the tint is wrong" }
      if bench.isStatusBarHidden != (top is Catalog.Home) {
        return "the status bar is hidden wrongly"
      }
      return (top as? ArticleViewController).flatMap { faultOfFade($0, bench) }
    })

  @MainActor
  private static func faultOfFade(_ article: ArticleViewController, _ bench: Bench) -> String? {
    let list = article.tableView
    let scrolled = list.contentOffset.y + list.adjustedContentInset.top
    let expected = EverythingScreen.article.fade!.whole.progress(at: scrolled)
    let alpha = bench.screen.bar?.background.alpha ?? -1
    if abs(alpha - expected) > 0.005 { return "the bar is at \(alpha), not \(expected)" }
    let style: UIStatusBarStyle = expected >= 0.6 ? .darkContent : .lightContent
    return bench.statusBarStyle == style ? nil : "the status bar is \(bench.statusBarStyle)"
  }
}

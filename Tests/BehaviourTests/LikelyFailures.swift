import Testing
import UIKitBench

@testable import EverythingApp
@testable import TransparentBarApp

/// What goes wrong first in code of this kind: UIKit's swipe dead or alive at the wrong time, fades that jump, states
/// that are stuck.
@Suite struct LikelyFailures {
  // MARK: UIKit's swipe

  /// A kind of screen, and who pops it where a drag begins.
  private struct Kind {
    let name: String
    let make: @MainActor () -> UIViewController
    /// From the very edge, and from a hundred points off it.
    let edge: Popper
    let inside: Popper
  }

  private enum Popper {
    case nobody, navgen, uiKit, uiKitFrom26
  }

  private static let kinds = [
    Kind(
      name: "driven", make: { EverythingApp.ArticleViewController() }, edge: .navgen,
      inside: .navgen),
    Kind(name: "edge", make: { EditorViewController() }, edge: .navgen, inside: .nobody),
    Kind(name: "system", make: { Catalog.Home() }, edge: .uiKit, inside: .uiKitFrom26),
    Kind(name: "none", make: { PlayerViewController() }, edge: .nobody, inside: .nobody),
    Kind(name: "unnamed", make: { UIViewController() }, edge: .uiKit, inside: .uiKitFrom26),
  ]

  /// A way in which a screen comes to be on top of another.
  enum Arrival: CaseIterable, CustomTestStringConvertible {
    case pushed, swipeCancelled, swipedBackTo, tappedBackTo, set, setAnimated

    var testDescription: String { "\(self)" }

    @MainActor
    fileprivate func put(_ top: UIViewController, on below: UIViewController, in app: App) {
      let stack = [app.navigation.viewControllers[0], below.titled("below"), top.titled("top")]
      switch self {
      case .pushed, .swipeCancelled:
        app.navigation.setViewControllers(Array(stack.dropLast()), animated: false)
        app.push(top)
        if self == .swipeCancelled { app.bench.swipe(from: 5, by: 60, over: 0.5) }
      case .swipedBackTo, .tappedBackTo:
        app.navigation.setViewControllers(stack, animated: false)
        app.push(EverythingApp.ArticleViewController().titled("above"))
        if self == .swipedBackTo { app.bench.swipe(by: 250) } else { app.bench.tapBack() }
      case .set, .setAnimated:
        app.navigation.setViewControllers(stack, animated: self == .setAnimated)
      }
      app.expectStack(["root", "below", "top"])
    }
  }

  @MainActor
  @Test(
    "16 Whatever came before, each screen is left by its own swipe and no other",
    arguments: Variant.all, Arrival.allCases)
  func swipes(_ variant: Variant, _ arrival: Arrival) {
    story(variant) { bench in
      let app = everything(bench)
      for below in Self.kinds {
        for top in Self.kinds {
          bench.note("\(top.name) on \(below.name)")
          arrival.put(top.make(), on: below.make(), in: app)
          expect(top.inside, from: 100, app)
          if app.stack.last != "top" { app.push(top.make().titled("top")) }
          expect(top.edge, from: 5, app)
        }
      }
    }
  }

  /// Drags, and expects the top screen to be popped by no other than that.
  @MainActor
  private func expect(
    _ popper: Popper, from start: CGFloat, _ app: App,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let count = app.bench.log.count
    app.bench.swipe(from: start, by: 280)
    let isUIKit =
      popper == .uiKit || popper == .uiKitFrom26 && app.bench.settings.version >= 26
    let pops = isUIKit || popper == .navgen
    app.expectStack(
      pops ? ["root", "below"] : ["root", "below", "top"], sourceLocation: sourceLocation)
    let log = app.bench.log.dropFirst(count)
    #expect(log.contains("system swipe") == isUIKit, sourceLocation: sourceLocation)
  }

  // MARK: Fades

  @MainActor
  @Test(
    "8 Under a finger the bar follows every point, from the first one on and back",
    arguments: Variant.all, [false, true])
  func grows(_ variant: Variant, _ largeTitles: Bool) {
    story(variant) { bench in
      let home = HomeViewController().titled("home")
      let navigation = TransparentBarNavigationController(rootViewController: home)
      navigation.navigationBar.prefersLargeTitles = largeTitles
      let article = TransparentBarApp.ArticleViewController().titled("article")
      _ = App(bench, navigation, article)
      let rest = article.tableView.contentOffset.y
      let finger = bench.touchDown(at: CGPoint(x: 200, y: 700))
      var last: CGFloat = 0
      for way in [1, -1] as [CGFloat] {
        for step in 1...160 {
          let place = way > 0 ? 700 - step : 540 + step
          finger.drag(to: CGPoint(x: 200, y: place), over: 1 / 60)
          let alpha = bench.screen.bar?.background.alpha ?? -1
          let moved = article.tableView.contentOffset.y - rest
          #expect(abs(alpha - min(max(moved / 136, 0), 1)) < 0.005, "at \(moved)")
          #expect((alpha - last) * way >= 0, "at \(moved)")
          last = alpha
        }
        #expect(way > 0 ? last == 1 : last < 0.1)
        if way > 0 { #expect(navigation.navigationBar.frame.height == 44) }
      }
      finger.rest()
      finger.lift()
    }
  }

  // MARK: Stuck states

  /// Something after which a transition or a question might stay open.
  enum Mishap: CaseIterable, CustomTestStringConvertible {
    case releasedBeforeStart, cancelledAtNothing, finishedAtEverything, leftWindow, appAnimates,
      answerDropped, alertDismissed

    var testDescription: String { "\(self)" }
  }

  @MainActor
  @Test(
    "15 After a mishap one push, one swipe and one tap work", arguments: Variant.all,
    Mishap.allCases)
  func stuck(_ variant: Variant, _ mishap: Mishap) {
    story(variant) { bench in
      let delegate = RecordingDelegate()
      let app = everything(bench, EverythingApp.ArticleViewController().titled("article"))
      let isGone = happen(mishap, app, delegate)
      app.expectStack(isGone ? ["root"] : ["root", "article"])
      #expect(!bench.isInTransition)
      app.expectAlive(EverythingApp.ArticleViewController())
    }
  }

  /// Lets it happen on an article above the root; says whether the article is to be gone by it.
  @MainActor
  private func happen(_ mishap: Mishap, _ app: App, _ delegate: RecordingDelegate) -> Bool {
    let bench = app.bench
    let article = app.top(EverythingApp.ArticleViewController.self)
    switch mishap {
    case .releasedBeforeStart:
      let finger = bench.touchDown(at: bench.place(60))
      finger.jump(to: bench.place(90))
      finger.lift(at: bench.settings.isRightToLeft ? -1200 : 1200)
      return true
    case .cancelledAtNothing, .finishedAtEverything:
      let finger = bench.touchDown(at: bench.place(20))
      finger.drag(to: bench.place(120))
      finger.drag(to: bench.place(mishap == .cancelledAtNothing ? 20 : 389))
      finger.rest()
      finger.lift()
      return mishap == .finishedAtEverything
    case .leftWindow:
      let finger = bench.touchDown(at: bench.place(20))
      finger.drag(to: bench.place(300))
      #expect(bench.isInTransition)
      bench.show(UIViewController().titled("elsewhere"))
      bench.advance(by: 1)
      finger.lift()
      bench.show(app.navigation)
      return false
    case .appAnimates:
      var animators = [FadeAnimator()]
      delegate.animator = { _, _ in animators.popLast() }
      app.navigation.delegate = delegate
      bench.swipe(by: 280)
      bench.advance(by: 1)
      #expect(animators.isEmpty)
      return false
    case .answerDropped:
      let editor = EditorViewController().titled("editor")
      editor.decision = .ask { _ in }
      app.push(editor)
      bench.tapBack()
      app.expectStack(["root", "article", "editor"])
      app.expectAlive(EverythingApp.ArticleViewController())
      app.navigation.popViewController(animated: true)
      return false
    case .alertDismissed:
      article?.draft = Draft()
      article?.draft?.hasChanges = true
      bench.tapBack()
      bench.advance(by: 1)
      #expect(bench.screen.alert != nil)
      article?.dismiss(animated: true)
      bench.advance(by: 1)
      return false
    }
  }
}

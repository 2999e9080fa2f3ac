import Testing
import UIKitBench

@testable import EverythingApp
@testable import TransparentBarApp

/// A navigation controller of the app's own class, to which the example's delegate is attached.
@MainActor
private struct Attached {
  let article = TransparentBarApp.ArticleViewController().titled("article")
  let app: App

  /// The app's delegate, if any, is set before, and the delegate is attached once the root is shown.
  init(_ bench: Bench, delegate: (any UINavigationControllerDelegate)? = nil) {
    let home = HomeViewController().titled("home")
    let navigation = UINavigationController(rootViewController: home)
    navigation.delegate = delegate
    app = App(bench, navigation)
    TransparentBarTransitionDelegate(attachingTo: navigation)
    app.push(article)
  }
}

/// Design 2, "Files of the built-in set": an app that cannot subclass attaches the delegate.
@Suite struct AttachedStories {
  @MainActor @Test("8 An attached delegate fades the bar", arguments: Variant.all)
  func fade(_ variant: Variant) {
    story(variant) { bench in
      let attached = Attached(bench)
      for (distance, alpha) in [(0, 0), (68, 0.5), (136, 1), (34, 0.25)] {
        attached.article.scroll(to: CGFloat(distance))
        let shown = bench.screen.bar?.background.alpha ?? -1
        #expect(abs(shown - alpha) < 0.005, "\(distance) \(bench.screen)")
      }
      bench.tapBack()
      attached.app.expectStack(["home"])
    }
  }

  @MainActor
  @Test("15 An attached delegate drives the swipe, and cancels it", arguments: Variant.all)
  func swipe(_ variant: Variant) {
    story(variant) { bench in
      let attached = Attached(bench)
      bench.swipe(from: 200, by: 60)
      attached.app.expectStack(["home", "article"])
      bench.swipe(from: 100, by: 250)
      attached.app.expectStack(["home"])
      attached.app.expectAlive(TransparentBarApp.ArticleViewController())
    }
  }

  @MainActor @Test("22 A swipe asks, a tap does not", arguments: Variant.all)
  func asks(_ variant: Variant) {
    story(variant) { bench in
      let attached = Attached(bench)
      attached.article.hasUnsavedComment = true
      bench.swipe(from: 100, by: 250)
      bench.advance(by: 1)
      #expect(bench.screen.alert == "Discard your comment?")
      bench.tapAlert("Discard")
      attached.app.expectStack(["home"])
      attached.app.push(
        TransparentBarApp.ArticleViewController().titled("article"))
      bench.tapBack()
      attached.app.expectStack(["home"])
    }
  }

  @MainActor @Test("24 The app's own delegate receives every call", arguments: Variant.all)
  func forwards(_ variant: Variant) {
    story(variant) { bench in
      let delegate = RecordingDelegate()
      let attached = Attached(bench, delegate: delegate)
      bench.swipe(from: 100, by: 250)
      attached.app.expectStack(["home"])
      #expect(delegate.calls.suffix(2) == ["willShow home", "didShow home"])
    }
  }

  @MainActor
  @Test("7 A screen that is shown already gets its bar when attached", arguments: Variant.all)
  func late(_ variant: Variant) {
    story(variant) { bench in
      let article = TransparentBarApp.ArticleViewController().titled("article")
      let navigation = UINavigationController(rootViewController: article)
      let app = App(bench, navigation)
      TransparentBarTransitionDelegate(attachingTo: navigation)
      #expect(bench.screen.bar?.background.alpha == 0)
      article.scroll(to: 68)
      let shown = bench.screen.bar?.background.alpha ?? -1
      #expect(abs(shown - 0.5) < 0.005)
      app.expectStack(["article"])
    }
  }

  @MainActor @Test("7 A root gets its bar when it is shown", arguments: Variant.all)
  func early(_ variant: Variant) {
    story(variant) { bench in
      let article = TransparentBarApp.ArticleViewController().titled("article")
      let navigation = UINavigationController(rootViewController: article)
      TransparentBarTransitionDelegate(attachingTo: navigation)
      let app = App(bench, navigation)
      #expect(bench.screen.bar?.background.alpha == 0)
      article.scroll(to: 68)
      let shown = bench.screen.bar?.background.alpha ?? -1
      #expect(abs(shown - 0.5) < 0.005)
      app.expectStack(["article"])
    }
  }

  @MainActor
  @Test("25 Everything goes with the navigation controller", arguments: Variant.all)
  func freed(_ variant: Variant) {
    story(variant) { bench in
      weak var delegate: TransparentBarTransitionDelegate?
      weak var navigation: UINavigationController?
      do {
        let attached = Attached(bench)
        bench.swipe(from: 100, by: 60)
        attached.app.expectStack(["home", "article"])
        delegate = attached.app.navigation.delegate as? TransparentBarTransitionDelegate
        navigation = attached.app.navigation
        #expect(delegate != nil)
      }
      bench.show(UIViewController().titled("other"))
      bench.settle()
      #expect(navigation == nil)
      #expect(delegate == nil)
    }
  }

  @MainActor
  @Test("26 A delegate set past it is told once, and gets its calls", arguments: Variant.all)
  func replaced(_ variant: Variant) {
    let bench = stockedBench(variant.settings)
    let attached = Attached(bench)
    let delegate = RecordingDelegate()
    attached.app.navigation.delegate = delegate
    bench.swipe(from: 100, by: 250)
    attached.app.expectStack(["home"])
    attached.app.expectAlive(TransparentBarApp.ArticleViewController())
    #expect(bench.assertionFailures.count == 1)
    #expect(bench.assertionFailures.first?.contains("was replaced") == true)
    #expect(bench.faults.isEmpty)
    #expect(!delegate.calls.isEmpty)
  }

  @MainActor
  @Test("26 A stolen swipe is told once, and begins nowhere else", arguments: Variant.all)
  func stolenSwipe(_ variant: Variant) {
    final class Thief: NSObject, UIGestureRecognizerDelegate {}
    let bench = stockedBench(variant.settings)
    let attached = Attached(bench)
    let thief = Thief()
    let own = attached.app.navigation.view.gestureRecognizers?.filter {
      $0.delegate is TransparentBarTransitionDelegate
    }
    #expect(own?.count == 1)
    own?.first?.delegate = thief
    bench.tapBack()
    attached.app.expectStack(["home"])
    bench.swipe(by: 300)
    attached.app.expectStack(["home"])
    attached.app.expectAlive(TransparentBarApp.ArticleViewController())
    #expect(bench.assertionFailures.count == 1)
    #expect(bench.assertionFailures.first?.contains("keeps its delegate") == true)
    #expect(bench.faults.isEmpty)
  }
}

import Testing
import UIKitBench

@testable import EverythingApp

/// Animator and life.
extension PublicCases {
  @MainActor
  @Test(
    "19 C50 With hidesBottomBarWhenPushed the tab bar ends where UIKit puts it",
    arguments: Variant.all
  )
  func c50(_ variant: Variant) {
    story(variant) { bench in
      let navigation = EverythingNavigationController(
        rootViewController: UIViewController().titled("root"))
      let tabs = UITabBarController()
      tabs.viewControllers = [navigation, UIViewController()]
      bench.show(tabs)
      let article = article()
      article.hidesBottomBarWhenPushed = true
      navigation.pushViewController(article, animated: true)
      bench.advance(by: 1)
      #expect(tabs.tabBar.isHidden)
      for _ in 0..<2 {
        bench.swipe(by: 60)
        bench.advance(by: 1)
        #expect(tabs.tabBar.isHidden)
      }
      bench.swipe(by: 250)
      bench.advance(by: 1)
      #expect(!tabs.tabBar.isHidden)
      #expect(tabs.tabBar.superview === tabs.view)
    }
  }

  @MainActor
  @Test("C52 Cancelled, the transition completes with false, once", arguments: Variant.all)
  func c52(_ variant: Variant) {
    story(variant) { bench in
      let app = everything(bench, article())
      bench.swipe(by: 60)
      app.expectStack(["root", "article"])
      #expect(bench.completions == [true, false])
    }
  }

  @MainActor
  @Test(
    "C53 A controller told that it disappears and appears again keeps working",
    arguments: Variant.all)
  func c53(_ variant: Variant) {
    story(variant) { bench in
      let article = article()
      let app = everything(bench, article)
      bench.swipe(by: 80)
      app.expectStack(["root", "article"])
      let calls = bench.log.filter { $0.hasPrefix("article.view") }.suffix(3)
      #expect(
        Array(calls) == [
          "article.viewWillDisappear", "article.viewWillAppear", "article.viewDidAppear",
        ])
      article.scroll(to: 70)
      #expect(bench.screen.bar.map { $0.background.alpha > 0 } == true)
    }
  }

  @MainActor @Test("C55 The app's delegate set after navgen's, both live", arguments: Variant.all)
  func c55(_ variant: Variant) {
    story(variant) { bench in
      let app = everything(bench, article())
      let delegate = RecordingDelegate()
      app.navigation.delegate = delegate
      bench.swipe(by: 250)
      app.expectStack(["root"])
      #expect(delegate.calls == ["willShow root", "didShow root"])
      let before = app.navigation.delegate
      let second = RecordingDelegate()
      app.navigation.delegate = second
      app.navigation.delegate = before
      app.push(article())
      #expect(delegate.calls.suffix(2) == ["willShow article", "didShow article"])
      #expect(second.calls.isEmpty)
    }
  }

  @MainActor
  @Test("C57 A swipe that is off stays off after others came and went", arguments: Variant.all)
  func c57(_ variant: Variant) {
    story(variant) { bench in
      let app = everything(bench, PlayerViewController().titled("player"))
      for _ in 0..<2 {
        app.push(article())
        bench.swipe(by: 250)
        app.push(UIViewController().titled("other"))
        bench.swipe(from: 5, by: 300)
        app.expectStack(["root", "player"])
        bench.swipe(from: 5, by: 300)
        app.expectStack(["root", "player"])
      }
    }
  }

  @MainActor @Test("C58 At every instant some screen covers the container", arguments: Variant.all)
  func c58(_ variant: Variant) {
    for (reduces, crossFades) in [(false, false), (true, false), (true, true)] {
      var variant = variant
      variant.settings.reducesMotion = reduces
      variant.settings.prefersCrossFade = crossFades
      story(variant) { bench in
        let app = everything(bench, article())
        bench.tapBack()
        while bench.isInTransition {
          expectCovered(bench)
          bench.advance(by: 0.02)
        }
        app.push(article())
        let finger = bench.touchDown(at: bench.place(20))
        for place in stride(from: 40, through: 380, by: 20) {
          finger.drag(to: bench.place(CGFloat(place)), over: 0.02)
          expectCovered(bench)
        }
        finger.lift()
        app.expectStack(["root"])
      }
    }
  }

  @MainActor
  private func expectCovered(_ bench: Bench) {
    let bounds = bench.window.bounds
    let covering = bench.screen.controllers.filter { $0.frame == bounds && $0.alpha == 1 }
    #expect(!covering.isEmpty, "\(bench.screen)")
  }
}

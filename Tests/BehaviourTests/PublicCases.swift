import Testing
import UIKitBench

@testable import EverythingApp
@testable import SmallApps

/// What people reported against libraries that do this job, each with its right outcome.
@Suite struct PublicCases {
  @MainActor
  func article() -> ArticleViewController { ArticleViewController().titled("article") }

  // MARK: The gesture goes dead or freezes the app

  @MainActor
  @Test("C01 A driven screen with its own left bar item pops by a drag", arguments: Variant.all)
  func c01(_ variant: Variant) {
    story(variant) { bench in
      let article = article()
      article.navigationItem.leftBarButtonItem = UIBarButtonItem(title: "Menu")
      let app = everything(bench, article)
      bench.swipe(from: 5, by: 300)
      app.expectStack(["root"])
    }
  }

  @MainActor
  @Test("C02 On `system` screens and unnamed ones UIKit's own swipes begin", arguments: Variant.all)
  func c02(_ variant: Variant) {
    for named in [true, false] {
      for below in [InboxViewController(), UIViewController()] {
        for content in variant.settings.version >= 26 ? [false, true] : [false] {
          story(variant) { bench in
            let top = named ? ComposeViewController() : UIViewController()
            let app = mail(bench, below.titled("below"), top.titled("top"))
            bench.swipe(from: content ? 60 : 5, by: 300)
            app.expectStack(["root", "below"])
            #expect(bench.log.contains("system swipe"))
          }
        }
      }
    }
  }

  @MainActor @Test("C03 A drag at the root freezes nothing", arguments: Variant.all)
  func c03(_ variant: Variant) {
    story(variant) { bench in
      let app = everything(bench)
      app.navigation.setViewControllers([article()], animated: false)
      bench.advance(by: 1)
      bench.swipe(from: 5, by: 300)
      bench.swipe(from: 100, by: 250)
      app.expectStack(["article"])
      app.push(article().titled("next"))
      bench.swipe(by: 250)
      app.expectStack(["article"])
    }
  }

  @MainActor @Test("C04 A drag while a push is animating is refused", arguments: Variant.all)
  func c04(_ variant: Variant) {
    story(variant) { bench in
      let app = everything(bench, article())
      app.navigation.pushViewController(article().titled("next"), animated: true)
      bench.advance(by: 0.05)
      bench.swipe(by: 250, over: 0.1, release: 900)
      app.expectStack(["root", "article", "next"])
      bench.swipe(by: 250)
      app.expectStack(["root", "article"])
    }
  }

  @MainActor @Test("C05 A second finger makes no second transition", arguments: Variant.all)
  func c05(_ variant: Variant) {
    for liftsFirst in [true, false] {
      story(variant) { bench in
        let app = everything(bench, article().titled("below"), article())
        let first = bench.touchDown(at: bench.place(100))
        first.drag(to: bench.place(200))
        let second = bench.touchDown(at: bench.place(60, 200))
        second.drag(to: bench.place(160, 200))
        first.drag(to: bench.place(380))
        first.rest()
        if liftsFirst { first.lift() }
        second.lift()
        if !liftsFirst { first.lift() }
        app.expectStack(["root", "below"])
        #expect(bench.log.filter { $0.hasPrefix("transition pop") }.count == 1)
        app.expectAlive(ArticleViewController())
      }
    }
  }

  @MainActor @Test("C07 After a cancelled swipe a push runs", arguments: Variant.all)
  func c07(_ variant: Variant) {
    story(variant) { bench in
      let app = everything(bench, article())
      bench.swipe(by: 60)
      bench.advance(by: 1)
      app.push(article().titled("next"))
      app.expectStack(["root", "article", "next"])
    }
  }

  @MainActor @Test("C08 The background in mid-swipe cancels it", arguments: Variant.all)
  func c08(_ variant: Variant) {
    story(variant) { bench in
      let app = everything(bench, article())
      let finger = bench.touchDown(at: bench.place(50))
      finger.drag(to: bench.place(350))
      bench.enterBackground()
      finger.lift()
      app.expectStack(["root", "article"])
      app.expectAlive(ArticleViewController())
    }
  }

  @MainActor
  @Test(
    "C09 A flick released before the transition starts still ends it, once", arguments: Variant.all)
  func c09(_ variant: Variant) {
    for finishes in [true, false] {
      story(variant) { bench in
        let app = everything(bench, article())
        let finger = bench.touchDown(at: bench.place(60))
        finger.jump(to: bench.place(80))
        finger.jump(to: bench.place(110))
        finger.lift(at: variant.settings.isRightToLeft == finishes ? -1200 : 1200)
        app.expectStack(finishes ? ["root"] : ["root", "article"])
        app.expectAlive(ArticleViewController())
      }
    }
  }

  @MainActor
  @Test(
    "C12 A swipe that the screen vetoes, ten times, leaves everything alive", arguments: Variant.all
  )
  func c12(_ variant: Variant) {
    story(variant) { bench in
      let editor = EditorViewController().titled("editor")
      editor.decision = .stay
      let app = everything(bench, editor)
      for _ in 0..<10 { bench.swipe(from: 20, by: 300) }
      app.expectStack(["root", "editor"])
      app.expectAlive(ArticleViewController())
      bench.touchDown(at: bench.place(200)).lift()
      #expect(bench.log.last == "tap UITableView")
    }
  }

  @MainActor @Test("C10 A pop while the list bounces back completes", arguments: Variant.all)
  func c10(_ variant: Variant) {
    for swipes in [true, false] {
      story(variant) { bench in
        let app = everything(bench, article())
        bench.drag(from: CGPoint(x: 200, y: 300), to: CGPoint(x: 205, y: 600))
        if swipes { bench.swipe(by: 250) } else { bench.tapBack() }
        app.expectStack(["root"])
      }
    }
  }

  @MainActor @Test("C11 Five quick swipes leave nothing half-way", arguments: Variant.all)
  func c11(_ variant: Variant) {
    story(variant) { bench in
      let screens = (0..<8).map { article().titled("\($0)") }
      let app = everything(bench)
      app.navigation.setViewControllers(
        [app.navigation.viewControllers[0]] + screens, animated: false)
      bench.advance(by: 1)
      for _ in 0..<5 {
        bench.swipe(by: 150, over: 0.1, release: 900)
        bench.advance(by: 0.1)
      }
      bench.advance(by: 1)
      let popped = 9 - app.stack.count
      #expect((1...5).contains(popped))
      app.expectStack(app.stack)
      app.expectAlive(ArticleViewController())
    }
  }

  @MainActor @Test("C14 Two pushes in one turn both end in the stack", arguments: Variant.all)
  func c14(_ variant: Variant) {
    story(variant) { bench in
      let app = everything(bench, article())
      app.navigation.pushViewController(article().titled("one"), animated: true)
      app.navigation.pushViewController(article().titled("two"), animated: true)
      bench.advance(by: 2)
      app.expectStack(["root", "article", "one", "two"])
      app.expectAlive(ArticleViewController())
    }
  }
}

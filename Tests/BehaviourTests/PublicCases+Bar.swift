import Testing
import UIKitBench

@testable import EverythingApp

/// The bar.
extension PublicCases {
  @MainActor
  @Test("C27 Many tiny swipes, all cancelled, leave the bar as it was", arguments: Variant.all)
  func c27(_ variant: Variant) {
    story(variant) { bench in
      let article = article()
      let app = everything(bench, article)
      article.scroll(to: 70)
      let before = bench.screen
      for _ in 0..<20 {
        bench.swipe(by: 12, over: 0.05)
        bench.advance(by: 0.4)
      }
      #expect(bench.screen == before)
      app.expectStack(["root", "article"])
    }
  }

  @MainActor @Test("C30 A fade survives a cancelled swipe and coming back", arguments: Variant.all)
  func c30(_ variant: Variant) {
    story(variant) { bench in
      let below = article().titled("below")
      let article = article()
      let app = everything(bench, below)
      below.scroll(to: 70)
      let lower = bench.screen.bar?.background.alpha
      app.push(article)
      article.scroll(to: 100)
      let upper = bench.screen.bar?.background.alpha
      #expect(lower != upper && lower != 0 && upper != 1)
      bench.swipe(by: 80)
      bench.advance(by: 1)
      #expect(bench.screen.bar?.background.alpha == upper)
      app.push(UIViewController().titled("other"))
      bench.tapBack()
      bench.advance(by: 1)
      #expect(bench.screen.bar?.background.alpha == upper)
      bench.swipe(by: 250)
      app.expectStack(["root", "below"])
      #expect(bench.screen.bar?.background.alpha == lower)
      app.push(article)
      #expect(bench.screen.bar?.background.alpha == upper)
    }
  }

  @MainActor @Test("C32 A custom right item keeps its look", arguments: Variant.all)
  func c32(_ variant: Variant) {
    story(variant) { bench in
      let article = article()
      let button = UIBarButtonItem(title: "Share")
      button.tintColor = .green
      article.navigationItem.rightBarButtonItem = button
      _ = everything(bench, article)
      article.scroll(to: 70)
      #expect(article.navigationItem.rightBarButtonItem === button)
      #expect(button.tintColor == .green)
    }
  }

  @MainActor
  @Test(
    "C33 At the top and scrolled, in portrait and compact, the bar is the configured one",
    arguments: Variant.all)
  func c33(_ variant: Variant) {
    story(variant) { bench in
      let home = Catalog.Home().titled("home")
      let list = UITableView(frame: bench.window.bounds)
      list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      list.contentSize.height = 3000
      _ = everything(bench, home)
      home.view.addSubview(list)
      bench.turn()
      let configured = UIColor.Shade(.systemBackground)
      for _ in 0..<2 {
        list.contentOffset.y = -list.adjustedContentInset.top
        #expect(bench.screen.bar?.background == configured)
        list.contentOffset.y = 200
        #expect(bench.screen.bar?.background == configured)
        bench.rotate()
      }
    }
  }

  @MainActor
  @Test("C35 A bar at alpha 0 still has a back button that works", arguments: Variant.all)
  func c35(_ variant: Variant) {
    story(variant) { bench in
      let app = everything(bench, article())
      #expect(bench.screen.bar?.background.alpha == 0)
      bench.tapBack()
      app.expectStack(["root"])
    }
  }

  @MainActor
  @Test(
    "C38 A list that still scrolls under a pushed screen changes nothing", arguments: Variant.all)
  func c38(_ variant: Variant) {
    story(variant) { bench in
      let below = article().titled("below")
      let article = article()
      let app = everything(bench, below)
      bench.drag(from: CGPoint(x: 200, y: 700), to: CGPoint(x: 200, y: 650), over: 0.1)
      below.tableView.decelerate(by: 120)
      app.navigation.pushViewController(article, animated: true)
      bench.turn()
      #expect(bench.isInTransition)
      let writes = bench.appearanceWrites
      bench.advance(by: 0.3)
      #expect(bench.appearanceWrites == writes)
      bench.advance(by: 1)
      #expect(bench.screen.bar?.background.alpha == 0)
      bench.tapBack()
      bench.advance(by: 1)
      #expect(bench.screen.bar.map { $0.background.alpha > 0.2 } == true)
    }
  }

  @MainActor
  @Test("C41 After a cancelled swipe the status bar is the top screen's", arguments: Variant.all)
  func c41(_ variant: Variant) {
    story(variant) { bench in
      let app = everything(bench, article())
      bench.swipe(by: 150)
      app.expectStack(["root", "article"])
      #expect(bench.statusBarStyle == .lightContent)
    }
  }

  @MainActor @Test("C36 Nothing writes to bar items during a transition", arguments: Variant.all)
  func c36(_ variant: Variant) {
    story(variant) { bench in
      let below = article().titled("below")
      let article = article()
      let app = everything(bench, below)
      app.navigation.pushViewController(article, animated: true)
      bench.turn()
      let writes = bench.appearanceWrites
      for _ in 0..<5 {
        bench.advance(by: 0.03)
        article.tableView.contentOffset.y += 20
        below.tableView.contentOffset.y += 20
      }
      #expect(bench.isInTransition)
      #expect(bench.appearanceWrites == writes)
      bench.advance(by: 1)
      #expect(
        bench.screen.bar.map { $0.background.alpha > 0 } == true,
        "the last value is applied at its end")
    }
  }

  @MainActor @Test("C40 A fade under a large title moves no inset", arguments: Variant.all)
  func c40(_ variant: Variant) {
    story(variant) { bench in
      let article = article()
      let app = everything(bench)
      app.navigation.navigationBar.prefersLargeTitles = true
      app.push(article)
      var last = article.tableView.adjustedContentInset.top
      for _ in 0..<40 {
        article.tableView.contentOffset.y += 4
        bench.turn()
        let inset = article.tableView.adjustedContentInset.top
        #expect(last - inset <= 4 && inset <= last)
        last = inset
      }
      #expect(last == 91)
    }
  }
}

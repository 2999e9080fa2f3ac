import Testing
import UIKitBench

@testable import EverythingApp
@testable import SmallApps

/// What people reported against libraries that do this job, each with its right outcome.
@Suite struct PublicCases {
  @MainActor
  private func app(_ bench: Bench, _ controllers: UIViewController...) -> App {
    Assets.colors["Ink"] = .blue
    Assets.images = ["Paper/Bar", "Line"]
    let app = App(
      bench, EverythingNavigationController(rootViewController: UIViewController().titled("root")))
    for controller in controllers { app.push(controller) }
    return app
  }

  @MainActor
  private func mail(_ bench: Bench, _ controllers: UIViewController...) -> App {
    let app = App(bench, MailNavigationController(rootViewController: UIViewController().titled("root")))
    for controller in controllers { app.push(controller) }
    return app
  }

  @MainActor
  private func article() -> ArticleViewController { ArticleViewController().titled("article") }

  // MARK: The gesture goes dead or freezes the app

  @MainActor @Test("C01 A driven screen with its own left bar item pops by a drag", arguments: Variant.all)
  func c01(_ variant: Variant) {
    story(variant) { bench in
      let article = article()
      article.navigationItem.leftBarButtonItem = UIBarButtonItem(title: "Menu")
      let app = app(bench, article)
      bench.swipe(from: 5, by: 300)
      app.expectStack(["root"])
    }
  }

  @MainActor @Test("C02 On `system` screens and unnamed ones UIKit's own swipes begin", arguments: Variant.all)
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
      let app = app(bench)
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
      let app = app(bench, article())
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
        let app = app(bench, article().titled("below"), article())
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
      let app = app(bench, article())
      bench.swipe(by: 60)
      bench.advance(by: 1)
      app.push(article().titled("next"))
      app.expectStack(["root", "article", "next"])
    }
  }

  @MainActor @Test("C08 The background in mid-swipe cancels it", arguments: Variant.all)
  func c08(_ variant: Variant) {
    story(variant) { bench in
      let app = app(bench, article())
      let finger = bench.touchDown(at: bench.place(50))
      finger.drag(to: bench.place(350))
      bench.enterBackground()
      finger.lift()
      app.expectStack(["root", "article"])
      app.expectAlive(ArticleViewController())
    }
  }

  @MainActor @Test("C09 A flick released before the transition starts still ends it, once", arguments: Variant.all)
  func c09(_ variant: Variant) {
    for finishes in [true, false] {
      story(variant) { bench in
        let app = app(bench, article())
        let finger = bench.touchDown(at: bench.place(60))
        finger.jump(to: bench.place(80))
        finger.jump(to: bench.place(110))
        finger.lift(at: variant.settings.isRightToLeft == finishes ? -1200 : 1200)
        app.expectStack(finishes ? ["root"] : ["root", "article"])
        app.expectAlive(ArticleViewController())
      }
    }
  }

  @MainActor @Test("C12 A swipe that the screen vetoes, ten times, leaves everything alive", arguments: Variant.all)
  func c12(_ variant: Variant) {
    story(variant) { bench in
      let editor = EditorViewController().titled("editor")
      editor.decision = .stay
      let app = app(bench, editor)
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
        let app = app(bench, article())
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
      let app = app(bench)
      app.navigation.setViewControllers([app.navigation.viewControllers[0]] + screens, animated: false)
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
      let app = app(bench, article())
      app.navigation.pushViewController(article().titled("one"), animated: true)
      app.navigation.pushViewController(article().titled("two"), animated: true)
      bench.advance(by: 2)
      app.expectStack(["root", "article", "one", "two"])
      app.expectAlive(ArticleViewController())
    }
  }

  // MARK: Who owns the touch

  @MainActor @Test("C16 A slider's thumb moves and nothing pops", arguments: Variant.all)
  func c16(_ variant: Variant) {
    story(variant) { bench in
      let article = article()
      let slider = UISlider(frame: CGRect(x: 40, y: 300, width: 310, height: 40))
      let app = app(bench, article)
      article.view.addSubview(slider)
      bench.drag(from: bench.place(80, 410), to: bench.place(300, 410))
      #expect(abs(slider.value - (variant.settings.isRightToLeft ? 0.16 : 0.84)) < 0.1)
      app.expectStack(["root", "article"])
    }
  }

  @MainActor @Test("C17 Dragging an open row shut pops nothing", arguments: Variant.all)
  func c17(_ variant: Variant) {
    story(variant) { bench in
      let article = article()
      let row = UITableViewCell(frame: CGRect(x: 0, y: 200, width: 390, height: 60))
      row.configurationState.isSwiped = true
      let app = app(bench, article)
      article.tableView.addSubview(row)
      bench.drag(from: bench.place(80, 330), to: bench.place(330, 330))
      app.expectStack(["root", "article"])
      row.configurationState.isSwiped = false
      bench.drag(from: bench.place(80, 330), to: bench.place(330, 330))
      app.expectStack(["root"])
    }
  }

  @MainActor @Test("C18 A sideways scroller scrolls until its first page, then pops", arguments: Variant.all)
  func c18(_ variant: Variant) {
    for edge in [false, true] {
      story(variant) { bench in
        let isRightToLeft = variant.settings.isRightToLeft
        let article = article()
        let pages = UIScrollView(frame: CGRect(x: 0, y: 200, width: 390, height: 300))
        pages.contentSize = CGSize(width: 1170, height: 300)
        pages.contentInsetAdjustmentBehavior = .never
        let app = app(bench, article)
        article.tableView.addSubview(pages)
        let first: CGFloat = isRightToLeft ? 780 : 0
        pages.contentOffset.x = 390
        bench.turn()
        bench.swipe(from: 60, y: 400, by: 250)
        bench.advance(by: 1)
        #expect(pages.contentOffset.x != 390)
        app.expectStack(["root", "article"])
        pages.contentOffset.x = edge ? 390 : first
        bench.swipe(from: edge ? 10 : 60, y: 400, by: 250)
        app.expectStack(["root"])
      }
    }
  }

  @MainActor @Test("C21 Over a list a sideways drag pops and a downward one scrolls", arguments: Variant.all)
  func c21(_ variant: Variant) {
    story(variant) { bench in
      let article = article()
      let app = app(bench, article)
      let rest = article.tableView.contentOffset.y
      bench.drag(from: bench.place(60, 600), to: bench.place(70, 300))
      bench.advance(by: 1)
      #expect(article.tableView.contentOffset.y > rest)
      app.expectStack(["root", "article"])
      let scrolled = article.tableView.contentOffset.y
      bench.swipe(from: 60, by: 250)
      #expect(article.tableView.contentOffset.y == scrolled)
      app.expectStack(["root"])
    }
  }

  @MainActor @Test("C23 `edge` works at the edge and nowhere else", arguments: Variant.all)
  func c23(_ variant: Variant) {
    story(variant) { bench in
      let app = app(bench, EditorViewController().titled("editor"))
      bench.swipe(from: 60, by: 250)
      app.expectStack(["root", "editor"])
      bench.swipe(from: 20, by: 250)
      app.expectStack(["root"])
    }
  }

  @MainActor @Test("C24 `none` lets neither of UIKit's swipes pop", arguments: Variant.all)
  func c24(_ variant: Variant) {
    story(variant) { bench in
      let app = app(bench, PlayerViewController().titled("player"))
      bench.swipe(from: 5, by: 300)
      bench.swipe(from: 100, by: 250)
      app.expectStack(["root", "player"])
    }
  }

  @MainActor @Test("C25 Right to left the pop starts with a leftward drag from the right")
  func c25() {
    var variant = Variant.all[0]
    variant.settings.isRightToLeft = true
    story(variant) { bench in
      let app = app(bench, article())
      bench.drag(from: CGPoint(x: 50, y: 400), to: CGPoint(x: 350, y: 400))
      app.expectStack(["root", "article"])
      bench.drag(from: CGPoint(x: 350, y: 400), to: CGPoint(x: 50, y: 400))
      app.expectStack(["root"])
    }
  }

  @MainActor @Test("C26 A two-finger trackpad swipe pops", arguments: Variant.all)
  func c26(_ variant: Variant) {
    guard variant.settings.version >= 13.4 else { return }
    story(variant) { bench in
      let app = app(bench, article())
      bench.swipe(by: 250, trackpad: true)
      app.expectStack(["root"])
    }
  }

  // MARK: The bar

  @MainActor @Test("C27 Many tiny swipes, all cancelled, leave the bar as it was", arguments: Variant.all)
  func c27(_ variant: Variant) {
    story(variant) { bench in
      let article = article()
      let app = app(bench, article)
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
      let app = app(bench, below)
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
      _ = app(bench, article)
      article.scroll(to: 70)
      #expect(article.navigationItem.rightBarButtonItem === button)
      #expect(button.tintColor == .green)
    }
  }

  @MainActor @Test("C33 At the top and scrolled, in portrait and compact, the bar is the configured one", arguments: Variant.all)
  func c33(_ variant: Variant) {
    story(variant) { bench in
      let home = Catalog.Home().titled("home")
      let list = UITableView(frame: bench.window.bounds)
      list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      list.contentSize.height = 3000
      _ = app(bench, home)
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

  @MainActor @Test("C35 A bar at alpha 0 still has a back button that works", arguments: Variant.all)
  func c35(_ variant: Variant) {
    story(variant) { bench in
      let app = app(bench, article())
      #expect(bench.screen.bar?.background.alpha == 0)
      bench.tapBack()
      app.expectStack(["root"])
    }
  }

  @MainActor @Test("C38 A list that still scrolls under a pushed screen changes nothing", arguments: Variant.all)
  func c38(_ variant: Variant) {
    story(variant) { bench in
      let below = article().titled("below")
      let article = article()
      let app = app(bench, below)
      bench.drag(from: CGPoint(x: 200, y: 700), to: CGPoint(x: 200, y: 650), over: 0.1)
      below.tableView.decelerate(by: 120)
      app.navigation.pushViewController(article, animated: true)
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

  @MainActor @Test("C41 After a cancelled swipe the status bar is the top screen's", arguments: Variant.all)
  func c41(_ variant: Variant) {
    story(variant) { bench in
      let app = app(bench, article())
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
      let app = app(bench, below)
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
      #expect(bench.screen.bar.map { $0.background.alpha > 0 } == true, "the last value is applied at its end")
    }
  }

  @MainActor @Test("C40 A fade under a large title moves no inset", arguments: Variant.all)
  func c40(_ variant: Variant) {
    story(variant) { bench in
      let article = article()
      let app = app(bench)
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

  // MARK: Saying no to back

  @MainActor @Test("C42 C43 C48 A tap asks, a yes pops exactly one, and the answer knows it was the button", arguments: Variant.all)
  func c42(_ variant: Variant) {
    story(variant) { bench in
      let editor = EditorViewController().titled("editor")
      let app = app(bench, article(), editor)
      bench.tapBack()
      #expect(editor.asked == [.button])
      app.expectStack(["root", "article"])
    }
  }

  @MainActor @Test("C44 A bar with more items than the stack waves through", arguments: Variant.all)
  func c44(_ variant: Variant) {
    story(variant) { bench in
      let editor = EditorViewController().titled("editor")
      editor.decision = .stay
      let app = app(bench, editor)
      let bar = app.navigation.navigationBar
      #expect(app.navigation.navigationBar(bar, shouldPop: UINavigationItem(title: "stranger")))
      #expect(editor.asked.isEmpty)
      editor.decision = .pop
      app.navigation.popViewController(animated: true)
      bench.turn()
      if bench.isInTransition {
        #expect(app.navigation.navigationBar(bar, shouldPop: editor.navigationItem))
      }
      #expect(editor.asked.isEmpty)
    }
  }

  @MainActor @Test("C45 C48 A swipe is asked too, and told apart", arguments: Variant.all)
  func c45(_ variant: Variant) {
    story(variant) { bench in
      let editor = EditorViewController().titled("editor")
      let app = app(bench, editor)
      bench.swipe(from: 20, by: 250)
      #expect(editor.asked == [.swipe])
      app.expectStack(["root"])
    }
  }

  @MainActor @Test("C46 The long-press menu, three levels down, asks; a yes pops all three", arguments: Variant.all)
  func c46(_ variant: Variant) {
    guard variant.settings.version >= 14 else { return }
    story(variant) { bench in
      let article = article()
      article.draft = Draft()
      article.draft?.hasChanges = true
      let app = app(bench, ArticleViewController().titled("one"), ArticleViewController().titled("two"), article)
      bench.longPressBack(pick: 1)
      bench.advance(by: 1)
      app.expectStack(["root", "one", "two", "article"])
      bench.tapAlert("Discard")
      app.expectStack(["root", "one"])
    }
  }

  @MainActor @Test("C47 A vetoed swipe shows the alert once, for the top screen", arguments: Variant.all)
  func c47(_ variant: Variant) {
    story(variant) { bench in
      let article = article()
      article.draft = Draft()
      article.draft?.hasChanges = true
      let app = app(bench, article)
      bench.swipe(by: 250)
      bench.advance(by: 1)
      #expect(bench.log.filter { $0.hasPrefix("present") } == ["present Discard \"changes\"?"])
      bench.tapAlert("Keep Editing")
      app.expectStack(["root", "article"])
    }
  }

  @MainActor @Test("C49 A tab's second tap pops to the root, not asked", arguments: Variant.all)
  func c49(_ variant: Variant) {
    story(variant) { bench in
      let editor = EditorViewController().titled("editor")
      editor.decision = .stay
      let app = app(bench, article(), editor)
      app.navigation.popToRootViewController(animated: true)
      app.expectStack(["root"])
      #expect(editor.asked.isEmpty)
      app.expectAlive(ArticleViewController())
    }
  }

  // MARK: Animator and life

  @MainActor @Test("C50 With hidesBottomBarWhenPushed the tab bar ends where UIKit puts it", arguments: Variant.all)
  func c50(_ variant: Variant) {
    story(variant) { bench in
      Assets.images = ["Paper/Bar", "Line"]
      let navigation = EverythingNavigationController(rootViewController: UIViewController().titled("root"))
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

  @MainActor @Test("C52 Cancelled, the transition completes with false, once", arguments: Variant.all)
  func c52(_ variant: Variant) {
    story(variant) { bench in
      let app = app(bench, article())
      bench.swipe(by: 60)
      app.expectStack(["root", "article"])
      #expect(bench.completions == [true, false])
    }
  }

  @MainActor @Test("C53 A controller told that it disappears and appears again keeps working", arguments: Variant.all)
  func c53(_ variant: Variant) {
    story(variant) { bench in
      let article = article()
      let app = app(bench, article)
      bench.swipe(by: 80)
      app.expectStack(["root", "article"])
      let calls = bench.log.filter { $0.hasPrefix("article.view") }.suffix(3)
      #expect(Array(calls) == ["article.viewWillDisappear", "article.viewWillAppear", "article.viewDidAppear"])
      article.scroll(to: 70)
      #expect(bench.screen.bar.map { $0.background.alpha > 0 } == true)
    }
  }

  @MainActor @Test("C55 The app's delegate set after navgen's, both live", arguments: Variant.all)
  func c55(_ variant: Variant) {
    story(variant) { bench in
      let app = app(bench, article())
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

  @MainActor @Test("C57 A swipe that is off stays off after others came and went", arguments: Variant.all)
  func c57(_ variant: Variant) {
    story(variant) { bench in
      let app = app(bench, PlayerViewController().titled("player"))
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
        let app = app(bench, article())
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

import Testing

@testable import TransparentBarApp
@testable import UIKitBench

/// Rules 7 to 10: what the bar shows while a list scrolls.
@Suite struct FadeStories {
  private static let distance: CGFloat = 136

  @MainActor
  private func app(_ bench: Bench, _ article: ArticleViewController, largeTitles: Bool = false)
    -> App
  {
    let home = HomeViewController().titled("home")
    let navigation = TransparentBarNavigationController(rootViewController: home)
    navigation.navigationBar.prefersLargeTitles = largeTitles
    let app = App(bench, navigation)
    app.push(article)
    return app
  }

  @MainActor
  private func expectAlpha(
    _ expected: CGFloat, _ bench: Bench, _ why: String = "",
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let alpha = bench.screen.bar?.background.alpha ?? -1
    #expect(
      abs(alpha - expected) < 0.005, "\(why) \(alpha) is not \(expected)",
      sourceLocation: sourceLocation)
  }

  /// Moves the list as a finger would, past the bar's shrinking; returns how far it is from rest.
  @MainActor
  private func scroll(_ article: ArticleViewController, by step: CGFloat) {
    article.tableView.contentOffset.y += step
    Bench.current.turn()
  }

  @MainActor
  @Test(
    "8 A large title: the fade follows the finger from the first point on", arguments: Variant.all)
  func largeTitle(_ variant: Variant) {
    story(variant) { bench in
      let article = ArticleViewController().titled("article")
      _ = app(bench, article, largeTitles: true)
      #expect(bench.screen.bar?.frame.height == 96)
      expectAlpha(0, bench)
      for step in 1...30 {
        scroll(article, by: 5)
        expectAlpha(min(CGFloat(step) * 5 / Self.distance, 1), bench, "after \(step * 5) pt")
      }
      for step in (0..<30).reversed() {
        scroll(article, by: -5)
        expectAlpha(min(CGFloat(step) * 5 / Self.distance, 1), bench, "back at \(step * 5) pt")
      }
    }
  }

  @MainActor
  @Test("10 Back at a list that is clear of the bar, it fades as before", arguments: Variant.all)
  func clearOfTheBar(_ variant: Variant) {
    final class Below: ArticleViewController {
      let list = UITableView()
      override func loadView() {
        view = UIView()
        list.contentSize = CGSize(width: 390, height: 3_000)
        view.addSubview(list)
      }
      override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let top = view.safeAreaInsets.top
        list.frame = view.bounds.divided(atDistance: top, from: .minYEdge).remainder
      }
    }
    story(variant) { bench in
      let article = Below().titled("article")
      let app = app(bench, article)
      article.list.contentOffset.y += 34
      bench.turn()
      expectAlpha(34 / Self.distance, bench)
      app.push(UIViewController().titled("next"))
      app.navigation.popViewController(animated: true)
      let look = article.navigationItem.standardAppearance
      #expect(abs((look?.backgroundColor?.cgColor.alpha ?? -1) - 34 / Self.distance) < 0.005)
      app.expectStack(["home", "article"])
      expectAlpha(34 / Self.distance, bench)
    }
  }

  @MainActor
  @Test("15 Taken from the window in mid-swipe, a bar keeps its tint", arguments: Variant.all)
  func tintOutOfTheWindow(_ variant: Variant) {
    story(variant) { bench in
      let article = ArticleViewController().titled("article")
      let app = app(bench, article)
      let finger = bench.touchDown(at: bench.place(50))
      finger.drag(to: bench.place(120))
      bench.show(UIViewController().titled("other"))
      bench.advance(by: 1)
      finger.lift()
      bench.show(app.navigation)
      bench.advance(by: 1)
      app.expectStack(["home", "article"])
      #expect(app.navigation.navigationBar.tintColor == .white)
    }
  }

  @MainActor @Test("8 A large title over a collapsed one: the same", arguments: Variant.all)
  func largeTitleAfterCollapsed(_ variant: Variant) {
    story(variant) { bench in
      let article = ArticleViewController().titled("article")
      let home = HomeViewController().titled("home")
      let navigation = TransparentBarNavigationController(rootViewController: home)
      navigation.navigationBar.prefersLargeTitles = true
      let app = App(bench, navigation)
      home.tableView.contentOffset.y = 400
      bench.turn()
      #expect(navigation.navigationBar.frame.height == 44)
      app.push(article)
      #expect(bench.screen.bar?.frame.height == 96)
      expectAlpha(0, bench)
      scroll(article, by: 30)
      expectAlpha(30 / Self.distance, bench)
    }
  }

  /// Scrolls a list back to its top; says where the bar is first not what the distance from the top makes it.
  @MainActor
  private func firstJump(
    _ article: ArticleViewController, from top: CGFloat, _ bench: Bench
  ) -> String? {
    while article.tableView.contentOffset.y > top {
      let expected = min((article.tableView.contentOffset.y - top) / Self.distance, 1)
      let alpha = bench.screen.bar?.background.alpha ?? -1
      if abs(alpha - expected) > 0.005 { return "\(alpha) instead of \(expected)" }
      scroll(article, by: -3)
    }
    return nil
  }

  @MainActor
  @Test("7 A list that is already scrolled is pushed with its bar as it is", arguments: Variant.all)
  func scrolledBefore(_ variant: Variant) {
    story(variant) { bench in
      let article = ArticleViewController().titled("article")
      let app = app(bench, ArticleViewController().titled("below"))
      article.loadViewIfNeeded()
      article.tableView.contentOffset.y = 68 - 91
      app.navigation.pushViewController(article, animated: true)
      bench.advance(by: 0.05)
      #expect(bench.isInTransition)
      expectAlpha(0.5, bench)
      app.expectStack(["home", "below", "article"])
      expectAlpha(0.5, bench)
    }
  }

  @MainActor
  @Test(
    "7 Under large titles too, whatever the bar below shows and whatever the item wants",
    arguments: Variant.all)
  func scrolledBeforeUnderLargeTitles(_ variant: Variant) {
    for (mode, top) in [(UINavigationItem.LargeTitleDisplayMode.automatic, 143), (.never, 91)] {
      for isCollapsed in [false, true] {
        story(variant) { bench in
          let home = HomeViewController().titled("home")
          let navigation = TransparentBarNavigationController(rootViewController: home)
          navigation.navigationBar.prefersLargeTitles = true
          let app = App(bench, navigation)
          if isCollapsed { home.scroll(to: 400) }
          let article = ArticleViewController().titled("article")
          article.navigationItem.largeTitleDisplayMode = mode
          article.loadViewIfNeeded()
          article.tableView.contentOffset.y = CGFloat(68 - top)
          navigation.pushViewController(article, animated: true)
          bench.advance(by: 0.05)
          #expect(bench.isInTransition)
          expectAlpha(0.5, bench, "pushing")
          app.expectStack(["home", "article"])
          expectAlpha(0.5, bench, "pushed")
          scroll(article, by: 34)
          expectAlpha(0.75, bench, "scrolled on")
        }
      }
    }
  }

  @MainActor
  @Test(
    "8 A pushed list that is already scrolled: the fade does not jump on the way back",
    arguments: Variant.all)
  func staleOffset(_ variant: Variant) {
    for largeTitles in [false, true] {
      story(variant) { bench in
        let article = ArticleViewController().titled("article")
        article.loadViewIfNeeded()
        article.tableView.contentOffset.y = 100
        _ = app(bench, article, largeTitles: largeTitles)
        let top = -bench.navigation!.navigationBar.frame.height - 47 - (largeTitles ? 52 : 0)
        #expect(firstJump(article, from: top, bench) == nil, "large titles: \(largeTitles)")
        scroll(article, by: top - article.tableView.contentOffset.y)
        expectAlpha(0, bench)
      }
    }
  }

  @MainActor
  @Test(
    "8 Both screens scrolled under large titles: no jump on the way back", arguments: Variant.all)
  func staleOffsetAfterCollapsed(_ variant: Variant) {
    story(variant) { bench in
      let home = HomeViewController().titled("home")
      let article = ArticleViewController().titled("article")
      article.loadViewIfNeeded()
      article.tableView.contentOffset.y = 100
      let navigation = TransparentBarNavigationController(rootViewController: home)
      navigation.navigationBar.prefersLargeTitles = true
      home.loadViewIfNeeded()
      home.tableView.contentOffset.y = 400
      let app = App(bench, navigation)
      app.push(article)
      #expect(navigation.navigationBar.frame.height == 44)
      for _ in 0..<2 {
        #expect(firstJump(article, from: -143, bench) == nil)
        scroll(article, by: 243)
      }
    }
  }

  @MainActor
  @Test("8 Pulling a list down and refreshing keeps the bar at 0", arguments: Variant.all)
  func refresh(_ variant: Variant) {
    for largeTitles in [false, true] {
      story(variant) { bench in
        let article = ArticleViewController().titled("article")
        _ = app(bench, article, largeTitles: largeTitles)
        article.tableView.refreshControl = UIRefreshControl()
        let finger = bench.touchDown(at: CGPoint(x: 200, y: 300))
        finger.drag(to: CGPoint(x: 200, y: 500))
        expectAlpha(0, bench, "pulled")
        article.tableView.refreshControl?.beginRefreshing()
        finger.lift()
        bench.advance(by: 2)
        expectAlpha(0, bench, "refreshing")
        article.tableView.contentInset.top = 60
        article.tableView.contentOffset.y = -article.tableView.adjustedContentInset.top
        bench.turn()
        expectAlpha(0, bench, "with the wheel's inset")
        article.tableView.refreshControl?.endRefreshing()
        article.tableView.contentInset.top = 0
        bench.turn()
        article.tableView.contentOffset.y = -article.tableView.adjustedContentInset.top
        bench.advance(by: 1)
        expectAlpha(0, bench, "refreshed, large \(largeTitles)")
        scroll(article, by: 34)
        expectAlpha(0.25, bench, "scrolled, large \(largeTitles)")
      }
    }
  }

  @MainActor @Test("8 Rotation keeps the fade right", arguments: Variant.all)
  func rotation(_ variant: Variant) {
    for largeTitles in [false, true] {
      story(variant) { bench in
        let article = ArticleViewController().titled("article")
        _ = app(bench, article, largeTitles: largeTitles)
        bench.rotate()
        expectAlpha(0, bench)
        scroll(article, by: 34)
        expectAlpha(0.25, bench, "in landscape")
        bench.rotate()
        scroll(
          article,
          by: -article.tableView.contentOffset.y - article.tableView.adjustedContentInset.top)
        bench.advance(by: 0.1)
        scroll(article, by: -article.tableView.contentOffset.y - 47 - (largeTitles ? 96 : 44))
        expectAlpha(0, bench, "upright again, large \(largeTitles)")
        scroll(article, by: 34)
        expectAlpha(0.25, bench, "upright again, large \(largeTitles)")
      }
    }
  }

  @MainActor @Test("8 Programmatic scrolling and content insets count", arguments: Variant.all)
  func insets(_ variant: Variant) {
    story(variant) { bench in
      let article = ArticleViewController().titled("article")
      _ = app(bench, article)
      article.tableView.setContentOffset(CGPoint(x: 0, y: 68 - 91), animated: false)
      bench.turn()
      expectAlpha(0.5, bench)
      article.tableView.contentInset.top = 34
      bench.turn()
      expectAlpha(0.75, bench, "the top moved away by 34")
    }
  }

  @MainActor @Test("9 A list that comes late is found", arguments: Variant.all)
  func lateList(_ variant: Variant) {
    final class Late: ArticleViewController {
      override func loadView() {
        view = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
      }
    }
    story(variant) { bench in
      let late = Late().titled("late")
      _ = app(bench, late)
      expectAlpha(0, bench)
      let list = UITableView(frame: late.view.bounds)
      list.contentSize = CGSize(width: 390, height: 3000)
      late.view.addSubview(list)
      bench.navigation?.view.setNeedsLayout()
      bench.turn()
      list.contentOffset.y = 68 - list.adjustedContentInset.top
      bench.turn()
      expectAlpha(0.5, bench, "the list is found at the next layout")
    }
  }

  @MainActor @Test("9 The list's own delegate stays its own", arguments: Variant.all)
  func listDelegate(_ variant: Variant) {
    final class Delegate: NSObject, UIScrollViewDelegate {
      var count = 0
      override class var declaredMethods: Set<String> { ["scrollViewDidScroll(_:)"] }
      func scrollViewDidScroll(_ scrollView: UIScrollView) { count += 1 }
    }
    story(variant) { bench in
      let article = ArticleViewController().titled("article")
      let delegate = Delegate()
      article.tableView.delegate = delegate
      _ = app(bench, article)
      delegate.count = 0
      scroll(article, by: 34)
      #expect(delegate.count == 1)
      #expect(article.tableView.delegate === delegate)
      expectAlpha(0.25, bench)
    }
  }

  @MainActor @Test("9 Nothing visible changed, nothing is written", arguments: Variant.all)
  func noWrites(_ variant: Variant) {
    story(variant) { bench in
      let article = ArticleViewController().titled("article")
      _ = app(bench, article)
      scroll(article, by: 400)
      let writes = bench.appearanceWrites
      for _ in 0..<20 { scroll(article, by: 5) }
      #expect(bench.appearanceWrites == writes)
      expectAlpha(1, bench)
      scroll(article, by: -400)
      #expect(bench.appearanceWrites > writes)
    }
  }

  @MainActor @Test("10 Two instances of one class fade apart", arguments: Variant.all)
  func apart(_ variant: Variant) {
    story(variant) { bench in
      let one = ArticleViewController().titled("one")
      let two = ArticleViewController().titled("two")
      let app = app(bench, one)
      scroll(one, by: 68)
      app.push(two)
      expectAlpha(0, bench)
      scroll(two, by: 34)
      one.tableView.contentOffset.y += 34
      bench.turn()
      expectAlpha(0.25, bench, "the lower list does not write")
      bench.tapBack()
      bench.advance(by: 1)
      expectAlpha(0.75, bench, "what it missed is made up for")
    }
  }

  @MainActor
  @Test(
    "10 popToRoot and setViewControllers bring a screen's own fade back", arguments: Variant.all)
  func back(_ variant: Variant) {
    story(variant) { bench in
      let root = ArticleViewController().titled("root")
      let navigation = TransparentBarNavigationController(rootViewController: root)
      let app = App(bench, navigation)
      scroll(root, by: 34)
      for _ in 0..<3 { app.push(ArticleViewController().titled("next")) }
      navigation.popToRootViewController(animated: true)
      app.expectStack(["root"])
      expectAlpha(0.25, bench)
      app.push(ArticleViewController().titled("next"))
      navigation.setViewControllers([root], animated: true)
      app.expectStack(["root"])
      expectAlpha(0.25, bench)
    }
  }

  /// The bar of another screen, none before; then an article that was shown in another navigation controller.
  @MainActor
  private func expectSameFade(
    of article: ArticleViewController, movedTo navigation: UINavigationController, _ bench: Bench
  ) {
    navigation.pushViewController(article, animated: true)
    bench.advance(by: 0.05)
    #expect(bench.isInTransition)
    expectAlpha(0.25, bench, "on its way")
    bench.advance(by: 1)
    expectAlpha(0.25, bench, "there")
    scroll(article, by: 102)
    expectAlpha(1, bench, "whole")
    scroll(article, by: -102)
    expectAlpha(0.25, bench, "back")
  }

  @MainActor
  @Test(
    "10 In another navigation controller a screen fades as in its first, and back in that",
    arguments: Variant.all)
  func moved(_ variant: Variant) {
    story(variant) { bench in
      let article = ArticleViewController().titled("article")
      let app = app(bench, article)
      let home = HomeViewController().titled("home")
      let other = TransparentBarNavigationController(rootViewController: home)
      scroll(article, by: 34)
      bench.tapBack()
      app.expectStack(["home"])
      let item = article.navigationItem
      for look in [item.standardAppearance, item.scrollEdgeAppearance] {
        #expect(look?.backgroundColor?.cgColor.alpha == 1)
        #expect((look?.titleTextAttributes[.foregroundColor] as? UIColor)?.cgColor.alpha == 1)
      }
      #expect(!article.tableView.topEdgeEffect.isHidden)
      bench.show(other)
      expectSameFade(of: article, movedTo: other, bench)
      other.popViewController(animated: false)
      bench.advance(by: 1)
      bench.show(app.navigation)
      bench.advance(by: 1)
      expectSameFade(of: article, movedTo: app.navigation, bench)
    }
  }

  @MainActor
  @Test(
    "10 Kept by the app and pushed again, a screen shows what was there", arguments: Variant.all)
  func pushedAgain(_ variant: Variant) {
    story(variant) { bench in
      let article = ArticleViewController().titled("article")
      let app = app(bench, article)
      scroll(article, by: 34)
      let shown = bench.screen
      bench.tapBack()
      app.expectStack(["home"])
      for _ in 1...2 {
        app.navigation.pushViewController(article, animated: true)
        bench.advance(by: 0.05)
        expectAlpha(0.25, bench, "on its way")
        app.expectStack(["home", "article"])
        #expect(bench.screen == shown)
        app.navigation.popToRootViewController(animated: true)
        app.expectStack(["home"])
      }
    }
  }

  @MainActor
  @Test("9 A list is followed where UIKit told of it before the window", arguments: Variant.all)
  func toldBeforeWindow(_ variant: Variant) {
    story(variant) { bench in
      let article = ArticleViewController().titled("article")
      let navigation = TransparentBarNavigationController(rootViewController: article)
      navigation.loadViewIfNeeded()
      navigation.storedDelegate?.navigationController(
        navigation, willShow: article, animated: false)
      navigation.storedDelegate?.navigationController(navigation, didShow: article, animated: false)
      navigation.shown = article
      navigation.lastTold = article
      _ = App(bench, navigation)
      scroll(article, by: 34)
      expectAlpha(0.25, bench)
    }
  }

  @MainActor @Test("9 A push writes a bar once where nothing changes it", arguments: Variant.all)
  func writesOnce(_ variant: Variant) {
    story(variant) { bench in
      let article = ArticleViewController().titled("article")
      let app = app(bench, article)
      let slots = 4
      #expect(bench.appearanceWrites == slots)
      app.push(HomeViewController())
      bench.tapBack()
      app.expectStack(["home", "article"])
      #expect(bench.appearanceWrites == slots)
    }
  }

  @MainActor
  @Test("7 Each slot that viewDidLoad sets is the fade's again", arguments: Variant.all)
  func slotOfViewDidLoad(_ variant: Variant) {
    final class Changing: ArticleViewController {
      var slot = \UINavigationItem.scrollEdgeAppearance
      override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem[keyPath: slot] = UINavigationBarAppearance()
      }
    }
    let slots = [
      \UINavigationItem.compactAppearance, \.scrollEdgeAppearance, \.compactScrollEdgeAppearance,
    ]
    for slot in slots {
      story(variant) { bench in
        let changing = Changing().titled("changing")
        changing.slot = slot
        _ = app(bench, changing)
        let item = changing.navigationItem
        #expect(item[keyPath: slot] == item.standardAppearance)
        expectAlpha(0, bench)
      }
    }
  }

  @MainActor @Test("6 A screen that the spec does not name is left alone", arguments: Variant.all)
  func unnamed(_ variant: Variant) {
    story(variant) { bench in
      let home = HomeViewController().titled("home")
      let app = App(bench, TransparentBarNavigationController(rootViewController: home))
      let other = HomeViewController().titled("other")
      app.push(other)
      other.scroll(to: 200)
      bench.tapBack()
      bench.advance(by: 1)
      #expect(bench.appearanceWrites == 0)
      for item in [home.navigationItem, other.navigationItem] {
        #expect(
          item.standardAppearance == nil && item.compactAppearance == nil
            && item.scrollEdgeAppearance == nil)
      }
    }
  }

  @MainActor
  @Test(
    "6 A subclass of a named screen, and one that KVO replaced, have its screen",
    arguments: Variant.all)
  func subclass(_ variant: Variant) {
    class Special: ArticleViewController {}
    final class MoreSpecial: Special {}
    story(variant) { bench in
      let special = MoreSpecial().titled("special")
      _ = app(bench, special)
      scroll(special, by: 34)
      expectAlpha(0.25, bench)
    }
  }

  @MainActor
  @Test(
    "9 The list that UIKit follows is followed, else the first vertical one", arguments: Variant.all
  )
  func whichList(_ variant: Variant) {
    final class Two: ArticleViewController {
      let sideways = UIScrollView(frame: CGRect(x: 0, y: 100, width: 390, height: 100))
      let first = UIScrollView(frame: CGRect(x: 0, y: 200, width: 390, height: 300))
      let second = UIScrollView(frame: CGRect(x: 0, y: 500, width: 390, height: 300))
      override func loadView() {
        view = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        sideways.contentSize = CGSize(width: 1000, height: 100)
        for list in [sideways, first, second] {
          view.addSubview(list)
          list.contentInsetAdjustmentBehavior = .never
        }
        for list in [first, second] { list.contentSize = CGSize(width: 390, height: 3000) }
      }
    }
    for names in variant.settings.version >= 15 ? [false, true] : [false] {
      story(variant) { bench in
        let two = Two().titled("two")
        if names {
          two.loadViewIfNeeded()
          two.setContentScrollView(two.second, for: .top)
        }
        _ = app(bench, two)
        two.sideways.contentOffset.y = 50
        (names ? two.first : two.second).contentOffset.y = 100
        bench.turn()
        expectAlpha(0, bench)
        (names ? two.second : two.first).contentOffset.y = 68
        bench.turn()
        expectAlpha(0.5, bench)
      }
    }
  }

  @MainActor
  @Test("9 A list of pages is not followed, though it is empty at first", arguments: Variant.all)
  func emptyPages(_ variant: Variant) {
    final class Shelf: ArticleViewController {
      var pages = UIScrollView()
      let list = UIScrollView(frame: CGRect(x: 0, y: 200, width: 390, height: 600))
      override func loadView() {
        view = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        for list in [pages, list] {
          view.addSubview(list)
          list.contentInsetAdjustmentBehavior = .never
        }
      }
    }
    let frame = CGRect(x: 0, y: 0, width: 390, height: 200)
    let lines = UICollectionViewFlowLayout()
    lines.scrollDirection = .horizontal
    let sideways = UICollectionView(frame: frame, collectionViewLayout: lines)
    let plain = UIScrollView(frame: frame)
    for pages in [sideways, plain] {
      for grows in [false, true] where grows || pages === sideways {
        story(variant) { bench in
          let shelf = Shelf().titled("shelf")
          shelf.pages = pages
          pages.contentSize = .zero
          _ = app(bench, shelf)
          if grows { pages.contentSize = CGSize(width: 1000, height: 200) }
          pages.contentOffset.y = 136
          bench.turn()
          expectAlpha(0, bench, "pages")
          shelf.list.contentOffset.y = 68
          bench.turn()
          expectAlpha(0.5, bench, "list")
          pages.removeFromSuperview()
          pages.contentOffset = .zero
        }
      }
    }
  }

  @MainActor
  @Test("7 What the app changes in viewDidLoad is kept, and fades", arguments: Variant.all)
  func changedInViewDidLoad(_ variant: Variant) {
    final class Changing: ArticleViewController {
      var inPlace = false
      override func viewDidLoad() {
        super.viewDidLoad()
        guard let current = navigationItem.standardAppearance else { return }
        let own = inPlace ? current : UINavigationBarAppearance(barAppearance: current)
        own.titlePositionAdjustment = UIOffset(horizontal: 0, vertical: 5)
        own.shadowColor = .red
        if !inPlace { navigationItem.standardAppearance = own }
      }
    }
    for inPlace in [false, true] {
      story(variant) { bench in
        let changing = Changing().titled("changing")
        changing.inPlace = inPlace
        _ = app(bench, changing)
        #expect(changing.navigationItem.scrollEdgeAppearance?.titlePositionAdjustment.vertical == 5)
        expectAlpha(0, bench)
        scroll(changing, by: 68)
        expectAlpha(0.5, bench)
        #expect(abs((bench.screen.bar?.shadow.alpha ?? 0) - 0.5) < 0.005)
        #expect(bench.screen.bar?.shadow.hex == UIColor.Shade(.red).hex)
        scroll(changing, by: 68)
        expectAlpha(1, bench)
        #expect(changing.navigationItem.scrollEdgeAppearance?.titlePositionAdjustment.vertical == 5)
      }
    }
  }

  @MainActor
  @Test(
    "7 On 26 the list's own edge effect hides while the bar fades, and comes back",
    arguments: Variant.all)
  func edgeEffect(_ variant: Variant) {
    final class Replaced: ArticleViewController {
      var list = UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
      override func loadView() {
        view = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        view.addSubview(list)
      }
    }
    story(variant) { bench in
      let screen = Replaced().titled("screen")
      let app = app(bench, screen)
      let hides = variant.settings.version >= 26
      let old = screen.list
      #expect(old.topEdgeEffect.isHidden == hides)
      old.removeFromSuperview()
      screen.list = UITableView(frame: screen.view.bounds)
      screen.list.contentSize = CGSize(width: 390, height: 3000)
      screen.view.addSubview(screen.list)
      app.navigation.view.setNeedsLayout()
      bench.turn()
      #expect(!old.topEdgeEffect.isHidden)
      #expect(screen.list.topEdgeEffect.isHidden == hides)
      screen.list.contentOffset.y = 68 - screen.list.adjustedContentInset.top
      bench.turn()
      expectAlpha(0.5, bench)
    }
  }

  @MainActor
  @Test("8 Under a large title nothing moves the insets but UIKit", arguments: Variant.all)
  func insetsOfUIKit(_ variant: Variant) {
    for largeTitles in [false, true] {
      story(variant) { bench in
        let article = ArticleViewController().titled("article")
        let app = app(bench, article, largeTitles: largeTitles)
        for _ in 0..<30 {
          scroll(article, by: 5)
          #expect(
            article.tableView.adjustedContentInset.top == app.navigation.navigationBar.frame.maxY)
          #expect(article.tableView.contentInset == .zero)
        }
      }
    }
  }

  @MainActor
  @Test(
    "9 A list that glides on during a swipe writes nothing until its end", arguments: Variant.all)
  func glidesInSwipe(_ variant: Variant) {
    for finishes in [true, false] {
      story(variant) { bench in
        let below = ArticleViewController().titled("below")
        let article = ArticleViewController().titled("article")
        let app = app(bench, below)
        app.push(article)
        article.tableView.decelerate(by: 60)
        below.tableView.contentOffset.y += 68
        let finger = bench.touchDown(at: bench.place(20))
        finger.drag(to: bench.place(60), over: 0.1)
        let writes = bench.appearanceWrites
        #expect(bench.isInTransition)
        bench.advance(by: 1)
        finger.drag(to: bench.place(finishes ? 350 : 80), over: 0.2)
        finger.rest()
        #expect(bench.appearanceWrites == writes)
        finger.lift()
        bench.advance(by: 1)
        expectAlpha(finishes ? 0.5 : 60 / Self.distance, bench)
      }
    }
  }
}

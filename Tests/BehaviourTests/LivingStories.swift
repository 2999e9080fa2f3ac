import Dispatch
import Testing
import UIKitBench

@testable import EverythingApp
@testable import SmallApps
@testable import TransparentBarApp

/// Rules 24 to 26, and 11: living with the app, with UIKit and with mistakes.
@Suite struct LivingStories {
  @MainActor
  private func article(_ title: String = "article") -> EverythingApp.ArticleViewController {
    EverythingApp.ArticleViewController().titled(title)
  }

  @MainActor
  @Test("24 A delegate set before the view is loaded receives every call", arguments: Variant.all)
  func early(_ variant: Variant) {
    story(variant) { bench in
      let delegate = RecordingDelegate()
      let navigation = EverythingNavigationController(
        rootViewController: UIViewController().titled("root"))
      navigation.delegate = delegate
      let app = App(bench, navigation)
      app.push(article())
      bench.swipe(by: 60)
      bench.advance(by: 1)
      bench.swipe(by: 250)
      app.expectStack(["root"])
      #expect(
        delegate.calls == [
          "willShow root", "didShow root", "willShow article", "didShow article", "willShow root",
          "willShow root",
          "didShow root",
        ])
    }
  }

  @MainActor @Test("24 A delegate from a storyboard is kept", arguments: Variant.all)
  func storyboard(_ variant: Variant) {
    story(variant) { bench in
      let delegate = RecordingDelegate()
      let navigation = EverythingNavigationController(coder: NSCoder())!
      navigation.delegate = delegate
      navigation.setViewControllers([UIViewController().titled("root")], animated: false)
      let app = App(bench, navigation)
      app.push(article())
      bench.swipe(by: 250)
      app.expectStack(["root"])
      #expect(delegate.calls.last == "didShow root")
      app.expectAlive(EverythingApp.ArticleViewController())
    }
  }

  @MainActor @Test("24 A delegate that the app drops is forgotten", arguments: Variant.all)
  func droppedDelegate(_ variant: Variant) {
    story(variant) { bench in
      let app = everything(bench)
      var delegate: RecordingDelegate? = RecordingDelegate()
      delegate?.animator = { _, _ in FadeAnimator() }
      app.navigation.delegate = delegate
      delegate = nil
      app.push(article())
      bench.swipe(by: 250)
      app.expectStack(["root"])
      app.expectAlive(EverythingApp.ArticleViewController())
    }
  }

  /// A delegate that animates, gone after its only transition.
  @MainActor
  private func dropDelegate(of app: App) {
    var delegate: RecordingDelegate? = RecordingDelegate()
    delegate?.animator = { _, _ in FadeAnimator() }
    delegate?.orientations = .portrait
    app.navigation.delegate = delegate
    app.push(UIViewController().titled("first"))
    #expect(delegate?.calls.contains("animator push root → first") == true)
    delegate = nil
  }

  @MainActor
  @Test("24 Where the app's delegate is gone UIKit has its swipe again", arguments: Variant.all)
  func lostDelegate(_ variant: Variant) {
    story(variant) { bench in
      let app = everything(bench)
      dropDelegate(of: app)
      app.push(UIViewController().titled("next"))
      bench.swipe(from: 5, by: 300)
      app.expectStack(["root", "first"])
      #expect(bench.log.contains("system swipe"))
      #expect(app.navigation.currentOrientations == nil)
    }
  }

  @MainActor
  @Test(
    "24 Where a delegate that nothing else follows is gone UIKit has its swipe again",
    arguments: Variant.from(18))
  func lostDelegateOfForms(_ variant: Variant) {
    story(variant) { bench in
      let root = UIViewController().titled("root")
      let app = App(bench, FormsNavigationController(rootViewController: root))
      dropDelegate(of: app)
      app.push(UIViewController().titled("next"))
      bench.swipe(from: 5, by: 300)
      app.expectStack(["root", "first"])
      #expect(bench.log.contains("system swipe"))
    }
  }

  @MainActor
  @Test(
    "24 A layout too shows that the app's delegate is gone, and UIKit has its swipe again",
    arguments: Variant.all)
  func lostDelegateAtLayout(_ variant: Variant) {
    story(variant) { bench in
      let app = everything(bench)
      dropDelegate(of: app)
      bench.rotate()
      bench.swipe(from: 5, by: bench.settings.size.width * 0.8)
      app.expectStack(["root"])
      #expect(bench.log.contains("system swipe"))
    }
  }

  @MainActor
  @Test(
    "24 Who sets `nil` where the delegate is gone already gives UIKit its swipe back",
    arguments: Variant.from(18))
  func lostDelegateSetToNil(_ variant: Variant) {
    story(variant) { bench in
      let root = UIViewController().titled("root")
      let app = App(bench, FormsNavigationController(rootViewController: root))
      dropDelegate(of: app)
      app.navigation.delegate = nil
      bench.swipe(from: 5, by: 300)
      app.expectStack(["root"])
      #expect(bench.log.contains("system swipe"))
    }
  }

  @MainActor
  @Test("3 Whoever asks elsewhere what the delegate is able to gets an answer")
  func askedElsewhere() {
    story(.newest) { bench in
      nonisolated(unsafe) let delegate = everything(bench).navigation.delegate
      nonisolated(unsafe) var answer: Bool?
      let isOver = DispatchSemaphore(value: 0)
      DispatchQueue.global().async {
        answer = delegate?.responds(to: Selector("navigationController(_:willShow:animated:)"))
        isOver.signal()
      }
      isOver.wait()
      #expect(answer == true)
    }
  }

  @MainActor
  @Test(
    "24 The app's animator with its own driver runs, navgen's pan is given up",
    arguments: Variant.all)
  func ownDriver(_ variant: Variant) {
    story(variant) { bench in
      let app = everything(bench, article())
      let delegate = RecordingDelegate()
      let driver = UIPercentDrivenInteractiveTransition()
      delegate.animator = { operation, _ in operation == .pop ? FadeAnimator() : nil }
      delegate.interaction = { driver }
      app.navigation.delegate = delegate
      app.navigation.popViewController(animated: true)
      bench.turn()
      driver.update(0.5)
      #expect(bench.screen.controllers.last?.alpha == 0.5)
      driver.cancel()
      app.expectStack(["root", "article"])
      delegate.animator = nil
      delegate.interaction = nil
      app.navigation.delegate = nil
      app.expectAlive(EverythingApp.ArticleViewController())
    }
  }

  @MainActor
  @Test("24 Delegates that pass calls on to the one before make no loop", arguments: Variant.all)
  func chained(_ variant: Variant) {
    story(variant) { bench in
      let app = everything(bench)
      let first = RecordingDelegate()
      app.navigation.delegate = first
      let before = app.navigation.delegate
      let second = RecordingDelegate()
      second.onWillShow = { before?.navigationController($0, willShow: $1, animated: true) }
      second.onDidShow = { before?.navigationController($0, didShow: $1, animated: true) }
      app.navigation.delegate = second
      app.push(article())
      #expect(second.calls == ["willShow article", "didShow article"])
      #expect(first.calls == ["willShow article", "didShow article"])
      app.expectAlive(EverythingApp.ArticleViewController())
    }
  }

  /// Puts itself before the delegate that it finds, answers for it and passes every call on, as kits do that count
  /// screens.
  @MainActor
  private final class Wrapper: NSObject, UINavigationControllerDelegate {
    private(set) var calls: [String] = []
    private weak var former: (any UINavigationControllerDelegate)?

    init(of navigation: UINavigationController) {
      former = navigation.delegate
      super.init()
      navigation.delegate = self
    }

    override nonisolated func responds(to selector: Selector!) -> Bool {
      MainActor.assumeIsolated { former?.responds(to: selector) == true }
    }

    func navigationController(
      _ navigation: UINavigationController, willShow controller: UIViewController, animated: Bool
    ) {
      calls.append("willShow \(controller.title ?? "")")
      former?.ifImplemented("navigationController(_:willShow:animated:)")?
        .navigationController(navigation, willShow: controller, animated: animated)
    }

    func navigationController(
      _ navigation: UINavigationController, didShow controller: UIViewController, animated: Bool
    ) {
      calls.append("didShow \(controller.title ?? "")")
      former?.ifImplemented("navigationController(_:didShow:animated:)")?
        .navigationController(navigation, didShow: controller, animated: animated)
    }

    func navigationController(
      _ navigation: UINavigationController,
      animationControllerFor operation: UINavigationController.Operation,
      from: UIViewController, to: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
      calls.append("animator")
      return former?.ifImplemented("navigationController(_:animationControllerFor:from:to:)")?
        .navigationController(
          navigation, animationControllerFor: operation, from: from, to: to)
    }
  }

  @MainActor
  @Test(
    "24 Through a line of wrappers each call comes once to the app's delegate at its end",
    arguments: Variant.all, [1, 2, 3])
  func wrapped(_ variant: Variant, _ count: Int) {
    story(variant) { bench in
      let app = everything(bench)
      let delegate = RecordingDelegate()
      delegate.animator = { _, _ in FadeAnimator() }
      app.navigation.delegate = delegate
      let wrappers = (0..<count).map { _ in Wrapper(of: app.navigation) }
      app.push(article())
      app.expectStack(["root", "article"])
      let shown = ["didShow article", "willShow article"]
      #expect(delegate.calls.sorted() == ["animator push root → article"] + shown)
      for wrapper in wrappers { #expect(wrapper.calls.sorted() == ["animator"] + shown) }
      app.navigation.delegate = app.navigation.delegate
      app.push(UIViewController().titled("next"))
      #expect(wrappers.last?.calls.count == 3)
      #expect(delegate.calls.count == 6)
    }
  }

  @MainActor @Test("25 Everything goes with the navigation controller", arguments: Variant.all)
  func freed(_ variant: Variant) {
    story(variant) { bench in
      weak var generated: AnyObject?
      do {
        let app = everything(bench, article(), EditorViewController().titled("editor"))
        let delegate = RecordingDelegate()
        app.navigation.delegate = delegate
        generated = app.navigation.delegate
        bench.swipe(from: 20, by: 250)
        bench.advance(by: 1)
        bench.tapBack()
        bench.advance(by: 1)
      }
      #expect(generated != nil)
      bench.window.rootViewController = nil
      bench.settle()
      #expect(generated == nil)
      #expect(bench.leakedControllers.isEmpty)
    }
  }

  @MainActor @Test("25 A screen's state goes with the screen", arguments: Variant.all)
  func screensFreed(_ variant: Variant) {
    story(variant) { bench in
      let app = everything(bench)
      weak var list: UITableView?
      do {
        let article = article()
        app.push(article)
        article.scroll(to: 60)
        list = article.tableView
      }
      bench.swipe(by: 250)
      app.expectStack(["root"])
      #expect(bench.leakedControllers.isEmpty)
      #expect(list == nil)
    }
  }

  @MainActor
  @Test(
    "25 setViewControllers, removing a middle screen, pushing in a push leave nothing stuck",
    arguments: Variant.all)
  func stackChanges(_ variant: Variant) {
    let changes: [(String, [String], @MainActor (App) -> Void)] = [
      (
        "middle removed", ["root", "three"],
        { app in
          let stack = app.navigation.viewControllers
          app.navigation.setViewControllers([stack[0], stack[3]], animated: false)
        }
      ),
      (
        "middle removed, animated", ["root", "three"],
        { app in
          let stack = app.navigation.viewControllers
          app.navigation.setViewControllers([stack[0], stack[3]], animated: true)
        }
      ),
      (
        "replaced", ["root", "new"],
        { app in
          let root = app.navigation.viewControllers[0]
          app.navigation.setViewControllers([root, article("new")], animated: true)
        }
      ),
      (
        "push in push", ["root", "one", "two", "three", "four", "five"],
        { app in
          app.navigation.pushViewController(article("four"), animated: true)
          app.bench.advance(by: 0.1)
          app.navigation.pushViewController(article("five"), animated: true)
        }
      ),
      (
        "set in pop", ["root", "new"],
        { app in
          let root = app.navigation.viewControllers[0]
          app.navigation.popViewController(animated: true)
          app.bench.advance(by: 0.1)
          app.navigation.setViewControllers([root, article("new")], animated: true)
        }
      ),
      (
        "push in pop", ["root", "one", "two", "new"],
        { app in
          app.navigation.popViewController(animated: true)
          app.bench.advance(by: 0.1)
          app.navigation.pushViewController(article("new"), animated: true)
        }
      ),
      (
        "popToRoot in swipe", ["root", "one", "two"],
        { app in
          let finger = app.bench.touchDown(at: app.bench.place(20))
          finger.drag(to: app.bench.place(300))
          app.navigation.popToRootViewController(animated: true)
          finger.rest()
          finger.lift()
        }
      ),
    ]
    for (name, expected, change) in changes {
      story(variant) { bench in
        let app = everything(bench, article("one"), article("two"), article("three"))
        bench.note(name)
        change(app)
        bench.advance(by: 2)
        app.expectStack(expected)
        app.expectAlive(EverythingApp.ArticleViewController())
      }
    }
  }

  @MainActor
  @Test(
    "9 A scroll property may hold nothing for a while where its path says so",
    arguments: Variant.all)
  func optionalProperty(_ variant: Variant) {
    final class Late: Grid<Photo, Caption> {
      override func viewDidLoad() {}
    }
    story(variant) { bench in
      let late = Late().titled("late")
      let app = everything(bench, late)
      bench.rotate()
      let list = UICollectionView(
        frame: late.view.bounds, collectionViewLayout: UICollectionViewLayout())
      list.contentSize = CGSize(width: 390, height: 3000)
      late.view.addSubview(list)
      late.content = Content(list)
      app.navigation.view.setNeedsLayout()
      bench.turn()
      #expect(bench.screen.bar?.background.alpha == 0)
      list.contentOffset.y = 64 - list.adjustedContentInset.top
      bench.turn()
      #expect(bench.screen.bar?.background.alpha == 1)
    }
  }

  @MainActor
  @Test(
    "26 Another that holds nothing is told when its screen is there", arguments: Variant.from(16))
  func emptyProperty(_ variant: Variant) {
    final class Empty: MapViewController {
      override var list: UITableView? { nil }
    }
    let bench = stockedBench(variant.settings)
    let app = App(
      bench, TravelNavigationController(rootViewController: UIViewController().titled("root")))
    app.navigation.pushViewController(Empty().titled("empty"), animated: true)
    bench.advance(by: 0.1)
    #expect(bench.assertionFailures.isEmpty)
    bench.advance(by: 1)
    bench.rotate()
    #expect(bench.assertionFailures.count == 1)
    #expect(bench.assertionFailures.first?.contains("holds nothing") == true)
    #expect(bench.faults.isEmpty)
  }

  @MainActor @Test("26 A missing asset is told", arguments: Variant.all)
  func missingAsset(_ variant: Variant) {
    let bench = stockedBench(variant.settings)
    let app = everything(bench)
    Assets.images = []
    app.push(EditorViewController().titled("editor"))
    #expect(bench.assertionFailures.contains { $0.contains("Paper/Bar") })
    app.expectStack(["root", "editor"])
  }

  // MARK: The bar

  @MainActor
  @Test("7 A screen that names no bar key has no slot written", arguments: Variant.from(15))
  func untouched(_ variant: Variant) {
    story(variant) { bench in
      let home = SmallApps.HomeViewController().titled("home")
      let app = App(
        bench, PlainNavigationController(rootViewController: UIViewController().titled("root")),
        home)
      app.expectStack(["root", "home"])
      #expect(home.navigationItem.standardAppearance == nil)
      #expect(home.navigationItem.scrollEdgeAppearance == nil)
      bench.swipe(from: 5, by: 300)
      app.expectStack(["root"])
      #expect(bench.appearanceWrites == 0)
    }
  }

  @MainActor
  @Test(
    "7 Without a background each slot is derived from its own fallback", arguments: Variant.from(14)
  )
  func slots(_ variant: Variant) {
    story(variant) { bench in
      let movie = MovieViewController().titled("movie")
      let navigation = PlayerNavigationController(
        rootViewController: UIViewController().titled("root"))
      let edge = UINavigationBarAppearance()
      edge.backgroundColor = .green
      navigation.navigationBar.standardAppearance.backgroundColor = .red
      let standard = UINavigationBarAppearance()
      standard.backgroundColor = .red
      navigation.navigationBar.standardAppearance = standard
      navigation.navigationBar.scrollEdgeAppearance = edge
      _ = App(bench, navigation, movie)
      let item = movie.navigationItem
      #expect(item.standardAppearance?.backgroundColor == .red)
      #expect(item.scrollEdgeAppearance?.backgroundColor == .green)
      #expect(item.compactAppearance == nil && item.compactScrollEdgeAppearance == nil)
      for slot in [item.standardAppearance, item.scrollEdgeAppearance] {
        #expect(slot?.titleTextAttributes[.foregroundColor] as? UIColor === UIColor.secondaryLabel)
        #expect(slot?.shadowColor == .clear)
      }
    }
  }

  @MainActor
  @Test(
    "7 The bar's own appearance is the base, also when it is set after the controller was made",
    arguments: Variant.all)
  func base(_ variant: Variant) {
    story(variant) { bench in
      let article = TransparentBarApp.ArticleViewController().titled("article")
      let navigation = TransparentBarNavigationController(rootViewController: article)
      let own = UINavigationBarAppearance()
      own.titlePositionAdjustment = UIOffset(horizontal: 3, vertical: 4)
      navigation.navigationBar.standardAppearance = own
      _ = App(bench, navigation)
      #expect(
        article.navigationItem.standardAppearance?.titlePositionAdjustment
          == UIOffset(horizontal: 3, vertical: 4))
    }
  }

  @MainActor
  @Test(
    "11 Tint changes alongside a finished swipe, and through a push it is there from the start",
    arguments: Variant.all)
  func tint(_ variant: Variant) {
    story(variant) { bench in
      let app = everything(bench)
      let bar = app.navigation.navigationBar
      app.navigation.pushViewController(article(), animated: true)
      bench.turn()
      #expect(bar.tintColor == .white)
      bench.advance(by: 1)
      let finger = bench.touchDown(at: bench.place(50))
      finger.drag(to: bench.place(350))
      #expect(bar.tintColor == .systemBlue)
      bench.interrupt()
      bench.advance(by: 1)
      #expect(bar.tintColor == .white)
      app.navigation.setViewControllers([app.navigation.viewControllers[0]], animated: false)
      bench.advance(by: 1)
      #expect(bar.tintColor == .systemBlue)
    }
  }

  @MainActor @Test("11 On 26 the back button has its own colours", arguments: Variant.all)
  func backColours(_ variant: Variant) {
    story(variant) { bench in
      let article = article()
      _ = everything(bench, article)
      let appearance = article.navigationItem.standardAppearance
      let color =
        appearance?.backButtonAppearance.normal.titleTextAttributes[.foregroundColor] as? UIColor
      #expect(color == (variant.settings.version >= 26 ? .white : nil))
    }
  }

  @MainActor
  @Test("11 On 26 too the back button's font and image are the app's", arguments: Variant.all)
  func backLooks(_ variant: Variant) {
    let font = UIFont.systemFont(ofSize: 11)
    func dress(_ navigation: UINavigationController) {
      let appearance = UINavigationBarAppearance()
      let backButton = UIBarButtonItemAppearance()
      backButton.normal.titleTextAttributes[.font] = font
      appearance.backButtonAppearance = backButton
      appearance.setBackIndicatorImage(
        UIImage(systemName: "arrow.left"), transitionMaskImage: UIImage(systemName: "mask"))
      navigation.navigationBar.standardAppearance = appearance
    }
    func expect(_ item: UINavigationItem, _ color: UIColor) {
      let appearance = item.standardAppearance
      let title = appearance?.backButtonAppearance.normal.titleTextAttributes ?? [:]
      #expect(title[.font] as? UIFont == font)
      #expect(title[.foregroundColor] as? UIColor == (variant.settings.version >= 26 ? color : nil))
      #expect(appearance?.backIndicatorImage.name == "arrow.left")
      #expect(
        appearance?.backIndicatorImage.color == (variant.settings.version >= 26 ? color : nil))
      #expect(appearance?.backIndicatorTransitionMaskImage.name == "mask")
    }
    story(variant) { bench in
      let article = article()
      let app = everything(bench)
      dress(app.navigation)
      app.push(article)
      expect(article.navigationItem, .white)
    }
    story(variant) { bench in
      let message = MessageViewController().titled("message")
      let app = mail(bench)
      dress(app.navigation)
      app.push(message)
      expect(message.navigationItem, .systemRed)
    }
  }

  @MainActor
  @Test("11 A controller's own status bar wins where the spec is silent", arguments: Variant.all)
  func ownStatusBar(_ variant: Variant) {
    final class Own: EditorViewController {
      override var preferredStatusBarStyle: UIStatusBarStyle { .darkContent }
    }
    story(variant) { bench in
      let app = everything(bench, Own().titled("own"))
      #expect(bench.statusBarStyle == .darkContent)
      app.push(article())
      #expect(bench.statusBarStyle == .lightContent)
      bench.swipe(by: 250)
      bench.advance(by: 1)
      #expect(bench.statusBarStyle == .darkContent)
      bench.tapBack()
      bench.advance(by: 1)
      #expect(bench.statusBarStyle == .default)
    }
  }

  @MainActor
  @Test("11 The status bar is asked for anew only when its answer changes", arguments: Variant.all)
  func statusBarOnce(_ variant: Variant) {
    story(variant) { bench in
      let article = article()
      _ = everything(bench, article)
      bench.log = []
      bench.statusBarQuestions = 0
      for _ in 0..<40 {
        article.scroll(
          to: article.tableView.contentOffset.y + article.tableView.adjustedContentInset.top + 5)
      }
      #expect(bench.log.filter { $0.hasPrefix("statusBar") } == ["statusBar darkContent"])
      #expect(bench.statusBarQuestions == 1)
    }
  }
}

import Testing
import UIKitBench

@testable import PoolApps

/// What random play found over the specs of the pool, or could not tell.
@Suite struct PoolStories {
  @MainActor
  @Test("7 A screen that sets nothing of the bar has no slot written", arguments: Variant.all)
  func untouchedItem(_ variant: Variant) throws {
    try given("tints", on: variant) { _, app in
      let form = FormViewController()
      app.push(form)
      app.expectStack(["root", "form"])
      #expect(form.navigationItem.standardAppearance == nil)
      #expect(form.navigationItem.scrollEdgeAppearance == nil)
      let list = ListViewController()
      app.push(list)
      #expect(list.navigationItem.standardAppearance != nil)
    }
  }

  @MainActor
  @Test("10 Screens of one style look alike and fade apart", arguments: Variant.all)
  func sharedStyle(_ variant: Variant) throws {
    try given("shared-styles", on: variant, pushed: [ListViewController(), DetailViewController()])
    {
      bench, app in
      #expect(app.navigation.navigationBar.tintColor == .systemRed)
      app.expectBar(alpha: 0)
      bench.scroll(to: 50)
      app.expectBar(alpha: 0.5)
      bench.tapBack()
      app.expectBar(alpha: 0)
      app.push(DetailViewController())
      app.expectBar(alpha: 0)
    }
  }

  @MainActor
  @Test("22 A question that screens share pops the one that is left", arguments: Variant.all)
  func sharedQuestion(_ variant: Variant) throws {
    let screens: [@MainActor () -> any Asked] = [
      { EditorViewController() }, { FormViewController() },
    ]
    for make in screens {
      try given("shared-styles", on: variant, pushed: [ListViewController().titled("list")]) {
        bench, app in
        let asking = make()
        asking.title = "asking"
        app.push(asking)
        asking.mood.answer = .no
        bench.tapBack()
        bench.tapAlert("Keep")
        app.expectStack(["root", "list", "asking"])
        bench.tapBack()
        bench.tapAlert("Discard")
        app.expectStack(["root", "list"])
      }
    }
  }

  @MainActor
  @Test(
    "6 Where a class is not known yet it has no screen, only that of its superclass",
    arguments: Variant.before(16))
  func newerClass(_ variant: Variant) throws {
    try given("newer-class", on: variant, pushed: [FeaturedViewController()]) { bench, app in
      #expect(app.navigation.navigationBar.tintColor == .systemRed)
      bench.swipe(from: 100, by: 250)
      app.expectStack(["root"])
    }
  }

  @MainActor
  @Test("6 Where a newer class is known it has its screen", arguments: Variant.from(16))
  func knownClass(_ variant: Variant) throws {
    try given("localized", on: variant, pushed: [ListViewController()]) { bench, app in
      #expect(app.navigation.navigationBar.tintColor == .systemRed)
      bench.tapBack()
      app.expectStack(["root"])
      #expect(app.navigation.navigationBar.tintColor == .systemBlue)
    }
  }

  @MainActor
  @Test(
    "8 A list that is scrolled before its first layout has its bar right",
    arguments: Variant.from(18))
  func scrolledBeforeLayout(_ variant: Variant) throws {
    try given("fade-everywhere", on: variant) { bench, app in
      let list = ListViewController().titled("list")
      app.navigation.pushViewController(ShelfViewController().titled("shelf"), animated: true)
      app.navigation.pushViewController(list, animated: false)
      list.scroll(to: 16)
      app.expectStack(["root", "shelf", "list"])
      let scrolled = list.tableView.contentOffset.y + list.tableView.adjustedContentInset.top
      let alpha = bench.screen.bar?.background.alpha ?? -1
      #expect(abs(alpha - min(scrolled / 100, 1)) < 0.005, "scrolled by \(scrolled)")
    }
  }

  @MainActor
  @Test(
    "16 A transition that a screen gets while it is shown is its own", arguments: Variant.from(18))
  func latePreferredTransition(_ variant: Variant) throws {
    try given("full-screen", on: variant) { bench, app in
      let list = ListViewController()
      app.push(list)
      list.preferredTransition = .crossDissolve
      bench.swipe(from: 5, by: 300)
      app.expectStack(["root", "list"])
      app.push(UIViewController().titled("above"))
      bench.tapBack()
      bench.advance(by: 1)
      bench.swipe(from: 5, by: 300)
      app.expectStack(["root"])
      #expect(bench.log.contains("system swipe"))
    }
  }

  /// Pushes a screen with a transition of its own, which UIKit then swipes away.
  @MainActor
  private func push(_ screen: any Asked, in app: App) {
    screen.preferredTransition = .crossDissolve
    app.push(screen.titled("own"))
    screen.mood.asked = []
  }

  @MainActor
  @Test(
    "21 A screen with a transition of its own is asked before UIKit's swipe",
    arguments: Variant.from(18))
  func ownTransitionAsks(_ variant: Variant) throws {
    let screens: [@MainActor () -> any Asked] = [
      { ListViewController() }, { DetailViewController() }, { ShelfViewController() },
    ]
    for make in screens {
      try given("every-gesture-asks", on: variant) { bench, app in
        let screen = make()
        push(screen, in: app)
        screen.mood.answer = .no
        for isTrackpad in [false, true] {
          bench.swipe(from: 5, by: 300, trackpad: isTrackpad)
          app.expectStack(["root", "own"])
        }
        #expect(screen.mood.asked == ["swipe", "swipe"])
        #expect(!bench.log.contains("system swipe"))
        screen.mood.answer = .yes
        bench.swipe(from: 5, by: 300)
        app.expectStack(["root"])
        #expect(screen.mood.asked == ["swipe", "swipe", "swipe"])
        #expect(bench.log.contains("system swipe"))
        push(screen, in: app)
        screen.mood.answer = .asksAndPops
        bench.swipe(from: 5, by: 300)
        app.expectStack(["root"])
      }
    }
  }

  @MainActor
  @Test(
    "21 UIKit's swipe begins where the screen's own would not, and is asked about there too",
    arguments: Variant.from(26))
  func ownTransitionAsksAnywhere(_ variant: Variant) throws {
    try given("every-gesture-asks", on: variant) { bench, app in
      let shelf = ShelfViewController()
      push(shelf, in: app)
      shelf.mood.answer = .no
      bench.swipe(from: 100, by: 250)
      app.expectStack(["root", "own"])
      #expect(shelf.mood.asked == ["swipe"])
      shelf.mood.answer = .yes
      bench.swipe(from: 100, by: 250)
      app.expectStack(["root"])
      #expect(bench.log.contains("system swipe"))
    }
  }

  @MainActor
  @Test("21 UIKit's own swipe asks once, should it ask by the bar too", arguments: Variant.from(16))
  func systemSwipeAsksOnce(_ variant: Variant) throws {
    try given("gate-and-button", on: variant) { bench, app in
      let editor = EditorViewController()
      app.push(editor)
      editor.mood.answer = .no
      bench.swipe(from: 5, by: 300)
      app.expectStack(["root", "editor"])
      bench.tapBack()
      app.expectStack(["root", "editor"])
      #expect(editor.mood.asked == ["swipe", "button"])
      editor.mood.answer = .yes
      bench.swipe(from: 5, by: 300)
      app.expectStack(["root"])
      #expect(editor.mood.asked == ["swipe", "button", "swipe"])
    }
  }

  @MainActor
  @Test("21 Where only the button is asked about, UIKit's swipe pops", arguments: Variant.from(18))
  func systemSwipeIsNotAsked(_ variant: Variant) throws {
    try given("button-only", on: variant) { bench, app in
      let editor = EditorViewController()
      editor.mood.answer = .no
      app.push(editor)
      bench.swipe(from: 5, by: 300)
      app.expectStack(["root"])
      #expect(editor.mood.asked == [])
    }
  }

  /// Pushes a list as soon as it is there, as a screen does that only leads to another.
  private final class LeadingDetail: DetailViewController {
    var isAnimated = false
    private var hasLed = false

    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      guard !hasLed else { return }
      hasLed = true
      navigationController?.pushViewController(
        ListViewController().titled("list"), animated: isAnimated)
    }
  }

  /// The same from the app's own delegate.
  private final class LeadingDelegate: NSObject, UINavigationControllerDelegate {
    override nonisolated class var declaredMethods: Set<String> {
      ["navigationController(_:didShow:animated:)"]
    }

    func navigationController(
      _ navigationController: UINavigationController, didShow controller: UIViewController,
      animated: Bool
    ) {
      guard controller is DetailViewController else { return }
      navigationController.pushViewController(
        ListViewController().titled("list"), animated: false)
    }
  }

  @MainActor
  private func expectList(in app: App, sourceLocation: SourceLocation = #_sourceLocation) {
    for _ in 0..<20 {
      app.bench.advance(by: 0.05)
      #expect(app.navigation.navigationBar.tintColor == .systemRed, sourceLocation: sourceLocation)
    }
    app.expectStack(["root", "detail", "list"], sourceLocation: sourceLocation)
    app.bench.tapBack()
    app.expectStack(["root", "detail"], sourceLocation: sourceLocation)
  }

  @MainActor
  @Test(
    "11 A screen pushed where another has just appeared keeps its tint",
    arguments: Variant.all, [false, true])
  func pushedOnAppearance(_ variant: Variant, _ isAnimated: Bool) throws {
    try given("tints", on: variant) { bench, app in
      let detail = LeadingDetail().titled("detail")
      detail.isAnimated = isAnimated
      app.navigation.pushViewController(detail, animated: true)
      // What is pushed with an animation has its tint once that begins.
      bench.advance(by: 1)
      expectList(in: app)
    }
  }

  @MainActor
  @Test(
    "11 A screen pushed where the app's delegate has been told keeps its tint",
    arguments: Variant.all)
  func pushedOnDidShow(_ variant: Variant) throws {
    try given("tints", on: variant) { bench, app in
      let delegate = LeadingDelegate()
      app.navigation.delegate = delegate
      app.navigation.pushViewController(DetailViewController().titled("detail"), animated: true)
      bench.advance(by: 1)
      app.navigation.delegate = nil
      expectList(in: app)
    }
  }

  @MainActor
  @Test(
    "8 A search takes the large title away without moving the fade", arguments: Variant.from(16))
  func search(_ variant: Variant) throws {
    try given("large-titles-fade", on: variant) { bench, app in
      let list = ListViewController().titled("list")
      let search = UISearchController()
      list.navigationItem.searchController = search
      app.push(list)
      app.expectBar(alpha: 0)
      search.isActive = true
      app.navigation.view.setNeedsLayout()
      bench.turn()
      list.scroll(to: 0)
      app.expectBar(alpha: 0)
      list.scroll(to: 45)
      app.expectBar(alpha: 0.5)
    }
  }

  @MainActor
  @Test("13 A trackpad's swipe starts where the pointer is", arguments: Variant.from(13.4))
  func trackpadStart(_ variant: Variant) throws {
    try given("edge", on: variant, pushed: [FormViewController()]) { bench, app in
      bench.swipe(from: 15, by: 300, trackpad: true)
      app.expectStack(["root", "form"])
      bench.swipe(from: 5, by: 300, trackpad: true)
      app.expectStack(["root"])
    }
  }
}

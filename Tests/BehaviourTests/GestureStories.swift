import Testing

@testable import EverythingApp
@testable import SmallApps
@testable import UIKitBench

/// A pan that needs a longer way than others before it begins, as a row's swipe actions do.
private final class LatePan: UIPanGestureRecognizer {
  override func wantsToBegin() -> Bool { abs(translation(in: nil).x) > 30 }
}

/// Rules 12 to 16: which drags pop, and how they end.
@Suite struct GestureStories {
  @MainActor
  private func article() -> ArticleViewController { ArticleViewController().titled("article") }

  @MainActor
  @Test("12 A drag that goes more down than sideways pops nothing", arguments: Variant.all)
  func direction(_ variant: Variant) {
    story(variant) { bench in
      let app = everything(bench, article())
      bench.drag(from: bench.place(50, 300), to: bench.place(200, 460))
      app.expectStack(["root", "article"])
      bench.drag(from: bench.place(50, 300), to: bench.place(300, 450))
      app.expectStack(["root"])
    }
  }

  @MainActor @Test("12 A drag starts within `edge` of the leading edge", arguments: Variant.all)
  func edge(_ variant: Variant) {
    story(variant) { bench in
      let app = everything(bench, article())
      bench.swipe(from: 125, by: 250)
      app.expectStack(["root", "article"])
      bench.swipe(from: 120, by: 250)
      app.expectStack(["root"])
    }
  }

  @MainActor @Test("12 Nothing begins under something presented", arguments: Variant.all)
  func presented(_ variant: Variant) {
    story(variant) { bench in
      let article = article()
      let app = everything(bench, article)
      let sheet = UIViewController().titled("sheet")
      article.present(sheet, animated: true)
      bench.advance(by: 0.1)
      bench.swipe(by: 250)
      bench.advance(by: 1)
      sheet.dismiss(animated: true)
      bench.advance(by: 0.1)
      bench.swipe(by: 250, over: 0.1)
      app.expectStack(["root", "article"])
      bench.swipe(by: 250)
      app.expectStack(["root"])
    }
  }

  @MainActor
  @Test("13 The row under the finger does not fire, and does for a tap", arguments: Variant.all)
  func row(_ variant: Variant) {
    story(variant) { bench in
      let article = article()
      let row = UITableViewCell(frame: CGRect(x: 0, y: 200, width: 390, height: 60))
      row.accessibilityIdentifier = "row"
      let app = everything(bench, article)
      article.tableView.addSubview(row)
      bench.touchDown(at: bench.place(60, 320)).lift()
      #expect(bench.log.contains("tap row"))
      bench.log.removeAll()
      bench.drag(from: bench.place(60, 320), to: bench.place(320, 320))
      app.expectStack(["root"])
      #expect(!bench.log.contains("tap row"))
    }
  }

  @MainActor @Test("14 Progress counts from where the pan began", arguments: Variant.all)
  func progress(_ variant: Variant) {
    story(variant) { bench in
      let app = everything(bench, article())
      let finger = bench.touchDown(at: bench.place(50))
      finger.drag(to: bench.place(160), over: 0.5)
      let screen = bench.screen.controllers.last
      let moved = (screen?.frame.minX ?? 0) * (variant.settings.isRightToLeft ? -1 : 1)
      #expect(abs(moved - 98) < 6, "\(moved)")
      finger.rest()
      finger.lift()
      app.expectStack(["root", "article"])
    }
  }

  @MainActor
  @Test("14 The finger and the screen stay together from end to end", arguments: Variant.all)
  func tracks(_ variant: Variant) {
    story(variant) { bench in
      let app = everything(bench, article())
      let finger = bench.touchDown(at: bench.place(20))
      finger.drag(to: bench.place(40))
      let mirror: CGFloat = variant.settings.isRightToLeft ? -1 : 1
      let first = (bench.screen.controllers.last?.frame.minX ?? 0) * mirror
      for place in stride(from: 60, through: 380, by: 40) {
        finger.drag(to: bench.place(CGFloat(place)), over: 0.1)
        let moved = (bench.screen.controllers.last?.frame.minX ?? 0) * mirror
        #expect(abs(moved - first - CGFloat(place - 40)) < 1)
      }
      finger.drag(to: bench.place(22), over: 0.3)
      #expect((bench.screen.controllers.last?.frame.minX ?? 0) * mirror < 2)
      finger.rest()
      finger.lift()
      app.expectStack(["root", "article"])
    }
  }

  @MainActor
  @Test("14 What remains after release takes the time that remains", arguments: Variant.all)
  func remains(_ variant: Variant) {
    story(variant) { bench in
      let app = everything(bench, article())
      bench.swipe(from: 20, by: 312 + 10)
      bench.advance(by: 0.3 * 0.2 - 0.02)
      #expect(bench.isInTransition)
      bench.advance(by: 0.04)
      #expect(!bench.isInTransition)
      app.expectStack(["root"])
    }
  }

  @MainActor @Test("15 A pan that loses to another leaves nothing behind", arguments: Variant.all)
  func loses(_ variant: Variant) {
    final class Greedy: NSObject, UIGestureRecognizerDelegate {}
    story(variant) { bench in
      let article = article()
      let app = everything(bench, article)
      let rival = UIPanGestureRecognizer()
      article.view.addGestureRecognizer(rival)
      bench.swipe(by: 250)
      article.view.removeGestureRecognizer(rival)
      app.expectStack(["root", "article"])
      app.expectAlive(ArticleViewController())
      bench.swipe(by: 250)
      app.expectStack(["root"])
    }
  }

  @MainActor
  @Test("15 A tab that changes in mid-swipe leaves everything whole", arguments: Variant.all)
  func tab(_ variant: Variant) {
    for distance in [60, 280] as [CGFloat] {
      story(variant) { bench in
        let root = UIViewController().titled("root")
        let navigation = EverythingNavigationController(rootViewController: root)
        let tabs = UITabBarController()
        tabs.viewControllers = [navigation, UIViewController().titled("elsewhere")]
        navigation.benchName = "nav"
        bench.show(tabs)
        navigation.pushViewController(article(), animated: true)
        bench.advance(by: 1)
        let finger = bench.touchDown(at: bench.place(50))
        finger.drag(to: bench.place(50 + distance))
        tabs.selectedIndex = 1
        bench.advance(by: 1)
        finger.lift()
        tabs.selectedIndex = 0
        bench.advance(by: 1)
        #expect(navigation.viewControllers.count == 2)
        #expect(navigation.navigationBar.items?.count == 2)
        navigation.popViewController(animated: true)
        bench.advance(by: 1)
        #expect(navigation.viewControllers.count == 1)
        navigation.pushViewController(article(), animated: true)
        bench.advance(by: 1)
        bench.swipe(by: 250)
        bench.advance(by: 1)
        #expect(navigation.viewControllers.count == 1)
      }
    }
  }

  @MainActor
  @Test(
    "15 A presented navigation controller that is dismissed in mid-swipe goes in peace",
    arguments: Variant.all)
  func dismissed(_ variant: Variant) {
    story(variant) { bench in
      let below = UIViewController().titled("below")
      bench.show(below)
      var navigation: EverythingNavigationController? = EverythingNavigationController(
        rootViewController: UIViewController().titled("root"))
      below.present(navigation!, animated: true)
      bench.advance(by: 1)
      navigation?.pushViewController(article(), animated: true)
      bench.advance(by: 1)
      let finger = bench.touchDown(at: bench.place(50))
      finger.drag(to: bench.place(200))
      #expect(bench.isInTransition)
      below.dismiss(animated: true)
      bench.advance(by: 1)
      finger.lift()
      navigation = nil
      bench.advance(by: 1)
      #expect(bench.leakedControllers.isEmpty)
    }
  }

  @MainActor
  @Test("16 The animator methods are there only where they are needed", arguments: Variant.all)
  func responds(_ variant: Variant) {
    story(variant) { bench in
      let animates = Selector("navigationController(_:animationControllerFor:from:to:)")
      let app = everything(bench)
      #expect(app.navigation.delegate?.responds(to: animates) == false)
      app.push(article())
      #expect(app.navigation.delegate?.responds(to: animates) == true)
      app.push(Catalog.Home().titled("home"))
      #expect(app.navigation.delegate?.responds(to: animates) == false)
      let delegate = RecordingDelegate()
      delegate.animator = { _, _ in nil }
      app.navigation.delegate = delegate
      #expect(app.navigation.delegate?.responds(to: animates) == true)
      app.navigation.delegate = nil
      #expect(app.navigation.delegate?.responds(to: animates) == false)
    }
  }

  @MainActor
  @Test(
    "16 UIKit's recognisers are off exactly where the spec says, through every change",
    arguments: Variant.all)
  func recognizers(_ variant: Variant) {
    story(variant) { bench in
      let app = everything(bench)
      let kinds: [(@MainActor () -> UIViewController, Bool)] = [
        ({ ArticleViewController() }, false), ({ Catalog.Home() }, true),
        ({ EditorViewController() }, false),
        ({ PlayerViewController() }, false), ({ UIViewController() }, true),
        ({ Grid<Photo, Caption>() }, false),
      ]
      @MainActor func expectRight(_ isOn: Bool, _ why: String) {
        bench.advance(by: 1)
        let edge = app.navigation.interactivePopGestureRecognizer
        #expect(edge?.isEnabled == isOn, "\(why)")
        if let content = app.navigation.interactiveContentPopGestureRecognizer {
          #expect(content.isEnabled == isOn, "\(why)")
        }
      }
      for (make, isOn) in kinds {
        for (other, otherIsOn) in kinds {
          app.navigation.setViewControllers(
            [app.navigation.viewControllers[0], make().titled("one")], animated: false)
          expectRight(isOn, "set")
          app.push(other().titled("two"))
          expectRight(otherIsOn, "pushed")
          bench.swipe(from: 15, by: 60, over: 0.5)
          expectRight(otherIsOn, "swipe cancelled")
          app.navigation.popViewController(animated: true)
          expectRight(isOn, "popped")
        }
      }
      app.navigation.popToRootViewController(animated: false)
      expectRight(true, "at the root")
    }
  }

  @MainActor
  @Test("6 Where it drives nothing navgen's own recogniser is off too", arguments: Variant.all)
  func ownRecognizer(_ variant: Variant) {
    story(variant) { bench in
      let app = everything(bench)
      for (screen, drives) in [
        (article(), true), (UIViewController(), false), (EditorViewController(), true),
        (Catalog.Home(), false), (ArticleViewController(), true), (PlayerViewController(), false),
      ] {
        app.push(screen.titled("screen"))
        let own = app.navigation.view.gestureRecognizers?.filter {
          $0.delegate is EverythingTransitionDelegate
        }
        #expect(own?.map(\.isEnabled) == [drives], "\(type(of: screen))")
      }
    }
  }

  @MainActor @Test("16 A recogniser that the app switched off stays off", arguments: Variant.all)
  func appSwitchedOff(_ variant: Variant) {
    story(variant) { bench in
      let app = everything(bench)
      app.navigation.interactivePopGestureRecognizer?.isEnabled = false
      app.push(article())
      app.push(UIViewController().titled("other"))
      #expect(app.navigation.interactivePopGestureRecognizer?.isEnabled == false)
    }
  }

  @MainActor
  @Test(
    "16 A `system` screen that refuses a swipe is not left by UIKit's own", arguments: Variant.all)
  func gate(_ variant: Variant) {
    for content in variant.settings.version >= 26 ? [false, true] : [false] {
      story(variant) { bench in
        let compose = ComposeViewController().titled("compose")
        compose.isDirty = true
        let app = mail(bench, compose)
        bench.swipe(from: content ? 60 : 5, by: 40)
        bench.advance(by: 1)
        #expect(bench.screen.alert == nil, "a small drag does not ask")
        bench.swipe(from: content ? 60 : 5, by: 300)
        bench.advance(by: 1)
        #expect(bench.screen.alert == "Delete draft?")
        app.expectStack(["root", "compose"])
        bench.tapAlert("Cancel")
        compose.isDirty = false
        bench.swipe(from: content ? 60 : 5, by: 300)
        app.expectStack(["root"])
        #expect(bench.log.contains("system swipe"))
      }
    }
  }

  @MainActor
  @Test(
    "16 Nothing is asked where the app has switched UIKit's swipe off", arguments: Variant.all,
    [(true, false), (false, true), (false, false)])
  func gateOfSwitchedOff(_ variant: Variant, _ isOn: (edge: Bool, content: Bool)) {
    story(variant) { bench in
      let compose = ComposeViewController().titled("compose")
      compose.isDirty = true
      let app = mail(bench, compose)
      app.navigation.interactivePopGestureRecognizer?.isEnabled = isOn.edge
      app.navigation.interactiveContentPopGestureRecognizer?.isEnabled = isOn.content
      let reachesContent = variant.settings.version >= 26 && isOn.content
      for (start, asks) in [(5.0, isOn.edge || reachesContent), (60.0, reachesContent)] {
        bench.swipe(from: start, by: 300)
        bench.advance(by: 1)
        #expect(bench.screen.alert == (asks ? "Delete draft?" : nil), "from \(start)")
        if bench.screen.alert != nil { bench.tapAlert("Cancel") }
        app.expectStack(["root", "compose"])
      }
    }
  }

  @MainActor
  @Test(
    "16 A `system` screen that says stay stays, and is asked once an attempt",
    arguments: Variant.from(16))
  func gateStays(_ variant: Variant) {
    story(variant) { bench in
      let note = NoteViewController().titled("note")
      let root = UIViewController().titled("root")
      let app = App(bench, NotesNavigationController(rootViewController: root), note)
      note.decision = .stay
      for _ in 0..<3 { bench.swipe(from: 5, by: 300) }
      app.expectStack(["root", "note"])
      #expect(note.asked == [.swipe, .swipe, .swipe])
      note.decision = .pop
      bench.swipe(from: 5, by: 300)
      app.expectStack(["root"])
      #expect(note.asked.count == 4)
    }
  }

  @MainActor
  @Test("16 A controller with a transition of its own keeps it", arguments: Variant.from(18))
  func preferredTransition(_ variant: Variant) {
    story(variant) { bench in
      let article = article()
      article.preferredTransition = .crossDissolve
      let app = everything(bench, article)
      #expect(app.navigation.interactivePopGestureRecognizer?.isEnabled == true)
      bench.swipe(from: 5, by: 300)
      app.expectStack(["root"])
      #expect(bench.log.contains("system swipe"))
    }
  }

  @MainActor
  @Test("12 The screen is asked last, when all else allows the swipe", arguments: Variant.all)
  func askedLast(_ variant: Variant) {
    story(variant) { bench in
      let editor = EditorViewController().titled("editor")
      let app = everything(bench, editor)
      let slider = UISlider(frame: CGRect(x: 0, y: 200, width: 390, height: 60))
      editor.tableView.addSubview(slider)
      bench.drag(from: bench.place(20, 320), to: bench.place(300, 320))
      bench.drag(from: bench.place(20, 500), to: bench.place(40, 700))
      bench.swipe(from: 200, by: 150)
      bench.swipe(from: 40, by: -39)
      #expect(editor.asked.isEmpty)
      app.expectStack(["root", "editor"])
    }
  }

  @MainActor
  @Test("12 Where the screen stays others may have the drag", arguments: Variant.all)
  func othersWhereStaying(_ variant: Variant) {
    story(variant) { bench in
      let editor = EditorViewController().titled("editor")
      editor.decision = .stay
      let app = everything(bench, editor)
      let outer = UIPanGestureRecognizer()
      bench.window.addGestureRecognizer(outer)
      let finger = bench.touchDown(at: bench.place(20))
      finger.drag(to: bench.place(200))
      #expect(outer.state == .changed)
      finger.lift()
      #expect(editor.asked == [.swipe])
      app.expectStack(["root", "editor"])
    }
  }

  @MainActor
  @Test("12 A list's other pans go first; where they fail the swipe begins", arguments: Variant.all)
  func otherPans(_ variant: Variant) {
    final class Refuses: NSObject, UIGestureRecognizerDelegate {
      override class var declaredMethods: Set<String> { ["gestureRecognizerShouldBegin(_:)"] }
      var begins = true
      func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool { begins }
    }
    story(variant) { bench in
      let article = article()
      let app = everything(bench, article)
      let actions = LatePan()
      let refuses = Refuses()
      actions.delegate = refuses
      article.tableView.addGestureRecognizer(actions)
      bench.swipe(by: 250)
      app.expectStack(["root", "article"])
      refuses.begins = false
      bench.swipe(by: 250)
      app.expectStack(["root"])
    }
  }

  @MainActor
  @Test("12 In the strip along the edge the pop comes before a map's drag", arguments: Variant.all)
  func map(_ variant: Variant) {
    story(variant) { bench in
      let article = article()
      let app = everything(bench, article)
      let map = UIView(frame: article.view.bounds)
      map.addGestureRecognizer(UIPanGestureRecognizer())
      article.view.addSubview(map)
      bench.swipe(from: 40, by: 250)
      app.expectStack(["root", "article"])
      bench.swipe(from: 20, by: 250)
      app.expectStack(["root"])
    }
  }

  @MainActor
  @Test("12 In the strip along the edge too a row's actions go first", arguments: Variant.all)
  func actionsAtEdge(_ variant: Variant) {
    story(variant) { bench in
      let article = article()
      let app = everything(bench, article)
      let actions = LatePan()
      article.tableView.addGestureRecognizer(actions)
      bench.swipe(from: 20, by: 250)
      app.expectStack(["root", "article"])
    }
  }

  @MainActor @Test("14 Threshold and velocity are the screen's", arguments: Variant.all)
  func thresholds(_ variant: Variant) {
    for (distance, release, pops) in [
      (150, nil, false), (175, nil, true), (60, 799, false), (60, 800, true), (250, -799, true),
      (250, -800, false),
    ] as [(CGFloat, CGFloat?, Bool)] {
      story(variant) { bench in
        let app = everything(bench, article())
        // The first ten points begin the pan and do not count.
        bench.swipe(from: 20, by: distance, over: 1, release: release)
        app.expectStack(pops ? ["root"] : ["root", "article"])
      }
    }
  }

  @MainActor @Test("16 UIKit's recognisers keep their delegates", arguments: Variant.all)
  func systemDelegates(_ variant: Variant) {
    story(variant) { bench in
      let app = everything(bench)
      let navigation = app.navigation
      let before = navigation.interactivePopGestureRecognizer?.delegate
      app.push(article())
      bench.swipe(by: 250)
      bench.advance(by: 1)
      #expect(before != nil && navigation.interactivePopGestureRecognizer?.delegate === before)
    }
  }

  @MainActor
  @Test(
    "15 After a swipe that ends at nothing or at everything the next ones work",
    arguments: Variant.all)
  func extremes(_ variant: Variant) {
    for (path, pops) in [
      ([120, 20], false), ([389], true), ([389, 20], false), ([35, 31, 35], false),
    ] as [([CGFloat], Bool)] {
      story(variant) { bench in
        let app = everything(bench, article())
        let finger = bench.touchDown(at: bench.place(20))
        for place in path { finger.drag(to: bench.place(place), over: 0.2) }
        finger.rest()
        finger.lift()
        app.expectStack(pops ? ["root"] : ["root", "article"])
        app.expectAlive(ArticleViewController())
      }
    }
  }

  @MainActor
  @Test("13 At the root nothing begins, and others may have the drag", arguments: Variant.all)
  func othersAtRoot(_ variant: Variant) {
    story(variant) { bench in
      let app = everything(bench)
      app.navigation.setViewControllers([article()], animated: false)
      bench.advance(by: 1)
      let outer = UIPanGestureRecognizer()
      bench.window.addGestureRecognizer(outer)
      let finger = bench.touchDown(at: bench.place(60))
      finger.drag(to: bench.place(200))
      #expect(outer.state == .changed)
      finger.lift()
    }
  }
}

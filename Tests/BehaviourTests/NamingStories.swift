import Testing
import UIKitBench

@testable import SmallApps

/// Rule 6: controllers that name their screen themselves.
@Suite struct NamingStories {
  /// The app of the spec whose controllers name their screens, with screens pushed onto its root.
  @MainActor
  private func studio(_ bench: Bench, _ controllers: UIViewController...) -> App {
    let root = UIViewController().titled("root")
    let app = App(bench, StudioNavigationController(rootViewController: root))
    for controller in controllers { app.push(controller) }
    return app
  }

  @MainActor
  private func stage(_ screen: StudioScreen?, _ title: String = "stage") -> StageViewController {
    let stage = StageViewController().titled(title)
    stage.studioScreen = screen
    return stage
  }

  @MainActor @Test("6 One class is the screen that each controller names", arguments: Variant.all)
  func roles(_ variant: Variant) {
    story(variant) { bench in
      let app = studio(bench, stage(.editor, "editor"))
      #expect(bench.screen.bar?.background.hex == "#ffffff")
      #expect(bench.screen.statusBarStyle == .lightContent)
      app.push(stage(.preview, "preview"))
      #expect(bench.screen.bar?.background.alpha == 0)
      #expect(bench.screen.statusBarStyle == .default)
      bench.swipe(from: 5, by: 300)
      app.expectStack(["root", "editor"])
      #expect(bench.screen.bar?.background.hex == "#ffffff")
      bench.swipe(by: 300)
      app.expectStack(["root"])
    }
  }

  @MainActor
  @Test(
    "7 A presented navigation controller is dressed from its first layout", arguments: Variant.all)
  func presented(_ variant: Variant) {
    story(variant) { bench in
      let host = UIViewController().titled("host")
      bench.show(host)
      let stage = stage(.editor)
      let navigation = StudioNavigationController(rootViewController: stage)
      host.present(navigation, animated: true)
      bench.advance(by: 0.05)
      #expect(stage.navigationItem.standardAppearance?.backgroundColor == .white)
      bench.advance(by: 1)
      #expect(host.presentedViewController === navigation)
    }
  }

  @MainActor
  @Test("6 A screen may change while what covered it goes", arguments: Variant.all)
  func renamedUnderACover(_ variant: Variant) {
    story(variant) { bench in
      let stage = stage(.editor)
      let app = studio(bench, stage)
      app.navigation.present(UIViewController().titled("cover"), animated: true)
      bench.advance(by: 1)
      app.navigation.dismiss(animated: true)
      name(.preview, stage, bench)
      let look = stage.navigationItem.standardAppearance
      #expect((look?.titleTextAttributes[.foregroundColor] as? UIColor)?.cgColor.alpha == 0)
      bench.advance(by: 1)
      #expect(bench.screen.bar?.titleColor.alpha == 0)
    }
  }

  @MainActor @Test("6 A controller that names none is left alone", arguments: Variant.all)
  func unnamed(_ variant: Variant) {
    story(variant) { bench in
      let stage = stage(nil)
      let app = studio(bench, stage)
      #expect(stage.navigationItem.standardAppearance == nil)
      #expect(StudioScreen.screen(of: stage) == nil)
      bench.swipe(from: 5, by: 300)
      app.expectStack(["root"])
      #expect(stage.asked.isEmpty)
    }
  }

  @MainActor
  @Test("6 Beside it a class has its screen, as have subclasses", arguments: Variant.all)
  func classes(_ variant: Variant) {
    final class Wall: SmallApps.GalleryViewController {}
    story(variant) { _ in
      #expect(StudioScreen.screen(of: Wall()) == .gallery)
      #expect(StudioScreen.screen(of: UIViewController()) == nil)
    }
  }

  @MainActor
  @Test("6 Pushed again as another screen, it looks and asks as that", arguments: Variant.all)
  func changed(_ variant: Variant) {
    story(variant) { bench in
      let stage = stage(.editor)
      let app = studio(bench, stage)
      #expect(bench.screen.bar?.titleColor.hex == "#ff0000")
      bench.tapBack()
      #expect(stage.asked == [.button])
      app.expectStack(["root"])

      stage.studioScreen = .preview
      app.push(stage)
      #expect(bench.screen.bar?.titleColor.alpha == 0)
      #expect(bench.screen.statusBarStyle == .default)
      bench.tapBack()
      bench.advance(by: 1)
      #expect(bench.screen.alert == "Close?")
      bench.tapAlert("Close")
      app.expectStack(["root"])

      stage.studioScreen = nil
      app.push(stage)
      #expect(stage.navigationItem.standardAppearance == nil)
      #expect(stage.navigationItem.compactAppearance == nil)
      #expect(stage.navigationItem.scrollEdgeAppearance == nil)
      #expect(stage.navigationItem.compactScrollEdgeAppearance == nil)
      bench.tapBack()
      #expect(stage.asked == [.button])
      app.expectStack(["root"])
    }
  }

  /// Has the navigation controller see what a controller on top names now.
  @MainActor
  private func name(_ screen: StudioScreen?, _ stage: StageViewController, _ bench: Bench) {
    stage.studioScreen = screen
    stage.navigationController?.view.setNeedsLayout()
    bench.turn()
  }

  @MainActor
  @Test("6 A screen that changes while it is shown is that wholly at once", arguments: Variant.all)
  func changedWhileShown(_ variant: Variant) {
    story(variant) { bench in
      let stage = stage(nil)
      let app = studio(bench, stage)
      name(.preview, stage, bench)
      #expect(bench.screen.bar?.background.alpha == 0)
      stage.scroll(to: 90)
      #expect(bench.screen.bar?.titleColor.alpha == 1)
      stage.scroll(to: 0)

      name(.editor, stage, bench)
      #expect(bench.screen.bar?.background.hex == "#ffffff")
      #expect(bench.screen.statusBarStyle == .lightContent)
      stage.decision = .stay
      bench.swipe(from: 200, by: 180)
      #expect(stage.asked == [.swipe])
      app.expectStack(["root", "stage"])

      name(nil, stage, bench)
      #expect(stage.navigationItem.standardAppearance == nil)
      #expect(bench.screen.statusBarStyle == .default)
      bench.swipe(from: 5, by: 300)
      app.expectStack(["root"])
      #expect(stage.asked == [.swipe])
    }
  }

  @MainActor
  @Test(
    "11 The status bar is asked of a screen again only when its answer changes",
    arguments: Variant.all)
  func statusBarQuestions(_ variant: Variant) {
    story(variant) { bench in
      let stage = stage(.editor)
      let app = studio(bench, stage)
      let questions = bench.statusBarQuestions
      for _ in 1...3 { name(.editor, stage, bench) }
      #expect(bench.statusBarQuestions == questions)
      app.expectStack(["root", "stage"])
    }
  }

  @MainActor
  @Test("6 Nothing of a screen stays on the item and the list it had", arguments: Variant.all)
  func undone(_ variant: Variant) {
    story(variant) { bench in
      let stage = stage(nil)
      let item = stage.navigationItem
      item.largeTitleDisplayMode = .always
      item.backButtonTitle = "own"
      let app = studio(bench, stage)
      name(.editor, stage, bench)
      #expect(item.largeTitleDisplayMode == .never)
      #expect(item.backButtonTitle == "Stage")
      name(nil, stage, bench)
      #expect(item.largeTitleDisplayMode == .always)
      #expect(item.backButtonTitle == "own")
      if variant.settings.version >= 14 { #expect(item.backButtonDisplayMode == .default) }

      name(.preview, stage, bench)
      if variant.settings.version >= 26 { #expect(stage.tableView.topEdgeEffect.isHidden) }
      name(nil, stage, bench)
      if variant.settings.version >= 26 { #expect(!stage.tableView.topEdgeEffect.isHidden) }
      stage.scroll(to: 50)
      #expect(item.standardAppearance == nil)
      app.expectStack(["root", "stage"])
    }
  }

  @MainActor
  @Test("6 What the app had given its item is there again", arguments: Variant.all)
  func ownLook(_ variant: Variant) {
    story(variant) { bench in
      let stage = stage(.editor)
      let own = UINavigationBarAppearance()
      own.shadowColor = .green
      stage.navigationItem.standardAppearance = own
      let app = studio(bench, stage)
      bench.tapBack()
      app.expectStack(["root"])
      stage.studioScreen = nil
      app.push(stage)
      let item = stage.navigationItem
      #expect(item.standardAppearance?.shadowColor == .green)
      #expect(item.standardAppearance?.backgroundColor == own.backgroundColor)
    }
  }

  @MainActor
  @Test("7 What the app has set since is its own when a screen ends", arguments: Variant.all)
  func setInViewDidLoad(_ variant: Variant) {
    final class Dressed: StageViewController {
      let own = UINavigationBarAppearance()
      override func viewDidLoad() {
        super.viewDidLoad()
        own.shadowColor = .green
        navigationItem.scrollEdgeAppearance = own
      }
    }
    for screen in [StudioScreen.editor, .preview] {
      story(variant) { bench in
        let dressed = Dressed().titled("dressed")
        dressed.studioScreen = screen
        _ = studio(bench, dressed)
        let item = dressed.navigationItem
        dressed.scroll(to: 45)
        item.compactAppearance = dressed.own
        name(nil, dressed, bench)
        #expect(item.scrollEdgeAppearance == dressed.own)
        #expect(item.compactAppearance == dressed.own)
        #expect(item.standardAppearance == nil)
        name(screen, dressed, bench)
        #expect(item.standardAppearance != nil)
        name(nil, dressed, bench)
        #expect(item.scrollEdgeAppearance == dressed.own)
        #expect(item.standardAppearance == nil)
      }
    }
  }

  @MainActor
  @Test("7 So are a title and a look of the back button", arguments: Variant.from(14))
  func setBesideAppearances(_ variant: Variant) {
    story(variant) { bench in
      let stage = stage(.editor)
      _ = studio(bench, stage)
      let item = stage.navigationItem
      #expect(item.backButtonTitle == "Stage")
      #expect(item.backButtonDisplayMode == .minimal)
      item.backButtonTitle = "3 items"
      item.backButtonDisplayMode = .generic
      name(nil, stage, bench)
      #expect(item.backButtonTitle == "3 items")
      #expect(item.backButtonDisplayMode == .generic)
    }
  }

  @MainActor
  @Test(
    "10 In another navigation controller a screen fades as in its first", arguments: Variant.all)
  func moved(_ variant: Variant) {
    story(variant) { bench in
      let stage = stage(.preview)
      let app = studio(bench, stage)
      bench.tapBack()
      bench.advance(by: 1)
      bench.tapAlert("Close")
      app.expectStack(["root"])
      #expect(stage.navigationItem.standardAppearance == nil)
      let other = studio(bench, stage)
      other.expectStack(["root", "stage"])
      #expect(bench.screen.bar?.titleColor.alpha == 0)
      stage.scroll(to: 90)
      #expect(bench.screen.bar?.titleColor.alpha == 1)
    }
  }

  @MainActor
  @Test("9 A screen that changes during a transition waits for its end", arguments: Variant.all)
  func changedInTransition(_ variant: Variant) {
    for finishes in [false, true] {
      story(variant) { bench in
        let below = stage(.editor, "below")
        let top = stage(.editor, "top")
        let app = studio(bench, below, top)
        let writes = bench.appearanceWrites
        let finger = bench.touchDown(at: bench.place(5))
        finger.drag(to: bench.place(120), over: 0.1)
        #expect(bench.isInTransition)
        name(.preview, below, bench)
        name(.preview, top, bench)
        #expect(bench.appearanceWrites == writes)
        if finishes { finger.drag(to: bench.place(350), over: 0.1) }
        finger.rest()
        finger.lift()
        app.expectStack(finishes ? ["root", "below"] : ["root", "below", "top"])
        #expect(bench.screen.bar?.titleColor.alpha == 0)
        (finishes ? below : top).scroll(to: 90)
        #expect(bench.screen.bar?.titleColor.alpha == 1)
      }
    }
  }

  @MainActor
  @Test("21 It answers for the swipe, the button and the menu", arguments: Variant.from(14))
  func asked(_ variant: Variant) {
    story(variant) { bench in
      let stage = stage(.editor)
      stage.decision = .stay
      let app = studio(bench, UIViewController().titled("below"), stage)
      bench.swipe(by: 300)
      bench.tapBack()
      if !variant.settings.menuPopsToRoot { bench.longPressBack(pick: 0) }
      bench.advance(by: 1)
      let menu: [StudioPopTrigger] = variant.settings.menuPopsToRoot ? [] : [.menu]
      #expect(stage.asked == [.swipe, .button] + menu)
      app.expectStack(["root", "below", "stage"])
    }
  }

  @MainActor
  @Test("26 A screen that asks its class, named by another, is told", arguments: Variant.all)
  func otherClass(_ variant: Variant) {
    let bench = stockedBench(variant.settings)
    let app = studio(bench, PosterViewController().titled("poster"))
    bench.tapBack()
    #expect(
      bench.assertionFailures == [
        "PosterViewController names a screen that asks a ShelfViewController"
      ])
    app.expectStack(["root"])
  }

  @MainActor
  @Test("26 A screen that asks, named by one that cannot answer, is told", arguments: Variant.all)
  func silent(_ variant: Variant) {
    let bench = stockedBench(variant.settings)
    let app = studio(bench, SilentViewController().titled("silent"))
    bench.tapBack()
    #expect(
      bench.assertionFailures == [
        "SilentViewController names a screen that asks and has to be a StudioShouldPop"
      ])
    app.expectStack(["root"])
  }
}

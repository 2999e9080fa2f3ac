import Testing
import UIKitBench

@testable import GalleryApp

/// The spec of hidden bars, large titles, and pops that move in their own ways.
@Suite struct GalleryStories {
  @MainActor
  private func gallery(_ bench: Bench, _ controllers: UIViewController...) -> App {
    let root = UIViewController().titled("root")
    let app = App(bench, GalleryNavigationController(rootViewController: root))
    for controller in controllers { app.push(controller) }
    return app
  }

  @MainActor
  private func album() -> AlbumViewController { AlbumViewController().titled("album") }

  @MainActor
  private func photo() -> PhotoViewController { PhotoViewController().titled("photo") }

  @MainActor @Test("20 The app's own controller is asked first", arguments: Variant.all)
  func superclass(_ variant: Variant) {
    story(variant) { bench in
      let app = gallery(bench, StoryViewController().titled("story"))
      let own = app.navigation as! RotatingNavigationController
      own.answer = false
      bench.tapBack()
      bench.advance(by: 1)
      #expect(own.asked == 1 && bench.screen.alert == nil)
      own.answer = true
      bench.tapBack()
      bench.advance(by: 1)
      #expect(own.asked == 2 && bench.screen.alert == "Leave?")
      bench.tapAlert("Leave")
      app.expectStack(["root"])
    }
  }

  @MainActor
  @Test("11 A bar is hidden once the outcome is known, and shown again", arguments: Variant.all)
  func hidden(_ variant: Variant) {
    story(variant) { bench in
      let app = gallery(bench, photo(), album())
      #expect(!app.navigation.isNavigationBarHidden)
      let finger = bench.touchDown(at: bench.place(60))
      finger.drag(to: bench.place(300))
      #expect(!app.navigation.isNavigationBarHidden)
      finger.rest()
      finger.lift()
      app.expectStack(["root", "photo"])
      #expect(app.navigation.isNavigationBarHidden)
      app.push(UIViewController().titled("other"))
      #expect(!app.navigation.isNavigationBarHidden)
      bench.tapBack()
      app.expectStack(["root", "photo"])
      #expect(app.navigation.isNavigationBarHidden)
      bench.swipe(from: 20, by: 250)
      app.expectStack(["root"])
      #expect(!app.navigation.isNavigationBarHidden)
    }
  }

  @MainActor
  @Test("6 An unnamed screen gets back the bar that the app had hidden", arguments: Variant.all)
  func appHides(_ variant: Variant) {
    story(variant) { bench in
      let app = gallery(bench)
      app.navigation.setNavigationBarHidden(true, animated: false)
      app.push(photo())
      app.navigation.popViewController(animated: true)
      app.expectStack(["root"])
      #expect(app.navigation.isNavigationBarHidden)
    }
  }

  @MainActor
  @Test(
    "C27 A screen with a bar above one without: tiny swipes leave the bar as it was",
    arguments: Variant.all)
  func c27(_ variant: Variant) {
    story(variant) { bench in
      let app = gallery(bench, photo(), album())
      let before = bench.screen
      for _ in 0..<15 {
        bench.swipe(from: 60, by: 14, over: 0.05)
        bench.advance(by: 0.4)
      }
      #expect(bench.screen == before)
      app.expectStack(["root", "photo", "album"])
    }
  }

  @MainActor
  @Test(
    "C19 A map that is excluded pans; from the edge strip the pop starts", arguments: Variant.all)
  func c19(_ variant: Variant) {
    story(variant) { bench in
      let album = album()
      let app = gallery(bench, album)
      album.view.addSubview(MapView(frame: CGRect(x: 0, y: 200, width: 390, height: 300)))
      bench.swipe(from: 60, y: 300, by: 280)
      app.expectStack(["root", "album"])
      bench.swipe(from: 60, y: 700, by: 280)
      app.expectStack(["root"])
      app.push(album)
      bench.swipe(from: 20, y: 300, by: 300)
      app.expectStack(["root"])
    }
  }

  @MainActor @Test("12 Over what scrolls sideways: never, or always", arguments: Variant.all)
  func scrollViews(_ variant: Variant) {
    for named in [true, false] {
      story(variant) { bench in
        let screen = named ? album() : photo()
        let pages = UIScrollView(frame: CGRect(x: 0, y: 200, width: 390, height: 300))
        pages.contentSize = CGSize(width: 1170, height: 300)
        pages.contentInsetAdjustmentBehavior = .never
        let app = gallery(bench, screen)
        screen.view.addSubview(pages)
        if named {
          pages.contentOffset.x = variant.settings.isRightToLeft ? 780 : 0
          bench.swipe(from: 60, y: 300, by: 280)
          app.expectStack(["root", "album"])
        } else {
          pages.contentOffset.x = 390
          bench.swipe(from: 29, y: 300, by: 300)
          app.expectStack(["root"])
        }
      }
    }
  }

  @MainActor @Test("13 A trackpad that is switched off pops nothing", arguments: Variant.from(13.4))
  func trackpad(_ variant: Variant) {
    story(variant) { bench in
      let app = gallery(bench, album())
      bench.swipe(by: 280, trackpad: true)
      app.expectStack(["root", "album"])
      bench.swipe(by: 280)
      app.expectStack(["root"])
      app.push(photo())
      bench.swipe(from: 20, by: 300, trackpad: true)
      app.expectStack(["root"])
    }
  }

  @MainActor
  @Test("17 Parallax moves what is below, and leaves nothing behind", arguments: Variant.all)
  func parallax(_ variant: Variant) {
    for finishes in [true, false] {
      story(variant) { bench in
        let album = album()
        let app = gallery(bench, album)
        let mirror: CGFloat = variant.settings.isRightToLeft ? -1 : 1
        let finger = bench.touchDown(at: bench.place(20))
        finger.drag(to: bench.place(40))
        let start = bench.screen.controllers.first?.frame.minX ?? 0
        #expect(start * mirror < -80 && start * mirror > -98)
        #expect(album.view.layer.cornerRadius == 12 && album.view.layer.masksToBounds)
        finger.drag(to: bench.place(finishes ? 350 : 60))
        #expect(abs(bench.screen.controllers.first?.frame.minX ?? 0) < abs(start))
        finger.rest()
        finger.lift()
        app.expectStack(finishes ? ["root"] : ["root", "album"])
        #expect(album.view.layer.cornerRadius == 0 && !album.view.layer.masksToBounds)
        #expect(app.navigation.viewControllers[0].view.transform == .identity)
      }
    }
  }

  @MainActor
  @Test("18 Reduce Motion as the screen says: cross-fade, or none at all", arguments: Variant.all)
  func reduceMotion(_ variant: Variant) {
    var variant = variant
    variant.settings.reducesMotion = true
    story(variant) { bench in
      let app = gallery(bench, photo(), album())
      bench.tapBack()
      bench.advance(by: 0.1)
      let leaving = bench.screen.controllers.last
      #expect(leaving?.frame == bench.window.bounds && (leaving?.alpha ?? 1) < 1)
      app.expectStack(["root", "photo"])
      app.navigation.popViewController(animated: true)
      bench.advance(by: 0.01)
      #expect(!bench.isInTransition)
      app.expectStack(["root"])
      app.push(photo())
      bench.swipe(from: 20, by: 300)
      app.expectStack(["root"])
    }
  }

  @MainActor @Test("8 A reversed fade takes the bar away", arguments: Variant.all)
  func reversed(_ variant: Variant) {
    story(variant) { bench in
      let screen = StoryViewController().titled("story")
      _ = gallery(bench, screen)
      let shadow = { bench.screen.bar?.shadow.alpha ?? -1 }
      let full = shadow()
      #expect(full > 0)
      screen.tableView.contentOffset.y += 40
      bench.turn()
      #expect(abs(shadow() - full / 2) < 0.01)
      screen.tableView.contentOffset.y += 100
      bench.turn()
      #expect(shadow() == 0)
    }
  }

  @MainActor
  @Test(
    "7 Bar-wide settings and the back button of the screens above are as the spec says",
    arguments: Variant.all)
  func settings(_ variant: Variant) {
    story(variant) { bench in
      let album = album()
      let app = gallery(bench, album)
      let bar = app.navigation.navigationBar
      #expect(bar.prefersLargeTitles && bar.isTranslucent && bar.barStyle == .black)
      #expect(bench.statusBarStyle == .lightContent)
      #expect(album.navigationItem.largeTitleDisplayMode == .always)
      #expect(album.navigationItem.backButtonTitle == "Album")
      if variant.settings.version >= 14 {
        #expect(album.navigationItem.backButtonDisplayMode == .minimal)
      }
      #expect(album.navigationItem.standardAppearance?.backIndicatorImage.name == "Chevron")
    }
  }

  @MainActor @Test("22 A sheet on an iPad has a source", arguments: Variant.all)
  func sheet(_ variant: Variant) {
    var variant = variant
    variant.settings.idiom = .pad
    story(variant) { bench in
      let photo = photo()
      let app = gallery(bench, photo)
      let decision = GalleryPopDecision.sheet(
        over: photo, title: "Stop?", confirm: "Stop", cancel: "Go on")
      guard case .ask(let ask) = decision else { return #expect(Bool(false)) }
      var popped = 0
      ask(GalleryPopAnswer { popped += 1 })
      bench.advance(by: 1)
      bench.tapAlert("Stop")
      #expect(popped == 1)
      app.expectStack(["root", "photo"])
    }
  }

  @MainActor @Test("1 Texts that would end a literal arrive as they are")
  func texts() {
    var told: [String] = []
    for variant in Variant.all {
      let bench = stockedBench(variant.settings)
      let root = UIViewController().titled("root")
      let app = App(bench, TextsNavigationController(rootViewController: root))
      app.push(FormViewController().titled("form"))
      bench.tapBack()
      bench.advance(by: 1)
      #expect(bench.screen.alert == "a \"b\" \\(c)\r\n\u{2028}")
      #expect(bench.alert?.actions.map(\.title) == ["می‌روم 👩‍👧", "\0#"])
      #expect(bench.alert?.message == "\"\"\"")
      told += bench.assertionFailures
    }
    // Colors are looked up once a run.
    #expect(told.contains { $0.contains("Brand \"New\"\n*/") })
  }
}

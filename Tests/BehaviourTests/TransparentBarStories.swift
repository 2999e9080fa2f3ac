import Testing
import UIKitBench

@testable import TransparentBarApp

/// The example's app, with an article pushed onto its home.
@MainActor
private struct TransparentBar {
  let article = ArticleViewController().titled("article")
  let app: App

  init(_ bench: Bench) {
    let home = HomeViewController().titled("home")
    app = App(bench, TransparentBarNavigationController(rootViewController: home), article)
  }

  var navigation: UINavigationController { app.navigation }
  var bench: Bench { app.bench }

  func expectWhole(_ expected: [String], sourceLocation: SourceLocation = #_sourceLocation) {
    app.expectStack(expected, sourceLocation: sourceLocation)
  }

  func expectAlive(sourceLocation: SourceLocation = #_sourceLocation) {
    app.expectAlive(ArticleViewController(), sourceLocation: sourceLocation)
  }
}

@Suite struct TransparentBarStories {
  @MainActor
  @Test("7 A push shows the bar transparent from its first frame", arguments: Variant.all)
  func push(_ variant: Variant) {
    story(variant) { bench in
      let app = TransparentBar(bench)
      let next = ArticleViewController()
      next.title = "next"
      app.navigation.pushViewController(next, animated: true)
      bench.turn()
      #expect(bench.screen.bar?.title == "next")
      #expect(bench.screen.bar?.background.alpha == 0)
      #expect(bench.screen.bar?.titleColor.alpha == 0)
      app.expectWhole(["home", "article", "next"])
      #expect(bench.statusBarStyle == .lightContent)
      app.expectAlive()
    }
  }

  @MainActor @Test("8 The bar fades in over 136 points", arguments: Variant.all)
  func fade(_ variant: Variant) {
    story(variant) { bench in
      let app = TransparentBar(bench)
      for (distance, alpha) in [
        (0, 0), (34, 0.25), (68, 0.5), (136, 1), (500, 1), (68, 0.5), (0, 0), (-50, 0),
      ] {
        app.article.scroll(to: CGFloat(distance))
        let bar = bench.screen.bar
        #expect(
          bar.map { abs($0.background.alpha - alpha) < 0.005 } == true,
          "\(distance) \(bench.screen)")
        #expect(bar.map { abs($0.titleColor.alpha - alpha) < 0.005 } == true)
      }
    }
  }

  @MainActor
  @Test("7 In landscape too it fades, whatever the bar's own look there", arguments: Variant.all)
  func landscape(_ variant: Variant) {
    story(variant) { bench in
      let home = HomeViewController().titled("home")
      let navigation = TransparentBarNavigationController(rootViewController: home)
      let own = UINavigationBarAppearance()
      own.backgroundColor = .red
      navigation.navigationBar.compactAppearance = own
      let article = ArticleViewController().titled("article")
      let app = App(bench, navigation, article)
      bench.rotate()
      article.scroll(to: 68)
      app.expectBar(alpha: 0.5)
    }
  }

  @MainActor @Test("20 A tap on back pops one screen", arguments: Variant.all)
  func tap(_ variant: Variant) {
    story(variant) { bench in
      let app = TransparentBar(bench)
      bench.tapBack()
      app.expectWhole(["home"])
      #expect(bench.statusBarStyle == .default)
      app.expectAlive()
    }
  }

  @MainActor @Test("20 A tap asks where there is something to lose", arguments: Variant.all)
  func tapAsks(_ variant: Variant) {
    story(variant) { bench in
      let app = TransparentBar(bench)
      app.article.hasUnsavedComment = true
      bench.tapBack()
      app.expectWhole(["home", "article"])
      #expect(bench.screen.alert == "Discard your comment?")
      bench.tapAlert("Keep Editing")
      app.expectWhole(["home", "article"])
      bench.tapBack()
      bench.advance(by: 1)
      bench.tapAlert("Discard")
      app.expectWhole(["home"])
      app.expectAlive()
    }
  }

  @MainActor @Test("22 An alert that the app takes away leaves back alive", arguments: Variant.all)
  func alertDropped(_ variant: Variant) {
    story(variant) { bench in
      let app = TransparentBar(bench)
      app.article.hasUnsavedComment = true
      bench.tapBack()
      bench.advance(by: 1)
      app.article.dismiss(animated: true)
      app.expectWhole(["home", "article"])
      bench.tapBack()
      bench.advance(by: 1)
      #expect(bench.screen.alert == "Discard your comment?")
      bench.tapAlert("Discard")
      app.expectWhole(["home"])
      app.expectAlive()
    }
  }

  @MainActor @Test("14 A swipe past half pops", arguments: Variant.all)
  func swipe(_ variant: Variant) {
    story(variant) { bench in
      let app = TransparentBar(bench)
      bench.swipe(by: 250)
      app.expectWhole(["home"])
      app.expectAlive()
    }
  }

  @MainActor @Test("15 A short swipe comes back, with the bar as it was", arguments: Variant.all)
  func swipeBack(_ variant: Variant) {
    story(variant) { bench in
      let app = TransparentBar(bench)
      app.article.scroll(to: 40.8)
      let before = bench.screen
      bench.swipe(by: 120)
      app.expectWhole(["home", "article"])
      #expect(bench.screen == before)
      bench.swipe(by: 250)
      app.expectWhole(["home"])
      #expect(bench.statusBarStyle == .default)
      app.expectAlive()
    }
  }

  @MainActor
  @Test("14 A flick pops from anywhere, a flick back cancels past half", arguments: Variant.all)
  func flick(_ variant: Variant) {
    story(variant) { bench in
      let app = TransparentBar(bench)
      bench.swipe(by: 250, release: -600)
      app.expectWhole(["home", "article"])
      bench.swipe(by: 60, release: 499)
      app.expectWhole(["home", "article"])
      bench.swipe(by: 60, release: 500)
      app.expectWhole(["home"])
      app.expectAlive()
    }
  }

  @MainActor
  @Test("14 A release before the transition starts still ends it once", arguments: Variant.all)
  func fastFlick(_ variant: Variant) {
    for finishes in [true, false] {
      story(variant) { bench in
        let app = TransparentBar(bench)
        let touch = bench.touchDown(at: bench.place(100))
        touch.jump(to: bench.place(130))
        touch.jump(to: bench.place(160))
        touch.lift(at: variant.settings.isRightToLeft == finishes ? -900 : 900)
        app.expectWhole(finishes ? ["home"] : ["home", "article"])
        app.expectAlive()
      }
    }
  }

  @MainActor @Test("13 A swipe at the root does nothing", arguments: Variant.all)
  func root(_ variant: Variant) {
    story(variant) { bench in
      let app = TransparentBar(bench)
      app.navigation.setViewControllers([app.article], animated: false)
      bench.advance(by: 1)
      bench.swipe(by: 250)
      app.expectWhole(["article"])
      app.expectAlive()
    }
  }

  @MainActor
  @Test("22 A swipe that asks moves nothing and asks on release past half", arguments: Variant.all)
  func swipeAsks(_ variant: Variant) {
    story(variant) { bench in
      let app = TransparentBar(bench)
      app.article.hasUnsavedComment = true
      bench.swipe(by: 100)
      bench.advance(by: 1)
      #expect(bench.screen.alert == nil)
      bench.swipe(by: 250)
      #expect(bench.screen.controllers.map(\.name) == ["article"])
      bench.advance(by: 1)
      #expect(bench.screen.alert == "Discard your comment?")
      bench.tapAlert("Discard")
      app.expectWhole(["home"])
      app.expectAlive()
    }
  }

  @MainActor @Test("11 The status bar waits for the outcome of a swipe", arguments: Variant.all)
  func statusBar(_ variant: Variant) {
    story(variant) { bench in
      let app = TransparentBar(bench)
      let finger = bench.touchDown(at: bench.place(100))
      finger.drag(to: bench.place(200))
      #expect(bench.statusBarStyle == .lightContent)
      #expect(bench.screen.controllers.map(\.name) == ["home", "article"])
      finger.drag(to: bench.place(350))
      #expect(bench.statusBarStyle == .lightContent)
      finger.rest()
      finger.lift()
      #expect(bench.statusBarStyle == .default)
      app.expectWhole(["home"])
    }
  }

  @MainActor
  @Test("11 The status bar stays as it is all through a cancelled swipe", arguments: Variant.all)
  func statusBarOfCancelledSwipe(_ variant: Variant) {
    story(variant) { bench in
      let app = TransparentBar(bench)
      let finger = bench.touchDown(at: bench.place(100))
      finger.drag(to: bench.place(200))
      finger.rest()
      finger.lift()
      for _ in 0..<20 {
        #expect(bench.statusBarStyle == .lightContent)
        bench.advance(by: 0.02)
      }
      app.expectWhole(["home", "article"])
    }
  }

  @MainActor
  @Test("17 What comes back has the frame of now, not of when it left", arguments: Variant.all)
  func rotatedMeanwhile(_ variant: Variant) {
    story(variant) { bench in
      let app = TransparentBar(bench)
      bench.rotate()
      bench.advance(by: 1)
      let finger = bench.touchDown(at: bench.place(100))
      finger.drag(to: bench.place(200))
      #expect(bench.isInTransition)
      #expect(bench.screen.controllers.map(\.name) == ["home", "article"])
      #expect(app.navigation.viewControllers[0].view.frame.size == app.article.view.frame.size)
      finger.rest()
      finger.lift()
      app.expectWhole(["home", "article"])
    }
  }

  @MainActor @Test("12 A swipe the other way does nothing", arguments: Variant.all)
  func otherWay(_ variant: Variant) {
    story(variant) { bench in
      let app = TransparentBar(bench)
      bench.swipe(from: 350, by: -250)
      app.expectWhole(["home", "article"])
      app.expectAlive()
    }
  }

  @MainActor @Test("12 A drag down scrolls the list and pops nothing", arguments: Variant.all)
  func scrolls(_ variant: Variant) {
    story(variant) { bench in
      let app = TransparentBar(bench)
      bench.drag(from: CGPoint(x: 200, y: 600), to: CGPoint(x: 220, y: 400))
      #expect(app.article.tableView.contentOffset.y > 0)
      app.expectWhole(["home", "article"])
      app.expectAlive()
    }
  }

  @MainActor @Test("15 What breaks a swipe off leaves everything whole", arguments: Variant.all)
  func interruptions(_ variant: Variant) {
    let breaks: [(String, @MainActor (TransparentBar) -> Void)] = [
      ("call", { $0.bench.interrupt() }), ("background", { $0.bench.enterBackground() }),
      ("rotation", { $0.bench.rotate() }),
      (
        "covered",
        { app in
          let cover = UIViewController()
          cover.modalPresentationStyle = .fullScreen
          app.navigation.present(cover, animated: true)
          app.bench.advance(by: 1)
          cover.dismiss(animated: true)
          app.bench.advance(by: 1)
        }
      ),
    ]
    for (name, happens) in breaks {
      for progress in [10.5, 100, 300] as [CGFloat] {
        story(variant) { bench in
          bench.note(name)
          let app = TransparentBar(bench)
          let finger = bench.touchDown(at: bench.place(50))
          finger.drag(to: bench.place(50 + progress))
          happens(app)
          finger.lift()
          app.expectWhole(["home", "article"])
          app.expectAlive()
        }
      }
    }
  }

  @MainActor @Test("25 A push in mid-swipe leaves everything whole", arguments: Variant.all)
  func pushInSwipe(_ variant: Variant) {
    for finishes in [true, false] {
      story(variant) { bench in
        let app = TransparentBar(bench)
        let finger = bench.touchDown(at: bench.place(50))
        finger.drag(to: bench.place(150))
        let next = ArticleViewController()
        next.title = "other"
        app.navigation.pushViewController(next, animated: true)
        bench.turn()
        if finishes { finger.drag(to: bench.place(350)) }
        finger.rest()
        finger.lift()
        bench.advance(by: 2)
        #expect(app.app.stack.last == "other")
        app.expectWhole(app.app.stack)
        app.expectAlive()
      }
    }
  }

  @MainActor @Test("25 Dropping the navigation controller frees everything", arguments: Variant.all)
  func freed(_ variant: Variant) {
    story(variant) { bench in
      var app: TransparentBar? = TransparentBar(bench)
      app?.article.scroll(to: 50)
      bench.swipe(by: 120)
      app?.expectAlive()
      app = nil
      bench.window.rootViewController = nil
      bench.settle()
      #expect(bench.leakedControllers.isEmpty)
      #expect(bench.leakedObservations == 0)
    }
  }
}

import Testing
import UIKitBench

@testable import EverythingApp

@MainActor
private func expectAlive(_ app: App, sourceLocation: SourceLocation = #_sourceLocation) {
  app.expectAlive(ArticleViewController(), sourceLocation: sourceLocation)
}

@Suite struct EverythingStories {
  @MainActor @Test("22 Answered at once, the answer is the return value", arguments: Variant.all)
  func answeredAtOnce(_ variant: Variant) {
    story(variant) { bench in
      let editor = EditorViewController().titled("editor")
      let app = everything(bench, editor)
      editor.decision = .ask { answer in answer.pop() }
      bench.tapBack()
      app.expectStack(["root"])
      expectAlive(app)
    }
  }

  @MainActor
  @Test("22 A kept answer that said stay lets the screen be asked again", arguments: Variant.all)
  func keptAnswer(_ variant: Variant) {
    story(variant) { bench in
      let editor = EditorViewController().titled("editor")
      let app = everything(bench, editor)
      var kept: EverythingPopAnswer?
      editor.decision = .ask { answer in kept = answer }
      bench.tapBack()
      app.expectStack(["root", "editor"])
      #expect(editor.asked == [.button])
      bench.tapBack()
      app.expectStack(["root", "editor"])
      #expect(editor.asked == [.button], "a second attempt does not ask while a question is open")
      kept?.stay()
      bench.tapBack()
      #expect(editor.asked == [.button, .button])
      kept?.pop()
      app.expectStack(["root"])
      expectAlive(app)
    }
  }

  @MainActor
  @Test("21 The long-press menu asks, and a yes pops down to the pick", arguments: Variant.from(14))
  func menu(_ variant: Variant) {
    for pick in 0..<3 {
      // Should UIKit pop by other methods here, its calls are not to be told from the app's own, which nothing stops.
      let isUnheard =
        variant.settings.menuPopsToRoot && pick == 0 || variant.settings.menuPopsOne && pick == 2
      story(variant) { bench in
        let article = ArticleViewController().titled("article")
        article.draft = Draft()
        article.draft?.hasChanges = true
        let app = everything(
          bench, UIViewController().titled("one"), UIViewController().titled("two"), article)
        let whole = app.stack
        bench.longPressBack(pick: pick)
        bench.advance(by: 1)
        #expect(bench.screen.alert == (isUnheard ? nil : "Discard \"changes\"?"))
        if !isUnheard {
          app.expectStack(whole)
          bench.tapAlert("Discard")
        }
        app.expectStack(Array(whole.prefix(pick + 1)))
        expectAlive(app)
      }
    }
  }

  @MainActor @Test("21 VoiceOver's escape asks", arguments: Variant.all)
  func escape(_ variant: Variant) {
    story(variant) { bench in
      let article = ArticleViewController().titled("article")
      article.draft = Draft()
      let app = everything(bench, article)
      article.draft?.hasChanges = true
      bench.escape()
      bench.advance(by: 1)
      #expect(bench.screen.alert == "Discard \"changes\"?")
      bench.tapAlert("Keep Editing")
      app.expectStack(["root", "article"])
      article.draft?.hasChanges = false
      bench.escape()
      app.expectStack(["root"])
      expectAlive(app)
    }
  }

  @MainActor
  @Test(
    "24 The app's delegate receives every call, also when it pushes in one", arguments: Variant.all)
  func delegatePushes(_ variant: Variant) {
    for animated in [true, false] {
      story(variant) { bench in
        let app = everything(bench)
        let delegate = RecordingDelegate()
        app.navigation.delegate = delegate
        let first = ArticleViewController().titled("first")
        let second = ArticleViewController().titled("second")
        delegate.onDidShow = { navigation, shown in
          if shown === first { navigation.pushViewController(second, animated: animated) }
        }
        app.navigation.pushViewController(first, animated: true)
        bench.advance(by: 2)
        #expect(
          delegate.calls == [
            "willShow first", "didShow first", "willShow second", "didShow second",
          ])
        app.expectStack(["root", "first", "second"])
        expectAlive(app)
      }
    }
  }

  @MainActor @Test("24 The app's animator wins and drives itself", arguments: Variant.all)
  func appAnimator(_ variant: Variant) {
    for before in [true, false] {
      story(variant) { bench in
        let app = everything(bench)
        let delegate = RecordingDelegate()
        let animator = FadeAnimator()
        delegate.animator = { operation, _ in operation == .pop ? animator : nil }
        if before { app.navigation.delegate = delegate }
        app.push(ArticleViewController().titled("article"))
        app.navigation.delegate = delegate
        bench.swipe(by: 300)
        app.expectStack(["root", "article"])
        bench.tapBack()
        app.expectStack(["root"])
        #expect(animator.ends == [true])
        #expect(!bench.log.contains("interaction cancelled"))
        delegate.animator = nil
        app.navigation.delegate = nil
        expectAlive(app)
      }
    }
  }

  @MainActor
  @Test("24 A delegate without orientations is not asked for them", arguments: Variant.all)
  func orientations(_ variant: Variant) {
    story(variant) { bench in
      let app = everything(bench)
      let delegate = RecordingDelegate()
      app.navigation.delegate = delegate
      #expect(app.navigation.currentOrientations == nil)
      delegate.orientations = .landscape
      app.navigation.delegate = nil
      app.navigation.delegate = delegate
      #expect(app.navigation.currentOrientations == .landscape)
    }
  }

  @MainActor
  @Test(
    "15 A push in the turn in which a swipe begins leaves no driver behind", arguments: Variant.all)
  func staleDriver(_ variant: Variant) {
    for finishes in [true, false] {
      story(variant) { bench in
        let app = everything(bench)
        app.push(ArticleViewController().titled("article"))
        let finger = bench.touchDown(at: bench.place(50))
        finger.jump(to: bench.place(70))
        app.navigation.pushViewController(UIViewController().titled("other"), animated: true)
        bench.turn()
        if finishes { finger.drag(to: bench.place(350)) }
        finger.rest()
        finger.lift()
        bench.advance(by: 2)
        #expect(app.stack.last == "other")
        app.expectStack(app.stack)
        bench.tapBack()
        app.expectStack(Array(app.stack))
        let before = app.stack
        #expect(before.last != "other")
        if before.count > 1 {
          bench.tapBack()
          app.expectStack(Array(before.dropLast()))
        }
        expectAlive(app)
      }
    }
  }

  @MainActor
  @Test(
    "15 A finger that is still down drives no other screen's pop",
    arguments: Variant.all.filter { $0.settings.transitionStart == .nextLayout })
  func otherScreensPop(_ variant: Variant) {
    story(variant) { bench in
      let app = everything(bench, ArticleViewController().titled("article"))
      let finger = bench.touchDown(at: bench.place(50))
      finger.jump(to: bench.place(70))
      app.push(ArticleViewController().titled("other"))
      app.expectStack(["root", "other"])
      app.navigation.popViewController(animated: true)
      bench.advance(by: 1)
      #expect(!bench.isInTransition)
      app.expectStack(["root"])
      finger.lift()
      expectAlive(app)
    }
  }

  @MainActor
  @Test("7 A screen's own appearance is kept, also when set in viewDidLoad", arguments: Variant.all)
  func ownAppearance(_ variant: Variant) {
    final class Styled: ArticleViewController {
      override func viewDidLoad() {
        super.viewDidLoad()
        let own = UINavigationBarAppearance()
        own.configureWithOpaqueBackground()
        own.largeTitleTextAttributes[.foregroundColor] = UIColor.red
        navigationItem.standardAppearance = own
      }
    }
    story(variant) { bench in
      let styled = Styled().titled("styled")
      let app = everything(bench, styled)
      styled.tableView.contentOffset.y = 60 - styled.tableView.adjustedContentInset.top
      bench.turn()
      let item = styled.navigationItem
      for slot in [item.standardAppearance, item.scrollEdgeAppearance] {
        #expect(slot?.largeTitleTextAttributes[.foregroundColor] as? UIColor == .red)
      }
      #expect(bench.screen.bar.map { $0.background.alpha < 1 } == true)
      _ = app
    }
  }

  @MainActor
  @Test("11 Tint follows the screen and comes back after a cancelled swipe", arguments: Variant.all)
  func tint(_ variant: Variant) {
    story(variant) { bench in
      let app = everything(bench)
      app.navigation.navigationBar.tintColor = .red
      app.push(ArticleViewController().titled("article"))
      #expect(app.navigation.navigationBar.tintColor == .white)
      bench.swipe(by: 100, over: 0.5)
      app.expectStack(["root", "article"])
      #expect(app.navigation.navigationBar.tintColor == .white)
      bench.tapBack()
      app.expectStack(["root"])
      #expect(app.navigation.navigationBar.tintColor == .red)
    }
  }

  @MainActor @Test("11 The status bar switches with the fade", arguments: Variant.all)
  func statusBarFade(_ variant: Variant) {
    story(variant) { bench in
      let article = ArticleViewController().titled("article")
      let app = everything(bench, article)
      #expect(bench.statusBarStyle == .lightContent)
      article.tableView.contentOffset.y = 500
      bench.turn()
      #expect(bench.statusBarStyle == .darkContent)
      bench.swipe(from: 50, by: 100, over: 0.5)
      app.expectStack(["root", "article"])
      #expect(bench.statusBarStyle == .darkContent)
      app.push(Catalog.Home().titled("home"))
      #expect(bench.isStatusBarHidden)
      bench.tapBack()
      app.expectStack(["root", "article"])
      #expect(bench.statusBarStyle == .darkContent)
      #expect(!bench.isStatusBarHidden)
    }
  }

  @MainActor
  @Test("11 A style leaves it to the screen whether the bar is hidden", arguments: Variant.all)
  func statusBarHiddenByScreen(_ variant: Variant) {
    final class Film: ArticleViewController {
      var isPlaying = false
      override var prefersStatusBarHidden: Bool { isPlaying }
    }
    story(variant) { bench in
      let film = Film().titled("film")
      let app = everything(bench, film)
      #expect(!bench.isStatusBarHidden)
      film.isPlaying = true
      film.setNeedsStatusBarAppearanceUpdate()
      #expect(bench.isStatusBarHidden)
      film.isPlaying = false
      film.setNeedsStatusBarAppearanceUpdate()
      #expect(!bench.isStatusBarHidden)
      #expect(bench.statusBarStyle == .lightContent)
      app.expectStack(["root", "film"])
    }
  }

  @MainActor @Test("21 A swipe is asked once, when it would begin", arguments: Variant.all)
  func swipeStay(_ variant: Variant) {
    story(variant) { bench in
      let editor = EditorViewController().titled("editor")
      let app = everything(bench, editor)
      editor.decision = .stay
      for _ in 0..<10 { bench.swipe(from: 20, by: 250) }
      #expect(editor.asked == Array(repeating: .swipe, count: 10))
      app.expectStack(["root", "editor"])
      bench.swipe(from: 100, by: 250)
      #expect(editor.asked.count == 10)
      editor.decision = .pop
      bench.swipe(from: 40, by: 250)
      app.expectStack(["root"])
    }
  }

  @MainActor @Test("16 No swipe leaves a screen with `none`", arguments: Variant.all)
  func none(_ variant: Variant) {
    story(variant) { bench in
      let player = PlayerViewController().titled("player")
      let app = everything(bench, player)
      bench.swipe(from: 5, by: 300)
      bench.swipe(from: 200, by: 150)
      app.expectStack(["root", "player"])
      app.push(UIViewController().titled("other"))
      bench.swipe(from: 5, by: 300)
      app.expectStack(["root", "player"])
      bench.swipe(from: 5, by: 300)
      app.expectStack(["root", "player"])
      bench.tapBack()
      app.expectStack(["root"])
      expectAlive(app)
    }
  }
}

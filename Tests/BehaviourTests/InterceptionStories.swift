import Testing
import UIKitBench

@testable import EverythingApp
@testable import SmallApps

/// Rules 20 to 23: who may leave a screen.
@Suite struct InterceptionStories {
  @MainActor
  private func unsaved() -> ArticleViewController {
    let article = ArticleViewController().titled("article")
    article.draft = Draft()
    article.draft?.hasChanges = true
    return article
  }

  private let title = "Discard \"changes\"?"

  @MainActor @Test("20 A no leaves the bar, and the screen answers again", arguments: Variant.all)
  func tapStays(_ variant: Variant) {
    story(variant) { bench in
      let editor = EditorViewController().titled("editor")
      let app = everything(bench, editor)
      editor.decision = .stay
      let before = bench.screen
      for _ in 0..<3 { bench.tapBack() }
      #expect(bench.screen == before)
      #expect(editor.asked == [.button, .button, .button])
      app.expectStack(["root", "editor"])
      editor.decision = .pop
      bench.tapBack()
      app.expectStack(["root"])
    }
  }

  @MainActor
  @Test("21 What the app pops while it is asked is not asked about", arguments: Variant.all)
  func popsWhileAsked(_ variant: Variant) {
    final class Impatient: PlayerViewController {
      override func shouldPop(by trigger: EverythingPopTrigger) -> EverythingPopDecision {
        asked.append(trigger)
        let navigation = navigationController as? EverythingNavigationController
        if asked.count < 3, let middle = navigation?.viewControllers[1] {
          navigation?.popToViewController(middle, animated: true)
        }
        return .pop
      }
    }
    story(variant) { bench in
      let player = Impatient().titled("player")
      player.isRecording = true
      let app = everything(
        bench, UIViewController().titled("middle"), UIViewController().titled("upper"), player)
      bench.tapBack()
      app.expectStack(["root", "middle"])
      #expect(player.asked == [.button])
    }
  }

  @MainActor @Test("21 The app's own pops are never stopped", arguments: Variant.all)
  func ownPops(_ variant: Variant) {
    let ways: [(String, @MainActor (EverythingNavigationController, UIViewController) -> Void)] = [
      ("pop", { navigation, _ in navigation.popViewController(animated: true) }),
      ("pop at once", { navigation, _ in navigation.popViewController(animated: false) }),
      ("root", { navigation, _ in navigation.popToRootViewController(animated: true) }),
      ("set", { navigation, root in navigation.setViewControllers([root], animated: true) }),
      (
        "to, at once",
        { navigation, root in navigation.popToViewController(root, animated: false) }
      ),
      ("force", { navigation, root in navigation.forcePopToViewController(root, animated: true) }),
    ]
    for (name, pop) in ways {
      story(variant) { bench in
        let article = unsaved()
        let app = everything(bench, article)
        bench.note(name)
        pop(app.navigation as! EverythingNavigationController, app.navigation.viewControllers[0])
        app.expectStack(["root"])
        #expect(bench.screen.alert == nil)
      }
    }
  }

  @MainActor
  @Test("21 An animated popToViewController is the menu's, and asks", arguments: Variant.all)
  func popTo(_ variant: Variant) {
    story(variant) { bench in
      let article = unsaved()
      let app = everything(bench, article)
      #expect(
        app.navigation.popToViewController(app.navigation.viewControllers[0], animated: true) == nil
      )
      bench.advance(by: 1)
      #expect(bench.screen.alert == title)
      bench.tapAlert("Discard")
      app.expectStack(["root"])
    }
  }

  @MainActor @Test("21 Popping to the screen that is on top asks nothing", arguments: Variant.all)
  func popToTop(_ variant: Variant) {
    story(variant) { bench in
      let article = unsaved()
      let app = everything(bench, article)
      _ = app.navigation.popToViewController(article, animated: true)
      app.expectStack(["root", "article"])
      #expect(bench.screen.alert == nil)
    }
  }

  @MainActor @Test("22 A yes after the stack has changed pops nothing", arguments: Variant.all)
  func stackChanged(_ variant: Variant) {
    story(variant) { bench in
      let editor = EditorViewController().titled("editor")
      let app = everything(bench, editor)
      var answer: EverythingPopAnswer?
      editor.decision = .ask { answer = $0 }
      bench.tapBack()
      app.push(UIViewController().titled("other"))
      answer?.pop()
      app.expectStack(["root", "editor", "other"])
      bench.tapBack()
      app.expectStack(["root", "editor"])
      bench.tapBack()
      #expect(editor.asked.count == 2)
      answer?.pop()
      app.expectStack(["root"])
    }
  }

  @MainActor @Test("22 Only the first answer counts", arguments: Variant.all)
  func firstAnswer(_ variant: Variant) {
    story(variant) { bench in
      let editor = EditorViewController().titled("editor")
      let app = everything(bench, ArticleViewController().titled("below"), editor)
      var answer: EverythingPopAnswer?
      editor.decision = .ask { answer = $0 }
      bench.tapBack()
      answer?.stay()
      answer?.pop()
      app.expectStack(["root", "below", "editor"])
      bench.tapBack()
      answer?.pop()
      bench.advance(by: 1)
      answer?.pop()
      app.expectStack(["root", "below"])
    }
  }

  @MainActor
  @Test("22 A dropped answer leaves back alive and nothing leaks", arguments: Variant.all)
  func dropped(_ variant: Variant) {
    story(variant) { bench in
      var editor: EditorViewController? = EditorViewController().titled("editor")
      let app = everything(bench, editor!)
      weak var dropped: EverythingPopAnswer?
      editor?.decision = .ask { dropped = $0 }
      bench.tapBack()
      #expect(dropped == nil)
      bench.swipe(from: 20, by: 250)
      bench.tapBack()
      #expect(editor?.asked == [.button, .swipe, .button])
      app.expectStack(["root", "editor"])
      editor?.decision = .pop
      editor = nil
      bench.tapBack()
      app.expectStack(["root"])
      #expect(bench.leakedControllers.isEmpty)
    }
  }

  @MainActor @Test("22 While an alert asks, nothing asks again", arguments: Variant.all)
  func oneQuestion(_ variant: Variant) {
    story(variant) { bench in
      let editor = EditorViewController().titled("editor")
      let app = everything(bench, editor)
      var answer: EverythingPopAnswer?
      editor.decision = .ask { answer = $0 }
      bench.tapBack()
      bench.swipe(from: 20, by: 250)
      bench.tapBack()
      #expect(editor.asked == [.button])
      answer?.pop()
      app.expectStack(["root"])
    }
  }

  @MainActor
  @Test(
    "22 A swipe that would ask moves nothing, by touch or small drag asks nothing",
    arguments: Variant.all)
  func quietSwipe(_ variant: Variant) {
    story(variant) { bench in
      let app = everything(bench, unsaved())
      let finger = bench.touchDown(at: bench.place(50))
      for place in [70, 120, 200, 330] as [CGFloat] {
        finger.drag(to: bench.place(place), over: 0.1)
        #expect(bench.screen.controllers.map(\.frame) == [bench.window.bounds])
        #expect(!bench.isInTransition)
        #expect(bench.screen.alert == nil)
      }
      finger.drag(to: bench.place(100), over: 0.3)
      finger.rest()
      finger.lift()
      bench.advance(by: 1)
      #expect(bench.screen.alert == nil)
      bench.swipe(from: 50, by: 60, release: 900)
      bench.advance(by: 1)
      #expect(bench.screen.alert == title, "a flick asks")
      bench.tapAlert("Keep Editing")
      app.expectStack(["root", "article"])
    }
  }

  @MainActor @Test("22 A call in a swipe that would ask asks nothing", arguments: Variant.all)
  func interrupted(_ variant: Variant) {
    story(variant) { bench in
      let app = everything(bench, unsaved())
      let finger = bench.touchDown(at: bench.place(50))
      finger.drag(to: bench.place(350))
      bench.interrupt()
      bench.advance(by: 1)
      #expect(bench.screen.alert == nil)
      app.expectStack(["root", "article"])
    }
  }

  @MainActor
  @Test("22 The draft is saved in the meantime: the next swipe pops", arguments: Variant.all)
  func savedMeanwhile(_ variant: Variant) {
    story(variant) { bench in
      let article = unsaved()
      let app = everything(bench, article)
      bench.swipe(by: 250)
      bench.advance(by: 1)
      bench.tapAlert("Keep Editing")
      article.draft?.hasChanges = false
      bench.swipe(by: 250)
      app.expectStack(["root"])
    }
  }

  @MainActor @Test("23 After a refusal the gesture and the bar are ready", arguments: Variant.all)
  func ready(_ variant: Variant) {
    story(variant) { bench in
      let article = unsaved()
      let app = everything(bench, article)
      article.scroll(to: 120)
      let before = bench.screen
      bench.tapBack()
      bench.advance(by: 1)
      bench.tapAlert("Keep Editing")
      bench.advance(by: 1)
      #expect(bench.screen == before)
      article.draft?.hasChanges = false
      app.expectAlive(ArticleViewController())
      bench.swipe(by: 250)
      app.expectStack(["root"])
    }
  }

  @MainActor
  @Test("21 Escape at the root, and under an alert, changes nothing", arguments: Variant.all)
  func escapeAtRoot(_ variant: Variant) {
    story(variant) { bench in
      let app = everything(bench)
      bench.escape()
      app.expectStack(["root"])
      let article = unsaved()
      app.push(article)
      bench.escape()
      bench.advance(by: 1)
      bench.escape()
      #expect(bench.log.filter { $0.hasPrefix("present") }.count == 1)
      bench.tapAlert("Keep Editing")
      app.expectStack(["root", "article"])
    }
  }

  @MainActor @Test("20 A spec that asks at the button alone", arguments: Variant.from(18))
  func forms(_ variant: Variant) {
    story(variant) { bench in
      let form = FormViewController().titled("form")
      let app = App(
        bench, FormsNavigationController(rootViewController: UIViewController().titled("root")),
        form)
      bench.tapBack()
      bench.advance(by: 1)
      #expect(bench.screen.alert == "Discard?")
      bench.tapAlert("Keep")
      bench.escape()
      bench.advance(by: 1)
      bench.tapAlert("Keep")
      bench.swipe(from: 5, by: 300)
      bench.advance(by: 1)
      app.expectStack(["root"])
    }
  }
}

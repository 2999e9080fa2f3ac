import Testing
import UIKitBench

@testable import EverythingApp

/// Saying no to back.
extension PublicCases {
  @MainActor
  @Test(
    "C42 C43 C48 A tap asks, a yes pops exactly one, and the answer knows it was the button",
    arguments: Variant.all)
  func c42(_ variant: Variant) {
    story(variant) { bench in
      let editor = EditorViewController().titled("editor")
      let app = everything(bench, article(), editor)
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
      let app = everything(bench, editor)
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
      let app = everything(bench, editor)
      bench.swipe(from: 20, by: 250)
      #expect(editor.asked == [.swipe])
      app.expectStack(["root"])
    }
  }

  @MainActor
  @Test(
    "C46 The long-press menu, three levels down, asks; a yes pops all three",
    arguments: Variant.from(14))
  func c46(_ variant: Variant) {
    story(variant) { bench in
      let article = article()
      article.draft = Draft()
      article.draft?.hasChanges = true
      let app = everything(
        bench, ArticleViewController().titled("one"), ArticleViewController().titled("two"), article
      )
      bench.longPressBack(pick: 1)
      bench.advance(by: 1)
      app.expectStack(["root", "one", "two", "article"])
      bench.tapAlert("Discard")
      app.expectStack(["root", "one"])
    }
  }

  @MainActor
  @Test("C47 A vetoed swipe shows the alert once, for the top screen", arguments: Variant.all)
  func c47(_ variant: Variant) {
    story(variant) { bench in
      let article = article()
      article.draft = Draft()
      article.draft?.hasChanges = true
      let app = everything(bench, article)
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
      let app = everything(bench, article(), editor)
      app.navigation.popToRootViewController(animated: true)
      app.expectStack(["root"])
      #expect(editor.asked.isEmpty)
      app.expectAlive(ArticleViewController())
    }
  }
}

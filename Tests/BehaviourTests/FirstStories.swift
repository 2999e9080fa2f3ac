import Testing
import UIKitBench

@testable import PoolApps

/// Stories as somebody writes them who knows what a spec says, and nothing of the code.
@Suite struct FirstStories {
  @MainActor
  @Test("14 A short drag leaves the screen, a long one pops it", arguments: Variant.from(16))
  func drags(_ variant: Variant) throws {
    try given("full-screen", on: variant, pushed: [ListViewController()]) { bench, app in
      bench.swipe(from: 20, by: 120, release: 300)
      app.expectStack(["root", "list"])
      bench.swipe(from: 20, by: 250)
      app.expectStack(["root"])
    }
  }

  @MainActor @Test("8 Half-way down the fade the bar is half there", arguments: Variant.from(18))
  func fades(_ variant: Variant) throws {
    try given("fade-everywhere", on: variant, pushed: [ListViewController()]) { bench, app in
      bench.scroll(to: 50)
      app.expectBar(alpha: 0.5)
      bench.swipe(from: 20, by: 60)
      app.expectStack(["root", "list"])
      app.expectBar(alpha: 0.5)
    }
  }

  @MainActor
  @Test("22 A tap asks, cancel stays, discard pops", arguments: Variant.from(15))
  func asks(_ variant: Variant) throws {
    try given("asks-alert", on: variant, pushed: [EditorViewController()]) { bench, app in
      app.top(EditorViewController.self)?.mood.answer = .no
      bench.tapBack()
      #expect(bench.alert?.title == "Discard?")
      bench.tapAlert("Keep")
      app.expectStack(["root", "editor"])
      bench.tapBack()
      bench.tapAlert("Discard")
      app.expectStack(["root"])
    }
  }
}

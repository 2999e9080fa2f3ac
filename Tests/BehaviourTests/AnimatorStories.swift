import Testing
import UIKitBench

@testable import EverythingApp
@testable import SmallApps

/// Rules 17 to 19: how a pop looks on its way.
@Suite struct AnimatorStories {
  @MainActor
  private func article() -> ArticleViewController { ArticleViewController().titled("article") }

  @MainActor
  @Test("17 The screen slides off to the trailing side in its time", arguments: Variant.all)
  func slides(_ variant: Variant) {
    story(variant) { bench in
      let app = everything(bench, article())
      let mirror: CGFloat = variant.settings.isRightToLeft ? -1 : 1
      bench.tapBack()
      var last: CGFloat = -1
      for _ in 0..<14 {
        bench.advance(by: 0.02)
        let place = (bench.screen.controllers.last?.frame.minX ?? 0) * mirror
        #expect(place > last && place < 390)
        last = place
      }
      #expect(bench.isInTransition)
      bench.advance(by: 0.03)
      #expect(!bench.isInTransition)
      app.expectStack(["root"])
    }
  }

  @MainActor
  @Test("17 A view's own transform, alpha, shadow and corner survive", arguments: Variant.all)
  func ownLook(_ variant: Variant) {
    for finishes in [true, false] {
      for (reduces, crossFades) in [(false, false), (true, true)] {
        var variant = variant
        variant.settings.reducesMotion = reduces
        variant.settings.prefersCrossFade = crossFades
        story(variant) { bench in
          let article = article()
          let app = everything(bench, article)
          let view = article.view!
          view.alpha = 0.9
          view.layer.shadowOpacity = 0.5
          view.layer.cornerRadius = 12
          bench.swipe(by: finishes ? 250 : 60)
          bench.advance(by: 1)
          #expect(app.stack.count == (finishes ? 1 : 2))
          #expect(view.transform == .identity)
          #expect(view.alpha == 0.9)
          #expect(view.layer.shadowOpacity == 0.5)
          #expect(view.layer.cornerRadius == 12)
          #expect(view.layer.shadowPath == nil)
        }
      }
    }
  }

  @MainActor @Test("17 Views that the context lacks are survived", arguments: Variant.all)
  func missingViews(_ variant: Variant) {
    for withheld in [[.from], [.to], [.from, .to]] as [Set<UITransitionContextViewKey>] {
      for swipes in [true, false] {
        let bench = stockedBench(variant.settings)
        let app = everything(bench, article())
        bench.withheldViews = withheld
        if swipes { bench.swipe(by: 250) } else { bench.tapBack() }
        bench.advance(by: 2)
        #expect(app.stack == ["root"])
        #expect(!bench.isInTransition)
        #expect(!bench.faults.contains { $0.contains("complete") || $0.contains("animator") })
      }
    }
  }

  @MainActor
  @Test("17 A rotation between two pops has the next one fill the screen", arguments: Variant.all)
  func finalFrame(_ variant: Variant) {
    story(variant) { bench in
      let app = everything(bench, article().titled("below"), article())
      bench.rotate()
      bench.tapBack()
      bench.advance(by: 0.1)
      #expect(bench.screen.controllers.first?.frame == bench.window.bounds)
      app.expectStack(["root", "below"])
    }
  }

  @MainActor
  @Test(
    "17 A cancelled swipe completes with false, once, and a finished one with true",
    arguments: Variant.all)
  func completes(_ variant: Variant) {
    for finishes in [true, false] {
      story(variant) { bench in
        let app = everything(bench, article())
        let finger = bench.touchDown(at: bench.place(20))
        finger.drag(to: bench.place(finishes ? 350 : 60))
        var outcomes: [Bool] = []
        app.navigation.transitionCoordinator?.animate(alongsideTransition: nil) {
          outcomes.append($0.isCancelled)
        }
        finger.rest()
        finger.lift()
        app.expectStack(finishes ? ["root"] : ["root", "article"])
        #expect(outcomes == [!finishes])
      }
    }
  }

  @MainActor @Test("18 Reduce Motion changes what is seen and no callback", arguments: Variant.all)
  func reduceMotion(_ variant: Variant) {
    func log(reduces: Bool, crossFades: Bool, finishes: Bool) -> (
      log: [String], moved: Bool, faded: Bool
    ) {
      var variant = variant
      variant.settings.reducesMotion = reduces
      variant.settings.prefersCrossFade = crossFades
      let bench = stockedBench(variant.settings)
      let app = everything(bench, article())
      bench.log = []
      let finger = bench.touchDown(at: bench.place(20))
      finger.drag(to: bench.place(finishes ? 300 : 60))
      let leaving = bench.screen.controllers.last
      finger.rest()
      finger.lift()
      app.expectStack(finishes ? ["root"] : ["root", "article"])
      #expect(bench.faults.isEmpty)
      return (bench.log, leaving?.frame.minX != 0, leaving?.alpha != 1)
    }
    for finishes in [true, false] {
      let plain = log(reduces: false, crossFades: false, finishes: finishes)
      let cross = log(reduces: true, crossFades: true, finishes: finishes)
      #expect(plain.moved && !plain.faded)
      #expect(!cross.moved && cross.faded)
      #expect(plain.log == cross.log)
      let reduced = log(reduces: true, crossFades: false, finishes: finishes)
      #expect(reduced.log == plain.log)
      #expect(reduced.faded == (variant.settings.version < 14))
    }
  }

  @MainActor @Test("18 Right to left mirrors the slide", arguments: Variant.all)
  func mirrored(_ variant: Variant) {
    for isRightToLeft in [false, true] {
      var variant = variant
      variant.settings.isRightToLeft = isRightToLeft
      story(variant) { bench in
        _ = everything(bench, article())
        bench.tapBack()
        bench.advance(by: 0.15)
        let place = bench.screen.controllers.last?.frame.minX ?? 0
        #expect(isRightToLeft ? place < -50 : place > 50)
      }
    }
  }

  @MainActor
  @Test(
    "17 A screen without an animation of its own leaves pushes to UIKit", arguments: Variant.all)
  func pushes(_ variant: Variant) {
    story(variant) { bench in
      let app = everything(bench, article())
      app.navigation.pushViewController(article().titled("next"), animated: true)
      bench.advance(by: 0.34)
      #expect(bench.isInTransition)
      bench.advance(by: 0.02)
      #expect(!bench.isInTransition)
    }
  }
}

import Testing
import UIKitBench

@testable import EverythingApp

/// Who owns the touch.
extension PublicCases {
  @MainActor @Test("C16 A slider's thumb moves and nothing pops", arguments: Variant.all)
  func c16(_ variant: Variant) {
    story(variant) { bench in
      let article = article()
      let slider = UISlider(frame: CGRect(x: 40, y: 300, width: 310, height: 40))
      let app = everything(bench, article)
      article.view.addSubview(slider)
      bench.drag(from: bench.place(80, 410), to: bench.place(300, 410))
      #expect(abs(slider.value - (variant.settings.isRightToLeft ? 0.16 : 0.84)) < 0.1)
      app.expectStack(["root", "article"])
    }
  }

  @MainActor @Test("C17 Dragging an open row shut pops nothing", arguments: Variant.all)
  func c17(_ variant: Variant) {
    story(variant) { bench in
      let article = article()
      let row = UITableViewCell(frame: CGRect(x: 0, y: 200, width: 390, height: 60))
      row.configurationState.isSwiped = true
      let app = everything(bench, article)
      article.tableView.addSubview(row)
      bench.drag(from: bench.place(80, 330), to: bench.place(330, 330))
      app.expectStack(["root", "article"])
      row.configurationState.isSwiped = false
      bench.drag(from: bench.place(80, 330), to: bench.place(330, 330))
      app.expectStack(["root"])
    }
  }

  @MainActor
  @Test("C18 A sideways scroller scrolls until its first page, then pops", arguments: Variant.all)
  func c18(_ variant: Variant) {
    for edge in [false, true] {
      story(variant) { bench in
        let isRightToLeft = variant.settings.isRightToLeft
        let article = article()
        let pages = UIScrollView(frame: CGRect(x: 0, y: 200, width: 390, height: 300))
        pages.contentSize = CGSize(width: 1170, height: 300)
        pages.contentInsetAdjustmentBehavior = .never
        let app = everything(bench, article)
        article.tableView.addSubview(pages)
        let first: CGFloat = isRightToLeft ? 780 : 0
        pages.contentOffset.x = 390
        bench.turn()
        bench.swipe(from: 60, y: 400, by: 250)
        bench.advance(by: 1)
        #expect(pages.contentOffset.x != 390)
        app.expectStack(["root", "article"])
        pages.contentOffset.x = edge ? 390 : first
        bench.swipe(from: edge ? 10 : 60, y: 400, by: 250)
        app.expectStack(["root"])
      }
    }
  }

  @MainActor
  @Test("C21 Over a list a sideways drag pops and a downward one scrolls", arguments: Variant.all)
  func c21(_ variant: Variant) {
    story(variant) { bench in
      let article = article()
      let app = everything(bench, article)
      let rest = article.tableView.contentOffset.y
      bench.drag(from: bench.place(60, 600), to: bench.place(70, 300))
      bench.advance(by: 1)
      #expect(article.tableView.contentOffset.y > rest)
      app.expectStack(["root", "article"])
      let scrolled = article.tableView.contentOffset.y
      bench.swipe(from: 60, by: 250)
      #expect(article.tableView.contentOffset.y == scrolled)
      app.expectStack(["root"])
    }
  }

  @MainActor @Test("C23 `edge` works at the edge and nowhere else", arguments: Variant.all)
  func c23(_ variant: Variant) {
    story(variant) { bench in
      let app = everything(bench, EditorViewController().titled("editor"))
      bench.swipe(from: 60, by: 250)
      app.expectStack(["root", "editor"])
      bench.swipe(from: 20, by: 250)
      app.expectStack(["root"])
    }
  }

  @MainActor @Test("C24 `none` lets neither of UIKit's swipes pop", arguments: Variant.all)
  func c24(_ variant: Variant) {
    story(variant) { bench in
      let app = everything(bench, PlayerViewController().titled("player"))
      bench.swipe(from: 5, by: 300)
      bench.swipe(from: 100, by: 250)
      app.expectStack(["root", "player"])
    }
  }

  @MainActor
  @Test(
    "C25 Right to left the pop starts with a leftward drag from the right", arguments: Variant.all)
  func c25(_ variant: Variant) {
    var variant = variant
    variant.settings.isRightToLeft = true
    story(variant) { bench in
      let app = everything(bench, article())
      bench.drag(from: CGPoint(x: 50, y: 400), to: CGPoint(x: 350, y: 400))
      app.expectStack(["root", "article"])
      bench.drag(from: CGPoint(x: 350, y: 400), to: CGPoint(x: 50, y: 400))
      app.expectStack(["root"])
    }
  }

  @MainActor @Test("C26 A two-finger trackpad swipe pops", arguments: Variant.from(13.4))
  func c26(_ variant: Variant) {
    story(variant) { bench in
      let app = everything(bench, article())
      bench.swipe(by: 250, trackpad: true)
      app.expectStack(["root"])
    }
  }
}

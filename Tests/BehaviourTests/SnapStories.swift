import Testing
import UIKitBench

@testable import FadesApp

/// Rule 9: a list let go within a fade that snaps scrolls on to the nearer end, by itself.
@Suite struct SnapStories {
  /// A feed, which fades from 20 to 120 points, over a bar of 44.
  @MainActor
  private func feed(
    _ bench: Bench, _ change: (UITableView) -> Void = { _ in }
  ) -> (app: App, feed: FeedViewController) {
    let feed = FeedViewController().titled("feed")
    let home = UIViewController().titled("home")
    let app = App(bench, SnapNavigationController(rootViewController: home), feed)
    feed.tableView.contentSize = CGSize(width: 390, height: 3000)
    change(feed.tableView)
    return (app, feed)
  }

  @MainActor
  private func scrolled(_ list: UITableViewController) -> CGFloat {
    list.tableView.contentOffset.y + list.tableView.adjustedContentInset.top
  }

  /// Drags the list up until it is scrolled by a distance, and lets it go without speed.
  @MainActor
  private func drag(_ list: UITableViewController, to distance: CGFloat) {
    let finger = dragAndHold(list, to: distance)
    finger.rest()
    finger.lift()
  }

  @MainActor
  private func dragAndHold(_ list: UITableViewController, to distance: CGFloat) -> Finger {
    let finger = Bench.current.touchDown(at: CGPoint(x: 200, y: 600))
    finger.drag(to: CGPoint(x: 200, y: 580))
    let rest = distance - scrolled(list)
    finger.drag(to: CGPoint(x: 200, y: 580 - rest))
    #expect(abs(scrolled(list) - distance) < 0.5, "the drag itself")
    return finger
  }

  @MainActor
  private func expectScrolled(
    _ distance: CGFloat, _ list: UITableViewController, _ why: String = "",
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(
      abs(scrolled(list) - distance) < 0.5, "\(why) \(scrolled(list)) is not \(distance)",
      sourceLocation: sourceLocation)
  }

  @MainActor
  @Test("9 Let go within the fade, the list scrolls to the nearer end", arguments: Variant.all)
  func nearer(_ variant: Variant) {
    for (place, end) in [(30, 20), (65, 20), (75, 120), (110, 120), (10, 10), (140, 140)] {
      story(variant) { bench in
        let (_, feed) = feed(bench)
        drag(feed, to: CGFloat(place))
        expectScrolled(CGFloat(place), feed, "let go at \(place)")
        bench.advance(by: 2)
        expectScrolled(CGFloat(end), feed, "let go at \(place)")
      }
    }
  }

  @MainActor
  @Test("9 After a flick it waits until the list has come to rest", arguments: Variant.all)
  func flick(_ variant: Variant) {
    story(variant) { bench in
      let (_, feed) = feed(bench)
      drag(feed, to: 30)
      feed.tableView.decelerate(by: 60)
      bench.advance(by: 0.3)
      #expect(feed.tableView.isDecelerating)
      #expect(scrolled(feed) < 90)
      bench.advance(by: 2)
      expectScrolled(120, feed)
      let alpha = bench.screen.bar?.titleColor.alpha
      #expect(alpha == 1)
    }
  }

  @MainActor
  @Test("9 It waits while a finger is on the list", arguments: Variant.all)
  func finger(_ variant: Variant) {
    story(variant) { bench in
      let (_, feed) = feed(bench)
      let finger = dragAndHold(feed, to: 50)
      bench.advance(by: 3)
      expectScrolled(50, feed, "held")
      finger.rest()
      finger.lift()
      let second = bench.touchDown(at: CGPoint(x: 200, y: 600))
      bench.advance(by: 3)
      expectScrolled(50, feed, "touched")
      second.lift()
      bench.advance(by: 2)
      expectScrolled(20, feed)
    }
  }

  @MainActor
  @Test("9 What the app scrolls stays where the app puts it", arguments: Variant.all)
  func programmatic(_ variant: Variant) {
    for isAnimated in [false, true] {
      story(variant) { bench in
        let (_, feed) = feed(bench)
        feed.tableView.setContentOffset(CGPoint(x: 0, y: 60 - 91), animated: isAnimated)
        bench.advance(by: 2)
        expectScrolled(60, feed, "untouched")
        drag(feed, to: 40)
        feed.tableView.setContentOffset(CGPoint(x: 0, y: 80 - 91), animated: isAnimated)
        bench.advance(by: 3)
        expectScrolled(80, feed, "just let go")
        feed.tableView.setContentOffset(CGPoint(x: 0, y: 60 - 91), animated: isAnimated)
        bench.advance(by: 3)
        expectScrolled(60, feed, "later")
        drag(feed, to: 61)
        bench.advance(by: 2)
        expectScrolled(20, feed, "by hand again")
      }
    }
  }

  @MainActor
  @Test(
    "9 A list that cannot reach the end, that reloads or that does not snap stays",
    arguments: Variant.all)
  func stays(_ variant: Variant) {
    story(variant) { bench in
      let (_, short) = feed(bench) { $0.contentSize.height = 844 - 91 + 110 }
      drag(short, to: 90)
      bench.advance(by: 2)
      expectScrolled(90, short, "too short")
    }
    story(variant) { bench in
      let (_, reloading) = feed(bench) { $0.refreshControl = UIRefreshControl() }
      let finger = dragAndHold(reloading, to: 90)
      reloading.tableView.refreshControl?.beginRefreshing()
      finger.rest()
      finger.lift()
      bench.advance(by: 2)
      expectScrolled(90, reloading, "reloading")
    }
    story(variant) { bench in
      let detail = DetailViewController().titled("detail")
      let home = UIViewController().titled("home")
      _ = App(bench, SnapNavigationController(rootViewController: home), detail)
      detail.tableView.contentSize = CGSize(width: 390, height: 3000)
      drag(detail, to: 40)
      bench.advance(by: 2)
      expectScrolled(40, detail, "no snap")
    }
  }

  @MainActor
  @Test("9 A list that is being left or covered stays", arguments: Variant.all)
  func transition(_ variant: Variant) {
    story(variant) { bench in
      let (app, feed) = feed(bench)
      drag(feed, to: 90)
      app.push(UIViewController().titled("next"))
      bench.advance(by: 2)
      #expect(abs(feed.tableView.contentOffset.y - (90 - 91)) < 0.5)
      bench.tapBack()
      app.expectStack(["home", "feed"])
      expectScrolled(90, feed)
      drag(feed, to: 95)
      bench.advance(by: 2)
      expectScrolled(120, feed, "and it snaps again")
    }
  }

  @MainActor
  @Test("9 For people who reduce motion it does not glide", arguments: Variant.all)
  func reduceMotion(_ variant: Variant) {
    for reducesMotion in [false, true] {
      story(variant) { bench in
        bench.set { $0.reducesMotion = reducesMotion }
        let (_, feed) = feed(bench)
        drag(feed, to: 90)
        var places: Set<CGFloat> = []
        for _ in 0..<120 {
          bench.advance(by: 1.0 / 60)
          places.insert(scrolled(feed))
        }
        expectScrolled(120, feed)
        #expect((places.count == 2) == reducesMotion)
      }
    }
  }

  @MainActor
  @Test("8 Under a large title the ends are those of the fade", arguments: Variant.all)
  func largeTitle(_ variant: Variant) {
    for (place, end) in [(40, 0), (100, 136)] as [(CGFloat, CGFloat)] {
      story(variant) { bench in
        let cover = CoverViewController().titled("cover")
        let home = UIViewController().titled("home")
        _ = App(bench, FadesNavigationController(rootViewController: home), cover)
        cover.tableView.contentSize = CGSize(width: 390, height: 3000)
        let finger = bench.touchDown(at: CGPoint(x: 200, y: 600))
        finger.drag(to: CGPoint(x: 200, y: 580))
        finger.drag(to: CGPoint(x: 200, y: 580 - place - 143 - cover.tableView.contentOffset.y))
        finger.rest()
        finger.lift()
        bench.advance(by: 2)
        #expect(abs(cover.tableView.contentOffset.y + 143 - end) < 0.5, "let go at \(place)")
      }
    }
  }

  @MainActor
  @Test("9, 25 The list keeps its delegate, and nothing outlives the app", arguments: Variant.all)
  func clean(_ variant: Variant) {
    final class Delegate: NSObject, UIScrollViewDelegate {}
    story(variant) { bench in
      weak var navigation: UINavigationController?
      weak var list: UITableView?
      let delegate = Delegate()
      do {
        let (app, feed) = feed(bench) { $0.delegate = delegate }
        drag(feed, to: 90)
        #expect(feed.tableView.delegate === delegate)
        navigation = app.navigation
        list = feed.tableView
      }
      bench.show(UIViewController())
      bench.advance(by: 3)
      #expect(navigation == nil && list == nil)
    }
  }
}

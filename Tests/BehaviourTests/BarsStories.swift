import Testing
import UIKitBench

@testable import EverythingApp
@testable import GalleryApp
@testable import SmallApps

/// Bars that no navigation controller owns.
@Suite struct BarsStories {
  @MainActor
  private func screen(_ bench: Bench) -> UIViewController {
    let screen = UIViewController().titled("screen")
    bench.show(screen)
    return screen
  }

  @MainActor
  @Test(
    "bars: A bar stands under the status bar, with its background up to the top",
    arguments: Variant.all)
  func stands(_ variant: Variant) {
    story(variant) { bench in
      let screen = screen(bench)
      for bar in [EverythingStandaloneBar.checkout(), EverythingStandaloneBar.reader()] {
        bar.install(in: screen.view)
        bench.turn()
        #expect(bar.frame == CGRect(x: 0, y: 0, width: 390, height: 91))
        #expect(
          bar.navigationBar.convert(bar.navigationBar.bounds, to: nil)
            == CGRect(x: 0, y: 47, width: 390, height: 44))
        bench.rotate()
        #expect(bar.frame.width == 844)
        bench.rotate()
        bar.removeFromSuperview()
      }
    }
  }

  @MainActor
  @Test(
    "bars: A bar at the bottom stands above the lower edge, with its background to it",
    arguments: Variant.all)
  func standsAtBottom(_ variant: Variant) {
    story(variant) { bench in
      let screen = screen(bench)
      let bar = GalleryStandaloneBar.footer()
      bar.install(in: screen.view)
      bench.turn()
      let frame = CGRect(x: 0, y: 800, width: 390, height: 44)
      #expect(bar.frame == frame)
      #expect(bar.navigationBar.convert(bar.navigationBar.bounds, to: nil) == frame)
      #expect(bar.navigationBar.barPosition == .bottom)
      let extensions = bar.subviews.compactMap { $0 as? UIVisualEffectView }
      #expect(extensions.map(\.contentView.backgroundColor) == [.systemYellow])
    }
  }

  @MainActor @Test("bars: A bar answers where it is", arguments: Variant.all)
  func position(_ variant: Variant) {
    story(variant) { bench in
      _ = screen(bench)
      let checkout = EverythingStandaloneBar.checkout()
      let reader = EverythingStandaloneBar.reader()
      #expect(checkout.navigationBar.barPosition == .topAttached)
      #expect(reader.navigationBar.barPosition == .top)
      #expect(KioskStandaloneBar.checkout().item.title == "Checkout \"now\"")
    }
  }

  @MainActor @Test("bars: A bar looks as the spec says, in all four states", arguments: Variant.all)
  func looks(_ variant: Variant) {
    story(variant) { bench in
      _ = screen(bench)
      let bar = EverythingStandaloneBar.checkout().navigationBar
      var slots = [bar.standardAppearance, bar.compactAppearance, bar.scrollEdgeAppearance]
      if variant.settings.version >= 15 { slots.append(bar.compactScrollEdgeAppearance) }
      for slot in slots {
        #expect(UIColor.Shade(slot?.backgroundColor).hex == "#336699")
        #expect(slot?.backgroundEffect == nil)
        #expect(slot?.titleTextAttributes[.foregroundColor] as? UIColor == .white)
      }
      #expect(bar.tintColor == .white)
    }
  }

  @MainActor
  @Test("bars: Popping an item asks the app, if it wants to be asked", arguments: Variant.all)
  func pops(_ variant: Variant) {
    story(variant) { bench in
      _ = screen(bench)
      let bar = EverythingStandaloneBar.checkout()
      bar.navigationBar.pushItem(UINavigationItem(title: "inner"), animated: false)
      bar.shouldPop = { item in item.title != "inner" }
      bar.navigationBar.popItem(animated: true)
      #expect(bar.navigationBar.items?.count == 2)
      bar.shouldPop = nil
      bar.navigationBar.popItem(animated: true)
      #expect(bar.navigationBar.items?.count == 1)
      #expect(bar.navigationBar.topItem === bar.item)
    }
  }

  @MainActor @Test("bars: A bar frees what it made", arguments: Variant.all)
  func freed(_ variant: Variant) {
    story(variant) { bench in
      let screen = screen(bench)
      weak var bar: EverythingStandaloneBar?
      weak var inner: UINavigationBar?
      do {
        let made = EverythingStandaloneBar.reader()
        made.install(in: screen.view)
        bench.turn()
        (bar, inner) = (made, made.navigationBar)
        made.removeFromSuperview()
      }
      #expect(bar == nil && inner == nil)
    }
  }
}

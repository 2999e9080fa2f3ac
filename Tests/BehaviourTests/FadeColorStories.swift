import Testing
import UIKitBench

@testable import FadesApp

/// Rules 8, 9 and 11: parts of a bar that go from one color to another, each over its own range.
@Suite struct FadeColorStories {
  @MainActor
  private func app(
    _ bench: Bench, _ controller: UIViewController, ownTint: UIColor? = nil
  ) -> App {
    let home = UIViewController().titled("home")
    let navigation = FadesNavigationController(rootViewController: home)
    navigation.navigationBar.tintColor = ownTint
    let app = App(bench, navigation)
    app.push(controller)
    return app
  }

  /// Scrolls to a distance from rest, past the bar's shrinking.
  @MainActor
  private func scroll(_ list: UITableViewController, to distance: CGFloat, largeTitle: Bool = true)
  {
    list.tableView.contentOffset.y = distance - 91 - (largeTitle ? 52 : 0)
    Bench.current.turn()
  }

  /// A color half a step of 255 near to another.
  @MainActor
  private func expect(
    _ shade: UIColor.Shade?, _ red: CGFloat, _ green: CGFloat, _ blue: CGFloat,
    alpha: CGFloat = 1, _ what: String = "", sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let expected = UIColor.Shade(UIColor(red: red, green: green, blue: blue, alpha: alpha))
    let isNear = shade?.hex == expected.hex && abs(shade!.alpha - alpha) < 0.005
    #expect(
      isNear, "\(what) \(shade?.description ?? "") is not \(expected)",
      sourceLocation: sourceLocation)
  }

  @MainActor
  @Test("8 Each part goes from its own color to its own over its own range", arguments: Variant.all)
  func parts(_ variant: Variant) {
    story(variant) { bench in
      let cover = CoverViewController().titled("cover")
      _ = app(bench, cover)
      let rest = bench.screen.bar
      expect(rest?.tint, 1, 1, 1, "tint")
      expect(rest?.largeTitleColor, 1, 1, 1, "large title")
      expect(rest?.background, 1, 1, 1, alpha: 0, "background")
      expect(rest?.shadow, 1, 1, 1, alpha: 0.5, "shadow")
      expect(rest?.titleColor, 0, 0, 0, alpha: 0, "title")
      scroll(cover, to: 34)
      let quarter = bench.screen.bar
      expect(quarter?.tint, 0.5, 0.739, 1, "tint half-way")
      expect(quarter?.background, 1, 1, 1, alpha: 0.25, "background")
      expect(quarter?.titleColor, 0, 0, 0, alpha: 0, "title")
      scroll(cover, to: 108)
      let late = bench.screen.bar
      expect(late?.tint, 0, 0.478, 1, "tint")
      expect(late?.titleColor, 0, 0, 0, alpha: 0.5, "title half-way")
      scroll(cover, to: 136)
      let whole = bench.screen.bar
      expect(whole?.largeTitleColor, 0, 0, 0, "large title")
      expect(whole?.shadow, 0.24, 0.24, 0.24, alpha: 0.29, "shadow")
      expect(whole?.background, 1, 1, 1, "background")
    }
  }

  @MainActor @Test("8 Both ends of a color follow light and dark", arguments: Variant.all)
  func dark(_ variant: Variant) {
    story(variant) { bench in
      let cover = CoverViewController().titled("cover")
      _ = app(bench, cover)
      scroll(cover, to: 136)
      expect(bench.screen.bar?.largeTitleColor, 0, 0, 0)
      bench.set { $0.isDark = true }
      expect(bench.screen.bar?.largeTitleColor, 0, 0, 1, "the ink of the dark")
      expect(bench.screen.bar?.background, 0, 0, 0)
      scroll(cover, to: 34)
      expect(bench.screen.bar?.background, 0, 0, 0, alpha: 0.25)
    }
  }

  @MainActor
  @Test(
    "8 A color fades in from clear without another's hue, translucent ones by their weight",
    arguments: Variant.all)
  func clear(_ variant: Variant) {
    story(variant) { bench in
      let poster = PosterViewController().titled("poster")
      _ = app(bench, poster)
      for step in 1..<10 {
        scroll(poster, to: 20 + CGFloat(step) * 10, largeTitle: false)
        expect(
          bench.screen.bar?.titleColor, 1, 1, 1, alpha: 1 - CGFloat(step) / 10, "white throughout")
      }
      scroll(poster, to: 70, largeTitle: false)
      // Half of a half white and half of a whole blue: the blue counts for two thirds.
      let alpha = (128.0 / 255 + 1) / 2
      let share = 0.5 / alpha
      func mix(_ byte: CGFloat) -> CGFloat { 1 - share + byte / 255 * share }
      expect(bench.screen.bar?.background, mix(0x20), mix(0x40), mix(0x60), alpha: alpha)
    }
  }

  @MainActor
  @Test("8 In reverse a bar begins with its last colors", arguments: Variant.all)
  func reversed(_ variant: Variant) {
    story(variant) { bench in
      let poster = PosterViewController().titled("poster")
      _ = app(bench, poster)
      expect(bench.screen.bar?.background, 0x20 / 255, 0x40 / 255, 0x60 / 255, "at rest")
      expect(bench.screen.bar?.tint, 1, 0.231, 0.188, "tint at rest")
      scroll(poster, to: 200, largeTitle: false)
      expect(bench.screen.bar?.background, 1, 1, 1, alpha: 128 / 255, "scrolled")
      expect(bench.screen.bar?.tint, 0, 0, 0, "tint, scrolled")
      scroll(poster, to: 175, largeTitle: false)
      expect(bench.screen.bar?.tint, 0.5, 0.1155, 0.094, "tint half-way")
    }
  }

  @MainActor
  @Test("9 What has not visibly moved is not written", arguments: Variant.all)
  func writes(_ variant: Variant) {
    story(variant) { bench in
      @MainActor func tintWrites() -> Int { bench.log.filter { $0 == "bar.tintColor" }.count }
      let cover = CoverViewController().titled("cover")
      let app = app(bench, cover)
      scroll(cover, to: 70)
      let tints = tintWrites()
      let writes = bench.appearanceWrites
      scroll(cover, to: 130)
      #expect(tintWrites() == tints, "the tint has come to its end")
      #expect(bench.appearanceWrites > writes)
      let poster = PosterViewController().titled("poster")
      app.push(poster)
      scroll(poster, to: 130, largeTitle: false)
      let before = (bench.appearanceWrites, tintWrites())
      scroll(poster, to: 175, largeTitle: false)
      #expect(tintWrites() == before.1 + 1, "only the tint moves here")
      // From iOS 26 on the back button has its color from the appearance.
      #expect((bench.appearanceWrites > before.0) == (variant.settings.version >= 26))
      let after = (bench.appearanceWrites, tintWrites())
      for step in 1...9 { scroll(poster, to: 175 + CGFloat(step) * 0.02, largeTitle: false) }
      #expect(after == (bench.appearanceWrites, tintWrites()), "less than a step of 255")
      scroll(poster, to: 175.4, largeTitle: false)
      #expect(tintWrites() == after.1 + 1, "small steps add up")
    }
  }

  @MainActor
  @Test(
    "11 The tint changes with the screen, comes back with it and is the app's own elsewhere",
    arguments: Variant.all)
  func tint(_ variant: Variant) {
    for ownTint in [nil, UIColor.red] {
      story(variant) { bench in
        let own = UIColor.Shade(ownTint ?? .systemBlue)
        let cover = CoverViewController().titled("cover")
        let app = app(bench, cover, ownTint: ownTint)
        #expect(bench.screen.bar?.tint == UIColor.Shade(.white))
        scroll(cover, to: 68)
        #expect(bench.screen.bar?.tint == own, "faded to the app's own")
        scroll(cover, to: 0)
        app.push(PlainViewController().titled("plain"))
        #expect(bench.screen.bar?.tint == UIColor.Shade(.systemGreen))
        app.push(CoverViewController().titled("second"))
        #expect(bench.screen.bar?.tint == UIColor.Shade(.white))
        bench.tapBack()
        bench.advance(by: 1)
        #expect(bench.screen.bar?.tint == UIColor.Shade(.systemGreen))
        bench.tapBack()
        bench.advance(by: 1)
        #expect(bench.screen.bar?.tint == UIColor.Shade(.white))
        app.push(UIViewController().titled("unnamed"))
        #expect(bench.screen.bar?.tint == own, "a screen that the spec does not name")
        bench.tapBack()
        bench.advance(by: 1)
        app.expectStack(["home", "cover"])
        bench.tapBack()
        bench.advance(by: 1)
        #expect(bench.screen.bar?.tint == own, "the root")
      }
    }
  }

  @MainActor
  @Test("11 The tint moves with the transition, not ahead of it", arguments: Variant.all)
  func withTransition(_ variant: Variant) {
    final class Delegate: NSObject, UINavigationControllerDelegate {
      var writes: [String] = []
      override class var declaredMethods: Set<String> {
        ["navigationController(_:willShow:animated:)"]
      }
      func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController,
        animated: Bool
      ) {
        writes = Bench.current.log.filter { $0 == "bar.tintColor" }
      }
    }
    story(variant) { bench in
      let app = app(bench, PlainViewController().titled("plain"))
      let delegate = Delegate()
      app.navigation.delegate = delegate
      let cover = CoverViewController().titled("cover")
      cover.loadViewIfNeeded()
      cover.tableView.contentOffset.y = 34 - 143
      bench.log = []
      app.push(cover)
      #expect(delegate.writes == [], "it has only been told of the transition")
      expect(bench.screen.bar?.tint, 0.5, 0.739, 1, "half-way already")
    }
  }

  @MainActor
  @Test("11 A cancelled swipe puts a fading tint back", arguments: Variant.all)
  func cancelledSwipe(_ variant: Variant) {
    story(variant) { bench in
      let app = app(bench, CoverViewController().titled("cover"))
      app.push(PlainViewController().titled("plain"))
      let second = CoverViewController().titled("second")
      app.push(second)
      scroll(second, to: 34)
      let tint = bench.screen.bar?.tint
      bench.swipe(from: 10, by: 60)
      app.expectStack(["home", "cover", "plain", "second"])
      #expect(bench.screen.bar?.tint == tint)
      scroll(second, to: 0)
      #expect(bench.screen.bar?.tint == UIColor.Shade(.white), "and it goes on following the list")
    }
  }

  @MainActor
  @Test("11 The back button has the bar's tint on every version", arguments: Variant.all)
  func backButton(_ variant: Variant) {
    story(variant) { bench in
      let cover = CoverViewController().titled("cover")
      _ = app(bench, cover)
      for distance in [0, 20, 34, 50, 68, 136, 10] as [CGFloat] {
        scroll(cover, to: distance)
        #expect(bench.screen.bar?.backButton == bench.screen.bar?.tint, "\(distance)")
        let image = cover.navigationItem.standardAppearance?.backIndicatorImage.color
        let color = variant.settings.version >= 26 ? bench.screen.bar?.tint : nil
        #expect(image.map { UIColor.Shade($0) } == color, "\(distance)")
      }
      #expect(cover.navigationItem.standardAppearance?.backIndicatorImage.name == "Chevron")
    }
  }

  @MainActor
  @Test("11 A back image that has its own colors keeps them", arguments: Variant.all)
  func originalBackImage(_ variant: Variant) {
    story(variant) { bench in
      Assets.originalImages = ["Chevron"]
      let cover = CoverViewController().titled("cover")
      _ = app(bench, cover)
      for distance in [0, 34, 136] as [CGFloat] {
        scroll(cover, to: distance)
        let image = cover.navigationItem.standardAppearance?.backIndicatorImage
        #expect(image?.name == "Chevron" && image?.color == nil)
        #expect(bench.screen.bar?.backButton == bench.screen.bar?.tint)
      }
    }
  }

  @MainActor
  @Test("11 The app's tint is not the gray that it has below an alert", arguments: Variant.all)
  func belowAlert(_ variant: Variant) {
    for ownTint in [nil, UIColor.red] {
      story(variant) { bench in
        let own = UIColor.Shade(ownTint ?? .systemBlue)
        let app = app(bench, UIViewController().titled("unnamed"), ownTint: ownTint)
        let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
        app.navigation.present(alert, animated: true)
        bench.advance(by: 1)
        let cover = CoverViewController().titled("cover")
        app.navigation.pushViewController(cover, animated: false)
        bench.advance(by: 1)
        alert.dismiss(animated: true)
        bench.advance(by: 1)
        #expect(app.navigation.navigationBar.tintAdjustmentMode == .normal)
        scroll(cover, to: 136)
        #expect(bench.screen.bar?.tint == own, "faded to the app's own")
        bench.tapBack()
        app.expectStack(["home", "unnamed"])
        #expect(bench.screen.bar?.tint == own)
      }
    }
  }

  @MainActor
  @Test("11 A bar that the app dims stays dimmed", arguments: Variant.all)
  func dimmedByApp(_ variant: Variant) {
    story(variant) { bench in
      let app = app(bench, UIViewController().titled("unnamed"), ownTint: .red)
      app.navigation.navigationBar.tintAdjustmentMode = .dimmed
      app.push(PlainViewController().titled("plain"))
      #expect(app.navigation.navigationBar.tintAdjustmentMode == .dimmed)
      app.navigation.navigationBar.tintAdjustmentMode = .automatic
      #expect(bench.screen.bar?.tint == UIColor.Shade(.systemGreen))
      bench.tapBack()
      app.expectStack(["home", "unnamed"])
      #expect(bench.screen.bar?.tint == UIColor.Shade(.red))
    }
  }

  @MainActor
  @Test("11 Without an animation the tint is there before the screen is", arguments: Variant.all)
  func unanimatedTint(_ variant: Variant) {
    final class Delegate: NSObject, UINavigationControllerDelegate {
      var tint: UIColor?
      override class var declaredMethods: Set<String> {
        ["navigationController(_:willShow:animated:)"]
      }
      func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController,
        animated: Bool
      ) {
        tint = navigationController.navigationBar.tintColor
      }
    }
    story(variant) { bench in
      let app = app(bench, UIViewController().titled("unnamed"))
      let delegate = Delegate()
      app.navigation.delegate = delegate
      app.navigation.pushViewController(PlainViewController().titled("plain"), animated: false)
      bench.advance(by: 1)
      // With a coordinator it moves alongside.
      let waits = variant.settings.coordinatesUnanimated
      #expect(delegate.tint == (waits ? .systemBlue : .systemGreen))
      #expect(bench.screen.bar?.tint == UIColor.Shade(.systemGreen))
    }
  }

  @MainActor
  @Test("6 A tint that a bar gets with its window is the app's own", arguments: Variant.all)
  func tintOfWindow(_ variant: Variant) {
    story(variant) { bench in
      let plain = PlainViewController().titled("plain")
      let navigation = UINavigationController(rootViewController: plain)
      FadesTransitionDelegate(attachingTo: navigation)
      // What UIAppearance does once a bar is in a window.
      navigation.navigationBar.tintColor = .red
      let app = App(bench, navigation)
      #expect(bench.screen.bar?.tint == UIColor.Shade(.systemGreen))
      app.push(UIViewController().titled("unnamed"))
      #expect(bench.screen.bar?.tint == UIColor.Shade(.red))
    }
  }

  @MainActor
  @Test("11 Buttons and a large title that fade in from clear", arguments: Variant.from(26))
  func fromClear(_ variant: Variant) {
    story(variant) { bench in
      let map = MapViewController().titled("map")
      let navigation = TintsNavigationController(
        rootViewController: UIViewController().titled("home"))
      navigation.navigationBar.prefersLargeTitles = true
      let app = App(bench, navigation)
      app.push(map)
      expect(bench.screen.bar?.tint, 0, 0.478, 1, alpha: 0)
      scroll(map, to: 40)
      expect(bench.screen.bar?.tint, 0, 0.478, 1, alpha: 0.5)
      expect(bench.screen.bar?.backButton, 0, 0.478, 1, alpha: 0.5)
      expect(bench.screen.bar?.largeTitleColor, 0, 0, 0, alpha: 0.5)
      app.push(RoomViewController().titled("room"))
      #expect(bench.screen.bar?.tint == UIColor.Shade(.systemBlue))
    }
  }

  @MainActor
  @Test(
    "7 A background of viewDidLoad fades in where the spec names none", arguments: Variant.all
  )
  func ownBackground(_ variant: Variant) {
    final class Red: FeedViewController {
      override func viewDidLoad() {
        super.viewDidLoad()
        guard let current = navigationItem.standardAppearance else { return }
        let own = UINavigationBarAppearance(barAppearance: current)
        own.backgroundColor = .red
        navigationItem.standardAppearance = own
      }
    }
    story(variant) { bench in
      let red = Red().titled("red")
      let home = UIViewController().titled("home")
      let app = App(bench, SnapNavigationController(rootViewController: home))
      app.push(red)
      expect(bench.screen.bar?.background, 1, 0, 0, alpha: 0, "at rest")
      red.tableView.contentSize = CGSize(width: 390, height: 3000)
      red.tableView.contentOffset.y = 70 - 91
      bench.turn()
      expect(bench.screen.bar?.background, 1, 0, 0, alpha: 0.5, "half")
      red.tableView.contentOffset.y = 200 - 91
      bench.turn()
      expect(bench.screen.bar?.background, 1, 0, 0, alpha: 1, "whole")
    }
  }
}

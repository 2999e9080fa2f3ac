import Testing

@testable import MotionApp
@testable import UIKitBench

/// Rules 16 to 18, 24 and 25: how pushes and pops of every style look on their way.
@Suite struct MotionStories {
  /// A screen of the spec, what its upper screen does, and how long that takes without a finger.
  struct Style: CustomTestStringConvertible, Sendable {
    let name: String
    let duration: Double
    let make: @MainActor @Sendable () -> UIViewController
    /// How far across, how far down, how big and how opaque it is when it is gone.
    let gone: (x: CGFloat, y: CGFloat, size: CGFloat, alpha: CGFloat)
    var dims = true

    var testDescription: String { name }
  }

  static let styles = [
    Style(name: "cover", duration: 0.517, make: { CardViewController() }, gone: (0, 1, 1, 1)),
    Style(name: "slide", duration: 0.735, make: { NoteViewController() }, gone: (1, 0, 1, 1)),
    Style(
      name: "zoom", duration: 0.4, make: { PhotoViewController() }, gone: (0.25, 0.25, 0.5, 0)),
    Style(
      name: "cross-fade", duration: 0.25, make: { TipViewController() }, gone: (0, 0, 1, 0),
      dims: false),
  ]

  /// Those that the spec is for.
  static let variants = Variant.from(15)

  @MainActor
  private func motion(_ bench: Bench, _ controllers: UIViewController...) -> App {
    let root = UIViewController().titled("root")
    let app = App(bench, MotionNavigationController(rootViewController: root))
    for controller in controllers { app.push(controller.titled("top")) }
    return app
  }

  /// The views of the container that are no screen's: dimming and shadow.
  @MainActor
  private func own(_ app: App) -> [UIView] {
    app.navigation.content.subviews.filter { $0.controller == nil }
  }

  /// Where the upper screen is once it has gone a part of its way.
  @MainActor
  private func expect(
    _ style: Style, gone part: CGFloat, in app: App, sourceLocation: SourceLocation
  ) {
    let bounds = app.bench.window.bounds
    let isMirrored = app.bench.settings.isRightToLeft && style.name == "slide"
    let size = 1 - (1 - style.gone.size) * part
    let place = CGPoint(
      x: bounds.width * style.gone.x * part * (isMirrored ? -1 : 1),
      y: bounds.height * style.gone.y * part)
    let top = app.bench.screen.controllers.last
    #expect(top?.name == "top", sourceLocation: sourceLocation)
    let frame = top?.frame ?? .zero
    let alpha = 1 - (1 - style.gone.alpha) * part
    for (found, expected) in [
      (frame.minX, place.x), (frame.minY, place.y), (frame.width, bounds.width * size),
      (frame.height, bounds.height * size), (top?.alpha ?? -1, alpha),
    ] {
      #expect(abs(found - expected) < 0.001, sourceLocation: sourceLocation)
    }
    let dimming = own(app).first { $0.backgroundColor != nil }
    let dim = dimming.map { abs($0.presentation.alpha - (1 - part)) < 0.001 }
    #expect(dim == (style.dims ? true : nil), sourceLocation: sourceLocation)
  }

  @MainActor
  @Test("17 Every style follows the finger exactly", arguments: Self.variants, styles)
  func followsFinger(_ variant: Variant, _ style: Style) {
    for finishes in [true, false] {
      story(variant) { bench in
        let app = motion(bench, style.make())
        let width = bench.window.bounds.width
        let finger = bench.touchDown(at: bench.place(20))
        // The first ten points begin the pan and do not count.
        finger.jump(to: bench.place(31))
        bench.turn()
        for part in [0.2, 0.7, finishes ? 0.8 : 0.3] {
          finger.drag(to: bench.place(31 + width * part))
          expect(style, gone: part, in: app, sourceLocation: #_sourceLocation)
        }
        finger.rest()
        finger.lift()
        app.expectStack(finishes ? ["root"] : ["root", "top"])
        #expect(own(app).isEmpty)
        app.expectAlive(style.make())
      }
    }
  }

  @MainActor
  @Test("17 A tap and a push take the style's time and its way", arguments: Self.variants, styles)
  func byItself(_ variant: Variant, _ style: Style) {
    story(variant) { bench in
      let app = motion(bench)
      for isPush in [true, false] {
        // The push of this screen has no spring.
        let duration = isPush && style.name == "slide" ? 0.25 : style.duration
        if isPush {
          app.navigation.pushViewController(style.make().titled("top"), animated: true)
          bench.turn()
          expect(style, gone: 1, in: app, sourceLocation: #_sourceLocation)
        } else {
          bench.tapBack()
          expect(style, gone: 0, in: app, sourceLocation: #_sourceLocation)
        }
        // A spring's end is a matter of taste.
        let early = duration > 0.5 ? 0.1 : 0.01
        bench.advance(by: duration - early)
        #expect(bench.isInTransition)
        bench.advance(by: early + 0.02)
        #expect(!bench.isInTransition)
        app.expectStack(isPush ? ["root", "top"] : ["root"])
      }
    }
  }

  @MainActor
  @Test("17 A parallax push moves both screens, its pop is UIKit's", arguments: Self.variants)
  func parallaxPush(_ variant: Variant) {
    story(variant) { bench in
      let mirror: CGFloat = variant.settings.isRightToLeft ? -1 : 1
      let app = motion(bench)
      app.navigation.pushViewController(DetailViewController().titled("top"), animated: true)
      bench.turn()
      var places: [[CGFloat]] = []
      for _ in 0..<3 {
        places.append(bench.screen.controllers.map { $0.frame.minX * mirror })
        bench.advance(by: 0.08)
      }
      #expect(places[0] == [0, 390])
      for (earlier, later) in zip(places, places.dropFirst()) {
        #expect(later[0] < earlier[0] && later[1] < earlier[1])
        #expect(abs(later[0] - (later[1] - 390) * 0.3) < 0.001)
      }
      app.expectStack(["root", "top"])
      bench.swipe(from: 5, by: 300)
      app.expectStack(["root"])
      #expect(bench.log.contains("system swipe"))
    }
  }

  @MainActor
  @Test(
    "17 A view's own look survives pushes and pops of every style", arguments: Self.variants, styles
  )
  func ownLook(_ variant: Variant, _ style: Style) {
    for (reduces, crossFades) in [(false, false), (true, true)] {
      for finishes in [true, false] {
        var variant = variant
        variant.settings.reducesMotion = reduces
        variant.settings.prefersCrossFade = crossFades
        story(variant) { bench in
          let app = motion(bench)
          let top = style.make().titled("top")
          top.loadViewIfNeeded()
          let view = top.view!
          view.alpha = 0.9
          view.layer.shadowOpacity = 0.5
          view.layer.cornerRadius = 7
          app.push(top)
          expectOwnLook(view)
          bench.swipe(from: 20, by: finishes ? 250 : 60)
          bench.advance(by: 1)
          #expect(app.stack == (finishes ? ["root"] : ["root", "top"]))
          expectOwnLook(view)
          #expect(app.navigation.viewControllers[0].view.transform == .identity)
          #expect(app.navigation.viewControllers[0].view.alpha == 1)
        }
      }
    }
  }

  @MainActor
  private func expectOwnLook(_ view: UIView, sourceLocation: SourceLocation = #_sourceLocation) {
    #expect(view.transform == .identity && view.alpha == 0.9, sourceLocation: sourceLocation)
    let layer = view.layer
    #expect(
      layer.shadowOpacity == 0.5 && layer.shadowPath == nil, sourceLocation: sourceLocation)
    #expect(layer.cornerRadius == 7 && !layer.masksToBounds, sourceLocation: sourceLocation)
  }

  @MainActor
  @Test("17 Corners are round on the way, and square at its ends", arguments: Self.variants)
  func corners(_ variant: Variant) {
    story(variant) { bench in
      let top = PhotoViewController().titled("top")
      let app = motion(bench)
      app.navigation.pushViewController(top, animated: true)
      bench.turn()
      #expect(top.view.layer.cornerRadius == 24 && top.view.layer.masksToBounds)
      app.expectStack(["root", "top"])
      #expect(top.view.layer.cornerRadius == 0 && !top.view.layer.masksToBounds)
    }
  }

  @MainActor @Test("17 Views that the context lacks are survived", arguments: Self.variants, styles)
  func missingViews(_ variant: Variant, _ style: Style) {
    for withheld in [[.from], [.to], [.from, .to]] as [Set<UITransitionContextViewKey>] {
      let bench = stockedBench(variant.settings)
      let app = motion(bench)
      bench.withheldViews = withheld
      app.push(style.make())
      bench.advance(by: 1)
      bench.tapBack()
      bench.advance(by: 2)
      #expect(app.stack == ["root"])
      #expect(!bench.isInTransition)
      #expect(!bench.faults.contains { $0.contains("complete") || $0.contains("animator") })
    }
  }

  // MARK: None

  @MainActor
  @Test("18 Without movement a pop has the callbacks of one with", arguments: Self.variants)
  func noneHasCallbacks(_ variant: Variant) {
    func log(_ make: @escaping () -> UIViewController) -> [String] {
      var log: [String] = []
      story(variant) { bench in
        let app = motion(bench)
        bench.log = []
        app.navigation.pushViewController(make().titled("top"), animated: true)
        app.expectStack(["root", "top"])
        bench.tapBack()
        app.expectStack(["root"])
        log = bench.log
      }
      return log
    }
    let flash = log { FlashViewController() }
    #expect(!flash.isEmpty && flash == log { TipViewController() })
  }

  @MainActor
  @Test(
    "14 Without movement a swipe moves nothing and pops on release, by the same rule",
    arguments: Self.variants)
  func noneOnRelease(_ variant: Variant) {
    for (distance, release, pops) in [
      (150, nil, false), (250, nil, true), (60, 500, true), (250, -500, false),
    ] as [(CGFloat, CGFloat?, Bool)] {
      story(variant) { bench in
        let app = motion(bench, FlashViewController())
        let finger = bench.touchDown(at: bench.place(20))
        finger.drag(to: bench.place(20 + distance))
        #expect(!bench.isInTransition)
        #expect(
          bench.screen.controllers == [.init(name: "top", frame: bench.window.bounds)])
        if let release {
          finger.lift(at: variant.settings.isRightToLeft ? -release : release)
        } else {
          finger.rest()
          finger.lift()
        }
        app.expectStack(pops ? ["root"] : ["root", "top"])
        app.expectAlive(FlashViewController())
      }
    }
  }

  @MainActor
  @Test("15 Without movement an interrupted swipe pops nothing", arguments: Self.variants)
  func noneInterrupted(_ variant: Variant) {
    story(variant) { bench in
      let app = motion(bench, FlashViewController())
      let finger = bench.touchDown(at: bench.place(20))
      finger.drag(to: bench.place(300))
      bench.interrupt()
      app.expectStack(["root", "top"])
      app.expectAlive(FlashViewController())
    }
  }

  @MainActor
  @Test("22 Without movement a screen that asks is asked on release", arguments: Self.variants)
  func noneAsks(_ variant: Variant) {
    story(variant) { bench in
      let flash = FlashViewController()
      flash.isDirty = true
      let app = motion(bench, flash)
      bench.swipe(from: 20, by: 100)
      #expect(bench.alert == nil)
      bench.swipe(from: 20, by: 300)
      bench.advance(by: 1)
      app.expectStack(["root", "top"])
      bench.tapAlert("Stay")
      app.expectStack(["root", "top"])
      bench.swipe(from: 20, by: 300)
      bench.advance(by: 1)
      bench.tapAlert("Leave")
      app.expectStack(["root"])
    }
  }

  // MARK: Reduce Motion

  @MainActor
  @Test("18 Reduce Motion changes what is seen and no callback", arguments: Self.variants)
  func reduceMotion(_ variant: Variant) {
    /// What is seen at the start of a push, and everything that is told until the pop is over.
    func seen(_ style: Style, _ reduces: Bool, _ crossFades: Bool) -> (
      top: Screen.Visible?, log: [String]
    ) {
      var variant = variant
      variant.settings.reducesMotion = reduces
      variant.settings.prefersCrossFade = crossFades
      let bench = stockedBench(variant.settings)
      let app = motion(bench)
      bench.log = []
      app.navigation.pushViewController(style.make().titled("top"), animated: true)
      bench.turn()
      // Without any movement it is there at once, as far as a person can see.
      if style.name == "slide", reduces { bench.advance(by: 0.01) }
      let top = bench.screen.controllers.last
      app.expectStack(["root", "top"])
      bench.tapBack()
      app.expectStack(["root"])
      #expect(bench.faults.isEmpty)
      return (top, bench.log)
    }
    for style in Self.styles where style.name != "cross-fade" {
      let plain = seen(style, false, false)
      #expect(plain.top?.frame != Bench.current.window.bounds)
      let reduced = seen(style, true, false)
      let cross = seen(style, true, true)
      // A screen that says `none` jumps, one that says `cross-fade` always fades, others where it is preferred.
      switch style.name {
      case "slide":
        #expect(cross.top?.alpha == 1 && cross.top?.frame == Bench.current.window.bounds)
      case "zoom":
        #expect(reduced.top?.frame == Bench.current.window.bounds && reduced.top?.alpha == 0)
      default:
        #expect(reduced.top == plain.top)
        #expect(cross.top?.frame == Bench.current.window.bounds && cross.top?.alpha == 0)
      }
      #expect(plain.log == reduced.log && plain.log == cross.log)
    }
  }

  @MainActor
  @Test(
    "18 With `none` a spring does not move either, and a swipe still does", arguments: Self.variants
  )
  func reduceMotionNone(_ variant: Variant) {
    var variant = variant
    variant.settings.reducesMotion = true
    story(variant) { bench in
      let app = motion(bench, NoteViewController())
      bench.tapBack()
      bench.advance(by: 0.01)
      #expect(!bench.isInTransition)
      app.push(NoteViewController().titled("top"))
      let finger = bench.touchDown(at: bench.place(20))
      finger.drag(to: bench.place(200))
      #expect(abs(bench.screen.controllers.last?.frame.minX ?? 0) > 100)
      finger.lift()
    }
  }

  // MARK: Springs

  @MainActor @Test("17 A spring overshoots and settles", arguments: Self.variants)
  func spring(_ variant: Variant) {
    story(variant) { bench in
      let app = motion(bench, CardViewController())
      bench.tapBack()
      var lowest: CGFloat = 0
      for _ in 0..<50 {
        bench.advance(by: 0.01)
        lowest = max(lowest, bench.screen.controllers.last?.frame.minY ?? 0)
      }
      #expect(lowest > 844 && lowest < 870)
      app.expectStack(["root"])
    }
  }

  @MainActor
  @Test("18 What remains after a release runs on at the finger's speed", arguments: Self.variants)
  func springAfterRelease(_ variant: Variant) {
    for speed in [300, 1500] as [CGFloat] {
      story(variant) { bench in
        let app = motion(bench, CardViewController())
        let finger = bench.touchDown(at: bench.place(20))
        finger.drag(to: bench.place(250))
        let before = bench.screen.controllers.last?.frame.minY ?? 0
        finger.lift(at: variant.settings.isRightToLeft ? -speed : speed)
        bench.advance(by: 0.01)
        let moved = (bench.screen.controllers.last?.frame.minY ?? 0) - before
        // A hundredth of a second at that speed, in heights instead of widths; the spring adds to it.
        let expected = speed / 390 * 844 * 0.01
        #expect(moved > expected * 0.8 && moved < expected * 1.2 + 8)
        app.expectStack(["root"])
      }
    }
  }

  // MARK: Pushes

  @MainActor
  @Test("16 A `system` screen with a push of its own keeps UIKit's swipe", arguments: Variant.all)
  func systemSwipe(_ variant: Variant) {
    story(variant) { bench in
      let root = UIViewController().titled("root")
      let app = App(bench, SlidesNavigationController(rootViewController: root))
      for _ in 0..<2 {
        app.navigation.pushViewController(SlideViewController().titled("top"), animated: true)
        bench.advance(by: 0.4)
        #expect(bench.isInTransition)
        app.expectStack(["root", "top"])
        bench.swipe(from: 5, by: 300)
        app.expectStack(["root"])
      }
      #expect(bench.log.filter { $0 == "system swipe" }.count == 2)
    }
  }

  @MainActor
  @Test(
    "16 Pushes without animation or out of the window leave UIKit its swipe", arguments: Variant.all
  )
  func unanimatedPush(_ variant: Variant) {
    story(variant) { bench in
      let root = UIViewController().titled("root")
      let navigation = SlidesNavigationController(rootViewController: root)
      navigation.pushViewController(SlideViewController().titled("one"), animated: true)
      let app = App(bench, navigation)
      navigation.pushViewController(SlideViewController().titled("two"), animated: false)
      bench.turn()
      app.expectStack(["root", "one", "two"])
      bench.swipe(from: 5, by: 300)
      app.expectStack(["root", "one"])
      bench.swipe(from: 5, by: 300)
      app.expectStack(["root"])
    }
  }

  @MainActor
  @Test(
    "16 A controller with a transition of its own keeps it in a push", arguments: Variant.from(18))
  func preferredTransition(_ variant: Variant) {
    story(variant) { bench in
      let app = motion(bench)
      let card = CardViewController()
      card.preferredTransition = .crossDissolve
      app.navigation.pushViewController(card.titled("top"), animated: true)
      bench.advance(by: 0.1)
      #expect(bench.screen.controllers.last?.frame.minY == 0)
      app.expectStack(["root", "top"])
    }
  }

  @MainActor
  @Test("25 A swipe right after a push works, one within it does nothing", arguments: Self.variants)
  func swipeAtOnce(_ variant: Variant) {
    story(variant) { bench in
      let app = motion(bench, TipViewController())
      app.navigation.pushViewController(PhotoViewController().titled("next"), animated: true)
      bench.advance(by: 0.05)
      bench.swipe(from: 20, by: 300, over: 0.1)
      app.expectStack(["root", "top", "next"])
      app.push(PhotoViewController().titled("last"))
      bench.swipe(from: 20, by: 300)
      app.expectStack(["root", "top", "next"])
      app.expectAlive(PhotoViewController())
    }
  }

  @MainActor
  @Test("25 Pushes and replacements in a transition leave nothing stuck", arguments: Self.variants)
  func changes(_ variant: Variant) {
    let changes: [(String, [String], @MainActor (App) -> Void)] = [
      (
        "push in push", ["root", "top", "one", "two"],
        { app in
          app.navigation.pushViewController(CardViewController().titled("one"), animated: true)
          app.bench.advance(by: 0.1)
          app.navigation.pushViewController(PhotoViewController().titled("two"), animated: true)
        }
      ),
      (
        "push in UIKit's push", ["root", "top", "one", "two"],
        { app in
          app.navigation.pushViewController(UIViewController().titled("one"), animated: true)
          app.bench.advance(by: 0.1)
          app.navigation.pushViewController(DetailViewController().titled("two"), animated: true)
        }
      ),
      (
        "pop in push", ["root", "top"],
        { app in
          app.navigation.pushViewController(CardViewController().titled("one"), animated: true)
          app.bench.advance(by: 1)
          app.navigation.popViewController(animated: true)
          app.bench.advance(by: 0.05)
          app.navigation.popViewController(animated: true)
        }
      ),
      (
        "push in swipe", ["root", "one"],
        { app in
          let finger = app.bench.touchDown(at: app.bench.place(20))
          finger.drag(to: app.bench.place(300))
          app.navigation.pushViewController(PhotoViewController().titled("one"), animated: true)
          finger.rest()
          finger.lift()
        }
      ),
      (
        "replaced", ["root", "new"],
        { app in
          let root = app.navigation.viewControllers[0]
          app.navigation.setViewControllers(
            [root, CardViewController().titled("new")], animated: true)
          app.bench.advance(by: 0.1)
          #expect(app.bench.screen.controllers.last?.frame.minY != 0)
        }
      ),
      (
        "set back", ["root"],
        { app in
          app.navigation.setViewControllers([app.navigation.viewControllers[0]], animated: true)
        }
      ),
    ]
    for (name, expected, change) in changes {
      story(variant) { bench in
        let app = motion(bench, TipViewController())
        bench.note(name)
        change(app)
        bench.advance(by: 2)
        app.expectStack(expected)
        #expect(own(app).isEmpty)
        app.expectAlive(TipViewController())
        app.push(DetailViewController().titled("last"))
        bench.swipe(from: 5, by: 300)
        app.expectStack(expected)
        #expect(bench.log.contains("system swipe"))
      }
    }
  }

  @MainActor
  @Test(
    "16 An attached delegate animates the pushes that it is told of, and no other",
    arguments: Variant.all)
  func attached(_ variant: Variant) {
    story(variant) { bench in
      let navigation = UINavigationController(rootViewController: UIViewController().titled("root"))
      let app = App(bench, navigation)
      let delegate = SlidesTransitionDelegate(attachingTo: navigation)
      for isTold in [true, false] {
        let top = SlideViewController().titled("top")
        if isTold { delegate.prepareToPush(top) }
        navigation.pushViewController(top, animated: true)
        bench.advance(by: 0.36)
        #expect(bench.isInTransition == isTold)
        app.expectStack(["root", "top"])
        bench.swipe(from: 5, by: 300)
        app.expectStack(["root"])
      }
      #expect(bench.log.filter { $0 == "system swipe" }.count == 2)
    }
  }

  @MainActor
  @Test("24 The app's own animator of a push wins, with its own driver", arguments: Self.variants)
  func appAnimator(_ variant: Variant) {
    story(variant) { bench in
      let app = motion(bench)
      let delegate = RecordingDelegate()
      let driver = UIPercentDrivenInteractiveTransition()
      let animator = FadeAnimator()
      delegate.animator = { operation, _ in operation == .push ? animator : nil }
      delegate.interaction = { driver }
      app.navigation.delegate = delegate
      app.navigation.pushViewController(CardViewController().titled("top"), animated: true)
      bench.turn()
      driver.finish()
      app.expectStack(["root", "top"])
      #expect(animator.ends == [true])
      delegate.interaction = nil
      delegate.animator = nil
      app.navigation.delegate = nil
      app.expectAlive(TipViewController())
    }
  }

  @MainActor @Test("25 Everything goes with the navigation controller", arguments: Self.variants)
  func freed(_ variant: Variant) {
    story(variant) { bench in
      weak var generated: AnyObject?
      do {
        let app = motion(bench, CardViewController(), PhotoViewController())
        generated = app.navigation.delegate
        bench.swipe(from: 20, by: 250)
        bench.advance(by: 1)
        app.navigation.pushViewController(DetailViewController(), animated: true)
        bench.advance(by: 0.1)
      }
      #expect(generated != nil)
      bench.window.rootViewController = nil
      bench.settle()
      #expect(generated == nil)
      #expect(bench.leakedControllers.isEmpty)
    }
  }
}

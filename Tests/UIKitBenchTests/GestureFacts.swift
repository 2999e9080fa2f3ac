import Testing
import UIKitBench

/// A recogniser's delegate whose answers a test sets.
@MainActor
private final class Decides: NSObject, UIGestureRecognizerDelegate {
  override nonisolated class var declaredMethods: Set<String> {
    [
      "gestureRecognizerShouldBegin(_:)", "gestureRecognizer(_:shouldRecognizeSimultaneouslyWith:)",
      "gestureRecognizer(_:shouldRequireFailureOf:)",
    ]
  }

  var begins = true
  var simultaneous = false
  var waits = false

  func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool { begins }
  func gestureRecognizer(
    _ recognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
  ) -> Bool { simultaneous }
  func gestureRecognizer(
    _ recognizer: UIGestureRecognizer, shouldRequireFailureOf other: UIGestureRecognizer
  ) -> Bool { waits }
}

/// Counts the calls of a recogniser's action.
@MainActor
private final class Counter: NSObject {
  var states: [UIGestureRecognizer.State] = []
  func act(_ recognizer: UIGestureRecognizer) { states.append(recognizer.state) }
}

/// Statements 52 to 54 of the facts: who gets a touch.
@Suite struct GestureFacts {
  /// A screen with an inner and an outer view, each with a pan.
  @MainActor
  private struct Pans {
    let bench = Bench()
    let inner = UIPanGestureRecognizer()
    let outer = UIPanGestureRecognizer()
    let innerDelegate = Decides()
    let outerDelegate = Decides()
    let innerCalls = Counter()
    let outerCalls = Counter()

    init() {
      let screen = UIViewController()
      bench.show(screen)
      let view = UIView(frame: bench.window.bounds)
      screen.view.addSubview(view)
      view.addGestureRecognizer(inner)
      screen.view.addGestureRecognizer(outer)
      inner.delegate = innerDelegate
      outer.delegate = outerDelegate
      let action = Selector("act(_:)") { (counter: Counter) in
        { (pan: UIGestureRecognizer) in counter.act(pan) }
      }
      inner.addTarget(innerCalls, action: action)
      outer.addTarget(outerCalls, action: action)
    }

    func drag() { bench.drag(from: CGPoint(x: 100, y: 400), to: CGPoint(x: 200, y: 400)) }
  }

  @MainActor
  @Test("52 [H] A recogniser that may not begin fails and acts on nothing", .tags(.header))
  func fact52() {
    let pans = Pans()
    pans.innerDelegate.begins = false
    pans.drag()
    #expect(pans.innerCalls.states.isEmpty)
    #expect(pans.outerCalls.states.first == .began && pans.outerCalls.states.last == .ended)
  }

  @MainActor
  @Test("Scrolling on a trackpad moves a pan and no pointer, and is no touch", .tags(.header))
  func trackpad() {
    let pans = Pans()
    pans.outer.allowedScrollTypesMask = .continuous
    let fingers = pans.bench.touchDown(at: CGPoint(x: 100, y: 400), trackpad: true)
    fingers.drag(to: CGPoint(x: 200, y: 400))
    #expect(pans.outer.state == .changed && pans.inner.state == .possible)
    #expect(pans.outer.numberOfTouches == 0)
    #expect(pans.outer.location(in: nil) == CGPoint(x: 100, y: 400))
    #expect(pans.outer.translation(in: nil) == CGPoint(x: 100, y: 0))
    fingers.lift()
  }

  @MainActor
  @Test("53 [H] The first to begin fails the other, unless either side allows both", .tags(.header))
  func fact53() {
    for (inner, outer) in [(false, false), (true, false), (false, true)] {
      let pans = Pans()
      pans.innerDelegate.simultaneous = inner
      pans.outerDelegate.simultaneous = outer
      pans.drag()
      #expect(pans.innerCalls.states.first == .began)
      #expect(pans.outerCalls.states.isEmpty == !(inner || outer))
    }
  }

  @MainActor @Test("54 [H] Who requires another's failure waits for it", .tags(.header))
  func fact54() {
    let waiting = Pans()
    waiting.innerDelegate.waits = true
    waiting.drag()
    #expect(waiting.innerCalls.states.isEmpty)
    #expect(waiting.outerCalls.states.first == .began)
    let freed = Pans()
    freed.innerDelegate.waits = true
    freed.outerDelegate.begins = false
    freed.drag()
    #expect(freed.innerCalls.states.first == .began)
    let fixed = Pans()
    fixed.inner.require(toFail: fixed.outer)
    fixed.drag()
    #expect(fixed.innerCalls.states.isEmpty)
  }

  @MainActor
  @Test("A recogniser that is switched off in mid-drag is cancelled, at once or in the next turn")
  func disabled() {
    for atOnce in [true, false] {
      let pans = Pans()
      pans.bench.set { $0.cancelsByDisablingAtOnce = atOnce }
      let finger = pans.bench.touchDown(at: CGPoint(x: 100, y: 400))
      finger.drag(to: CGPoint(x: 150, y: 400))
      pans.inner.isEnabled = false
      #expect((pans.innerCalls.states.last == .cancelled) == atOnce)
      pans.inner.isEnabled = true
      pans.bench.turn()
      #expect(pans.innerCalls.states.last == .cancelled)
      finger.drag(to: CGPoint(x: 200, y: 400))
      finger.lift()
      #expect(pans.innerCalls.states.last == .cancelled)
    }
  }

  @MainActor @Test("Dismissing a screen takes along what it presents", arguments: [true, false])
  func dismissing(_ animated: Bool) {
    let bench = Bench()
    let (root, sheet, alert) = (UIViewController(), UIViewController(), UIViewController())
    bench.show(root)
    root.present(sheet, animated: false)
    sheet.present(alert, animated: false)
    #expect(alert.view.window != nil)
    root.dismiss(animated: animated)
    bench.settle()
    #expect(root.presentedViewController == nil)
    #expect(alert.view.window == nil)
  }
}

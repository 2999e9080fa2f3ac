import Testing
import UIKitBench

/// Statements 61 to 65: how animations run that no finger drives.
@Suite struct TimingFacts {
  /// Where a view is, in percent of its way, at some times of an animation by timing parameters.
  @MainActor
  private func places(
    _ timing: any UITimingCurveProvider, duration: Double, at times: [Double]
  ) -> [CGFloat] {
    let stack = Stack()
    let view = stack.screens[1].view!
    let animator = UIViewPropertyAnimator(duration: duration, timingParameters: timing)
    animator.addAnimations { view.transform = CGAffineTransform(translationX: 100, y: 0) }
    animator.startAnimation()
    var now = 0.0
    return times.map { time in
      stack.bench.advance(by: time - now)
      now = time
      return stack.bench.screen.controllers.last?.frame.minX ?? 0
    }
  }

  /// A spring by the numbers of the language.
  @MainActor
  private func spring(damping: CGFloat, response: CGFloat, velocity: CGFloat = 0)
    -> UISpringTimingParameters
  {
    let frequency = 2 * CGFloat.pi / response
    return UISpringTimingParameters(
      mass: 1, stiffness: frequency * frequency, damping: 2 * damping * frequency,
      initialVelocity: CGVector(dx: velocity, dy: 0))
  }

  @MainActor
  @Test(
    "61 [H] A spring of mass, stiffness and damping takes its own time, whatever the animator's",
    .tags(.header))
  func fact61() {
    for duration in [0, 0.1, 5] {
      let places = places(
        spring(damping: 0.5, response: 0.5), duration: duration, at: [0.1, 0.3, 0.5, 1.2])
      #expect(places[0] > 20 && places[0] < 60)
      #expect(places[1] > 110)
      #expect(places[2] > 95 && places[2] < 105)
      #expect(places[3] == 100)
      #expect(
        UIViewPropertyAnimator(
          duration: duration, timingParameters: spring(damping: 0.5, response: 0.5)
        ).duration > 1)
    }
  }

  @MainActor
  @Test("A duration of 0 is the standard one, a fifth of a second", .tags(.measured))
  func standardDuration() {
    let timing = UICubicTimingParameters(animationCurve: .linear)
    #expect(
      places(timing, duration: 0, at: [0.1, 0.21]).map { ($0 * 10).rounded() / 10 } == [50, 100])
    #expect(places(timing, duration: 0.001, at: [0.01]) == [100])
    #expect(UIViewPropertyAnimator(duration: 0, curve: .linear).duration == 0.2)
  }

  @MainActor
  @Test("61 [H] A critically damped spring does not pass its end", .tags(.header))
  func fact61Critical() {
    let times = Array(stride(from: 0.02, to: 0.7, by: 0.02))
    let places = places(spring(damping: 1, response: 0.5), duration: 1, at: times)
    #expect(zip(places, places.dropFirst()).allSatisfy { $0 < $1 })
    #expect(places.last! < 100 && places.last! > 99)
  }

  @MainActor
  @Test("62 [H] A spring's initial velocity is in ways a second", .tags(.header))
  func fact62() {
    let resting = places(spring(damping: 1, response: 1), duration: 1, at: [0.01])[0]
    let moving = places(spring(damping: 1, response: 1, velocity: 3), duration: 1, at: [0.01])[0]
    #expect(resting < 0.3)
    #expect(abs(moving - resting - 3) < 0.3)
  }

  @MainActor
  @Test("64 [H] Control points are those of the curve's name", .tags(.header))
  func fact64() {
    let times = [0.2, 0.5, 0.8]
    for (curve, first, second) in [
      (.linear, .zero, CGPoint(x: 1, y: 1)),
      (.easeIn, CGPoint(x: 0.42, y: 0), CGPoint(x: 1, y: 1)),
      (.easeOut, .zero, CGPoint(x: 0.58, y: 1)),
      (.easeInOut, CGPoint(x: 0.42, y: 0), CGPoint(x: 0.58, y: 1)),
    ] as [(UIView.AnimationCurve, CGPoint, CGPoint)] {
      let named = places(UICubicTimingParameters(animationCurve: curve), duration: 1, at: times)
      let pointed = places(
        UICubicTimingParameters(controlPoint1: first, controlPoint2: second), duration: 1, at: times
      )
      for (one, other) in zip(named, pointed) { #expect(abs(one - other) < 0.01) }
    }
  }

  @MainActor
  @Test(
    "65 [K] An animator of next to no duration ends at once, or a little later", .tags(.knowledge),
    arguments: [false, true])
  func fact65(_ isAtOnce: Bool) {
    let stack = Stack { $0.endsAtOnceWithoutDuration = isAtOnce }
    let view = stack.screens[1].view!
    let animator = UIViewPropertyAnimator(duration: 0.001, curve: .linear)
    animator.addAnimations { view.alpha = 0.5 }
    var ends = 0
    animator.addCompletion { _ in ends += 1 }
    animator.startAnimation()
    #expect(ends == (isAtOnce ? 1 : 0) && view.alpha == 0.5)
    stack.bench.advance(by: 0.002)
    #expect(ends == 1 && animator.state == .inactive)
  }

  @MainActor
  @Test("63 [H] After a driver lets go the rest runs by its timing curve", .tags(.header))
  func fact63() {
    for (curve, expected) in [
      (.linear, 0.75), (.easeOut, 0.84), (.easeIn, 0.66),
    ] as [(UIView.AnimationCurve, CGFloat)] {
      for cancels in [false, true] {
        let stack = Stack()
        let driver = UIPercentDrivenInteractiveTransition()
        stack.animate(with: Slide(), driver: driver)
        stack.navigation.popViewController(animated: true)
        stack.bench.turn()
        driver.update(0.5)
        driver.timingCurve = UICubicTimingParameters(animationCurve: curve)
        if cancels { driver.cancel() } else { driver.finish() }
        stack.bench.advance(by: 0.25)
        let way = (stack.bench.screen.controllers.last?.frame.minX ?? 0) / 390
        #expect(abs(way - (cancels ? 1 - expected : expected)) < 0.01)
        stack.bench.advance(by: 0.3)
        #expect(!stack.bench.isInTransition)
      }
    }
  }
}

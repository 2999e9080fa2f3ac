import Foundation
import Testing

@testable import NavgenSpecParser

/// A spring's duration is the time after which it stays within a thousandth of its end.
@Suite struct SpringTests {
  static let springs: [(Double, Double)] = [
    (0.05, 0.2), (0.3, 0.55), (0.5, 1), (0.8, 0.35), (0.9, 0.35), (0.99, 0.5), (0.995, 0.5),
    (0.999, 0.5), (1, 0.35), (1, 2),
  ]

  /// How far a spring of mass 1 let go at distance 1 is from its end.
  private func distance(_ time: Double, _ damping: Double, _ response: Double) -> Double {
    let frequency = 2 * Double.pi / response
    let decay = exp(-damping * frequency * time)
    guard damping < 1 else { return decay * (1 + frequency * time) }
    let damped = frequency * (1 - damping * damping).squareRoot()
    return decay * (cos(damped * time) + damping * frequency / damped * sin(damped * time))
  }

  @Test(arguments: springs) func hasSettled(damping: Double, response: Double) throws {
    let time = try #require(Curve.spring(damping: damping, response: response).settlingTime)
    for step in 0...2_000 {
      let later = time * (1 + Double(step) / 1_000)
      #expect(abs(distance(later, damping, response)) <= 0.001)
    }
  }

  /// No more than a swing too long: some moment of the last half swing is not within the thousandth.
  @Test(arguments: springs) func hasNotSettledMuchEarlier(damping: Double, response: Double) throws
  {
    let time = try #require(Curve.spring(damping: damping, response: response).settlingTime)
    let moments = stride(from: max(time - response / 2, time * 0.7), to: time, by: time / 5_000)
    #expect(moments.contains { abs(distance($0, damping, response)) > 0.001 })
  }

  @Test(
    arguments: [
      ("pop: {animation: {curve: {spring: {damping: 0.8, response: 0.35}}}}", 0.517),
      ("pop: {animation: {curve: {spring: {damping: 1, response: 0.35}}}}", 0.515),
      ("pop: {animation: {curve: ease-out}}", 0.25),
    ] as [(String, Double)]
  ) func isTheDurationOfTheAnimation(own: String, duration: Double) {
    #expect(Reading(screen: own).screen?.pop.animation.duration == duration)
  }
}

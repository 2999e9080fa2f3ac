extension Curve {
  /// The seconds after which a spring stays within a thousandth of where it ends, in whole
  /// milliseconds; `nil` for curves that take whatever time they are given.
  var settlingTime: Double? {
    guard case .spring(let damping, let response) = self else { return nil }
    // A spring is never further from its end than `exp(-x) / sqrt(1 - damping²)` nor than
    // `exp(-x) · (1 + x)`, where x is `damping · 2π / response · time`. Solved for a thousandth, the
    // first is the nearer bound for soft springs, the second near critical damping.
    let soft = -naturalLogarithm(0.001 * (1 - damping * damping).squareRoot())
    let decay = Swift.min(soft, 9.2334)
    let time = decay * response / (2 * Double.pi * damping)
    return (time * 1000).rounded(.up) / 1000
  }
}

/// The natural logarithm of a number that is not negative, to about fifteen digits.
///
/// The system's own may differ in the last digit from one system to the next, and output may not.
private func naturalLogarithm(_ number: Double) -> Double {
  guard number > 0 else { return -.infinity }
  let ratio = (number.significand - 1) / (number.significand + 1)
  // ln m = 2 artanh((m - 1) / (m + 1)), whose series falls by at least nine a term for m below 2.
  var power = ratio
  var sum = 0.0
  for divisor in stride(from: 1.0, through: 31, by: 2) {
    sum += power / divisor
    power *= ratio * ratio
  }
  return 2 * sum + Double(number.exponent) * 0.693_147_180_559_945_3
}

/// How a fade or an animation runs between its ends.
public enum Curve: Sendable, Hashable {
  case linear, easeIn, easeOut, easeInOut
  /// Control points of a cubic Bézier from (0, 0) to (1, 1); x within 0…1.
  case bezier(x1: Double, y1: Double, x2: Double, y2: Double)
  /// Jumps from 0 to 1 at this progress (0…1). Fades only.
  case step(Double)
  /// A spring of mass 1: its damping ratio (above 0, at most 1) and the seconds one swing would take
  /// without damping. Animations only.
  case spring(damping: Double, response: Double)
}

import Foundation

/// What of a view can be animated.
struct ViewState {
  var center = CGPoint.zero
  var bounds = CGRect.zero
  var transform = CGAffineTransform.identity
  var alpha: CGFloat = 1
  var backgroundColor: UIColor?

  /// The frame in the superview's coordinates.
  var frame: CGRect {
    let origin = CGPoint(x: -bounds.width / 2, y: -bounds.height / 2)
    let moved = CGRect(origin: origin, size: bounds.size).applying(transform)
    return CGRect(
      x: moved.minX + center.x, y: moved.minY + center.y, width: moved.width, height: moved.height)
  }
}

/// Values between which an animation can find a middle.
protocol Interpolatable {
  /// The value at a fraction of the way, 0…1.
  static func mix(_ start: Self, _ end: Self, at fraction: CGFloat) -> Self
}

extension CGFloat: Interpolatable {
  static func mix(_ start: CGFloat, _ end: CGFloat, at fraction: CGFloat) -> CGFloat {
    start + (end - start) * fraction
  }
}

extension CGPoint: Interpolatable {
  static func mix(_ start: CGPoint, _ end: CGPoint, at fraction: CGFloat) -> CGPoint {
    CGPoint(x: .mix(start.x, end.x, at: fraction), y: .mix(start.y, end.y, at: fraction))
  }
}

extension CGRect: Interpolatable {
  static func mix(_ start: CGRect, _ end: CGRect, at fraction: CGFloat) -> CGRect {
    CGRect(
      x: .mix(start.minX, end.minX, at: fraction), y: .mix(start.minY, end.minY, at: fraction),
      width: .mix(start.width, end.width, at: fraction),
      height: .mix(start.height, end.height, at: fraction))
  }
}

extension CGAffineTransform: Interpolatable {
  static func mix(
    _ start: CGAffineTransform, _ end: CGAffineTransform, at fraction: CGFloat
  ) -> CGAffineTransform {
    CGAffineTransform(
      .mix(start.a, end.a, at: fraction), .mix(start.b, end.b, at: fraction),
      .mix(start.c, end.c, at: fraction),
      .mix(start.d, end.d, at: fraction), .mix(start.tx, end.tx, at: fraction),
      .mix(start.ty, end.ty, at: fraction))
  }
}

extension UIColor? {
  static func mix(_ start: UIColor?, _ end: UIColor?, at fraction: CGFloat) -> UIColor? {
    fraction < 0.5 ? start : end
  }
}

/// One property of one view on its way from one value to another.
@MainActor
struct PropertyChange {
  /// The view that moves.
  weak var view: UIView?
  /// What of it.
  let property: PartialKeyPath<ViewState>
  /// Writes the value at a fraction of the way, 0…1.
  let write: (inout ViewState, CGFloat) -> Void

  init<Value: Interpolatable>(
    _ view: UIView, _ property: WritableKeyPath<ViewState, Value>, from: Value, to: Value
  ) {
    self.view = view
    self.property = property
    write = { $0[keyPath: property] = .mix(from, to, at: $1) }
  }

  init(_ view: UIView, background start: UIColor?, to end: UIColor?) {
    self.view = view
    property = \ViewState.backgroundColor
    write = { $0.backgroundColor = .mix(start, end, at: $1) }
  }
}

// The emitted code imports the bench alone, as it imports UIKit alone on a device.
@_exported import Foundation

/// An affine map of the plane, as Core Graphics has it; the Linux Foundation lacks it.
public struct CGAffineTransform: Equatable, Sendable {
  public var a: CGFloat = 1
  public var b: CGFloat = 0
  public var c: CGFloat = 0
  public var d: CGFloat = 1
  public var tx: CGFloat = 0
  public var ty: CGFloat = 0

  /// The map that moves nothing.
  public static let identity = CGAffineTransform()

  /// The map that moves nothing.
  public init() {}

  /// A map from its six coefficients.
  public init(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat, _ tx: CGFloat, _ ty: CGFloat)
  {
    (self.a, self.b, self.c, self.d, self.tx, self.ty) = (a, b, c, d, tx, ty)
  }

  /// A move by a distance.
  public init(translationX tx: CGFloat, y ty: CGFloat) {
    self.init(1, 0, 0, 1, tx, ty)
  }

  /// A scaling about the origin.
  public init(scaleX sx: CGFloat, y sy: CGFloat) {
    self.init(sx, 0, 0, sy, 0, 0)
  }

  /// Whether it moves nothing.
  public var isIdentity: Bool { self == .identity }

  /// This map followed by another.
  public func concatenating(_ next: CGAffineTransform) -> CGAffineTransform {
    CGAffineTransform(
      a * next.a + b * next.c, a * next.b + b * next.d, c * next.a + d * next.c,
      c * next.b + d * next.d,
      tx * next.a + ty * next.c + next.tx, tx * next.b + ty * next.d + next.ty)
  }

  /// A move followed by this map.
  public func translatedBy(x: CGFloat, y: CGFloat) -> CGAffineTransform {
    CGAffineTransform(translationX: x, y: y).concatenating(self)
  }

  /// A scaling followed by this map.
  public func scaledBy(x: CGFloat, y: CGFloat) -> CGAffineTransform {
    CGAffineTransform(scaleX: x, y: y).concatenating(self)
  }

  /// The map that undoes this one; itself where there is none.
  public func inverted() -> CGAffineTransform {
    let determinant = a * d - b * c
    guard determinant != 0 else { return self }
    return CGAffineTransform(
      d / determinant, -b / determinant, -c / determinant, a / determinant,
      (c * ty - d * tx) / determinant, (b * tx - a * ty) / determinant)
  }
}

extension CGPoint {
  /// The point moved by a map.
  public func applying(_ map: CGAffineTransform) -> CGPoint {
    CGPoint(x: x * map.a + y * map.c + map.tx, y: x * map.b + y * map.d + map.ty)
  }
}

extension CGRect {
  /// The smallest upright rectangle around the moved corners.
  public func applying(_ map: CGAffineTransform) -> CGRect {
    let corners = [
      CGPoint(x: minX, y: minY), CGPoint(x: maxX, y: minY), CGPoint(x: minX, y: maxY),
      CGPoint(x: maxX, y: maxY),
    ].map { $0.applying(map) }
    let left = corners.map(\.x).min()!
    let top = corners.map(\.y).min()!
    return CGRect(
      x: left, y: top, width: corners.map(\.x).max()! - left, height: corners.map(\.y).max()! - top)
  }
}

/// A direction with a length, as Core Graphics has it; the Linux Foundation lacks it.
public struct CGVector: Equatable, Sendable {
  public var dx: CGFloat
  public var dy: CGFloat

  /// No direction.
  public static let zero = CGVector(dx: 0, dy: 0)

  public init(dx: CGFloat, dy: CGFloat) {
    self.dx = dx
    self.dy = dy
  }
}

/// Distances from the four sides of a rectangle.
public struct UIEdgeInsets: Equatable, Sendable {
  public var top: CGFloat
  public var left: CGFloat
  public var bottom: CGFloat
  public var right: CGFloat

  /// No distance from any side.
  public static let zero = UIEdgeInsets()

  public init(top: CGFloat = 0, left: CGFloat = 0, bottom: CGFloat = 0, right: CGFloat = 0) {
    (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
  }
}

/// A move of a text or image.
public struct UIOffset: Equatable, Sendable {
  public var horizontal: CGFloat
  public var vertical: CGFloat

  /// No move.
  public static let zero = UIOffset()

  public init(horizontal: CGFloat = 0, vertical: CGFloat = 0) {
    (self.horizontal, self.vertical) = (horizontal, vertical)
  }
}

/// Sides of a rectangle.
public struct UIRectEdge: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let top = UIRectEdge(rawValue: 1)
  public static let left = UIRectEdge(rawValue: 2)
  public static let bottom = UIRectEdge(rawValue: 4)
  public static let right = UIRectEdge(rawValue: 8)
  public static let all: UIRectEdge = [.top, .left, .bottom, .right]
}

/// Sides of a rectangle, left and right named by the layout's direction.
public struct NSDirectionalRectEdge: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let top = NSDirectionalRectEdge(rawValue: 1)
  public static let leading = NSDirectionalRectEdge(rawValue: 2)
  public static let bottom = NSDirectionalRectEdge(rawValue: 4)
  public static let trailing = NSDirectionalRectEdge(rawValue: 8)
  public static let all: NSDirectionalRectEdge = [.top, .leading, .bottom, .trailing]
}

extension NSAttributedString.Key {
  public static let foregroundColor = NSAttributedString.Key("NSColor")
  public static let font = NSAttributedString.Key("NSFont")
  public static let shadow = NSAttributedString.Key("NSShadow")
}

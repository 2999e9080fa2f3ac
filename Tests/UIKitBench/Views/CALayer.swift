import Foundation

/// What draws a view; the bench keeps what is set.
@MainActor
public final class CALayer {
  public var shadowPath: CGPath?
  public var shadowOpacity: Float = 0
  public var shadowRadius: CGFloat = 3
  public var shadowOffset = CGSize(width: 0, height: -3)
  public var shadowColor: CGColor?
  public var cornerRadius: CGFloat = 0
  public var masksToBounds = false
  public var zPosition: CGFloat = 0

  nonisolated init() {}
}

/// A path; the bench keeps its rectangle.
public struct CGPath: Equatable, Sendable {
  public let boundingBox: CGRect
}

/// A path; the bench keeps its rectangle.
public final class UIBezierPath: NSObject {
  public let cgPath: CGPath

  public init(rect: CGRect) { cgPath = CGPath(boundingBox: rect) }

  public init(roundedRect: CGRect, cornerRadius: CGFloat) {
    cgPath = CGPath(boundingBox: roundedRect)
  }
}

import Foundation

/// A side of a view or of its safe area.
@MainActor
public class NSLayoutAnchor<Axis> {
  enum Side {
    case top, bottom, leading, trailing
  }

  weak var view: UIView?
  let side: Side
  let isSafe: Bool

  init(_ view: UIView, _ side: Side, isSafe: Bool) {
    self.view = view
    self.side = side
    self.isSafe = isSafe
  }

  /// Both sides in one place, `constant` points apart.
  public func constraint(equalTo other: NSLayoutAnchor<Axis>, constant: CGFloat = 0) -> NSLayoutConstraint {
    NSLayoutConstraint()
  }
}

/// The horizontal axis.
public enum NSLayoutXAxis {}
/// The vertical axis.
public enum NSLayoutYAxis {}
public typealias NSLayoutXAxisAnchor = NSLayoutAnchor<NSLayoutXAxis>
public typealias NSLayoutYAxisAnchor = NSLayoutAnchor<NSLayoutYAxis>

/// A rule of layout; the bench keeps none.
@MainActor
public final class NSLayoutConstraint: NSObject {
  public var isActive = false

  public static func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }
}

/// A part of a view that layout can refer to.
@MainActor
public final class UILayoutGuide: NSObject {
  private unowned let view: UIView

  init(_ view: UIView) { self.view = view }

  public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(view, .top, isSafe: true) }
  public var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(view, .bottom, isSafe: true) }
  public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(view, .leading, isSafe: true) }
  public var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(view, .trailing, isSafe: true) }
}

extension UIView {
  public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .top, isSafe: false) }
  public var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .bottom, isSafe: false) }
  public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .leading, isSafe: false) }
  public var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .trailing, isSafe: false) }
  public var safeAreaLayoutGuide: UILayoutGuide { UILayoutGuide(self) }

  func solveConstraints() {}
}

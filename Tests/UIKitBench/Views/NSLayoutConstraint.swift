import Foundation

/// A side of a view or of its safe area.
@MainActor
public class NSLayoutAnchor<Axis> {
  let place: AnchorPlace

  init(_ place: AnchorPlace) { self.place = place }

  /// Both sides in one place, `constant` points apart.
  public func constraint(equalTo other: NSLayoutAnchor<Axis>, constant: CGFloat = 0)
    -> NSLayoutConstraint
  {
    NSLayoutConstraint(place, other.place, constant)
  }
}

/// The horizontal axis.
public enum NSLayoutXAxis {}
/// The vertical axis.
public enum NSLayoutYAxis {}
public typealias NSLayoutXAxisAnchor = NSLayoutAnchor<NSLayoutXAxis>
public typealias NSLayoutYAxisAnchor = NSLayoutAnchor<NSLayoutYAxis>

/// Which side of which view.
@MainActor
struct AnchorPlace {
  enum Side {
    case top, bottom, leading, trailing
  }

  weak var view: UIView?
  let side: Side
  var isSafe = false
}

/// Two sides in one place.
@MainActor
public final class NSLayoutConstraint: NSObject {
  let first: AnchorPlace
  let second: AnchorPlace
  let constant: CGFloat

  init(_ first: AnchorPlace, _ second: AnchorPlace, _ constant: CGFloat) {
    (self.first, self.second, self.constant) = (first, second, constant)
  }

  public static func activate(_ constraints: [NSLayoutConstraint]) {
    Bench.current.constraints += constraints
    for constraint in constraints { constraint.first.view?.setNeedsLayout() }
  }
}

/// A part of a view that layout can refer to.
@MainActor
public final class UILayoutGuide: NSObject {
  private unowned let view: UIView

  init(_ view: UIView) { self.view = view }

  public var topAnchor: NSLayoutYAxisAnchor {
    NSLayoutYAxisAnchor(AnchorPlace(view: view, side: .top, isSafe: true))
  }
  public var leadingAnchor: NSLayoutXAxisAnchor { view.leadingAnchor }
  public var trailingAnchor: NSLayoutXAxisAnchor { view.trailingAnchor }
  public var bottomAnchor: NSLayoutYAxisAnchor { view.bottomAnchor }
}

extension UIView {
  public var topAnchor: NSLayoutYAxisAnchor {
    NSLayoutYAxisAnchor(AnchorPlace(view: self, side: .top))
  }
  public var bottomAnchor: NSLayoutYAxisAnchor {
    NSLayoutYAxisAnchor(AnchorPlace(view: self, side: .bottom))
  }
  public var leadingAnchor: NSLayoutXAxisAnchor {
    NSLayoutXAxisAnchor(AnchorPlace(view: self, side: .leading))
  }
  public var trailingAnchor: NSLayoutXAxisAnchor {
    NSLayoutXAxisAnchor(AnchorPlace(view: self, side: .trailing))
  }
  public var safeAreaLayoutGuide: UILayoutGuide { UILayoutGuide(self) }
}

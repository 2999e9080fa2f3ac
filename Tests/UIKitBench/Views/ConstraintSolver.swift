import Foundation

/// Finds frames for views that are held by constraints: a side that is known makes known what is tied to it.
@MainActor
struct ConstraintSolver {
  /// The sides of a view in the window's coordinates, as far as they are known.
  private struct Sides {
    var top: CGFloat?
    var bottom: CGFloat?
    var leading: CGFloat?
    var trailing: CGFloat?

    subscript(side: AnchorPlace.Side) -> CGFloat? {
      get {
        switch side {
        case .top: top
        case .bottom: bottom
        case .leading: leading
        case .trailing: trailing
        }
      }
      set {
        switch side {
        case .top: top = newValue
        case .bottom: bottom = newValue
        case .leading: leading = newValue
        case .trailing: trailing = newValue
        }
      }
    }
  }

  private var sides: [ObjectIdentifier: Sides] = [:]
  private var views: [ObjectIdentifier: UIView] = [:]
  private let isRightToLeft = Bench.current.settings.isRightToLeft

  /// Moves every view in a window that constraints hold.
  static func solve(_ constraints: [NSLayoutConstraint]) {
    var solver = ConstraintSolver()
    for _ in 0..<constraints.count + 1 {
      for constraint in constraints { solver.tie(constraint) }
    }
    solver.apply()
  }

  private mutating func tie(_ constraint: NSLayoutConstraint) {
    let distance =
      constraint.first.side == .trailing || constraint.first.side == .leading ? sign : 1
    let constant = constraint.constant * distance
    if let second = value(of: constraint.second) { set(constraint.first, second + constant) }
    if let first = value(of: constraint.first) { set(constraint.second, first - constant) }
  }

  private var sign: CGFloat { isRightToLeft ? -1 : 1 }

  private mutating func value(of place: AnchorPlace) -> CGFloat? {
    guard let view = place.view, view.window != nil else { return nil }
    guard let side = known(view)[place.side] else { return nil }
    guard place.isSafe, place.side == .top else { return side }
    return max(side, view.safeTop)
  }

  private mutating func set(_ place: AnchorPlace, _ value: CGFloat) {
    guard let view = place.view, view.window != nil, !place.isSafe, known(view)[place.side] == nil
    else { return }
    var known = known(view)
    known[place.side] = value
    if let height = view.naturalHeight {
      if known.bottom == nil { known.bottom = known.top.map { $0 + height } }
      if known.top == nil { known.top = known.bottom.map { $0 - height } }
    }
    sides[ObjectIdentifier(view)] = known
    views[ObjectIdentifier(view)] = view
  }

  private func known(_ view: UIView) -> Sides {
    if let known = sides[ObjectIdentifier(view)] { return known }
    guard view.translatesAutoresizingMaskIntoConstraints else { return Sides() }
    let frame = view.convert(view.bounds, to: nil)
    return Sides(
      top: frame.minY, bottom: frame.maxY, leading: isRightToLeft ? frame.maxX : frame.minX,
      trailing: isRightToLeft ? frame.minX : frame.maxX)
  }

  private func apply() {
    for view in views.values.sorted(by: { $0.depth < $1.depth }) {
      guard let sides = sides[ObjectIdentifier(view)], let top = sides.top,
        let bottom = sides.bottom,
        let leading = sides.leading, let trailing = sides.trailing
      else { continue }
      let origin =
        view.superview?.convert(CGPoint(x: min(leading, trailing), y: top), from: nil) ?? .zero
      view.frame = CGRect(
        origin: origin, size: CGSize(width: abs(trailing - leading), height: bottom - top))
    }
  }
}

extension UIView {
  fileprivate var depth: Int { (superview?.depth ?? 0) + 1 }

  /// The height that a view has by itself.
  fileprivate var naturalHeight: CGFloat? {
    switch self {
    case is UINavigationBar: 44
    case is UILabel: 20
    default: nil
    }
  }

  /// Where the safe area around the view begins, in the window's coordinates.
  fileprivate var safeTop: CGFloat {
    var view: UIView? = self
    while let current = view {
      if let controller = current.controller {
        return current.convert(CGPoint.zero, to: nil).y + controller.safeAreaInsets.top
      }
      view = current.superview
    }
    return Bench.current.statusBar.height
  }
}

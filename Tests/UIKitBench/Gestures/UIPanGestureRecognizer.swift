import Foundation

/// Recognises drags.
@MainActor
open class UIPanGestureRecognizer: UIGestureRecognizer {
  public var minimumNumberOfTouches = 1
  public var maximumNumberOfTouches = Int.max
  public var allowedScrollTypesMask: UIScrollTypeMask = []
  private var origin = CGPoint.zero

  /// How far a finger moves before a drag is one.
  static let slop: CGFloat = 10

  open func translation(in view: UIView?) -> CGPoint {
    guard let touch = followed.first else { return .zero }
    return CGPoint(
      x: touch.location.x - touch.start.x - origin.x, y: touch.location.y - touch.start.y - origin.y
    )
  }

  open func setTranslation(_ translation: CGPoint, in view: UIView?) {
    guard let touch = followed.first else { return }
    origin = CGPoint(
      x: touch.location.x - touch.start.x - translation.x,
      y: touch.location.y - touch.start.y - translation.y)
  }

  open func velocity(in view: UIView?) -> CGPoint {
    followed.first?.velocity ?? .zero
  }

  override func takes(_ touch: Touch) -> Bool {
    if touch.isTrackpad { return !allowedScrollTypesMask.isEmpty }
    guard followed.count >= maximumNumberOfTouches else { return true }
    if state == .possible { isSpent = true }
    return false
  }

  override func wantsToBegin() -> Bool {
    let moved = translation(in: nil)
    return followed.count >= minimumNumberOfTouches && max(abs(moved.x), abs(moved.y)) >= Self.slop
  }

  override func reset() {
    super.reset()
    origin = .zero
  }
}

/// Kinds of scrolling on a trackpad or mouse.
public struct UIScrollTypeMask: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let discrete = UIScrollTypeMask(rawValue: 1)
  public static let continuous = UIScrollTypeMask(rawValue: 2)
  public static let all: UIScrollTypeMask = [.discrete, .continuous]
}

/// Recognises drags from an edge of the screen.
@MainActor
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  public var edges: UIRectEdge = []

  override func takes(_ touch: Touch) -> Bool {
    guard super.takes(touch), !touch.isTrackpad else { return false }
    let width = Bench.current.window.bounds.width
    return (edges.contains(.left) && touch.start.x <= 30)
      || (edges.contains(.right) && touch.start.x >= width - 30)
  }

  override func allowsBeginning() -> Bool {
    let moved = translation(in: nil)
    return edges.contains(.left) ? moved.x > abs(moved.y) : -moved.x > abs(moved.y)
  }
}

/// Scrolls its scroll view.
@MainActor
final class ScrollPan: UIPanGestureRecognizer {
  private var startOffset = CGPoint.zero
  private var scrollView: UIScrollView? { view as? UIScrollView }

  init() {
    super.init()
    allowedScrollTypesMask = .all
  }

  override func takes(_ touch: Touch) -> Bool {
    guard let scrollView, scrollView.isScrollEnabled else { return false }
    return touch.isTrackpad || super.takes(touch)
  }

  override func allowsBeginning() -> Bool {
    guard let scrollView else { return false }
    let moved = translation(in: nil)
    let visible = scrollView.bounds.size
    if abs(moved.x) > abs(moved.y) {
      return scrollView.contentSize.width > visible.width || scrollView.alwaysBounceHorizontal
    }
    return scrollView.contentSize.height > visible.height || scrollView.alwaysBounceVertical
  }

  override func act() {
    super.act()
    guard let scrollView else { return }
    switch state {
    case .began:
      scrollView.deceleration?.cancel()
      scrollView.isDragging = true
      scrollView.isDecelerating = false
      startOffset = scrollView.contentOffset
      setTranslation(.zero, in: nil)
    case .changed: scroll(scrollView)
    default:
      scrollView.isDragging = false
      if state == .ended { scrollView.decelerate(from: velocity(in: nil)) }
    }
  }

  private func scroll(_ scrollView: UIScrollView) {
    let moved = translation(in: nil)
    let limits = scrollView.offsetLimits
    scrollView.contentOffset = CGPoint(
      x: limits.x.pulled(startOffset.x - moved.x), y: limits.y.pulled(startOffset.y - moved.y))
  }
}

extension UIScrollView {
  /// The offsets at which nothing is pulled beyond an end.
  var offsetLimits: (x: ClosedRange<CGFloat>, y: ClosedRange<CGFloat>) {
    let inset = adjustedContentInset
    let right = max(contentSize.width + inset.right - bounds.width, -inset.left)
    let bottom = max(contentSize.height + inset.bottom - bounds.height, -inset.top)
    return (-inset.left...right, -inset.top...bottom)
  }

  /// Scrolls on by itself after a release, and comes back from beyond an end.
  func decelerate(from velocity: CGPoint) {
    let limits = offsetLimits
    let start = contentOffset
    let target = CGPoint(
      x: limits.x.nearest(to: start.x - velocity.x * 0.25),
      y: limits.y.nearest(to: start.y - velocity.y * 0.25))
    guard target != start else { return }
    isDecelerating = true
    glide(from: start, to: target)
  }

  /// Scrolls on by itself over a distance, as after a release.
  public func decelerate(by distance: CGFloat) {
    isDecelerating = true
    glide(
      from: contentOffset, to: CGPoint(x: contentOffset.x, y: contentOffset.y + distance))
  }

  /// Scrolls over half a second, slower towards the end.
  func glide(from start: CGPoint, to target: CGPoint, step: Int = 1) {
    let steps = 30
    deceleration = Bench.current.clock.schedule(after: 1.0 / 60) {
      let rest = 1 - CGFloat(step) / CGFloat(steps)
      self.contentOffset = .mix(start, target, at: 1 - rest * rest)
      if step < steps {
        self.glide(from: start, to: target, step: step + 1)
      } else {
        self.isDecelerating = false
      }
    }
  }
}

extension ClosedRange<CGFloat> {
  /// Beyond an end an offset follows the finger by half.
  func pulled(_ value: CGFloat) -> CGFloat {
    let inside = nearest(to: value)
    return lowerBound == upperBound && value != inside
      ? inside + (value - inside) / 2 : inside + (value - inside) / 2
  }

  /// The value itself, or the end next to it.
  func nearest(to value: CGFloat) -> CGFloat {
    Swift.min(Swift.max(value, lowerBound), upperBound)
  }
}

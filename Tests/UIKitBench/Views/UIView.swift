import Foundation

/// A rectangle on the screen.
@MainActor
open class UIView: UIResponder {
  /// The values as they are set.
  var state = ViewState()
  /// The animations that move this view, the latest last.
  var animations: [Animation] = []
  /// Whether it asked for layout.
  var needsLayout = true
  /// The controller whose view this is.
  weak var controller: UIViewController?

  public let layer = CALayer()
  public private(set) weak var superview: UIView?
  public private(set) var subviews: [UIView] = []
  public internal(set) var gestureRecognizers: [UIGestureRecognizer]?
  public var isHidden = false
  public var isUserInteractionEnabled = true
  public var clipsToBounds = false
  public var isOpaque = true
  public var tag = 0
  public var autoresizingMask: AutoresizingMask = []
  public var translatesAutoresizingMaskIntoConstraints = true
  public var semanticContentAttribute = UISemanticContentAttribute.unspecified
  public var accessibilityIdentifier: String?
  private var ownTint: UIColor?
  private var ownTintMode = TintAdjustmentMode.automatic

  public init(frame: CGRect = .zero) {
    super.init()
    state.bounds.size = frame.size
    state.center = CGPoint(x: frame.midX, y: frame.midY)
  }

  public required init?(coder: NSCoder) {
    super.init()
  }

  // MARK: Geometry

  public var frame: CGRect {
    get { state.frame }
    set {
      guard newValue != state.frame else { return }
      let old = state
      state.bounds.size = newValue.size
      state.center = CGPoint(x: newValue.midX, y: newValue.midY)
      didChange(\.center, from: old.center)
      didChange(\.bounds, from: old.bounds)
      if old.bounds.size != newValue.size { resized(from: old.bounds.size) }
    }
  }

  open var bounds: CGRect {
    get { state.bounds }
    set {
      let old = state.bounds
      state.bounds = newValue
      didChange(\.bounds, from: old)
      if old.size != newValue.size { resized(from: old.size) }
    }
  }

  public var center: CGPoint {
    get { state.center }
    set {
      let old = state.center
      state.center = newValue
      didChange(\.center, from: old)
    }
  }

  public var transform: CGAffineTransform {
    get { state.transform }
    set {
      let old = state.transform
      state.transform = newValue
      didChange(\.transform, from: old)
    }
  }

  public var alpha: CGFloat {
    get { state.alpha }
    set {
      let old = state.alpha
      state.alpha = newValue
      didChange(\.alpha, from: old)
    }
  }

  public var backgroundColor: UIColor? {
    get { state.backgroundColor }
    set {
      let old = state.backgroundColor
      state.backgroundColor = newValue
      guard let animation = Animation.recording, old != newValue else { return }
      animation.add(PropertyChange(self, background: old, to: newValue))
    }
  }

  private func didChange<Value: Interpolatable & Equatable>(
    _ property: WritableKeyPath<ViewState, Value>, from old: Value
  ) {
    let new = state[keyPath: property]
    guard let animation = Animation.recording, old != new else { return }
    animation.add(PropertyChange(self, property, from: old, to: new))
  }

  private func resized(from old: CGSize) {
    setNeedsLayout()
    for view in subviews { view.follow(resizeFrom: old, to: bounds.size) }
  }

  private func follow(resizeFrom old: CGSize, to new: CGSize) {
    guard !autoresizingMask.isEmpty else { return }
    var frame = frame
    if autoresizingMask.contains(.flexibleWidth) { frame.size.width += new.width - old.width }
    if autoresizingMask.contains(.flexibleHeight) { frame.size.height += new.height - old.height }
    self.frame = frame
  }

  /// What the person sees now, animations included.
  var presentation: ViewState {
    var shown = state
    for animation in animations {
      for change in animation.changes where change.view === self {
        change.write(&shown, animation.fraction)
      }
    }
    return shown
  }

  // MARK: Tint

  open var tintColor: UIColor! {
    get { tintAdjustmentMode == .dimmed ? Self.dimmedTint : undimmedTint }
    set {
      ownTint = newValue
      tintColorDidChange()
    }
  }

  /// The tint but for what lies over the view.
  var undimmedTint: UIColor { ownTint ?? superview?.undimmedTint ?? .systemBlue }

  private static let dimmedTint = UIColor(white: 0.6, alpha: 1)

  /// Its own mode where it has one, else the superview's.
  open var tintAdjustmentMode: TintAdjustmentMode {
    get { ownTintMode == .automatic ? superview?.tintAdjustmentMode ?? .normal : ownTintMode }
    set {
      ownTintMode = newValue
      tintColorDidChange()
    }
  }

  /// Whether a tint loses its hue, as below an alert.
  public enum TintAdjustmentMode: Int, Sendable {
    case automatic, normal, dimmed
  }

  open func tintColorDidChange() {}

  // MARK: Hierarchy

  open func addSubview(_ view: UIView) {
    insert(view, at: subviews.count)
  }

  open func insertSubview(_ view: UIView, at index: Int) {
    insert(view, at: index)
  }

  open func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
    view.removeFromSuperview()
    insert(view, at: subviews.firstIndex { $0 === sibling } ?? 0)
  }

  open func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
    view.removeFromSuperview()
    insert(view, at: (subviews.firstIndex { $0 === sibling } ?? subviews.count - 1) + 1)
  }

  open func bringSubviewToFront(_ view: UIView) {
    guard view.superview === self else { return }
    subviews.removeAll { $0 === view }
    subviews.append(view)
  }

  open func sendSubviewToBack(_ view: UIView) {
    guard view.superview === self else { return }
    subviews.removeAll { $0 === view }
    subviews.insert(view, at: 0)
  }

  private func insert(_ view: UIView, at index: Int) {
    if view.superview !== self {
      view.removeFromSuperview()
    } else {
      subviews.removeAll { $0 === view }
    }
    subviews.insert(view, at: min(index, subviews.count))
    view.superview = self
    setNeedsLayout()
    view.setNeedsLayout()
    view.movedToWindow()
  }

  open func removeFromSuperview() {
    guard let superview else { return }
    superview.subviews.removeAll { $0 === self }
    superview.setNeedsLayout()
    self.superview = nil
    movedToWindow()
  }

  private func movedToWindow() {
    didMoveToWindow()
    if window == nil { for recognizer in gestureRecognizers ?? [] { recognizer.viewLeftWindow() } }
    for view in subviews { view.movedToWindow() }
  }

  open func didMoveToWindow() {}

  public var window: UIWindow? {
    self as? UIWindow ?? superview?.window
  }

  public func isDescendant(of view: UIView) -> Bool {
    self === view || superview?.isDescendant(of: view) == true
  }

  public func viewWithTag(_ tag: Int) -> UIView? {
    if self.tag == tag { return self }
    return subviews.lazy.compactMap { $0.viewWithTag(tag) }.first
  }

  // MARK: Layout

  public func setNeedsLayout() {
    needsLayout = true
    Bench.ifAny?.needsLayout = true
  }

  public func layoutIfNeeded() { layoutTree() }

  open func layoutSubviews() {}

  /// Lays out what asked for it, from the outside in.
  func layoutTree() {
    if needsLayout {
      needsLayout = false
      controller?.viewWillLayoutSubviews()
      layoutSubviews()
      controller?.layoutChildren()
      controller?.viewDidLayoutSubviews()
    }
    for view in subviews { view.layoutTree() }
  }

  /// The space that bars cover; the nearest controller knows.
  public var safeAreaInsets: UIEdgeInsets {
    if let controller { return controller.safeAreaInsets }
    guard let superview else { return .zero }
    let outer = superview.safeAreaInsets
    return UIEdgeInsets(
      top: max(outer.top - frame.minY, 0), left: max(outer.left - frame.minX, 0),
      bottom: max(outer.bottom - (superview.bounds.height - frame.maxY), 0),
      right: max(outer.right - (superview.bounds.width - frame.maxX), 0))
  }

  open func safeAreaInsetsDidChange() {}

  // MARK: Touches

  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard isUserInteractionEnabled, !isHidden, alpha > 0.01, self.point(inside: point, with: event)
    else { return nil }
    for view in subviews.reversed() {
      if let hit = view.hitTest(view.convert(point, from: self), with: event) { return hit }
    }
    return self
  }

  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.contains(point)
  }

  public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    let inRoot = pointInRoot(point)
    return view?.pointFromRoot(inRoot) ?? inRoot
  }

  public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    pointFromRoot(view?.pointInRoot(point) ?? point)
  }

  public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    let first = convert(rect.origin, to: view)
    let second = convert(CGPoint(x: rect.maxX, y: rect.maxY), to: view)
    return CGRect(
      x: min(first.x, second.x), y: min(first.y, second.y), width: abs(second.x - first.x),
      height: abs(second.y - first.y))
  }

  /// From the superview's coordinates to this view's.
  private func pointFromSuperview(_ point: CGPoint) -> CGPoint {
    let fromCenter = CGPoint(x: point.x - center.x, y: point.y - center.y).applying(
      transform.inverted())
    return CGPoint(x: fromCenter.x + bounds.midX, y: fromCenter.y + bounds.midY)
  }

  private func pointInSuperview(_ point: CGPoint) -> CGPoint {
    let moved = CGPoint(x: point.x - bounds.midX, y: point.y - bounds.midY).applying(transform)
    return CGPoint(x: moved.x + center.x, y: moved.y + center.y)
  }

  private func pointInRoot(_ point: CGPoint) -> CGPoint {
    guard let superview else { return point }
    return superview.pointInRoot(pointInSuperview(point))
  }

  private func pointFromRoot(_ point: CGPoint) -> CGPoint {
    guard let superview else { return point }
    return pointFromSuperview(superview.pointFromRoot(point))
  }

  /// A finger that no recogniser has taken moves over the view.
  func touchMoved(to place: CGPoint) {}

  open func addGestureRecognizer(_ recognizer: UIGestureRecognizer) {
    recognizer.view?.removeGestureRecognizer(recognizer)
    gestureRecognizers = (gestureRecognizers ?? []) + [recognizer]
    recognizer.view = self
  }

  open func removeGestureRecognizer(_ recognizer: UIGestureRecognizer) {
    gestureRecognizers?.removeAll { $0 === recognizer }
    if recognizer.view === self { recognizer.view = nil }
  }

  // MARK: Traits

  public var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    switch semanticContentAttribute {
    case .forceLeftToRight: .leftToRight
    case .forceRightToLeft: .rightToLeft
    default: Bench.current.settings.isRightToLeft ? .rightToLeft : .leftToRight
    }
  }

  public var traitCollection: UITraitCollection { .current }

  /// Texts have another size from now on.
  func tellContentSizeChanged() {
    setNeedsLayout()
    for view in subviews { view.tellContentSizeChanged() }
  }

  /// How a view's size follows its superview's.
  public struct AutoresizingMask: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let flexibleWidth = AutoresizingMask(rawValue: 2)
    public static let flexibleHeight = AutoresizingMask(rawValue: 16)
  }

  /// The four usual timings of an animation.
  public enum AnimationCurve: Int, Sendable {
    case easeInOut, easeIn, easeOut, linear
  }
}

extension UIView {
  /// Animates what the closure changes.
  public static func animate(
    withDuration duration: TimeInterval, delay: TimeInterval = 0, options: AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    let animation = Animation(duration: duration)
    animation.completion = completion
    animation.record(animations)
    if NavigationTransition.scrub(animation) { return }
    animation.run(reversed: false, over: duration)
  }

  /// Makes changes inside an animation's closure without animating them.
  public static func performWithoutAnimation(_ changes: () -> Void) {
    let outer = Animation.recording
    Animation.recording = nil
    changes()
    Animation.recording = outer
  }

  /// Options of an animation; the bench knows none that matter.
  public struct AnimationOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)
  }
}

import Foundation

/// Where a bar is.
public enum UIBarPosition: Int, Sendable {
  case any, bottom, top, topAttached
}

/// A bar that has a position.
@MainActor
public protocol UIBarPositioning: NSObjectProtocol {
  var barPosition: UIBarPosition { get }
}

/// Says where a bar is.
@MainActor
public protocol UIBarPositioningDelegate: NSObjectProtocol {
  func position(for bar: any UIBarPositioning) -> UIBarPosition
}

/// Is asked and told about a bar's items.
@MainActor
public protocol UINavigationBarDelegate: UIBarPositioningDelegate {
  func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool
  func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem)
  func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool
  func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem)
}

extension UIBarPositioningDelegate {
  public func position(for bar: any UIBarPositioning) -> UIBarPosition { .any }
}

extension UINavigationBarDelegate {
  public func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem)
    -> Bool
  { true }
  public func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem) {}
  public func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem)
    -> Bool
  { true }
  public func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {}
}

/// The basic look of a bar.
public enum UIBarStyle: Int, Sendable {
  case `default`, black
}

/// A bar with a title and a way back.
@MainActor
open class UINavigationBar: UIView, UIBarPositioning {
  open weak var delegate: (any UINavigationBarDelegate)?
  open var isTranslucent = true
  open var barStyle = UIBarStyle.default { didSet { Bench.current.updateStatusBar() } }
  open var prefersLargeTitles = false {
    didSet { navigationController?.viewIfLoaded?.setNeedsLayout() }
  }
  /// The navigation controller that manages the bar, if any.
  weak var navigationController: UINavigationController?
  private var slots: [BarSlot: UINavigationBarAppearance] = [.standard: UINavigationBarAppearance()]
  private var shownItems: [UINavigationItem] = []

  public override init(frame: CGRect = .zero) { super.init(frame: frame) }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open var standardAppearance: UINavigationBarAppearance {
    get { slots[.standard]! }
    set { set(newValue, for: .standard) }
  }

  open var compactAppearance: UINavigationBarAppearance? {
    get { slots[.compact] }
    set { set(newValue, for: .compact) }
  }

  open var scrollEdgeAppearance: UINavigationBarAppearance? {
    get { slots[.scrollEdge] }
    set { set(newValue, for: .scrollEdge) }
  }

  open var compactScrollEdgeAppearance: UINavigationBarAppearance? {
    get { slots[.compactScrollEdge] }
    set { set(newValue, for: .compactScrollEdge) }
  }

  private func set(_ appearance: UINavigationBarAppearance?, for slot: BarSlot) {
    slots[slot] = appearance?.copied()
    if navigationController?.transition?.phase == .running {
      Bench.current.fault("\(slot) of the bar is written during a transition")
    }
  }

  open override var tintColor: UIColor! {
    get { super.tintColor }
    set {
      super.tintColor = newValue
      if navigationController != nil { Bench.current.note("bar.tintColor") }
    }
  }

  open var barPosition: UIBarPosition {
    delegate?.ifImplemented("position(for:)")?.position(for: self) ?? .top
  }

  // MARK: Items

  open var items: [UINavigationItem]? {
    get { shownItems }
    set { setItems(newValue, animated: false) }
  }

  open var topItem: UINavigationItem? { shownItems.last }
  open var backItem: UINavigationItem? { shownItems.dropLast().last }

  open func setItems(_ items: [UINavigationItem]?, animated: Bool) {
    guard isUnmanaged("setItems") else { return }
    replaceItems(items ?? [])
  }

  open func pushItem(_ item: UINavigationItem, animated: Bool) {
    guard isUnmanaged("pushItem") else { return }
    guard
      delegate?.ifImplemented("navigationBar(_:shouldPush:)")?.navigationBar(self, shouldPush: item)
        != false
    else { return }
    replaceItems(shownItems + [item])
    delegate?.ifImplemented("navigationBar(_:didPush:)")?.navigationBar(self, didPush: item)
  }

  @discardableResult
  open func popItem(animated: Bool) -> UINavigationItem? {
    guard isUnmanaged("popItem"), let item = shownItems.last else { return nil }
    guard
      delegate?.ifImplemented("navigationBar(_:shouldPop:)")?.navigationBar(self, shouldPop: item)
        != false
    else { return item }
    replaceItems(shownItems.dropLast())
    delegate?.ifImplemented("navigationBar(_:didPop:)")?.navigationBar(self, didPop: item)
    return item
  }

  private func isUnmanaged(_ call: String) -> Bool {
    guard navigationController == nil else {
      Bench.current.fault("\(call) on a bar that a navigation controller manages")
      return false
    }
    return true
  }

  /// Shows other items without asking anyone.
  func replaceItems(_ items: [UINavigationItem]) {
    for item in shownItems where item.bar === self { item.bar = nil }
    shownItems = items
    for item in items { item.bar = self }
    setNeedsLayout()
  }

  // MARK: Looks

  /// The appearance that an item shows, by UIKit's four chains; whole objects, never merged.
  func appearance(of item: UINavigationItem, compact: Bool, atEdge: Bool)
    -> UINavigationBarAppearance
  {
    var chain: [UINavigationBarAppearance?] = []
    if atEdge {
      if compact { chain += [item.compactScrollEdgeAppearance, compactScrollEdgeAppearance] }
      chain += [item.scrollEdgeAppearance, scrollEdgeAppearance]
    }
    if let found = chain.lazy.compactMap({ $0 }).first { return found }
    if compact { chain += [item.compactAppearance, compactAppearance] }
    let standard =
      chain.lazy.compactMap { $0 }.first ?? item.standardAppearance ?? standardAppearance
    return atEdge ? standard.transparentVariant() : standard
  }
}

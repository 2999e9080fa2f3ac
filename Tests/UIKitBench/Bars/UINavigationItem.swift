import Foundation

/// What a bar shows for one screen.
@MainActor
open class UINavigationItem: NSObject {
  open var title: String?
  open var titleView: UIView?
  open var backBarButtonItem: UIBarButtonItem?
  open var leftBarButtonItem: UIBarButtonItem?
  open var rightBarButtonItem: UIBarButtonItem?
  open var searchController: UISearchController?
  open var hidesBackButton = false
  open var leftItemsSupplementBackButton = false
  open var backButtonTitle: String?
  open var backButtonDisplayMode = BackButtonDisplayMode.default
  open var backAction: UIAction?
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic
  /// The bar that shows the item or will show it again.
  weak var bar: UINavigationBar?
  private var slots: [BarSlot: UINavigationBarAppearance] = [:]

  public init(title: String = "") {
    self.title = title
  }

  open var standardAppearance: UINavigationBarAppearance? {
    get { slots[.standard] }
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
    guard Bench.ifAny != nil else { return }
    Bench.current.appearanceWrites += 1
    if let transition = bar?.navigationController?.transition, transition.phase == .running {
      Bench.current.fault("\(slot) of \(title ?? "") is written during a transition")
    }
    bar?.setNeedsLayout()
  }

  /// How the back button to this screen is labelled.
  public enum BackButtonDisplayMode: Int, Sendable {
    case `default`, generic, minimal
  }

  /// When a large title is shown.
  public enum LargeTitleDisplayMode: Int, Sendable {
    case automatic, always, never, inline
  }
}

/// A search field in a bar; the bench only knows that there is one, and whether it is in use.
@MainActor
open class UISearchController: UIViewController {
  public var isActive = false
}

/// The states of a bar that have an appearance.
enum BarSlot {
  case standard, compact, scrollEdge, compactScrollEdge
}

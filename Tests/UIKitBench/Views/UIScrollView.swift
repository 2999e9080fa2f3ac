import Foundation

/// What a scroll view tells.
@MainActor
public protocol UIScrollViewDelegate: NSObjectProtocol {
  func scrollViewDidScroll(_ scrollView: UIScrollView)
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)
}

extension UIScrollViewDelegate {
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
}

/// A view that shows a part of something larger.
@MainActor
open class UIScrollView: UIView {
  open weak var delegate: (any UIScrollViewDelegate)?
  public let panGestureRecognizer: UIPanGestureRecognizer = ScrollPan()
  open var contentSize = CGSize.zero {
    didSet { didChangeValue(\UIScrollView.contentSize) }
  }
  open var contentInset = UIEdgeInsets.zero {
    didSet {
      updateInset()
      didChangeValue(\UIScrollView.contentInset)
    }
  }
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
    didSet { updateInset() }
  }
  open var alwaysBounceVertical = false
  open var alwaysBounceHorizontal = false
  open var bounces = true
  open var isScrollEnabled = true
  open var isPagingEnabled = false
  open var refreshControl: UIRefreshControl?
  /// Whether a finger is on it.
  public var isTracking: Bool { !panGestureRecognizer.followed.isEmpty }
  public internal(set) var isDragging = false
  public internal(set) var isDecelerating = false
  public internal(set) var adjustedContentInset = UIEdgeInsets.zero
  /// The system's own effect at the upper edge, iOS 26.
  public let topEdgeEffect = UIScrollEdgeEffect()
  /// The next step of gliding on, or of scrolling animated.
  var deceleration: Scheduled?
  /// Whether nothing has scrolled the list yet, so that it rests at its top.
  private(set) var isUntouched = true

  public override init(frame: CGRect = .zero) {
    super.init(frame: frame)
    addGestureRecognizer(panGestureRecognizer)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addGestureRecognizer(panGestureRecognizer)
  }

  public var contentOffset: CGPoint {
    get { bounds.origin }
    set {
      isUntouched = false
      setOffset(newValue)
    }
  }

  private func setOffset(_ offset: CGPoint) {
    guard offset != bounds.origin else { return }
    bounds.origin = offset
    controllerOfNavigation?.scrollViewDidScroll(self)
    didChangeValue(\UIScrollView.contentOffset)
    delegate?.ifImplemented("scrollViewDidScroll(_:)")?.scrollViewDidScroll(self)
  }

  open func setContentOffset(_ offset: CGPoint, animated: Bool) {
    deceleration?.cancel()
    isDecelerating = false
    guard animated else {
      contentOffset = offset
      return
    }
    glide(from: contentOffset, to: offset)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    updateInset()
  }

  open override func safeAreaInsetsDidChange() {
    updateInset()
  }

  // UIKit keeps a list that rests at its top there when the top moves.
  func updateInset() {
    var inset = contentInset
    if contentInsetAdjustmentBehavior != .never {
      let safe = safeAreaInsets
      inset.top += safe.top
      inset.bottom += safe.bottom
    }
    guard inset != adjustedContentInset else { return }
    let rested = contentOffset.y == -adjustedContentInset.top
    adjustedContentInset = inset
    delegate?.ifImplemented("scrollViewDidChangeAdjustedContentInset(_:)")?
      .scrollViewDidChangeAdjustedContentInset(self)
    if rested { setOffset(CGPoint(x: contentOffset.x, y: -inset.top)) }
  }

  private var controllerOfNavigation: UINavigationController? {
    var view: UIView? = self
    while let current = view {
      if let navigation = current.controller as? UINavigationController { return navigation }
      view = current.superview
    }
    return nil
  }

  /// How a scroll view makes room for bars.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    case automatic, scrollableAxes, never, always
  }
}

/// An effect where content runs under a bar.
@MainActor
public final class UIScrollEdgeEffect: NSObject {
  public var isHidden = false
}

/// A wheel shown while a list reloads.
@MainActor
open class UIRefreshControl: UIControl {
  public private(set) var isRefreshing = false
  open func beginRefreshing() { isRefreshing = true }
  open func endRefreshing() { isRefreshing = false }
}

/// A list of rows.
@MainActor
open class UITableView: UIScrollView {
  public override init(frame: CGRect = .zero) {
    super.init(frame: frame)
    alwaysBounceVertical = true
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    alwaysBounceVertical = true
  }
}

/// A row of a list.
@MainActor
open class UITableViewCell: UIView {
  public var showingDeleteConfirmation: Bool { configurationState.isSwiped }
  public var configurationState = UICellConfigurationState()
}

/// A grid.
@MainActor
open class UICollectionView: UIScrollView {
  open var collectionViewLayout: UICollectionViewLayout

  public init(frame: CGRect, collectionViewLayout: UICollectionViewLayout) {
    self.collectionViewLayout = collectionViewLayout
    super.init(frame: frame)
  }

  public required init?(coder: NSCoder) {
    collectionViewLayout = UICollectionViewFlowLayout()
    super.init(coder: coder)
  }

  /// Which way a grid scrolls.
  public enum ScrollDirection: Int, Sendable {
    case vertical, horizontal
  }
}

/// Places the cells of a grid.
@MainActor
open class UICollectionViewLayout: NSObject {}

/// Places them in lines.
@MainActor
open class UICollectionViewFlowLayout: UICollectionViewLayout {
  open var scrollDirection = UICollectionView.ScrollDirection.vertical
}

/// A cell of a grid.
@MainActor
open class UICollectionViewCell: UIView {
  public var configurationState = UICellConfigurationState()
}

/// What a cell looks like now.
public struct UICellConfigurationState: Sendable {
  public var isSwiped = false
}

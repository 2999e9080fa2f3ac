import Foundation

/// How a bar looks, in one of its states.
@MainActor
open class UIBarAppearance: NSObject {
  public var backgroundEffect: UIBlurEffect? = UIBlurEffect(style: .systemChromeMaterial)
  public var backgroundColor: UIColor?
  public var backgroundImage: UIImage?
  public var shadowColor: UIColor? = .separator
  public var shadowImage: UIImage?

  public init(idiom: UIUserInterfaceIdiom = .unspecified) { super.init() }

  public init(barAppearance: UIBarAppearance) {
    super.init()
    take(from: barAppearance)
  }

  /// Becomes equal to another.
  func take(from other: UIBarAppearance) {
    backgroundEffect = other.backgroundEffect
    backgroundColor = other.backgroundColor
    backgroundImage = other.backgroundImage
    shadowColor = other.shadowColor
    shadowImage = other.shadowImage
  }

  /// Appearances are equal where all their values are.
  nonisolated open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIBarAppearance else { return false }
    return MainActor.assumeIsolated { looks(like: other) }
  }

  /// Whether it has the same values.
  func looks(like other: UIBarAppearance) -> Bool {
    backgroundEffect == other.backgroundEffect && backgroundColor == other.backgroundColor
      && backgroundImage == other.backgroundImage && shadowColor == other.shadowColor
      && shadowImage == other.shadowImage
  }

  open func configureWithDefaultBackground() {
    setBackground(UIBlurEffect(style: .systemChromeMaterial), nil, shadow: .separator)
  }

  open func configureWithOpaqueBackground() {
    setBackground(nil, .systemBackground, shadow: .separator)
  }

  open func configureWithTransparentBackground() {
    setBackground(nil, nil, shadow: nil)
  }

  private func setBackground(_ effect: UIBlurEffect?, _ color: UIColor?, shadow: UIColor?) {
    backgroundEffect = effect
    backgroundColor = color
    backgroundImage = nil
    shadowColor = shadow
    shadowImage = nil
  }
}

/// How a navigation bar looks, in one of its states.
@MainActor
open class UINavigationBarAppearance: UIBarAppearance {
  public var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  public var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
  public var titlePositionAdjustment = UIOffset.zero
  private var backIndicator = Indicator()
  private var backButton = UIBarButtonItemAppearance()
  private var button = UIBarButtonItemAppearance()

  public override init(idiom: UIUserInterfaceIdiom = .unspecified) { super.init(idiom: idiom) }

  public override init(barAppearance: UIBarAppearance) {
    super.init()
    take(from: barAppearance)
  }

  public var backButtonAppearance: UIBarButtonItemAppearance {
    get { backButton.copied() }
    set { backButton = newValue.copied() }
  }

  public var buttonAppearance: UIBarButtonItemAppearance {
    get { button.copied() }
    set { button = newValue.copied() }
  }

  public var backIndicatorImage: UIImage { backIndicator.image }
  public var backIndicatorTransitionMaskImage: UIImage { backIndicator.mask }

  open func setBackIndicatorImage(_ image: UIImage?, transitionMaskImage: UIImage?) {
    if let image, let transitionMaskImage {
      backIndicator = Indicator(image: image, mask: transitionMaskImage)
    } else {
      backIndicator = Indicator()
    }
  }

  override func take(from other: UIBarAppearance) {
    super.take(from: other)
    guard let other = other as? UINavigationBarAppearance else { return }
    titleTextAttributes = other.titleTextAttributes
    largeTitleTextAttributes = other.largeTitleTextAttributes
    titlePositionAdjustment = other.titlePositionAdjustment
    backIndicator = other.backIndicator
    backButton = other.backButton.copied()
    button = other.button.copied()
  }

  override func looks(like other: UIBarAppearance) -> Bool {
    guard let other = other as? UINavigationBarAppearance else { return false }
    return super.looks(like: other)
      && titleTextAttributes.isEqual(to: other.titleTextAttributes)
      && largeTitleTextAttributes.isEqual(to: other.largeTitleTextAttributes)
      && titlePositionAdjustment == other.titlePositionAdjustment
      && backIndicator == other.backIndicator && backButton.looks(like: other.backButton)
      && button.looks(like: other.button)
  }

  private struct Indicator: Equatable {
    var image = Indicator.chevron
    var mask = Indicator.chevron
    private static let chevron = UIImage(systemName: "chevron.backward") ?? UIImage()
  }

  /// Bars keep copies: what is changed afterwards has to be assigned again.
  func copied() -> UINavigationBarAppearance { UINavigationBarAppearance(barAppearance: self) }

  /// What stands in where nothing is set for the edge: the same without a background.
  func transparentVariant() -> UINavigationBarAppearance {
    let variant = copied()
    variant.configureWithTransparentBackground()
    return variant
  }
}

/// How a bar button looks.
@MainActor
public final class UIBarButtonItemAppearance: NSObject {
  public var normal = UIBarButtonItemStateAppearance()
  public var highlighted = UIBarButtonItemStateAppearance()
  public var disabled = UIBarButtonItemStateAppearance()

  public init(style: UIBarButtonItem.Style = .plain) {}

  /// The same values in another object.
  func copied() -> UIBarButtonItemAppearance {
    let copy = UIBarButtonItemAppearance()
    copy.normal.titleTextAttributes = normal.titleTextAttributes
    copy.highlighted.titleTextAttributes = highlighted.titleTextAttributes
    copy.disabled.titleTextAttributes = disabled.titleTextAttributes
    return copy
  }

  /// Whether it has the same values.
  func looks(like other: UIBarButtonItemAppearance) -> Bool {
    normal.titleTextAttributes.isEqual(to: other.normal.titleTextAttributes)
      && highlighted.titleTextAttributes.isEqual(to: other.highlighted.titleTextAttributes)
      && disabled.titleTextAttributes.isEqual(to: other.disabled.titleTextAttributes)
  }
}

extension [NSAttributedString.Key: Any] {
  /// Whether the attributes are the same; all are objects.
  fileprivate func isEqual(to other: Self) -> Bool {
    count == other.count
      && allSatisfy { key, value in (value as? NSObject) == other[key] as? NSObject }
  }
}

/// How a bar button looks in one state.
@MainActor
public final class UIBarButtonItemStateAppearance: NSObject {
  public var titleTextAttributes: [NSAttributedString.Key: Any] = [:]

  nonisolated override init() {}
}

/// A button of a bar.
@MainActor
open class UIBarButtonItem: NSObject {
  public var title: String?
  public var image: UIImage?
  public var tintColor: UIColor?
  public var customView: UIView?
  /// What a long press on the button opens; UIKit gives the back button its own.
  open var menu: UIMenu?

  public init(
    title: String? = nil, style: Style = .plain, target: AnyObject? = nil, action: Selector? = nil
  ) {
    self.title = title
  }

  /// How heavy a button is.
  public enum Style: Int, Sendable {
    case plain
    case done = 2
  }
}

/// A menu of a button; the bench only knows that there is one.
@MainActor
public final class UIMenu: NSObject {}

/// An action with a title.
@MainActor
public final class UIAction: NSObject {
  public let title: String
  let handler: (UIAction) -> Void

  public init(title: String = "", handler: @escaping (UIAction) -> Void) {
    self.title = title
    self.handler = handler
  }
}

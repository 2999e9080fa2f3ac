import Foundation

/// What a person sees at one moment.
public struct Screen: Equatable, CustomStringConvertible {
  /// A screen's view where it is drawn.
  public struct Visible: Equatable {
    public let name: String
    public let frame: CGRect
    public let alpha: CGFloat

    public init(name: String, frame: CGRect, alpha: CGFloat = 1) {
      (self.name, self.frame, self.alpha) = (name, frame, alpha)
    }
  }

  /// The bar as it is drawn.
  public struct Bar: Equatable {
    public let title: String?
    public let frame: CGRect
    public let background: UIColor.Shade
    public let blur: UIBlurEffect.Style?
    public let shadow: UIColor.Shade
    public let titleColor: UIColor.Shade
    public let largeTitleColor: UIColor.Shade
    public let tint: UIColor.Shade
    /// Of the back button, which from iOS 26 on has not the bar's tint.
    public let backButton: UIColor.Shade
  }

  /// From back to front.
  public let controllers: [Visible]
  /// `nil` while hidden.
  public let bar: Bar?
  public let statusBarStyle: UIStatusBarStyle
  public let isStatusBarHidden: Bool
  /// The title of the alert on top.
  public let alert: String?

  public var description: String {
    let views = controllers.map {
      "\($0.name) at \(Int($0.frame.minX)),\(Int($0.frame.minY)) alpha \($0.alpha)"
    }
    let look = bar.map {
      "bar \($0.title ?? "") \(Int($0.frame.height)) pt, background \($0.background), title \($0.titleColor), "
        + "shadow \($0.shadow), tint \($0.tint)"
    }
    return
      (views + [look ?? "no bar", "status \(statusBarStyle)"]
      + (alert.map { ["alert \($0)"] } ?? []))
      .joined(separator: "\n")
  }
}

extension UIColor {
  /// A resolved colour, for comparisons: `#rrggbb` and an alpha.
  public struct Shade: Equatable, CustomStringConvertible {
    public let hex: String
    public let alpha: CGFloat

    public init(_ color: UIColor?) {
      guard let color else {
        hex = "none"
        alpha = 0
        return
      }
      let parts = color.components
      hex = "#" + [parts.red, parts.green, parts.blue].map { Self.byte($0) }.joined()
      alpha = parts.alpha
    }

    private static func byte(_ value: CGFloat) -> String {
      let text = String(Int((value * 255).rounded()), radix: 16)
      return text.count == 1 ? "0" + text : text
    }

    public var description: String { "\(hex) \(Double((alpha * 1000).rounded()) / 1000)" }
  }
}

extension Bench {
  /// What a person sees now.
  public var screen: Screen {
    Screen(
      controllers: navigation.map(visibleControllers) ?? [],
      bar: navigation.flatMap { $0.isNavigationBarHidden ? nil : look(of: $0) },
      statusBarStyle: statusBarStyle, isStatusBarHidden: isStatusBarHidden, alert: alert?.title)
  }

  private func visibleControllers(_ navigation: UINavigationController) -> [Screen.Visible] {
    navigation.content.subviews.compactMap { view in
      guard let controller = view.controller, !view.isHidden else { return nil }
      let shown = view.presentation
      return Screen.Visible(name: controller.benchName, frame: shown.frame, alpha: shown.alpha)
    }
  }

  private static func backButtonColor(in appearance: UINavigationBarAppearance) -> UIColor? {
    guard current.settings.version >= 26 else { return nil }
    let attributes = appearance.backButtonAppearance.normal.titleTextAttributes
    return attributes[.foregroundColor] as? UIColor ?? .label
  }

  private func look(of navigation: UINavigationController) -> Screen.Bar? {
    guard let item = navigation.topViewController?.navigationItem else { return nil }
    let bar = navigation.navigationBar
    let appearance = navigation.shownAppearance(of: item)
    return Screen.Bar(
      title: item.title, frame: bar.frame, background: UIColor.Shade(appearance.backgroundColor),
      blur: appearance.backgroundEffect?.style, shadow: UIColor.Shade(appearance.shadowColor),
      titleColor: UIColor.Shade(
        appearance.titleTextAttributes[.foregroundColor] as? UIColor ?? .label),
      largeTitleColor: UIColor.Shade(
        appearance.largeTitleTextAttributes[.foregroundColor] as? UIColor ?? .label),
      tint: UIColor.Shade(bar.tintColor),
      backButton: UIColor.Shade(Self.backButtonColor(in: appearance) ?? bar.tintColor))
  }
}

extension UINavigationController {
  /// The appearance that the bar shows for the top screen's item as it is now.
  func shownAppearance(of item: UINavigationItem) -> UINavigationBarAppearance {
    navigationBar.appearance(of: item, compact: isCompact, atEdge: isAtEdge)
  }

  /// Whether the list touches the bar's edge; before iOS 15 that counts under large titles alone.
  private var isAtEdge: Bool {
    guard Bench.current.settings.version >= 15 || showsLargeTitle else { return false }
    guard let list = followedScrollView else { return Bench.current.settings.version >= 15 }
    return list.contentOffset.y <= -list.adjustedContentInset.top
  }
}

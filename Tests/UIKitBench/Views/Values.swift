import Foundation

/// Which way the layout runs.
public enum UIUserInterfaceLayoutDirection: Int, Sendable {
  case leftToRight, rightToLeft
}

/// Whether a view follows the layout's direction.
public enum UISemanticContentAttribute: Int, Sendable {
  case unspecified, playback, spatial, forceLeftToRight, forceRightToLeft
}

/// The kind of device.
public enum UIUserInterfaceIdiom: Int, Sendable {
  case unspecified = -1
  case phone, pad
}

/// Light or dark.
public enum UIUserInterfaceStyle: Int, Sendable {
  case unspecified, light, dark
}

/// How much room there is in one direction.
public enum UIUserInterfaceSizeClass: Int, Sendable {
  case unspecified, compact, regular
}

/// How large the person likes texts.
public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let small = UIContentSizeCategory(rawValue: "S")
  public static let large = UIContentSizeCategory(rawValue: "L")
  public static let extraExtraLarge = UIContentSizeCategory(rawValue: "XXL")

  /// The size of a body text, in points.
  var bodySize: CGFloat { [.small: 15, .extraExtraLarge: 21][self] ?? 17 }
}

/// What a view can adapt to.
public final class UITraitCollection: NSObject, @unchecked Sendable {
  public let userInterfaceStyle: UIUserInterfaceStyle
  public let layoutDirection: UIUserInterfaceLayoutDirection
  public let verticalSizeClass: UIUserInterfaceSizeClass
  public let horizontalSizeClass: UIUserInterfaceSizeClass
  public let preferredContentSizeCategory: UIContentSizeCategory

  public init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.userInterfaceStyle = userInterfaceStyle
    layoutDirection = .leftToRight
    verticalSizeClass = .regular
    horizontalSizeClass = .compact
    preferredContentSizeCategory = .large
  }

  init(_ settings: Settings) {
    userInterfaceStyle = settings.isDark ? .dark : .light
    layoutDirection = settings.isRightToLeft ? .rightToLeft : .leftToRight
    verticalSizeClass = settings.size.height < settings.size.width ? .compact : .regular
    horizontalSizeClass = .compact
    preferredContentSizeCategory = settings.contentSizeCategory
  }

  /// What the device is set to.
  public static var current: UITraitCollection {
    MainActor.assumeIsolated { UITraitCollection(Bench.current.settings) }
  }
}

/// Preferences of the person.
@MainActor
public enum UIAccessibility {
  public static var isReduceMotionEnabled: Bool { Bench.current.settings.reducesMotion }

  public static var prefersCrossFadeTransitions: Bool {
    Bench.current.settings.reducesMotion && Bench.current.settings.prefersCrossFade
  }
}

/// An event; views are asked with none.
@MainActor
public class UIEvent: NSObject {}

/// The look of the status bar.
public enum UIStatusBarStyle: Int, Sendable {
  case `default` = 0
  case lightContent = 1
  case darkContent = 3
}

/// A way to hold the device.
public enum UIInterfaceOrientation: Int, Sendable {
  case unknown, portrait, portraitUpsideDown, landscapeRight, landscapeLeft
}

/// Ways to hold the device.
public struct UIInterfaceOrientationMask: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let portrait = UIInterfaceOrientationMask(rawValue: 2)
  public static let landscape = UIInterfaceOrientationMask(rawValue: 24)
  public static let all = UIInterfaceOrientationMask(rawValue: 30)
  public static let allButUpsideDown = UIInterfaceOrientationMask(rawValue: 26)
}

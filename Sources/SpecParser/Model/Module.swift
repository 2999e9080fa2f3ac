/// What holds for everything generated from one spec.
public struct Module: Sendable, Equatable {
  public enum Access: String, Sendable, CaseIterable { case `internal`, package, `public` }

  /// Prefix of every generated type, for example `Shop`.
  public var name: String
  public var access: Access
  /// Minimum deployment target.
  public var ios: IOSVersion
  public var superclass: Superclass
  /// Whether the bar makes room for large titles; UIKit's own where `nil`, as the next two.
  public var prefersLargeTitles: Bool?
  public var isTranslucent: Bool?
  public var scheme: BarScheme?
  /// Further modules the generated files import, in written order, UIKit not among them.
  public var imports: [String]
  public var localization: Localization
  public var bundle: ResourceBundle

  public init(
    name: String, access: Access, ios: IOSVersion, superclass: Superclass,
    prefersLargeTitles: Bool?, isTranslucent: Bool?, scheme: BarScheme?, imports: [String],
    localization: Localization, bundle: ResourceBundle
  ) {
    self.name = name
    self.access = access
    self.ios = ios
    self.superclass = superclass
    self.prefersLargeTitles = prefersLargeTitles
    self.isTranslucent = isTranslucent
    self.scheme = scheme
    self.imports = imports
    self.localization = localization
    self.bundle = bundle
  }
}

/// What the generated navigation controller inherits from.
public struct Superclass: Sendable, Equatable {
  /// UIKit's own, which a spec that is silent inherits from.
  public static let uiKit = Superclass(type: "UINavigationController", overridesShouldPop: false)

  /// A Swift type, for example `UINavigationController`.
  public var type: String
  /// Whether it implements `navigationBar(_:shouldPop:)` itself, and so is asked first.
  public var overridesShouldPop: Bool

  public init(type: String, overridesShouldPop: Bool) {
    self.type = type
    self.overridesShouldPop = overridesShouldPop
  }
}

/// Whether the texts of the spec are keys of a strings table.
public enum Localization: Sendable, Equatable {
  /// They are shown as they are.
  case none
  /// They are looked up in the app's `Localizable` table.
  case standardTable
  /// They are looked up in the table of this name, for example `Navigation`.
  case table(String)
}

/// Where assets and strings are looked up.
public enum ResourceBundle: String, Sendable, CaseIterable {
  /// The app's.
  case main
  /// The one that holds the generated code, for frameworks.
  case `class`
  /// The Swift package target's, `Bundle.module`.
  case module
}

/// A version of iOS, for example 15.0.
public struct IOSVersion: Sendable, Hashable, Comparable {
  public var major: Int
  public var minor: Int

  public init(major: Int, minor: Int) {
    self.major = major
    self.minor = minor
  }

  /// The newest that may be a target.
  static let newest = IOSVersion(major: 26, minor: 0)

  public static func < (left: IOSVersion, right: IOSVersion) -> Bool {
    (left.major, left.minor) < (right.major, right.minor)
  }
}

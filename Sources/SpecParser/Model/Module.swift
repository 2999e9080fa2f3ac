/// What holds for everything generated from one spec.
public struct Module: Sendable, Equatable {
  public enum Access: String, Sendable, CaseIterable { case `internal`, package, `public` }

  /// Prefix of every generated type, for example `Shop`.
  public var name: String
  public var access: Access
  /// Minimum deployment target.
  public var ios: IOSVersion
  /// Further modules the generated files import, in written order, UIKit not among them.
  public var imports: [String]

  public init(name: String, access: Access, ios: IOSVersion, imports: [String]) {
    self.name = name
    self.access = access
    self.ios = ios
    self.imports = imports
  }
}

/// A version of iOS, for example 15.0.
public struct IOSVersion: Sendable, Hashable, Comparable {
  public var major: Int
  public var minor: Int

  public init(major: Int, minor: Int) {
    self.major = major
    self.minor = minor
  }

  public static func < (left: IOSVersion, right: IOSVersion) -> Bool {
    (left.major, left.minor) < (right.major, right.minor)
  }
}

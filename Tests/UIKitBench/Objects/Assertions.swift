/// Takes the place of Swift's: the bench notes it and goes on, and a test may expect it.
public func assertionFailure(
  _ message: @autoclosure () -> String = "", file: StaticString = #file, line: UInt = #line
) {
  let text = message()
  MainActor.assumeIsolated { Bench.current.assertionFailures.append(text) }
}

/// What `#available(iOS N, *)` becomes: whether the device reports at least that version.
public func isAvailable(iOS version: String) -> Bool {
  IOSVersion(version) <= Bench.reportedVersion
}

/// A system version, for example 13.4.
public struct IOSVersion: Comparable, Hashable, Sendable, ExpressibleByFloatLiteral,
  ExpressibleByIntegerLiteral
{
  public let major: Int
  public let minor: Int

  public init(_ text: String) {
    let parts = text.split(separator: ".").compactMap { Int($0) }
    major = parts.first ?? 0
    minor = parts.count > 1 ? parts[1] : 0
  }

  public init(integerLiteral major: Int) { self.init("\(major)") }
  public init(floatLiteral version: Double) { self.init("\(version)") }

  public static func < (left: IOSVersion, right: IOSVersion) -> Bool {
    (left.major, left.minor) < (right.major, right.minor)
  }
}

import NavgenDiagnostics

extension Reader {
  /// The versions of iOS that are deployment targets.
  private static let majors = Array(13...18) + [26]

  /// A minimum deployment target, for example `15.0`.
  mutating func iosVersion(_ node: Node, of key: String) -> IOSVersion? {
    let takes = "a version from 13 to 18 or 26 such as `15.0`"
    guard isScalar(node, of: key, takes: takes) else { return nil }
    let parts = node.text.split(separator: ".", omittingEmptySubsequences: false)
    let numbers = parts.compactMap { part in
      let isPlain = part.utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
      return isPlain && (part == "0" || part.first != "0") ? Int(part) : nil
    }
    guard numbers.count == parts.count, (1...2).contains(numbers.count),
      Self.majors.contains(numbers[0])
    else {
      report(
        .unfit(
          .unsupportedIOS, of: key, takes: takes, node,
          nearest: Self.rewriting(of: node, .iosVersion)))
      return nil
    }
    return IOSVersion(major: numbers[0], minor: numbers.count == 2 ? numbers[1] : 0)
  }
}

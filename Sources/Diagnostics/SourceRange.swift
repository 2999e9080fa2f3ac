/// A half-open range of UTF-8 offsets in one source file.
///
/// Lines and columns are computed by ``LineMap`` alone, when a diagnostic is drawn.
public struct SourceRange: Sendable {
  /// The file the offsets count in.
  public let file: SourceFile
  /// Offset of the first byte.
  public let lower: Int
  /// Offset just past the last byte; equal to `lower` for a place between two bytes.
  public let upper: Int

  public init(file: SourceFile, lower: Int, upper: Int) {
    self.file = file
    self.lower = lower
    self.upper = upper
  }

  /// The text the range covers; invalid UTF-8 is shown as U+FFFD.
  public var text: String { String(decoding: file.bytes[lower..<upper], as: UTF8.self) }
}

extension SourceRange: Hashable {
  public static func == (left: SourceRange, right: SourceRange) -> Bool {
    left.file === right.file && left.lower == right.lower && left.upper == right.upper
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(file))
    hasher.combine(lower)
    hasher.combine(upper)
  }
}

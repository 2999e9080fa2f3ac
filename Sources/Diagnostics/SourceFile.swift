/// One input text: its path as a person named it, and its bytes as they were read.
///
/// A class, so that the many ranges into a file share one copy of it.
public final class SourceFile: Sendable {
  /// The path shown in diagnostics, for example `Screens/shop.nav`.
  public let path: String
  /// The file's bytes, unchanged: a byte order mark and CR LF line ends included.
  public let bytes: [UInt8]

  public init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
  }

  public convenience init(path: String, text: String) {
    self.init(path: path, bytes: Array(text.utf8))
  }
}

/// Everything one module's run wants on disk, before any of it is written.
public struct FilePlan: Sendable, Equatable {
  /// One file: a path below the output folder with `/`, and its whole content.
  public struct File: Sendable, Equatable {
    public var path: String
    public var bytes: [UInt8]

    public init(path: String, bytes: [UInt8]) {
      self.path = path
      self.bytes = bytes
    }
  }

  /// Name of the module, which owns the files, for example `Shop`.
  public var module: String
  /// What tells the spec from others: its file name, for example `shop.nav`, until it is known where
  /// the files go, then its path from there, for example `../shop.nav`.
  public var spec: String
  /// Sorted by path.
  public var files: [File]

  public init(module: String, spec: String, files: [File]) {
    self.module = module
    self.spec = spec
    self.files = files
  }
}

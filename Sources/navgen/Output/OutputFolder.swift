import NavgenDiagnostics

/// The folder a run writes to, as it finds it.
struct OutputFolder {
  /// The disk it is on.
  let disk: any Disk
  /// The folder as a person named it.
  let path: String
  /// Manifests by module.
  private(set) var manifests: [String: Manifest] = [:]
  /// Hashes of the manifests' own content, by module.
  private var manifestHashes: [String: ContentHash] = [:]
  /// Temporary files in the folder itself that a killed run left.
  private(set) var leftovers: [String] = []
  /// Names of the Swift files in the folder itself, sorted.
  private(set) var swiftFiles: [String] = []
  /// The folder's absolute path without links; `nil` where it is still to be made.
  let realPath: String?

  /// Looks at a folder, which need not exist yet.
  init(_ path: String, on disk: any Disk) throws(DiskError) {
    self.disk = disk
    self.path = path
    guard let status = try disk.status(of: path, following: true) else {
      realPath = nil
      return
    }
    guard status.kind == .folder else { throw DiskError(.notFolder, path) }
    realPath = try disk.realPath(of: path)
    for name in try disk.names(in: path).sorted() {
      if OutputPath.isTemporary(name) {
        leftovers.append(name)
      } else if name.hasSuffix(".swift") {
        swiftFiles.append(name)
      } else if name.hasPrefix(Manifest.prefix), try holdsFile(name) {
        let bytes = try disk.read(full(name))
        let manifest = Manifest(fileName: name, bytes: bytes)
        manifests[manifest.module] = manifest
        manifestHashes[manifest.module] = ContentHash(bytes)
      }
    }
  }

  /// Whether the folder is there.
  var exists: Bool { realPath != nil }

  /// Whether a manifest stands in the folder just so, but for line ends.
  func holds(_ manifest: Manifest) -> Bool {
    manifestHashes[manifest.module] == ContentHash(manifest.bytes)
  }

  /// The path of something below the folder, as the disk takes it.
  func full(_ path: String) -> String { Path.join(self.path, path) }

  /// Whether a path below the folder leads to a file, rather than to a folder or nowhere.
  func holdsFile(_ path: String) throws(DiskError) -> Bool {
    try disk.status(of: full(path), following: true)?.kind == .file
  }

  /// The bytes of a file below the folder; `nil` where nothing is there.
  func bytes(of path: String) throws(DiskError) -> [UInt8]? {
    guard realPath != nil, try disk.status(of: full(path), following: false) != nil else {
      return nil
    }
    return try disk.read(full(path))
  }

  /// The first of `path` and the folders above it that is a symbolic link which leads out of the
  /// folder or nowhere; `nil` where there is none.
  func linkLeadingOut(at path: String) throws(DiskError) -> String? {
    guard let realPath else { return nil }
    for part in OutputPath.folders(above: path) + [path] {
      guard let status = try disk.status(of: full(part), following: false) else { return nil }
      guard status.kind == .link else { continue }
      let target = try? disk.realPath(of: full(part))
      let root = realPath == "/" ? realPath : realPath + "/"
      if target.map({ $0 != realPath && !$0.hasPrefix(root) }) ?? true { return part }
    }
    return nil
  }

  /// Whether two paths name one file, as on a disk that ignores case.
  func isSame(_ one: String, _ other: String) throws(DiskError) -> Bool {
    guard let status = try disk.status(of: full(one), following: false) else { return false }
    let other = try disk.status(of: full(other), following: false)
    return status == other
  }
}

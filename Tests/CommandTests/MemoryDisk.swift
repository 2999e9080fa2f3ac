@testable import navgen

/// A disk in memory, which logs what is asked of it and fails where it is told to.
///
/// Paths are relative to its root, which is the working directory too.
final class MemoryDisk: Disk {
  enum Node: Equatable {
    case file([UInt8])
    case folder
    /// The path it leads to, from the root.
    case link(String)
  }

  /// When writing fails.
  enum Failure {
    /// The write with this number fails, later ones work again.
    case once(Int)
    /// As if the process were killed: the write with this number and all later ones fail.
    case from(Int)
  }

  private(set) var nodes: [String: Node] = [:]
  /// Every file that was read, in order.
  private(set) var reads: [String] = []
  /// Every call that changes the disk, for example `rename a b`.
  private(set) var writes: [String] = []
  var failure: Failure?
  var ignoresCase = false

  init(_ nodes: [String: Node] = [:]) {
    for (path, node) in nodes { put(node, at: path) }
  }

  /// The text of every file.
  var texts: [String: String] {
    nodes.compactMapValues { node in
      if case .file(let bytes) = node { String(decoding: bytes, as: UTF8.self) } else { nil }
    }
  }

  /// Puts something at a path, and the folders above it.
  func put(_ node: Node, at path: String) {
    for folder in OutputPath.folders(above: path) where nodes[folder] == nil {
      nodes[folder] = .folder
    }
    nodes[path] = node
  }

  func put(_ text: String, at path: String) { put(.file(Array(text.utf8)), at: path) }

  func status(of path: String, following: Bool) throws(DiskError) -> FileStatus? {
    guard let path = following ? resolved(path) : located(path) else { return nil }
    if path.isEmpty { return FileStatus(kind: .folder, identity: []) }
    let identity = [UInt64(bitPattern: Int64(path.hashValue))]
    return switch nodes[path] {
    case nil: nil
    case .file: FileStatus(kind: .file, identity: identity)
    case .folder: FileStatus(kind: .folder, identity: identity)
    case .link: FileStatus(kind: .link, identity: identity)
    }
  }

  func read(_ path: String) throws(DiskError) -> [UInt8] {
    reads.append(path)
    guard let real = resolved(path), let node = nodes[real] else {
      throw DiskError(.missing, path)
    }
    guard case .file(let bytes) = node else { throw DiskError(.isFolder, path) }
    return bytes
  }

  func names(in folder: String) throws(DiskError) -> [String] {
    guard let real = resolved(folder), real.isEmpty || nodes[real] != nil else {
      throw DiskError(.missing, folder)
    }
    guard real.isEmpty || nodes[real] == .folder else { throw DiskError(.notFolder, folder) }
    return nodes.keys.filter { Path.folder(of: $0) == real }.map(Path.lastComponent)
  }

  func realPath(of path: String) throws(DiskError) -> String {
    guard let real = resolved(path), real.isEmpty || nodes[real] != nil else {
      throw DiskError(.missing, path)
    }
    return "/" + real
  }

  func makeFolder(_ path: String) throws(DiskError) {
    try change("folder \(path)", path)
    guard let real = resolved(path) else { throw DiskError(.missing, path) }
    if real.isEmpty { return }
    guard nodes[real] == nil || nodes[real] == .folder else { throw DiskError(.notFolder, path) }
    nodes[real] = .folder
  }

  func create(_ path: String, _ bytes: [UInt8]) throws(DiskError) {
    // What stood there is gone before the new bytes are complete.
    if let real = located(path) { nodes[real] = .file(Array(bytes.prefix(bytes.count / 2))) }
    try change("create \(path)", path)
    guard let real = located(path) else { throw DiskError(.missing, path) }
    nodes[real] = .file(bytes)
  }

  func rename(_ path: String, to newPath: String) throws(DiskError) {
    try change("rename \(path) \(newPath)", newPath)
    guard let old = located(path), let node = nodes.removeValue(forKey: old),
      let new = located(newPath)
    else { throw DiskError(.missing, newPath) }
    guard nodes[new] != .folder else { throw DiskError(.isFolder, newPath) }
    nodes[new] = node
  }

  func remove(_ path: String) throws(DiskError) {
    try change("remove \(path)", path)
    guard let real = located(path), nodes.removeValue(forKey: real) != nil else {
      throw DiskError(.missing, path)
    }
  }

  func removeFolderIfEmpty(_ path: String) throws(DiskError) {
    try change("remove folder \(path)", path)
    if try names(in: path).isEmpty, let real = resolved(path) { nodes[real] = nil }
  }

  func lock(_ folder: String, onWait: () -> Void) throws(DiskError) -> FolderLock {
    guard try status(of: folder, following: true)?.kind == .folder else {
      throw DiskError(.missing, folder)
    }
    return FolderLock {}
  }

  private func change(_ entry: String, _ path: String) throws(DiskError) {
    writes.append(entry)
    switch failure {
    case .once(let number) where writes.count == number: throw DiskError(.full, path)
    case .from(let number) where writes.count >= number: throw DiskError(.full, path)
    default: break
    }
  }

  /// Where `path` leads with every link followed; `nil` for a link that leads nowhere.
  private func resolved(_ path: String) -> String? {
    var real = located(path)
    for _ in 0..<8 {
      guard let path = real, case .link(let target) = nodes[path] else { return real }
      real = located(target)
    }
    return nil
  }

  /// The path a disk knows what stands there by: links in folders followed, case as stored.
  private func located(_ path: String) -> String? {
    var path = Path.normalized(path)
    if path.hasPrefix("/") { path.removeFirst() }
    if path == "." { path = "" }
    if path.hasPrefix("/") { path.removeFirst() }
    let folder = Path.folder(of: path)
    if !folder.isEmpty {
      guard let real = resolved(folder) else { return nil }
      path = Path.join(real, Path.lastComponent(of: path))
    }
    guard ignoresCase, nodes[path] == nil else { return path }
    return nodes.keys.first { OutputPath.folded($0) == OutputPath.folded(path) } ?? path
  }
}

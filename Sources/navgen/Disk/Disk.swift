/// What navgen asks of a file system. Paths are relative to the working directory or absolute,
/// with `/`.
///
/// The real one is ``PosixDisk``; tests use one in memory, which logs what is asked and fails where
/// it is told to.
protocol Disk {
  /// What stands at `path`, `nil` for nothing. A symbolic link is followed only if `following`.
  func status(of path: String, following: Bool) throws(DiskError) -> FileStatus?
  /// The bytes of a regular file.
  func read(_ path: String) throws(DiskError) -> [UInt8]
  /// The names in a folder, without `.` and `..`, in no particular order.
  func names(in folder: String) throws(DiskError) -> [String]
  /// The absolute path of what exists at `path`, with every symbolic link followed.
  func realPath(of path: String) throws(DiskError) -> String

  /// Makes a folder in an existing one; one that is there already is no error.
  func makeFolder(_ path: String) throws(DiskError)
  /// Makes a file with these bytes, in place of any that stands there. Not atomic.
  func create(_ path: String, _ bytes: [UInt8]) throws(DiskError)
  /// Moves a file within its folder, atomically replacing what has the new name.
  func rename(_ path: String, to newPath: String) throws(DiskError)
  /// Removes a file or a symbolic link.
  func remove(_ path: String) throws(DiskError)
  /// Removes a folder that is empty; one that is not is no error.
  func removeFolderIfEmpty(_ path: String) throws(DiskError)

  /// Locks an existing folder against other runs until the lock is released or the process ends;
  /// `onWait` is called once if another holds it, before waiting.
  func lock(_ folder: String, onWait: () -> Void) throws(DiskError) -> FolderLock
}

extension Disk {
  /// Makes a folder, and those above it that are not there.
  func makeFolders(_ path: String) throws(DiskError) {
    let folder = Path.folder(of: path)
    if !folder.isEmpty, try status(of: folder, following: true) == nil { try makeFolders(folder) }
    try makeFolder(path)
  }

  /// Puts a file in the place of any that stands there, atomically, and makes its folder.
  func replace(_ path: String, with bytes: [UInt8]) throws(DiskError) {
    let folder = Path.folder(of: path)
    if !folder.isEmpty { try makeFolders(folder) }
    let temporary = OutputPath.temporary(for: path)
    try create(temporary, bytes)
    do throws(DiskError) {
      try rename(temporary, to: path)
    } catch {
      try? remove(temporary)
      throw error
    }
  }
}

/// What stands at a path.
struct FileStatus: Equatable {
  /// What a disk may hold; `other` are devices, pipes and sockets.
  enum Kind: Equatable { case file, folder, link, other }

  /// What it is.
  var kind: Kind
  /// Equal for two paths that name the same thing, as on a disk that ignores case.
  var identity: [UInt64]
}

/// A folder locked by this run.
struct FolderLock {
  /// Lets the next run in.
  let release: () -> Void
}

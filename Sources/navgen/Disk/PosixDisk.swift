#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The file system of the machine.
struct PosixDisk: Disk {
  func status(of path: String, following: Bool) throws(DiskError) -> FileStatus? {
    var status = stat()
    guard (following ? stat(path, &status) : lstat(path, &status)) == 0 else {
      if errno == ENOENT || errno == ENOTDIR { return nil }
      throw .last(path)
    }
    let kind: FileStatus.Kind =
      switch status.st_mode & S_IFMT {
      case S_IFREG: .file
      case S_IFDIR: .folder
      case S_IFLNK: .link
      default: .other
      }
    return FileStatus(
      kind: kind, identity: [UInt64(truncatingIfNeeded: status.st_dev), UInt64(status.st_ino)])
  }

  func read(_ path: String) throws(DiskError) -> [UInt8] {
    // Without O_NONBLOCK a pipe with this name would wait for a writer for ever.
    let number = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard number >= 0 else { throw .last(path) }
    defer { close(number) }
    var status = stat()
    guard fstat(number, &status) == 0 else { throw .last(path) }
    switch status.st_mode & S_IFMT {
    case S_IFREG:
      return try Descriptor(number: number, path: path)
        .readAll(expecting: Int(status.st_size))
    case S_IFDIR: throw DiskError(.isFolder, path)
    default: throw DiskError(.notFile, path)
    }
  }

  func names(in folder: String) throws(DiskError) -> [String] {
    guard let stream = opendir(folder) else { throw .last(folder) }
    defer { closedir(stream) }
    var names: [String] = []
    errno = 0
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: MemoryLayout.size(ofValue: $0.pointee)) {
          String(cString: $0)
        }
      }
      if name != "." && name != ".." { names.append(name) }
      errno = 0
    }
    guard errno == 0 else { throw .last(folder) }
    return names
  }

  func realPath(of path: String) throws(DiskError) -> String {
    guard let resolved = realpath(path, nil) else { throw .last(path) }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  func makeFolder(_ path: String) throws(DiskError) {
    guard mkdir(path, 0o777) != 0 else { return }
    let error = errno == EEXIST ? DiskError(.notFolder, path) : .last(path)
    guard try status(of: path, following: true)?.kind == .folder else { throw error }
  }

  func create(_ path: String, _ bytes: [UInt8]) throws(DiskError) {
    // What a killed run left is removed rather than opened: it might be a link by now.
    unlink(path)
    let number = open(path, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o666)
    guard number >= 0 else { throw .last(path) }
    do throws(DiskError) {
      try Descriptor(number: number, path: path).writeAll(bytes)
    } catch {
      close(number)
      throw error
    }
    // Some file systems tell only here that the disk is full.
    guard close(number) == 0 else { throw .last(path) }
  }

  func rename(_ path: String, to newPath: String) throws(DiskError) {
    guard move(path, newPath) == 0 else { throw .last(newPath) }
  }

  func remove(_ path: String) throws(DiskError) {
    guard unlink(path) == 0 else { throw .last(path) }
  }

  func removeFolderIfEmpty(_ path: String) throws(DiskError) {
    guard rmdir(path) != 0, errno != ENOTEMPTY, errno != EEXIST else { return }
    throw .last(path)
  }

  func lock(_ folder: String, onWait: () -> Void) throws(DiskError) -> FolderLock {
    let number = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard number >= 0 else { throw .last(folder) }
    if flock(number, LOCK_EX | LOCK_NB) != 0, errno == EWOULDBLOCK {
      onWait()
      while flock(number, LOCK_EX) != 0, errno == EINTR {}
    }
    // A file system that knows no locks is written to without one.
    return FolderLock { close(number) }
  }
}

/// The system's `rename`, which within ``PosixDisk`` is hidden by its own.
private func move(_ path: String, _ newPath: String) -> Int32 { rename(path, newPath) }

extension DiskError {
  /// The error the last failed call left in `errno`.
  static func last(_ path: String) -> DiskError {
    let cause: Cause =
      switch errno {
      case ENOENT: .missing
      case EACCES, EPERM: .notAllowed
      case EISDIR: .isFolder
      case ENOTDIR: .notFolder
      case ENOSPC, EDQUOT: .full
      case EROFS: .readOnly
      default: .other(errno)
      }
    return DiskError(cause, path)
  }
}

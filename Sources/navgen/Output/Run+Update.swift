import NavgenDiagnostics

extension Run {
  /// Brings the folder at `path` to what `compare` finds lacking, under a lock. `nil` where errors
  /// were reported and nothing was written.
  mutating func update(
    _ path: String, comparing compare: (OutputFolder) throws(DiskError) -> OutputChanges
  ) throws(DiskError) -> OutputChanges? {
    if try !OutputFolder(path, on: disk).exists {
      guard changes(in: path, comparing: compare) != nil else { return nil }
      try disk.makeFolders(path)
    }
    let lock = try disk.lock(path) { tell("waiting for another navgen that writes to `\(path)`") }
    defer { lock.release() }
    guard let changes = changes(in: path, comparing: compare) else { return nil }
    report(changes.problems)
    try OutputWriter(folder: changes.folder, changes: changes).apply()
    return changes
  }

  /// What `compare` finds lacking; `nil`, and reported, where that must not be changed.
  private mutating func changes(
    in path: String, comparing compare: (OutputFolder) throws(DiskError) -> OutputChanges
  ) -> OutputChanges? {
    do throws(DiskError) {
      let changes = try compare(OutputFolder(path, on: disk))
      guard changes.problems.contains(where: counts) else { return changes }
      report(changes.problems)
    } catch {
      // A folder in the place of a file keeps it from being written.
      report([error.cause == .isFolder ? .unwritable(error) : .unreadable(error)])
    }
    return nil
  }
}

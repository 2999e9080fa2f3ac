import NavgenDiagnostics

extension Run {
  /// Brings the folder at `path` to what `compare` finds lacking, under a lock. `nil` where errors
  /// were reported and nothing was written.
  mutating func update(
    _ path: String, comparing compare: (OutputFolder) throws(DiskError) -> OutputChanges
  ) throws(DiskError) -> OutputChanges? {
    let before = try OutputFolder(path, on: disk)
    if !before.exists {
      guard isSound(try compare(before)) else { return nil }
      try disk.makeFolders(path)
    }
    let lock = try disk.lock(path) { tell("waiting for another navgen that writes to `\(path)`") }
    defer { lock.release() }
    let folder = try OutputFolder(path, on: disk)
    let changes = try compare(folder)
    guard isSound(changes) else { return nil }
    report(changes.problems)
    try OutputWriter(folder: folder, changes: changes).apply()
    return changes
  }

  /// Reports the problems of changes that must not be made.
  private mutating func isSound(_ changes: OutputChanges) -> Bool {
    if changes.problems.hasErrors { report(changes.problems) }
    return !changes.problems.hasErrors
  }
}

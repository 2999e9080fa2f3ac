import NavgenEmitter

/// Makes an output folder what ``OutputChanges`` says, so that wherever it is killed each file is
/// wholly old or wholly new, none counts as edited, and the next run finishes the work.
struct OutputWriter {
  /// The folder as it was found.
  let folder: OutputFolder
  /// What it lacks.
  let changes: OutputChanges

  private var disk: any Disk { folder.disk }

  /// The manifests first list old and new hashes: what a kill leaves anywhere below is found by
  /// them. Every file is written beside its place before one moves. Stale files go last.
  func apply() throws(DiskError) {
    try removeLeftovers()
    if !changes.writes.isEmpty || !changes.removals.isEmpty {
      try replace(changes.manifests.compactMap(unfinished))
      try replace(changes.writes)
      for path in changes.removals { try disk.remove(folder.full(path)) }
    }
    try removeEmptyFolders()
    try replace(changes.manifests.compactMap(finished))
    for manifest in changes.droppedManifests { try drop(manifest) }
  }

  /// Removes a manifest, unless it has become one that was written under a name that a disk which
  /// ignores case takes for the same.
  private func drop(_ manifest: Manifest) throws(DiskError) {
    for other in changes.manifests {
      if try folder.isSame(other.fileName, manifest.fileName) { return }
    }
    try disk.remove(folder.full(manifest.fileName))
  }

  /// The manifest that holds while files are moved; `nil` where the one on the disk will do.
  private func unfinished(_ manifest: Manifest) -> FilePlan.File? {
    let old = folder.manifests[manifest.module]
    var both = manifest
    both.hashes.merge(old?.hashes ?? [:]) { $0.union($1) }
    return both == old ? nil : FilePlan.File(path: both.fileName, bytes: both.bytes)
  }

  /// The manifest that holds in the end; `nil` where it stands on the disk already.
  private func finished(_ manifest: Manifest) -> FilePlan.File? {
    folder.holds(manifest) ? nil : FilePlan.File(path: manifest.fileName, bytes: manifest.bytes)
  }

  /// Moves all of `files` into place, or, if the first step of any fails, none.
  private func replace(_ files: [FilePlan.File]) throws(DiskError) {
    var staged = files[...]
    do throws(DiskError) {
      for file in files {
        try makeFolders(above: file.path)
        do throws(DiskError) {
          try disk.create(folder.full(OutputPath.temporary(for: file.path)), file.bytes)
        } catch {
          throw DiskError(error.cause, folder.full(file.path))
        }
      }
      while let file = staged.first {
        try disk.rename(
          folder.full(OutputPath.temporary(for: file.path)), to: folder.full(file.path))
        staged.removeFirst()
      }
    } catch {
      for file in staged { try? disk.remove(folder.full(OutputPath.temporary(for: file.path))) }
      throw error
    }
  }

  private func makeFolders(above path: String) throws(DiskError) {
    for folder in OutputPath.folders(above: path) { try disk.makeFolder(self.folder.full(folder)) }
  }

  /// Removes what a killed run left half written.
  private func removeLeftovers() throws(DiskError) {
    for name in folder.leftovers { try disk.remove(folder.full(name)) }
    for folder in try existingFolders(above: changes.planned.union(changes.unplanned)) {
      for name in try disk.names(in: folder).sorted() where OutputPath.isTemporary(name) {
        try disk.remove(Path.join(folder, name))
      }
    }
  }

  /// Removes the folders that are empty without the files no longer planned, innermost first.
  private func removeEmptyFolders() throws(DiskError) {
    for folder in try existingFolders(above: changes.unplanned).reversed() {
      try disk.removeFolderIfEmpty(folder)
    }
  }

  /// The folders, as the disk takes them, between the output folder and `paths`, outermost first;
  /// symbolic links are not counted.
  private func existingFolders(above paths: Set<String>) throws(DiskError) -> [String] {
    var existing: [String] = []
    for path in Set(paths.flatMap(OutputPath.folders(above:))).sorted() {
      guard try folder.linkLeadingOut(at: path) == nil else { continue }
      let full = folder.full(path)
      if try disk.status(of: full, following: false)?.kind == .folder { existing.append(full) }
    }
    return existing
  }
}

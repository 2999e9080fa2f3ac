import NavgenEmitter

extension OutputChanges {
  /// All that a run would change as a unified diff: files sorted by path, then manifests. What a
  /// person edited is in it too, as if it were to be overwritten, below a line that says so, which
  /// `patch` passes over.
  func diff(of plans: [FilePlan]) throws(DiskError) -> [UInt8] {
    let files = Dictionary(
      plans.flatMap(\.files).map { ($0.path, $0.bytes) }, uniquingKeysWith: { first, _ in first })
    let manifests = Dictionary(
      self.manifests.map { ($0.fileName, $0.bytes) }, uniquingKeysWith: { first, _ in first })
    var bytes: [UInt8] = []
    let left: Set<Verdict.Kind> = [.unchanged, .editedAndStale, .leftOver]
    for verdict in verdicts where !left.contains(verdict.kind) {
      if verdict.kind == .edited { bytes += "\(folder.full(verdict.path)): edited\n".utf8 }
      bytes += try diff(of: verdict.path, to: files[verdict.path])
    }
    for verdict in manifestVerdicts {
      bytes += try diff(of: verdict.path, to: manifests[verdict.path])
    }
    return bytes
  }

  private func diff(of path: String, to new: [UInt8]?) throws(DiskError) -> [UInt8] {
    UnifiedDiff.bytes(of: folder.full(path), from: try folder.bytes(of: path), to: new)
  }
}

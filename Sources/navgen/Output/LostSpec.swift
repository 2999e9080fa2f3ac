import NavgenDiagnostics
import NavgenEmitter

extension OutputFolder {
  /// Whether the spec that a manifest names is gone; what cannot be looked at is not.
  func lacksSpec(of manifest: Manifest) -> Bool {
    guard let realPath, let spec = manifest.placedSpec else { return false }
    let path = Path.resolved(spec, from: realPath)
    do throws(DiskError) {
      return try disk.status(of: path, following: true) == nil
    } catch {
      return false
    }
  }

  /// The way to the spec that the folder has the module of `plan` from, where that is another file
  /// and still there.
  func otherSpec(of plan: FilePlan) -> String? {
    guard let realPath, plan.spec.contains("/"),
      let known = manifests[plan.module]?.placedSpec, known != plan.spec,
      let other = status(of: known, from: realPath)
    else { return nil }
    return other == status(of: plan.spec, from: realPath) ? nil : known
  }

  private func status(of spec: String, from folder: String) -> FileStatus? {
    try? disk.status(of: Path.resolved(spec, from: folder), following: true)
  }
}

extension Diagnostic {
  /// A module of a folder that no run will generate again.
  static func lostSpec(_ manifest: Manifest, in folder: String) -> Diagnostic {
    let spec = manifest.spec.map(Path.lastComponent) ?? ""
    return Diagnostic(
      .lostSpec,
      "`\(folder)` holds module `\(manifest.module)`, whose spec `\(spec)` is gone: remove it with "
        + "`navgen clean -o \(folder) \(manifest.module)`", at: nil)
  }
}

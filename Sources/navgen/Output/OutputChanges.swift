import NavgenDiagnostics
import NavgenEmitter

/// What has to happen in an output folder for it to hold what a run plans, and nothing stale.
struct OutputChanges {
  /// How one file stands, for summaries and `--verbose`.
  struct Verdict: Equatable {
    enum Kind: String {
      case unchanged, missing, changed, edited, stale
      case editedAndStale = "edited and stale"
      case editedAndLeft = "edited and left"
      case leftOver = "left over"
      case torn = "cut short"
    }

    var path: String
    var kind: Kind
  }

  /// Sorted by path.
  private(set) var verdicts: [Verdict] = []
  private(set) var writes: [FilePlan.File] = []
  private(set) var removals: [String] = []
  /// What the manifests of planned modules say when all is done.
  private(set) var manifests: [Manifest] = []
  /// Manifests of modules that are no longer generated.
  private(set) var droppedManifests: [Manifest] = []
  private(set) var problems: [Diagnostic] = []

  /// The folder as it was found.
  let folder: OutputFolder
  private let overwritesEdited: Bool
  /// Paths of planned files.
  let planned: Set<String>
  /// Paths that the manifests this run may change list, but no plan.
  private(set) var unplanned: Set<String> = []
  /// The hashes listed for each path, by the path folded: a disk may ignore case.
  private var hashes: [String: Set<ContentHash>] = [:]
  /// Who wants or has each path, by the path folded.
  private var claims: [String: (path: String, module: String)] = [:]

  /// Compares `folder` with `plans`. The modules `removing`, and those that a planned spec generated
  /// under another name, are to go.
  init(
    in folder: OutputFolder, plans: [FilePlan], removing: Set<String> = [],
    overwritesEdited: Bool = false
  ) throws(DiskError) {
    self.folder = folder
    self.overwritesEdited = overwritesEdited
    planned = Set(plans.flatMap { $0.files.map(\.path) })
    sortManifests(plans, removing)
    for plan in plans {
      var manifest = Manifest(module: plan.module, spec: spec(of: plan))
      for file in plan.files {
        manifest.hashes[file.path] = [ContentHash(file.bytes)]
        if claim(file.path, for: plan.module) { try compare(file, listedIn: manifest) }
      }
      manifests.append(manifest)
    }
    unplanned.subtract(planned)
    for path in unplanned.sorted() { try compareStale(path) }
    for plan in plans where folder.manifests[plan.module] == nil { try findLeftOver(of: plan) }
    verdicts.sort { $0.path < $1.path }
  }

  /// How the manifests stand that are not as they shall be, sorted by path; all files may be.
  var manifestVerdicts: [Verdict] {
    let stale = droppedManifests.map { Verdict(path: $0.fileName, kind: .stale) }
    let others = manifests.filter { !folder.holds($0) }.map { manifest in
      let kind: Verdict.Kind = folder.manifests[manifest.module] == nil ? .missing : .changed
      return Verdict(path: manifest.fileName, kind: kind)
    }
    return (stale + others).sorted { $0.path < $1.path }
  }

  /// Whether anything is not as it shall be.
  var areNeeded: Bool {
    !manifestVerdicts.isEmpty || verdicts.contains { $0.kind != .unchanged }
  }

  /// How many files stand so.
  func count(_ kinds: Verdict.Kind...) -> Int {
    verdicts.reduce(0) { kinds.contains($1.kind) ? $0 + 1 : $0 }
  }

  /// What the manifest of a plan says of its spec. Standard input has a name but no place: the place
  /// known for that name stays.
  private func spec(of plan: FilePlan) -> String {
    let known = folder.manifests[plan.module]?.placedSpec
    return known.map(Path.lastComponent) == plan.spec ? known ?? plan.spec : plan.spec
  }

  /// Tells whose files are ours to change from those of modules other runs generate.
  private mutating func sortManifests(_ plans: [FilePlan], _ removing: Set<String>) {
    let modules = Set(plans.map(\.module))
    let specs = Set(plans.map(\.spec))
    for plan in plans {
      if let other = folder.otherSpec(of: plan), !specs.contains(other) {
        problems.append(.otherSpec(other, of: plan, in: folder.path))
      }
    }
    for manifest in folder.manifests.values.sorted(by: { $0.module < $1.module }) {
      let isRenamed = manifest.placedSpec.map(specs.contains) ?? false
      let isPlanned = modules.contains(manifest.module)
      if isPlanned || isRenamed || removing.contains(manifest.module) {
        for (path, hashes) in manifest.hashes {
          unplanned.insert(path)
          self.hashes[OutputPath.folded(path), default: []].formUnion(hashes)
        }
        if !isPlanned { droppedManifests.append(manifest) }
      } else {
        for path in manifest.hashes.keys {
          claims[OutputPath.folded(path)] = (path, manifest.module)
        }
        if !plans.isEmpty, folder.lacksSpec(of: manifest) {
          problems.append(.lostSpec(manifest, in: folder.path))
        }
      }
    }
  }

  /// Whether `module` may have `path`: the name is sound and nobody else's.
  private mutating func claim(_ path: String, for module: String) -> Bool {
    if let problem = OutputPath.problem(with: path) {
      problems.append(.badPath(path, problem))
      return false
    }
    if let other = claims.updateValue((path, module), forKey: OutputPath.folded(path)) {
      problems.append(.duplicateFile(path, of: module, and: other.path, of: other.module))
      return false
    }
    return true
  }

  private mutating func compare(
    _ file: FilePlan.File, listedIn manifest: Manifest
  ) throws(DiskError) {
    if let link = try folder.linkLeadingOut(at: file.path) {
      problems.append(.linkLeadingOut(folder.full(link), folder.path))
      return
    }
    let kind = try kind(of: file)
    verdicts.append(Verdict(path: file.path, kind: kind))
    if kind == .edited, !overwritesEdited {
      problems.append(problem(withEdited: file.path, manifest))
    } else if kind != .unchanged {
      writes.append(file)
    }
  }

  /// How what stands in the place of `file` compares with it.
  private func kind(of file: FilePlan.File) throws(DiskError) -> Verdict.Kind {
    guard let bytes = try folder.bytes(of: file.path) else { return .missing }
    if bytes == file.bytes { return .unchanged }
    let hash = ContentHash(bytes)
    if hash == ContentHash(file.bytes) { return .unchanged }
    guard let known = hashes[OutputPath.folded(file.path)] else { return .edited }
    if known.contains(hash) { return .changed }
    // A crash of the machine may have torn it, which no person's edit looks like.
    return bytes.contains(0) || file.bytes.starts(with: bytes) ? .torn : .edited
  }

  /// Only the hash of what navgen wrote tells an edit from a file that never was navgen's.
  private func problem(withEdited path: String, _ manifest: Manifest) -> Diagnostic {
    let file = folder.full(path)
    if hashes[OutputPath.folded(path)] != nil { return .edited(file) }
    let list = folder.full(manifest.fileName)
    return folder.manifests[manifest.module] == nil
      ? .unlisted(file, inMissing: list) : .unlisted(file, in: list)
  }

  private mutating func compareStale(_ path: String) throws(DiskError) {
    guard try folder.linkLeadingOut(at: path) == nil else {
      problems.append(.linkInPlaceOfStale(folder.full(path)))
      verdicts.append(Verdict(path: path, kind: .editedAndStale))
      return
    }
    guard try folder.holdsFile(path), let bytes = try folder.bytes(of: path) else { return }
    if let claim = claims[OutputPath.folded(path)], try folder.isSame(claim.path, path) { return }
    let isClean = hashes[OutputPath.folded(path)]?.contains(ContentHash(bytes)) ?? false
    if isClean || bytes.isEmpty || bytes.contains(0) {
      removals.append(path)
      verdicts.append(Verdict(path: path, kind: .stale))
    } else {
      problems.append(.editedStale(folder.full(path)))
      verdicts.append(Verdict(path: path, kind: .editedAndStale))
    }
  }

  /// Finds what earlier runs wrote for a module whose manifest is lost, and this one does not: by
  /// the first line of every file, unless a team's template has another.
  private mutating func findLeftOver(of plan: FilePlan) throws(DiskError) {
    let start = Array("// Generated by navgen from \(Path.lastComponent(of: plan.spec)).\n".utf8)
    for name in folder.swiftFiles where claims[OutputPath.folded(name)] == nil {
      guard try folder.holdsFile(name), try folder.bytes(of: name)?.starts(with: start) == true
      else { continue }
      problems.append(.leftOver(folder.full(name), plan.module))
      verdicts.append(Verdict(path: name, kind: .leftOver))
    }
  }
}

extension Diagnostic {
  fileprivate static func badPath(_ path: String, _ problem: String) -> Diagnostic {
    Diagnostic(
      .badOutputPath, "a generated file cannot be called `\(path)`: \(problem)", at: nil)
  }

  fileprivate static func duplicateFile(
    _ path: String, of module: String, and other: String, of otherModule: String
  ) -> Diagnostic {
    let message =
      path == other
      ? "the modules `\(otherModule)` and `\(module)` both have a file `\(path)`: write them to "
        + "folders of their own"
      : "`\(other)` of module `\(otherModule)` and `\(path)` of module `\(module)` are one file on "
        + "a disk that ignores case: rename one"
    return Diagnostic(.duplicateOutputFile, message, at: nil)
  }

  fileprivate static func linkLeadingOut(_ link: String, _ folder: String) -> Diagnostic {
    Diagnostic(
      .linkLeadingOut,
      "`\(link)` is a symbolic link out of `\(folder)`, where navgen does not write: remove it",
      at: nil)
  }

  fileprivate static func edited(_ path: String) -> Diagnostic {
    Diagnostic(
      .editedFile,
      "`\(path)` is not as navgen wrote it: keep your change elsewhere, then overwrite it with "
        + "`--force`", at: nil)
  }

  fileprivate static func unlisted(_ path: String, in manifest: String) -> Diagnostic {
    Diagnostic(
      .editedFile,
      "`\(path)` is not navgen's, `\(manifest)` does not list it: move it away, or overwrite it with "
        + "`--force`", at: nil)
  }

  fileprivate static func unlisted(_ path: String, inMissing manifest: String) -> Diagnostic {
    Diagnostic(
      .editedFile,
      "`\(path)` may hold a person's work, no `\(manifest)` says that it is navgen's: move it away, "
        + "or overwrite it with `--force`", at: nil)
  }

  fileprivate static func linkInPlaceOfStale(_ path: String) -> Diagnostic {
    Diagnostic(
      .editedStaleFile,
      "`\(path)` is no longer generated and now leads out of the folder: it is left, and yours from "
        + "now on", at: nil)
  }

  fileprivate static func leftOver(_ path: String, _ module: String) -> Diagnostic {
    Diagnostic(
      .editedStaleFile,
      "`\(path)` seems to be left over from module `\(module)`, whose `.navgen-\(module)` was lost: "
        + "remove it, or it is yours from now on", at: nil)
  }

  fileprivate static func otherSpec(
    _ other: String, of plan: FilePlan, in folder: String
  ) -> Diagnostic {
    Diagnostic(
      .duplicateModule,
      "`\(folder)` has module `\(plan.module)` from `\(Path.lastComponent(of: other))`, which is still "
        + "there: give `\(Path.lastComponent(of: plan.spec))` another `module.name`, or remove the "
        + "other's files with `navgen clean -o \(folder) \(plan.module)`", at: nil)
  }

  fileprivate static func editedStale(_ path: String) -> Diagnostic {
    Diagnostic(
      .editedStaleFile,
      "`\(path)` is no longer generated but was edited: it is left, and yours from now on", at: nil)
  }
}

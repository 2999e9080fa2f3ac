import NavgenDiagnostics
import NavgenEmitter

/// What has to happen in a folder for it to hold copies of built-in templates, to be customised,
/// and below `.base` the originals, by which a copy is known to be unedited.
struct TemplateCopies {
  /// Where the originals go, within the folder.
  static let base = ".base"

  /// What is to be written, by path: each copy before its original, so that a copy whose original
  /// was not written any more still counts as unedited.
  private(set) var writes: [(path: String, bytes: [UInt8])] = []
  /// How each copy stands.
  private(set) var verdicts: [OutputChanges.Verdict] = []
  /// Copies that a person edited.
  private(set) var problems: [Diagnostic] = []

  /// Compares `folder` with what it shall hold. What was edited is a problem, unless it is to be
  /// overwritten or, where nobody asked for it by name, left.
  init(
    of templates: [BuiltInTemplate], in folder: String, on disk: any Disk,
    overwritesEdited: Bool, leavesEdited: Bool
  ) throws(DiskError) {
    for template in templates {
      let path = Path.join(folder, template.name)
      let original = Path.join(folder, Path.join(Self.base, template.name))
      let bytes = Array(template.text.utf8)
      let copy = try disk.bytes(at: path)
      let base = try disk.bytes(at: original)
      let kind = Self.kind(of: copy, bytes, base)
      if kind == .edited, !overwritesEdited {
        verdicts.append(OutputChanges.Verdict(path: template.name, kind: .editedAndLeft))
        if !leavesEdited { problems.append(.editedTemplate(path)) }
        continue
      }
      verdicts.append(OutputChanges.Verdict(path: template.name, kind: kind))
      if kind != .unchanged { writes.append((path, bytes)) }
      if base != bytes { writes.append((original, bytes)) }
    }
  }

  private static func kind(
    of copy: [UInt8]?, _ wanted: [UInt8], _ base: [UInt8]?
  ) -> OutputChanges.Verdict.Kind {
    guard let copy else { return .missing }
    let hash = ContentHash(copy)
    if hash == ContentHash(wanted) { return .unchanged }
    return base.map(ContentHash.init) == hash ? .changed : .edited
  }

  /// Writes what is lacking, each file whole or not at all.
  func apply(on disk: any Disk) throws(DiskError) {
    for (path, bytes) in writes { try disk.replace(path, with: bytes) }
  }
}

extension Run {
  /// Copies the built-in templates of these names to a folder, unless one of the copies there was
  /// edited; without names, all whose copies were not.
  mutating func eject(_ names: ArraySlice<String>, to folder: String) {
    let named = names.isEmpty ? TemplateSet.builtInTemplates : builtInTemplates(names)
    guard let templates = named else { return }
    do throws(DiskError) {
      let copies = try TemplateCopies(
        of: templates, in: folder, on: disk, overwritesEdited: arguments.has(.force),
        leavesEdited: names.isEmpty)
      guard copies.problems.isEmpty else {
        report(copies.problems)
        return
      }
      try copies.apply(on: disk)
      summarize(copies, in: folder)
    } catch {
      report([.unwritable(error)])
    }
  }
}

extension Disk {
  /// The bytes of a file; `nil` where there is none.
  fileprivate func bytes(at path: String) throws(DiskError) -> [UInt8]? {
    try status(of: path, following: true) == nil ? nil : try read(path)
  }
}

extension Diagnostic {
  fileprivate static func editedTemplate(_ path: String) -> Diagnostic {
    Diagnostic(
      .editedFile,
      "`\(path)` was edited: leave it out, or overwrite your change with `--force`", at: nil)
  }
}

import NavgenDiagnostics
import NavgenEmitter

extension Run {
  /// The set with the templates of `--templates` in it; `nil` for the built-in one, and where errors
  /// were reported.
  mutating func templateSet() -> TemplateSet? {
    guard let folder = arguments.values[.templates] else { return nil }
    do throws(DiskError) {
      let custom = try templates(in: folder)
      guard !custom.isEmpty else {
        report([.noTemplates(in: folder)])
        return nil
      }
      let (set, diagnostics) = TemplateSet.uikit(replacing: custom)
      report(diagnostics)
      return set
    } catch {
      report([.unreadable(error)])
      return nil
    }
  }

  /// The files of a folder that are templates, by their path in it.
  private mutating func templates(in folder: String) throws(DiskError) -> [String: SourceFile] {
    var files: [String: SourceFile] = [:]
    let start = Path.join(folder, "").utf8.count
    for path in try disk.files(below: folder, passingOver: ["."]) {
      if path == Path.join(folder, "set.yaml") { report([.setDescription(path)]) }
      guard path.hasSuffix(TemplateNames.suffix) else { continue }
      files[String(path.utf8.dropFirst(start)) ?? path] = try self.files.read(path, from: disk)
    }
    return files
  }
}

extension Diagnostic {
  /// The files that a set makes are not a team's to choose, so that it would be ignored.
  fileprivate static func setDescription(_ path: String) -> Diagnostic {
    Diagnostic(
      .unusedTemplate,
      "`\(path)` changes nothing, as the files that are made are always those of the built-in set: "
        + "delete it",
      at: nil)
  }

  fileprivate static func noTemplates(in folder: String) -> Diagnostic {
    Diagnostic(
      .noTemplates,
      "there is no template in `\(folder)`: a template ends in `\(TemplateNames.suffix)`", at: nil)
  }
}

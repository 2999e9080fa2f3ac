import NavgenDiagnostics

extension TemplateSet {
  /// The set that makes UIKit source; the default.
  public static let uikit = builtIn("uikit")

  /// A set of the folder `Templates/name`, as it was when navgen was built.
  private static func builtIn(_ name: String) -> TemplateSet {
    let prefix = name + "/"
    let files = BuiltInTemplates.files.filter { $0.path.hasPrefix(prefix) }
    return TemplateSet(
      builtIn: Dictionary(
        uniqueKeysWithValues: files.map { file in
          let path = String(file.path.dropFirst(prefix.count))
          return (path, SourceFile(path: "Templates/" + file.path, text: file.text))
        }))
  }
}

import NavgenDiagnostics
import NavgenSpecParser

extension TemplateSet {
  /// The set that makes UIKit source; the default.
  public static func uikit(_ layout: NavgenSpecParser.Output.Layout) -> TemplateSet {
    switch layout {
    case .split: uikitSplit
    case .single: uikitSingle
    }
  }

  private static let uikitSplit = builtIn("uikit", .split)
  private static let uikitSingle = builtIn("uikit", .single)

  /// A set of the folder `Templates/name`, as it was when navgen was built.
  private static func builtIn(_ name: String, _ layout: NavgenSpecParser.Output.Layout)
    -> TemplateSet
  {
    let prefix = name + "/"
    let files = BuiltInTemplates.files.filter { $0.path.hasPrefix(prefix) }
    return TemplateSet(
      builtIn: Dictionary(
        uniqueKeysWithValues: files.map { file in
          let path = String(file.path.dropFirst(prefix.count))
          return (path, SourceFile(path: "Templates/" + file.path, text: file.text))
        }), layout: layout)
  }
}

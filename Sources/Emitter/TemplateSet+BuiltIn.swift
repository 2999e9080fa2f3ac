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
    let (set, diagnostics) = compile(builtInFiles(of: name), layout: layout)
    guard let set else {
      // A test makes all of them.
      preconditionFailure(diagnostics.map(\.message).joined(separator: "\n"))
    }
    return set
  }

  /// The files of a built-in set by their path in its folder, `set.yaml` included.
  static func builtInFiles(of set: String) -> [String: SourceFile] {
    let prefix = set + "/"
    let files = BuiltInTemplates.files.filter { $0.path.hasPrefix(prefix) }
    return Dictionary(
      uniqueKeysWithValues: files.map { file in
        let path = String(file.path.dropFirst(prefix.count))
        return (path, SourceFile(path: "<built-in>/" + path, text: file.text))
      })
  }
}

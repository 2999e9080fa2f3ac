import NavgenDiagnostics
import NavgenSpecParser
import NavgenTemplateEngine

/// A folder of templates with the `set.yaml` that says which files they make.
public struct TemplateSet: Sendable {
  /// One file the set makes: which template, under which path, and when.
  struct Output: Sendable {
    /// Name of the template, for example `Screens.stencil`.
    var template: String
    /// A template for the path below the output folder, for example `{{ prefix }}Screens.swift`.
    var path: SourceFile
    /// A template that prints nothing where the file is not wanted; `nil` for always.
    var condition: SourceFile?
    var layout: NavgenSpecParser.Output.Layout?
  }

  let outputs: [Output]
  private let templates: [String: SourceFile]

  /// A set of `files`, by their path in the set's folder; `set.yaml` is among them.
  init(files: [String: SourceFile]) {
    templates = files
    outputs = files["set.yaml"].map(Self.outputs) ?? []
  }

  /// The template of a name, and the names there are.
  func template(_ name: String) -> SourceFile? { templates[name] }
  var templateNames: [String] { templates.keys.filter { $0.hasSuffix(".stencil") }.sorted() }

  private static func outputs(in description: SourceFile) -> [Output] {
    let (tree, _) = parse(description)
    return tree.root["outputs"]?.items.compactMap(output) ?? []
  }

  private static func output(_ node: SyntaxTree.Node) -> Output? {
    guard let template = node["template"]?.text, let path = node["path"] else { return nil }
    return Output(
      template: template,
      path: SourceFile(path: path.tree.file.path, text: path.text),
      condition: node["when"].map {
        SourceFile(path: $0.tree.file.path, text: "{% if \($0.text) %}yes{% endif %}")
      },
      layout: node["layout"].flatMap { NavgenSpecParser.Output.Layout(rawValue: $0.text) })
  }
}

extension SyntaxTree.Node {
  fileprivate subscript(key: String) -> SyntaxTree.Node? {
    entries.first { $0.key.text == key }?.value
  }
}

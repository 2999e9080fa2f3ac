import NavgenDiagnostics
import NavgenSpecParser
import NavgenTemplateEngine

/// A folder of templates with the `set.yaml` that says which files they make: those of one layout,
/// compiled once.
public struct TemplateSet: Sendable {
  /// One file the set makes: what renders it, under which path, and when.
  struct Output: Sendable {
    /// Name of the template, for example `Screens.stencil`.
    var name: String
    var template: Template
    /// Renders the path below the output folder, for example `{{ prefix }}Screens.swift`.
    var path: Template
    /// Prints nothing where the file is not wanted; `nil` for always.
    var condition: Template?
  }

  let outputs: [Output]

  /// What `files`, by their path in the set's folder, make in a layout; `set.yaml` is among them.
  ///
  /// What is wrong with any of them is a mistake of navgen's own and a trap: only the built-in sets
  /// are made so, and a test makes them all.
  init(builtIn files: [String: SourceFile], layout: NavgenSpecParser.Output.Layout) {
    guard let description = files["set.yaml"] else { preconditionFailure("a set has a set.yaml") }
    let (tree, diagnostics) = parse(description)
    Self.trap(diagnostics)
    let entries = tree.root.entries.first { $0.key.text == "outputs" }?.value.items
    outputs = entries.map { $0.compactMap { Self.output($0, files, layout) } } ?? []
  }

  /// `nil` for an output of another layout.
  private static func output(
    _ node: SyntaxTree.Node, _ files: [String: SourceFile],
    _ wanted: NavgenSpecParser.Output.Layout
  ) -> Output? {
    var values: [String: String] = [:]
    for entry in node.entries { values[entry.key.text] = entry.value.text }
    let path = node.tree.file.path
    guard let name = values.removeValue(forKey: "template"), let template = files[name],
      let file = values.removeValue(forKey: "path")
    else { preconditionFailure("\(path): an output has a template of the set and a path") }
    let condition = values.removeValue(forKey: "when").map { condition in
      SourceFile(path: path, text: "{% if \(condition) %}yes{% endif %}")
    }
    let layout = values.removeValue(forKey: "layout")
    let knownLayout = layout.flatMap(NavgenSpecParser.Output.Layout.init)
    precondition(layout == nil || knownLayout != nil, "\(path): no layout is called so")
    if let knownLayout, knownLayout != wanted { return nil }
    precondition(values.isEmpty, "\(path): an output takes no \(values.keys.sorted())")
    return Output(
      name: name,
      template: compiled(template, files),
      path: compiled(SourceFile(path: path, text: file), files),
      condition: condition.map { compiled($0, files) })
  }

  private static func compiled(_ file: SourceFile, _ files: [String: SourceFile]) -> Template {
    let (template, diagnostics) = Template.compile(file) { files[$0] }
    trap(diagnostics)
    guard let template else { preconditionFailure("\(file.path) is no template") }
    return template
  }

  private static func trap(_ diagnostics: [Diagnostic]) {
    precondition(diagnostics.isEmpty, diagnostics.map(\.message).joined(separator: "\n"))
  }
}

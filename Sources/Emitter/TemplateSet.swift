import NavgenDiagnostics
import NavgenSpecParser
import NavgenTemplateEngine

/// A folder of templates with the `set.yaml` that says which files they make, compiled once.
public struct TemplateSet: Sendable {
  /// One file the set makes: what renders it, under which path, and when.
  struct Output: Sendable {
    /// Name of the template, for example `Screens.stencil`.
    var name: String
    /// The layout the file belongs to; `nil` for both.
    var layout: NavgenSpecParser.Output.Layout?
    var template: Template
    /// Renders the path below the output folder, for example `{{ prefix }}Screens.swift`.
    var path: Template
    /// Prints nothing where the file is not wanted; `nil` for always.
    var condition: Template?
  }

  let outputs: [Output]
  /// The templates that the outputs include, directly or not.
  let included: Set<String>

  /// What `files`, by their path in the set's folder, make: in one layout, or with `nil` in all.
  ///
  /// Without a set at least one of the diagnostics is an error. What is wrong with `set.yaml` is a
  /// mistake of navgen's own and a trap: only the built-in sets have one.
  static func compile(
    _ files: [String: SourceFile], layout: NavgenSpecParser.Output.Layout? = nil
  ) -> (set: TemplateSet?, diagnostics: [Diagnostic]) {
    guard let description = files["set.yaml"] else { preconditionFailure("a set has a set.yaml") }
    let (tree, problems) = parse(description)
    precondition(problems.isEmpty, "\(description.path) has errors")
    var compiler = TemplateSetCompiler(files: files)
    let entries = tree.root.entries.first { $0.key.text == "outputs" }?.value.items
    let outputs = entries.map { $0.compactMap { compiler.output($0, layout) } } ?? []
    if compiler.diagnostics.hasErrors { return (nil, compiler.diagnostics.sortedByPlace()) }
    return (TemplateSet(outputs: outputs, included: compiler.included), [])
  }
}

/// Compiles the outputs of a set, which share templates.
private struct TemplateSetCompiler {
  let files: [String: SourceFile]
  /// What is wrong with templates, each once, however many include them.
  private(set) var diagnostics: [Diagnostic] = []
  private(set) var included: Set<String> = []

  init(files: [String: SourceFile]) {
    self.files = files
  }

  /// `nil` for an output of another layout, or one whose template has errors.
  mutating func output(
    _ node: SyntaxTree.Node, _ wanted: NavgenSpecParser.Output.Layout?
  ) -> TemplateSet.Output? {
    var values: [String: String] = [:]
    for entry in node.entries { values[entry.key.text] = entry.value.text }
    let path = node.tree.file.path
    guard let name = values.removeValue(forKey: "template"), let template = files[name],
      let file = values.removeValue(forKey: "path")
    else { preconditionFailure("\(path): an output has a template of the set and a path") }
    let condition = values.removeValue(forKey: "when").map { condition in
      SourceFile(path: path, text: "{% if \(condition) %}yes{% endif %}")
    }
    let word = values.removeValue(forKey: "layout")
    let layout = word.flatMap(NavgenSpecParser.Output.Layout.init)
    precondition(word == nil || layout != nil, "\(path): no layout is called so")
    precondition(values.isEmpty, "\(path): an output takes no \(values.keys.sorted())")
    if let layout, let wanted, layout != wanted { return nil }
    guard let template = compiled(template),
      let path = compiled(SourceFile(path: path, text: file))
    else { return nil }
    return TemplateSet.Output(
      name: name, layout: layout, template: template, path: path,
      condition: condition.flatMap { compiled($0) })
  }

  private mutating func compiled(_ file: SourceFile) -> Template? {
    let (template, problems) = Template.compile(file, names: files.keys.sorted()) { name in
      included.insert(name)
      return files[name]
    }
    for problem in problems where !diagnostics.contains(problem) { diagnostics.append(problem) }
    return template
  }
}

import NavgenDiagnostics
import NavgenEmitter

/// What `navgen templates` can be told to do; the raw value is what is typed.
enum TemplatesAction: String, CaseIterable {
  case list, cat, eject, context

  /// What stands behind it and what it does, a row of `navgen help templates`.
  var entry: (operands: String, summary: String) {
    switch self {
    case .list: ("", "list the built-in templates")
    case .cat: ("NAME…", "print templates")
    case .eject: ("[NAME…] -o DIR", "copy templates, or all, to a folder, to be changed there")
    case .context: ("SPEC", "print all that a template can use, with the values of a spec")
    }
  }
}

extension Run {
  /// Lists, prints or copies the built-in templates.
  mutating func templates() {
    let names = arguments.operands.dropFirst()
    switch templatesAction() {
    case nil: return
    case .list?:
      guard names.isEmpty else {
        report([
          .wrongUse("`templates list` lists all: leave out `\(names.joined(separator: " "))`")
        ])
        return
      }
      listTemplates()
    case .cat?:
      guard !names.isEmpty else {
        report([.wrongUse("say which template to print: `navgen templates cat NAME`")])
        return
      }
      for template in builtInTemplates(names) ?? [] { print(template.text) }
    case .eject?:
      guard let folder = arguments.values[.output], folder != "-" else {
        report([.wrongUse("say where to copy to: `navgen templates eject [NAME…] -o DIR`")])
        return
      }
      eject(names, to: folder)
    case .context?:
      arguments.operands = Array(names)
      printContext()
    }
  }

  /// What to do, or `nil` where that was not said right.
  private mutating func templatesAction() -> TemplatesAction? {
    guard let word = arguments.operands.first else {
      report([
        .wrongUse(
          "say what to do: `templates list`, `templates cat NAME`, `templates eject NAME -o DIR` or "
            + "`templates context SPEC`")
      ])
      return nil
    }
    guard let action = TemplatesAction(rawValue: word) else {
      let actions = TemplatesAction.allCases.map(\.rawValue)
      report([
        .wrongUse(
          "there is no `templates \(word)`: it is one of \(actions.map { "`\($0)`" }.joined(separator: ", "))",
          suggesting: Spelling.nearest(word, in: actions))
      ])
      return nil
    }
    let unwanted = [Option.output, .force].filter { arguments.has($0) && action != .eject }
    guard unwanted.isEmpty else {
      report(
        unwanted.map {
          .wrongUse("`templates \(word)` does not take `\($0.spelling)`: it writes no file")
        })
      return nil
    }
    return action
  }

  private mutating func listTemplates() {
    print(table(TemplateSet.builtInTemplates.map { ($0.name, $0.summary) }))
  }

  /// Prints all that a template can use, with the values one spec gives it.
  private mutating func printContext() {
    let inputs = specInputs()
    guard inputs.count <= 1 else {
      report([.wrongUse("`templates context` prints that of one spec, here are \(inputs.count)")])
      return
    }
    for input in inputs {
      if let spec = readSpec(input) { print(contextDump(spec)) }
    }
  }

  /// The templates of these names; `nil` where there is none of one of them.
  mutating func builtInTemplates(_ names: ArraySlice<String>) -> [BuiltInTemplate]? {
    let all = TemplateSet.builtInTemplates
    let unknown = names.filter { name in !all.contains { $0.name == name } }
    report(unknown.map { .noBuiltInTemplate($0, among: all.map(\.name)) })
    return unknown.isEmpty ? all.filter { names.contains($0.name) } : nil
  }
}

extension Diagnostic {
  fileprivate static func noBuiltInTemplate(
    _ name: String, among names: [String]
  ) -> Diagnostic {
    .wrongUse(
      "there is no built-in template `\(name)`: `navgen templates list` lists all",
      suggesting: TemplateNames.nearest(name, in: names))
  }
}

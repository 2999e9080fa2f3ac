import NavgenDiagnostics

extension TemplateSet {
  /// The set `uikit` with a team's own templates, by name, in the places of the built-in ones.
  ///
  /// A template that replaces none must be included by one, or it would have no effect. Without a
  /// set at least one of the diagnostics is an error.
  public static func uikit(
    replacing custom: [String: SourceFile]
  ) -> (set: TemplateSet?, diagnostics: [Diagnostic]) {
    let builtIn = builtInFiles(of: "uikit")
    let (set, diagnostics) = compile(builtIn.merging(custom) { $1 })
    guard let set else { return (nil, diagnostics) }
    let names = builtIn.keys.filter { $0.hasSuffix(".stencil") }.sorted()
    let unused = custom.keys.filter { builtIn[$0] == nil && !set.included.contains($0) }
    let problems = unused.sorted().compactMap { name in
      custom[name].map { Diagnostic.unusedTemplate(name, $0.path, names) }
    }
    return (problems.isEmpty ? set : nil, problems)
  }
}

extension Diagnostic {
  fileprivate static func unusedTemplate(
    _ name: String, _ path: String, _ names: [String]
  ) -> Diagnostic {
    let advice =
      TemplateNames.nearest(name, in: names).map { "name it `\($0)`" }
      ?? "`navgen templates list` has the names"
    return Diagnostic(
      .unusedTemplate,
      "`\(path)` replaces no built-in template, and no template includes it: \(advice)", at: nil)
  }
}

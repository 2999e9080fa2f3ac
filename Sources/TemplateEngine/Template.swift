import NavgenDiagnostics

/// A compiled template with all it includes: a value that renders any number of times, from any
/// number of threads.
public struct Template: Sendable {
  private let program: Program

  /// Compiles `file` and all it includes, directly or not.
  ///
  /// Included templates are asked of `load` by the name written, each once; `nil` from it is an
  /// error at the include, and `names` are those that may be suggested then. There is a template
  /// unless one of the diagnostics, which are sorted by place, is an error.
  public static func compile(
    _ file: SourceFile, names: [String] = [], load: (String) -> SourceFile?
  ) -> (template: Template?, diagnostics: [Diagnostic]) {
    var loader = TemplateLoader(file)
    loader.loadIncludes(names, load)
    let diagnostics = loader.diagnostics.sortedByPlace()
    if diagnostics.hasErrors { return (nil, diagnostics) }
    return (Template(program: Compiler.program(loader.templates)), diagnostics)
  }

  /// Appends the text for `context` to `output`, and answers what went wrong. After an error what
  /// was appended is of no use.
  public func render(_ context: Mapping, into output: inout [UInt8]) -> [Diagnostic] {
    render(context, into: &output, limits: Limits())
  }

  /// The same within other limits.
  func render(
    _ context: Mapping, into output: inout [UInt8], limits: Limits
  ) -> [Diagnostic] {
    Renderer.render(program, context, limits, into: &output)
  }
}

import NavgenDiagnostics
import NavgenSpecParser
import NavgenTemplateEngine

/// Renders every file that `spec` becomes in its layout, with the built-in templates unless others
/// are given.
///
/// Without a plan at least one of the diagnostics is an error; nothing has been written in any case.
public func emit(
  _ spec: NavigationSpec, with templates: TemplateSet? = nil
) -> (plan: FilePlan?, diagnostics: [Diagnostic]) {
  let context = TemplateContext.make(for: spec)
  var files: [FilePlan.File] = []
  let set = templates ?? .uikit(spec.output.layout)
  for output in set.outputs where output.layout ?? spec.output.layout == spec.output.layout {
    let (file, diagnostics) = render(output, context)
    if !diagnostics.isEmpty { return (nil, diagnostics) }
    if let file { files.append(file) }
  }
  files.sort { $0.path < $1.path }
  return (FilePlan(module: spec.module.name, spec: spec.fileName, files: files), [])
}

/// One file, or `nil` where the spec does not call for it.
private func render(
  _ output: TemplateSet.Output, _ context: Mapping
) -> (file: FilePlan.File?, diagnostics: [Diagnostic]) {
  do throws(TemplateFault) {
    if let condition = output.condition, try text(of: condition, context).isEmpty {
      return (nil, [])
    }
    let path = String(decoding: try text(of: output.path, context), as: UTF8.self)
    return (FilePlan.File(path: path, bytes: try text(of: output.template, context)), [])
  } catch {
    return (nil, error.diagnostics)
  }
}

private func text(of template: Template, _ context: Mapping) throws(TemplateFault) -> [UInt8] {
  var bytes: [UInt8] = []
  let diagnostics = template.render(context, into: &bytes)
  if !diagnostics.isEmpty { throw TemplateFault(diagnostics: diagnostics) }
  return bytes
}

/// Ends the rendering of a file; stays inside this file, where it turns into diagnostics.
private struct TemplateFault: Error {
  var diagnostics: [Diagnostic]
}

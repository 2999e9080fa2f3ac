import NavgenDiagnostics

/// A set of templates that can include each other, compiled on first use.
///
/// Compiled templates are values that render any number of times.
public struct Template: Sendable {
  /// Compiles `file`; templates it includes are asked of `load` by the name written, and `nil`
  /// from it is an error at the include.
  public static func compile(
    _ file: SourceFile, load: (String) -> SourceFile?
  ) -> (template: Template?, diagnostics: [Diagnostic]) {
    (nil, [])
  }

  /// Appends the text for `context` to `output`. Stops at the first error, which is returned; what
  /// was appended until then is of no use.
  public func render(_ context: Mapping, into output: inout [UInt8]) -> Diagnostic? {
    nil
  }
}

/// Every diagnostic navgen can give. The raw value is what stands in brackets at a message's end
/// and what `navgen explain` takes.
///
/// Grouped by the stage that gives them, sorted within a group. The pages stand in `Pages+….swift`.
public enum DiagnosticID: String, Sendable, CaseIterable {
  // Syntax: the YAML subset. Pages+Syntax.swift

  // Schema, merging and checks across keys. Pages+Spec.swift

  // Templates and template sets. Pages+Templates.swift

  // Files, folders and the command line. Pages+Files.swift
  case duplicateModule = "duplicate-module"
  case duplicateOutputFile = "duplicate-output-file"
  case editedFile = "edited-file"
  case editedStaleFile = "edited-stale-file"
  case includeOnlyFile = "include-only-file"
  case linkLeadingOut = "link-leading-out"
  case noSpecs = "no-specs"
  case unreadableFile = "unreadable-file"
  case unwritableFile = "unwritable-file"
  case wrongUse = "wrong-use"
}

extension DiagnosticID {
  /// The severity every diagnostic of this id has.
  public var severity: Diagnostic.Severity {
    switch self {
    case .editedStaleFile: .warning
    default: .error
    }
  }
}

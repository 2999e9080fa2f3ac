extension DiagnosticID {
  /// Pages of the diagnostics of templates and template sets.
  static let templatePages: [DiagnosticID: DiagnosticPage] = [:]
}

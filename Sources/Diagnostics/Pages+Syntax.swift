extension DiagnosticID {
  /// Pages of the YAML subset's diagnostics.
  static let syntaxPages: [DiagnosticID: DiagnosticPage] = [:]
}

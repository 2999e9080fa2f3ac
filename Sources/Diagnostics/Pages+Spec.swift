extension DiagnosticID {
  /// Pages of the schema's, merging's and cross-key checks' diagnostics.
  static let specPages: [DiagnosticID: DiagnosticPage] = [:]
}

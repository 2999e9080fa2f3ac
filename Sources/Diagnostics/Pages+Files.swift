extension DiagnosticID {
  /// Pages of the diagnostics of files, folders and the command line.
  static let filePages: [DiagnosticID: DiagnosticPage] = [
    .unreadableFile: DiagnosticPage(
      what: "A file named on the command line or by an `include` could not be read.",
      why: "Nothing is generated from half a spec: navgen stops before it writes anything.",
      wrong: "navgen lint shop.nv",
      right: "navgen lint shop.nav")
  ]
}

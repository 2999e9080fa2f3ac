extension Filter {
  /// Paths with `/`.
  static let pathFilters = [
    Filter("basename") { input throws(Problem) in
      let path = try input.text()
      return .string(path.split(separator: "/").last.map(String.init) ?? String(path.prefix(1)))
    },
    Filter("dirname") { input throws(Problem) in
      let path = try input.text()
      let root = path.hasPrefix("/") ? "/" : ""
      let folders = path.split(separator: "/").dropLast().joined(separator: "/")
      return .string(folders.isEmpty && root.isEmpty ? "." : root + folders)
    },
  ]
}

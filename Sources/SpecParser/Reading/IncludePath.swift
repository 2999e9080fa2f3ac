/// Works on the paths in `include` as text: no file system is asked.
enum IncludePath {
  /// Why a written path is refused, or `nil` for a good one.
  static func fault(of path: String) -> Fault? {
    if path.isEmpty { return .empty }
    if path.contains("\\") { return .backslash }
    let startsWithDrive = path.dropFirst().first == ":" && path.first?.isLetter == true
    return path.hasPrefix("/") || startsWithDrive ? .absolute : nil
  }

  /// What is wrong with a path.
  enum Fault { case empty, backslash, absolute }

  /// `path`, written in the file at `base`, from the folder `base` is relative to.
  ///
  /// `..` takes back a folder before it, so that one file has one path however it is reached:
  /// `../_bars.nav` in `Screens/_home.nav` gives `_bars.nav`.
  static func resolve(_ path: String, from base: String) -> String {
    let folder = path.hasPrefix("/") ? "" : base[..<(base.lastIndex(of: "/") ?? base.startIndex)]
    let isAbsolute = path.hasPrefix("/") || base.hasPrefix("/")
    var parts: [Substring] = []
    for part in folder.split(separator: "/") + path.split(separator: "/") where part != "." {
      if part == "..", let last = parts.last, last != ".." {
        parts.removeLast()
      } else if part != ".." || !isAbsolute {
        parts.append(part)
      }
    }
    return (isAbsolute ? "/" : "") + parts.joined(separator: "/")
  }
}

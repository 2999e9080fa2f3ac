/// Works on paths as text, with `/`; asks no disk.
enum Path {
  /// `name` within `folder`; an empty folder or `.` is the working directory, an absolute `name`
  /// stays as it is.
  static func join(_ folder: String, _ name: String) -> String {
    if folder.isEmpty || folder == "." || name.utf8.first == slash { return name }
    return folder.utf8.last == slash ? folder + name : folder + "/" + name
  }

  /// What stands behind the last `/`.
  static func lastComponent(of path: String) -> String {
    String(path[(path.lastIndex(of: "/").map { path.index(after: $0) } ?? path.startIndex)...])
  }

  /// The folder that holds `path`: empty for the working directory.
  static func folder(of path: String) -> String {
    guard let last = path.lastIndex(of: "/") else { return "" }
    return last == path.startIndex ? "/" : String(path[..<last])
  }

  /// `path` without `.` components and doubled `/`, for comparing what people typed.
  static func normalized(_ path: String) -> String {
    let parts = path.split(separator: "/").filter { $0 != "." }.joined(separator: "/")
    return path.utf8.first == slash ? "/" + parts : parts
  }

  private static let slash = UInt8(ascii: "/")
}

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

  /// The way to `path` from `folder`, both absolute and without `..`, for example
  /// `../Specs/shop.nav`; it begins with a `.` always.
  static func relative(_ path: String, from folder: String) -> String {
    let parts = path.split(separator: "/")
    let base = folder.split(separator: "/")
    let common = zip(parts, base).prefix { $0 == $1 }.count
    let up = Array(repeating: ".." as Substring, count: base.count - common)
    return ((up.isEmpty ? ["."] : up) + parts.dropFirst(common)).joined(separator: "/")
  }

  /// Where ``relative(_:from:)`` leads from `folder`, absolute as well.
  static func resolved(_ path: String, from folder: String) -> String {
    var parts = folder.split(separator: "/")
    for part in path.split(separator: "/") where part != "." {
      if part == ".." { parts = parts.dropLast() } else { parts.append(part) }
    }
    return "/" + parts.joined(separator: "/")
  }

  private static let slash = UInt8(ascii: "/")
}

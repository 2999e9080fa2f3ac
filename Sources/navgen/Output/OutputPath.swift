/// Rules for the paths of generated files below the output folder.
enum OutputPath {
  /// Names that stand for devices on Windows, whatever their extension, and would be lost in a
  /// checkout there.
  private static let devices: Set<String> = Set(
    ["con", "prn", "aux", "nul"] + (1...9).flatMap { ["com\($0)", "lpt\($0)"] })

  /// Why a file must not have this path, for example ``"it has a `..`"``; `nil` for a good one.
  static func problem(with path: String) -> String? {
    for part in path.split(separator: "/", omittingEmptySubsequences: false) {
      if part.isEmpty { return "it is not a path below the folder" }
      if part == ".." || part == "." { return "it has a `\(part)`" }
      if part.unicodeScalars.contains(where: { $0.value < 0x20 || $0 == "\\" || $0 == ":" }) {
        return "it has a character that not every file system allows"
      }
      if devices.contains(part.prefix { $0 != "." }.lowercased()) {
        return "`\(part)` is the name of a device on Windows"
      }
      if part.hasPrefix(Manifest.prefix) || isTemporary(part) {
        return "`\(part)` is a name navgen uses itself"
      }
    }
    return nil
  }

  /// Equal for two paths that some file systems take for one: case and Unicode normalisation do
  /// not count (a `String` compares by canonical equivalence).
  static func folded(_ path: String) -> String { path.lowercased() }

  /// Where a file is written before it is moved to `path`: beside it, hidden.
  static func temporary(for path: String) -> String {
    Path.join(Path.folder(of: path), "." + Path.lastComponent(of: path) + temporarySuffix)
  }

  /// Whether a name is that of a file which only a killed run leaves.
  static func isTemporary(_ name: some StringProtocol) -> Bool {
    name.hasPrefix(".") && name.hasSuffix(temporarySuffix)
  }

  /// The folders above `path` that are below the output folder, outermost first.
  static func folders(above path: String) -> [String] {
    var folders: [String] = []
    var folder = Path.folder(of: path)
    while !folder.isEmpty {
      folders.append(folder)
      folder = Path.folder(of: folder)
    }
    return folders.reversed()
  }

  private static let temporarySuffix = ".navgen-temporary"
}

extension Disk {
  /// The paths of all files in a folder and the folders in it, sorted. Names that begin with one of
  /// `prefixes` are left out, and links to folders are not followed, since they may lead in a circle.
  func files(below folder: String, passingOver prefixes: [String]) throws(DiskError) -> [String] {
    var paths: [String] = []
    var folders = [folder]
    while let folder = folders.popLast() {
      for name in try names(in: folder) where !prefixes.contains(where: name.hasPrefix) {
        let path = Path.join(folder, name)
        if try status(of: path, following: false)?.kind == .folder {
          folders.append(path)
        } else if try status(of: path, following: true)?.kind != .folder {
          paths.append(path)
        }
      }
    }
    return paths.sorted()
  }
}

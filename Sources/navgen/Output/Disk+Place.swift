extension Disk {
  /// The way to a file from a folder, neither of which need exist yet, for example
  /// `../Specs/shop.nav` or `./shop.nav`: the same whatever the working directory is and whichever
  /// symbolic links lead to the two.
  func place(of file: String, from folder: String) throws(DiskError) -> String {
    let fileFolder = try absolutePath(of: Path.folder(of: file))
    return Path.relative(
      Path.join(fileFolder, Path.lastComponent(of: file)),
      from: try absolutePath(of: Path.normalized(folder)))
  }

  /// The real path of what exists, and below it the names of what does not.
  private func absolutePath(of path: String) throws(DiskError) -> String {
    if path.isEmpty { return try realPath(of: ".") }
    if try status(of: path, following: true) != nil { return try realPath(of: path) }
    let above = try absolutePath(of: Path.folder(of: path))
    return Path.join(above, Path.lastComponent(of: path))
  }
}

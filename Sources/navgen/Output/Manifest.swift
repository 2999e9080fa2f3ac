/// What navgen keeps in an output folder of one module: the files that are the module's, with the
/// hashes by which they are known to be unedited.
///
/// For example `.navgen-Shop`:
///
///     # Written by navgen, which by it knows its own files. Commit it with them.
///     spec ../shop.nav
///     file 0f5a3c2b9d8e7f61 ShopNavigation.swift
///
/// Lines that are not understood are passed over, so that a conflict left in it by a merge costs
/// nothing: both sides' lines count.
struct Manifest: Equatable {
  /// What the names of manifests start with.
  static let prefix = ".navgen-"

  /// Name of the module, for example `Shop`.
  var module: String
  /// The way to the spec from the folder, which begins with `.`, or, for standard input, a file name;
  /// `nil` where the manifest lost it.
  var spec: String?
  /// Hashes by path below the folder. While a run is on, a file has its old and its new one.
  var hashes: [String: Set<ContentHash>] = [:]

  /// The spec, if it is known where it stands; a name alone may be that of many.
  var placedSpec: String? { spec.flatMap { $0.contains("/") ? $0 : nil } }

  /// The manifest's own file name, for example `.navgen-Shop`.
  var fileName: String { Manifest.prefix + module }

  /// The manifest as it is written.
  var bytes: [UInt8] {
    var text = "# Written by navgen, which by it knows its own files. Commit it with them.\n"
    if let spec { text += "spec \(spec)\n" }
    for (path, hashes) in hashes.sorted(by: { $0.key < $1.key }) {
      for hash in hashes.map(\.text).sorted() { text += "file \(hash) \(path)\n" }
    }
    return Array(text.utf8)
  }
}

extension Manifest {
  /// Reads a manifest found as `fileName`; paths that could lead out of the folder do not count.
  init(fileName: String, bytes: [UInt8]) {
    module = String(fileName.dropFirst(Manifest.prefix.count))
    for line in String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline) {
      let words = line.split(separator: " ", maxSplits: 2)
      if words.count >= 2, words[0] == "spec", spec == nil {
        spec = String(line.dropFirst("spec ".count))
      } else if words.count == 3, words[0] == "file", let hash = ContentHash(text: words[1]),
        OutputPath.problem(with: String(words[2])) == nil
      {
        hashes[String(words[2]), default: []].insert(hash)
      }
    }
  }
}

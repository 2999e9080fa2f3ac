import Foundation
import PackagePlugin

/// The specs of one target, and what they may include.
struct SpecSet {
  /// The folder that holds all of them, all that they include, and the folder of templates.
  private let folder: URL
  /// Files that become Swift, sorted.
  private let specs: [URL]
  /// The names of the target's own Swift files, lowercased.
  private let swiftNames: Set<String>

  /// The specs among a target's `files`; where the target has no folder, it is the innermost that
  /// holds all its `.nav` files.
  init(_ files: [URL], in folder: URL?) {
    let specFiles = files.filter { $0.pathExtension == "nav" }
    self.folder = folder ?? specFiles.commonFolder
    specs = specFiles.filter { !$0.lastPathComponent.hasPrefix("_") }
      .sorted { $0.filePath < $1.filePath }
    swiftNames = Set(files.map { $0.lastPathComponent.lowercased() })
  }

  /// A command for each spec, which writes one Swift file to a folder of its own below `work`.
  ///
  /// Every `.nav` file of the folder is an input of each, since any may be included, and so is all
  /// that is in the folder `NavTemplates`, whose templates replace built-in ones.
  func commands(running navgen: URL, in work: URL) -> [Command] {
    guard !specs.isEmpty, areNamesUnique() else { return [] }
    let templateFolder = folder.appending(path: "NavTemplates", directoryHint: .isDirectory)
    let templates = templateFolder.files(endingIn: "")
    let hasTemplates = templates.contains { $0.pathExtension == "stencil" }
    let options =
      ["--layout", "single", "--within", folder.filePath, "--force", "--quiet"]
      + (hasTemplates ? ["--templates", templateFolder.filePath] : [])
    let inputs = folder.files(endingIn: ".nav") + templates
    return specs.map { spec in
      let output = work.appending(path: spec.deletingPathExtension().path(below: folder))
      return .buildCommand(
        displayName: "navgen \(spec.lastPathComponent)",
        executable: navgen,
        arguments: [spec.filePath, "-o", output.filePath] + options,
        inputFiles: inputs,
        outputFiles: [output.appending(path: spec.outputName)])
    }
  }

  /// Whether each output has a name of its own in the target, which Swift asks of a module's files;
  /// reports the specs that have not.
  private func areNamesUnique() -> Bool {
    var specByName: [String: URL] = [:]
    var areUnique = true
    for spec in specs {
      let name = spec.outputName.lowercased()
      if swiftNames.contains(name) {
        Diagnostics.error(
          "\(spec.outputName) is made in each build and is a source file too: remove the file",
          file: spec.filePath)
        areUnique = false
      }
      if let other = specByName.updateValue(spec, forKey: name) {
        Diagnostics.error(
          "\(other.path(below: folder)) and \(spec.path(below: folder)) would both become "
            + "\(spec.outputName): rename one", file: spec.filePath)
        areUnique = false
      }
    }
    return areUnique
  }
}

extension URL {
  /// The path as programs take it.
  fileprivate var filePath: String { path(percentEncoded: false) }

  /// What a spec becomes, for example `shop.navgen.swift`.
  fileprivate var outputName: String {
    deletingPathExtension().lastPathComponent + ".navgen.swift"
  }

  /// The way to this from `folder`, which holds it.
  fileprivate func path(below folder: URL) -> String {
    pathComponents.dropFirst(folder.pathComponents.count).joined(separator: "/")
  }

  /// The files in this folder and those below whose name ends so, but for hidden ones, sorted.
  fileprivate func files(endingIn suffix: String) -> [URL] {
    (FileManager.default.subpaths(atPath: filePath) ?? [])
      .filter { $0.hasSuffix(suffix) && !$0.hasPrefix(".") && !$0.contains("/.") }
      .sorted()
      .map { appending(path: $0, directoryHint: .checkFileSystem) }
      .filter { !$0.hasDirectoryPath }
  }
}

extension [URL] {
  /// The innermost folder that holds all of these.
  fileprivate var commonFolder: URL {
    let folders = map { $0.deletingLastPathComponent() }
    guard let first = folders.first else { return URL(filePath: "/") }
    let count = folders.dropFirst().reduce(first.pathComponents.count) { count, folder in
      zip(first.pathComponents, folder.pathComponents).prefix(count).prefix { $0 == $1 }.count
    }
    return first.pathComponents.dropFirst().prefix(count - 1)
      .reduce(URL(filePath: "/")) { $0.appending(path: $1, directoryHint: .isDirectory) }
  }
}

import NavgenDiagnostics

/// What build systems want to know of a run.
extension Run {
  /// Prints which Swift files would be written, or writes Xcode's file lists; `inputs` is what to
  /// call all specs.
  mutating func listOutputs(
    of changes: OutputChanges, in output: String, of inputs: String
  ) {
    let isFault: Set<DiagnosticID> = [.badOutputPath, .duplicateOutputFile]
    report(changes.problems.filter { isFault.contains($0.id) })
    guard status == .done else { return }
    let outputs = changes.planned.sorted().map { Path.join(output, $0) }
    if let folder = arguments.values[.xcfilelists] {
      writeFileLists(outputs, to: folder, of: inputs)
    } else {
      print(lines: outputs)
    }
  }

  /// Prints each on a line of its own.
  mutating func print(lines: [String]) {
    print(lines.map { $0 + "\n" }.joined())
  }

  /// Writes what `path`, as the target of a rule, depends on; always, since its time tells Make
  /// and Ninja when navgen last ran.
  mutating func writeDepfile(_ path: String) {
    do throws(DiskError) {
      guard try isFreeForDepfile(path) else { return }
      try disk.replace(path, with: DependencyFile(target: path, inputs: files.paths).bytes)
    } catch {
      report([.unwritable(error)])
    }
  }

  /// Whether nothing is lost by writing a dependency file there; reports it where something is: a
  /// spec, a generated file or one of the person's own.
  mutating func isFreeForDepfile(_ path: String) throws(DiskError) -> Bool {
    guard try disk.status(of: path, following: true) != nil else { return true }
    let bytes = try disk.read(path)
    if bytes.isEmpty || DependencyFile.isOne(bytes, called: Path.lastComponent(of: path)) {
      return true
    }
    report([
      .wrongUse(
        "`\(path)` is no list of dependencies: name another file after `--depfile`, such as "
          + "`navgen.d`")
    ])
    return false
  }

  /// Writes the two file lists of an Xcode run-script phase into `folder`.
  private mutating func writeFileLists(_ outputs: [String], to folder: String, of inputs: String) {
    do throws(DiskError) {
      for (name, paths) in [("inputs", files.paths), ("outputs", outputs)] {
        let path = Path.join(folder, "navgen-\(name).xcfilelist")
        let bytes = try fileList(paths)
        let exists = try disk.status(of: path, following: true) != nil
        if exists, try disk.read(path) == bytes { continue }
        try disk.replace(path, with: bytes)
      }
    } catch {
      report([.unwritable(error)])
      return
    }
    guard !arguments.has(.quiet) else { return }
    print(
      counted(files.paths.count, "input") + " and " + counted(outputs.count, "output")
        + " listed (\(inputs))\n")
  }

  /// Paths as Xcode takes them: from the project's folder, which is the working directory. What
  /// begins with a build setting, as `$(DERIVED_FILE_DIR)` does, stays as it is.
  private func fileList(_ paths: [String]) throws(DiskError) -> [UInt8] {
    var text = "# Written by navgen --xcfilelists for a run-script phase.\n"
    for path in paths {
      if path.hasPrefix("$(") {
        text += path + "\n"
      } else {
        let place = try disk.place(of: path, from: ".")
        text += "$(SRCROOT)/" + (place.hasPrefix("./") ? String(place.dropFirst(2)) : place) + "\n"
      }
    }
    return Array(text.utf8)
  }
}

/// What a file depends on, in the form that Make and Ninja include.
///
/// For example:
///
///     Generated/shop.d: \
///       Specs/_styles.nav \
///       Specs/shop.nav
///
///     Specs/_styles.nav:
///     Specs/shop.nav:
///
/// The rules without prerequisites let a build go on after an input was removed.
struct DependencyFile {
  /// What is made.
  var target: String
  /// What it is made from.
  var inputs: [String]

  /// Whether bytes that stand under a name are such a file, whose target is itself.
  static func isOne(_ bytes: [UInt8], called name: String) -> Bool {
    let line = String(decoding: bytes.prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self)
    return ("/" + line).hasSuffix("/" + escaped(name) + ": \\")
  }

  /// The file as it is written.
  var bytes: [UInt8] {
    let inputs = inputs.map(Self.escaped)
    let list = ([Self.escaped(target) + ":"] + inputs.map { "  " + $0 }).joined(separator: " \\\n")
    return Array((list + "\n\n" + inputs.map { $0 + ":\n" }.joined()).utf8)
  }

  /// A path with what Make would read as something else escaped.
  private static func escaped(_ path: String) -> String {
    path.map { character in
      switch character {
      case " ", "#", ":", "\t": "\\\(character)"
      case "$": "$$"
      default: String(character)
      }
    }.joined()
  }
}

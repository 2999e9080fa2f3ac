import NavgenDiagnostics

extension Run {
  /// Removes the files of a module from an output folder, and its manifest; edited ones are left.
  mutating func clean() {
    guard let output = arguments.values[.output], arguments.operands.count == 1 else {
      report([
        .wrongUse("say which module to remove from which folder: `navgen clean -o DIR MODULE`")
      ])
      return
    }
    let module = arguments.operands[0]
    do throws(DiskError) {
      guard try holds(module, in: OutputFolder(output, on: disk)) else { return }
      let changes = try update(output) { folder throws(DiskError) in
        try OutputChanges(in: folder, plans: [], removing: [module])
      }
      if let changes { summarizeRemoval(changes, in: output, of: module) }
    } catch {
      report([.unwritable(error)])
    }
  }

  /// Whether a folder has the manifest of a module, which alone says what is the module's.
  private mutating func holds(_ module: String, in folder: OutputFolder) -> Bool {
    guard folder.manifests[module] == nil else { return true }
    let file = folder.full(Manifest(module: module).fileName)
    report([
      .wrongUse(
        "there is no `\(file)`, which would list the files of module `\(module)`",
        suggesting: Spelling.nearest(module, in: folder.manifests.keys.sorted()))
    ])
    return false
  }
}

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
      let manifests = try OutputFolder(output, on: disk).manifests
      guard manifests[module] != nil else {
        report([
          .wrongUse(
            "`\(output)` holds no module `\(module)`",
            suggesting: Spelling.nearest(module, in: manifests.keys.sorted()))
        ])
        return
      }
      let changes = try update(output) { folder throws(DiskError) in
        try OutputChanges(in: folder, plans: [], removing: [module])
      }
      if let changes { summarizeRemoval(changes, in: output, of: module) }
    } catch {
      report([.unwritable(error)])
    }
  }
}

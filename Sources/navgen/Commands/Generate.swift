import NavgenDiagnostics
import NavgenEmitter
import NavgenSpecParser

extension Run {
  /// Writes what the specs say. Nothing is written unless all specs are sound and all files
  /// rendered.
  mutating func generate() {
    let found = specInputs()
    guard status != .wrongUse, let output = outputOption() else { return }
    var specs: [NavigationSpec] = []
    var inputs: [String: SpecInput] = [:]
    for input in found {
      guard let spec = readSpec(input) else { continue }
      specs.append(withOptions(spec))
      if let other = inputs.updateValue(input, forKey: spec.module.name) {
        report([.duplicateModule(spec.module.name, other.file.path, input.file.path)])
      }
    }
    let templates = templateSet()
    // With warnings under `--strict` too the old output stays.
    let plans = status == .done ? specs.compactMap { plan($0, templates) } : []
    guard status == .done, !plans.isEmpty, depfileIsFree() else { return }
    if arguments.has(.listInputs) {
      print(lines: files.paths)
    } else if output == "-" {
      printFile(of: plans)
    } else {
      write(plans, from: inputs, to: output, of: specs.summary)
    }
    if let depfile = arguments.values[.depfile], status == .done { writeDepfile(depfile) }
  }

  /// Whether the dependency file that is asked for, if any, overwrites nothing that is there now.
  private mutating func depfileIsFree() -> Bool {
    guard let depfile = arguments.values[.depfile] else { return true }
    do throws(DiskError) {
      return try isFreeForDepfile(depfile)
    } catch {
      report([.unwritable(error)])
      return false
    }
  }

  /// The value of `-o`, which must be given unless no output is spoken of.
  private mutating func outputOption() -> String? {
    if arguments.has(.listInputs) { return arguments.values[.output] ?? "." }
    guard let output = arguments.values[.output] else {
      report([.wrongUse("say where to write: `-o DIR`, or `-o -` to print a single file")])
      return nil
    }
    if output == "-" {
      for option in Option.modes + [.force] where arguments.has(option) {
        report([.wrongUse("`-o -` writes no file: leave out `\(option.spelling)`")])
      }
    }
    if arguments.values[.layout] == Output.Layout.split.rawValue {
      if output == "-" {
        report([.wrongUse("`-o -` prints a single file: leave out `--layout split`")])
      } else if arguments.has(.xcfilelists) {
        report([
          .wrongUse("`--xcfilelists` lists a single file for each spec: leave out `--layout split`")
        ])
      }
    }
    return status == .wrongUse ? nil : output
  }

  /// The spec with what the command line says in its place.
  private func withOptions(_ spec: NavigationSpec) -> NavigationSpec {
    var spec = spec
    if let layout = arguments.values[.layout].flatMap(Output.Layout.init) {
      spec.output.layout = layout
    }
    if let access = arguments.values[.access].flatMap(Module.Access.init) {
      spec.module.access = access
    }
    if arguments.values[.output] == "-" || arguments.has(.xcfilelists) {
      spec.output.layout = .single
    }
    return spec
  }

  private mutating func plan(_ spec: NavigationSpec, _ templates: TemplateSet?) -> FilePlan? {
    let (plan, diagnostics) = emit(spec, with: templates)
    report(diagnostics.sortedByPlace())
    return diagnostics.hasErrors ? nil : plan
  }

  private mutating func printFile(of plans: [FilePlan]) {
    guard plans.count == 1 else {
      report([.wrongUse("`-o -` prints the file of one spec, here are \(plans.count): name one")])
      return
    }
    for file in plans[0].files { print(file.bytes) }
  }

  /// `specs` are the inputs by module, `inputs` is what to call them all.
  private mutating func write(
    _ plans: [FilePlan], from specs: [String: SpecInput], to output: String, of inputs: String
  ) {
    let overwritesEdited = arguments.has(.force)
    do throws(DiskError) {
      let plans = try placed(plans, from: specs, in: output)
      if Option.modes.contains(where: arguments.has) { return tell(plans, output, inputs) }
      let changes = try update(output) { folder throws(DiskError) in
        try OutputChanges(in: folder, plans: plans, overwritesEdited: overwritesEdited)
      }
      if let changes { summarize(changes, in: output, .done, of: inputs) }
    } catch {
      report([.unwritable(error)])
    }
  }

  /// Says what writing the plans would come to, as one of ``Option/modes`` asks.
  private mutating func tell(_ plans: [FilePlan], _ output: String, _ inputs: String) {
    do throws(DiskError) {
      let changes = try OutputChanges(in: OutputFolder(output, on: disk), plans: plans)
      if arguments.has(.check) || arguments.has(.dryRun) {
        compare(changes, output, inputs)
      } else if arguments.has(.diff) {
        try showDiff(changes, plans)
      } else {
        listOutputs(of: changes, in: output, of: inputs)
      }
    } catch {
      report([.unreadable(error)])
    }
  }

  /// The plans with the way to each spec from the output folder in the place of its name. Standard
  /// input has none, nor has a folder whose name a line of the manifest cannot hold.
  private func placed(
    _ plans: [FilePlan], from specs: [String: SpecInput], in output: String
  ) throws(DiskError) -> [FilePlan] {
    var plans = plans
    for index in plans.indices {
      guard let input = specs[plans[index].module], !input.isStandardInput else { continue }
      let place = try disk.place(of: input.file.path, from: output)
      if !place.contains(where: \.isNewline) { plans[index].spec = place }
    }
    return plans
  }

  /// Shows what generating would change; for `--check` any of it is a difference.
  private mutating func compare(_ changes: OutputChanges, _ output: String, _ inputs: String) {
    guard arguments.has(.check) else {
      report(changes.problems)
      if !changes.problems.hasErrors { summarize(changes, in: output, .planned, of: inputs) }
      return
    }
    report(changes.faults)
    if !changes.faults.hasErrors { summarize(changes, in: output, .found, of: inputs) }
    if changes.areNeeded { foundDifferences() }
  }

  /// Prints what generating would change.
  private mutating func showDiff(_ changes: OutputChanges, _ plans: [FilePlan]) throws(DiskError) {
    report(changes.faults)
    print(try changes.diff(of: plans))
    if changes.areNeeded { foundDifferences() }
  }
}

extension OutputChanges {
  /// The problems but for edits, which are differences to those that only compare.
  fileprivate var faults: [Diagnostic] {
    problems.filter { $0.id != .editedFile && $0.id != .editedStaleFile }
  }
}

extension Diagnostic {
  fileprivate static func duplicateModule(_ module: String, _ spec: String, _ other: String)
    -> Diagnostic
  {
    Diagnostic(
      .duplicateModule,
      "`\(spec)` and `\(other)` both generate module `\(module)`: give one of them another "
        + "`module.name`", at: nil)
  }
}

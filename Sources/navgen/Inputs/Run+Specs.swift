import NavgenDiagnostics

/// A spec as it was read.
struct SpecInput {
  /// Its bytes, and its path or what `--name` calls it.
  var file: SourceFile
  /// Whether it has a name only, and is in no folder.
  var isStandardInput = false
}

extension Run {
  /// The specs all operands name, each once, in the order of the operands and within a folder
  /// sorted. What cannot be read is reported and left out.
  mutating func specInputs() -> [SpecInput] {
    guard !arguments.operands.isEmpty else {
      report([.noOperand])
      return []
    }
    if arguments.has(.name), !arguments.operands.contains("-") {
      report([.wrongUse("`--name` names what comes from standard input: write `-` as the spec")])
      return []
    }
    var seen: Set<String> = []
    var inputs: [SpecInput] = []
    for operand in arguments.operands {
      for path in specPaths(of: operand) where seen.insert(Path.normalized(path)).inserted {
        if let input = read(path) { inputs.append(input) }
      }
    }
    return inputs
  }

  /// The file at `path`, or what `-` stands for.
  private mutating func read(_ path: String) -> SpecInput? {
    do throws(DiskError) {
      guard path == "-" else {
        return SpecInput(file: SourceFile(path: path, bytes: try disk.read(path)))
      }
      guard let name = arguments.values[.name] else {
        report([.wrongUse("name what standard input holds: write `--name shop.nav`")])
        return nil
      }
      let file = SourceFile(path: name, bytes: try console.readInput())
      return SpecInput(file: file, isStandardInput: true)
    } catch {
      report([.unreadable(error)])
      return nil
    }
  }

  /// The paths an operand stands for: one for a file, any number for a folder.
  private mutating func specPaths(of operand: String) -> [String] {
    if operand == "-" { return [operand] }
    do throws(DiskError) {
      if try disk.status(of: operand, following: true)?.kind == .folder {
        let paths = try disk.specs(in: operand)
        if paths.isEmpty { report([.noSpecs(in: operand)]) }
        return paths
      }
      if let problem = problem(with: operand) {
        report([problem])
        return []
      }
      return [operand]
    } catch {
      report([.unreadable(error)])
      return []
    }
  }

  /// Why an operand that is no folder can be no spec either.
  private func problem(with operand: String) -> Diagnostic? {
    guard operand.hasSuffix(".nav") else {
      let commands = Command.allCases.map(\.rawValue)
      if operand == arguments.wordInPlaceOfCommand,
        let command = Spelling.nearest(operand, in: commands)
      {
        return .wrongUse("there is no command `\(operand)`", suggesting: command)
      }
      return .wrongUse("`\(operand)` is neither a folder nor a spec: a spec ends in `.nav`")
    }
    return Path.lastComponent(of: operand).hasPrefix("_") ? .includeOnly(operand) : nil
  }
}

extension Disk {
  /// The specs in a folder and the folders in it, sorted; what begins with `.` or `_` is left out,
  /// and links to folders are not followed, since they may lead in a circle.
  fileprivate func specs(in folder: String) throws(DiskError) -> [String] {
    var paths: [String] = []
    var folders = [folder]
    while let folder = folders.popLast() {
      for name in try names(in: folder) where !name.hasPrefix(".") && !name.hasPrefix("_") {
        let path = Path.join(folder, name)
        if name.hasSuffix(".nav") {
          paths.append(path)
        } else if try status(of: path, following: false)?.kind == .folder {
          folders.append(path)
        }
      }
    }
    return paths.sorted()
  }
}

extension Diagnostic {
  fileprivate static let noOperand = wrongUse(
    "no spec is named: write `navgen shop.nav -o Generated`, or `navgen help` for all there is")

  fileprivate static func noSpecs(in folder: String) -> Diagnostic {
    Diagnostic(
      .noSpecs, "there is no `.nav` file in `\(folder)` that does not start with `_`", at: nil)
  }

  fileprivate static func includeOnly(_ path: String) -> Diagnostic {
    Diagnostic(
      .includeOnlyFile,
      "`\(path)` is only ever included, since its name starts with `_`: name a spec that includes it",
      at: nil)
  }
}

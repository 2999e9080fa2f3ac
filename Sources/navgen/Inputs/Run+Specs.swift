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
      report([.noOperand(of: arguments.command)])
      return []
    }
    if arguments.has(.name), !arguments.operands.contains("-") {
      report([.wrongUse("`--name` names what comes from standard input: write `-` as the spec")])
      return []
    }
    var seen: Set<String> = []
    var inputs: [SpecInput] = []
    for operand in arguments.operands {
      for path in specPaths(of: operand) {
        let place = (try? disk.realPath(of: path)) ?? path
        guard seen.insert(path == "-" ? path : place).inserted else { continue }
        if let input = read(path) { inputs.append(input) }
      }
    }
    return inputs
  }

  /// The file at `path`, or what `-` stands for.
  private mutating func read(_ path: String) -> SpecInput? {
    do throws(DiskError) {
      guard path == "-" else {
        return SpecInput(file: try files.read(path, from: disk))
      }
      guard let name = arguments.values[.name] else {
        report([.wrongUse("name what standard input holds: write `--name shop.nav`")])
        return nil
      }
      guard isSpec(name) else { return nil }
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
        let paths = try disk.files(below: operand, passingOver: [".", "_"])
          .filter { $0.hasSuffix(".nav") }
        if paths.isEmpty { report([.noSpecs(in: operand)]) }
        return paths.filter { isSpec($0) }
      }
      return isSpec(operand) ? [operand] : []
    } catch {
      report([.unreadable(error)])
      return []
    }
  }

  /// Whether what is no folder may be a spec by its name; if not, that is reported.
  private mutating func isSpec(_ path: String) -> Bool {
    let problem = problem(with: path)
    report(problem.map { [$0] } ?? [])
    return problem == nil
  }

  /// Why an operand that is no folder, or the value of `--name`, can be no spec either.
  private func problem(with operand: String) -> Diagnostic? {
    guard operand.hasSuffix(".nav") else {
      let commands = Command.allCases.map(\.rawValue)
      if operand == arguments.wordInPlaceOfCommand,
        let command = Spelling.nearest(operand, in: commands)
      {
        return .wrongUse("there is no command `\(operand)`", suggesting: command)
      }
      return .wrongUse(
        operand == arguments.values[.name]
          ? "`--name \(operand)` is not the name of a spec: a spec ends in `.nav`"
          : "`\(operand)` is neither a folder nor a spec: a spec ends in `.nav`")
    }
    // It would reach the comments of generated files, and there end a line.
    if operand.unicodeScalars.contains(where: \.isInvisible) { return .invisibleInName(operand) }
    return Path.lastComponent(of: operand).hasPrefix("_") ? .includeOnly(operand) : nil
  }
}

extension Unicode.Scalar {
  /// Whether it shows nothing, or moves what follows it.
  fileprivate var isInvisible: Bool {
    switch properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator: true
    default: false
    }
  }
}

extension Diagnostic {
  fileprivate static func invisibleInName(_ path: String) -> Diagnostic {
    let shown = String(
      String.UnicodeScalarView(path.unicodeScalars.map { $0.isInvisible ? "\u{FFFD}" : $0 }))
    return .wrongUse("`\(shown)` has an invisible character where `\u{FFFD}` stands: rename it")
  }

  fileprivate static func noOperand(of command: Command) -> Diagnostic {
    let line =
      switch command {
      case .generate: "shop.nav -o Generated"
      case .templates: "templates context shop.nav"
      default: "\(command.rawValue) shop.nav"
      }
    return wrongUse("no spec is named: write `navgen \(line)`, or `navgen help` for all there is")
  }

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

import NavgenDiagnostics

/// One run of the command: what was typed, the world it works in, and how it has gone so far.
struct Run {
  /// What was typed.
  var arguments: Arguments
  /// Where specs are read and files written.
  let disk: any Disk
  /// Where a person or a script reads what the run says.
  let console: Console
  /// The files read so far.
  var files = SharedFiles()
  /// What the process would end with now.
  private(set) var status = Outcome.done
  private let renderer: TextRenderer
  /// What is kept to be written as JSON at the end; `nil` where everything is said at once.
  private var kept: [Diagnostic]?

  /// Does what `words`, the command line without the program's name, ask for.
  static func run(_ words: [String], disk: any Disk, console: Console) -> Outcome {
    let (arguments, diagnostics) = Arguments.parse(words)
    var run = Run(arguments: arguments, disk: disk, console: console)
    if arguments.has(.help) {
      run.printHelp(of: arguments.namesCommand ? arguments.command : nil)
    } else if arguments.has(.version) {
      run.printVersion()
    } else if diagnostics.isEmpty {
      run.perform()
    } else {
      run.report(diagnostics)
    }
    return run.status
  }

  /// A run that has done nothing yet.
  init(arguments: Arguments, disk: any Disk, console: Console) {
    self.arguments = arguments
    self.disk = disk
    self.console = console
    renderer = TextRenderer(usesColour: console.usesColour)
  }

  private mutating func perform() {
    switch arguments.command {
    case .generate: generate()
    case .lint: lint()
    case .dump: dump()
    case .explain: explain()
    case .templates: templates()
    case .clean: clean()
    case .help: help()
    }
  }

  /// Writes diagnostics to standard error and remembers what they mean for the exit status.
  mutating func report(_ diagnostics: [Diagnostic]) {
    if kept != nil {
      kept? += diagnostics
    } else {
      let shown = diagnostics.filter { $0.severity != .note || !arguments.has(.quiet) }
      if !shown.isEmpty { console.writeErrors(Array(renderer.text(of: shown).utf8)) }
    }
    for diagnostic in diagnostics where counts(diagnostic) {
      status = status.joined(with: diagnostic.id.outcome)
    }
  }

  /// Does `work`, then writes all that it reported as JSON to standard output.
  mutating func reportAsJSON(_ work: (inout Run) -> Void) {
    kept = []
    work(&self)
    let diagnostics = kept ?? []
    kept = nil
    print(JSONRenderer().text(of: diagnostics))
  }

  /// Whether a diagnostic makes the run fail.
  func counts(_ diagnostic: Diagnostic) -> Bool {
    switch diagnostic.severity {
    case .error: true
    case .warning: arguments.has(.strict)
    case .note: false
    }
  }

  /// Writes a result to standard output.
  mutating func print(_ text: String) {
    print(Array(text.utf8))
  }

  /// Writes a result to standard output.
  mutating func print(_ bytes: [UInt8]) {
    do throws(DiskError) {
      try console.writeOutput(bytes)
    } catch {
      report([.unwritable(error)])
    }
  }

  /// Says at once what a person should know while the run goes on.
  func tell(_ line: String) {
    console.writeErrors(Array((line + "\n").utf8))
  }

  /// Remembers that `--check` found something to generate.
  mutating func foundDifferences() {
    status = status.joined(with: .differences)
  }
}

extension DiagnosticID {
  /// The exit status of a run that ends with an error of this id.
  var outcome: Outcome {
    switch self {
    case .includeOnlyFile, .noSpecs, .noTemplates, .wrongUse: .wrongUse
    case .editedFile, .editedStaleFile, .linkLeadingOut, .lostSpec, .unreadableFile,
      .unwritableFile:
      .fileTrouble
    default: .invalidSpec
    }
  }
}

extension Diagnostic {
  /// A file that could not be read, for a reason of the world's.
  static func unreadable(_ error: DiskError) -> Diagnostic {
    Diagnostic(.unreadableFile, "cannot read `\(error.path)`: \(error.reason)", at: nil)
  }

  /// A file that could not be written or removed, for a reason of the world's.
  static func unwritable(_ error: DiskError) -> Diagnostic {
    Diagnostic(.unwritableFile, "cannot write `\(error.path)`: \(error.reason)", at: nil)
  }
}

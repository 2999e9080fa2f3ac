import NavgenSpecParser

/// Every option of every command.
enum Option: CaseIterable {
  case output, name, layout, access, templates, within, check, diff, dryRun, force
  case listInputs, listOutputs, xcfilelists, depfile
  case syntax, format, strict, quiet, verbose, help, version
}

extension Option {
  /// What the parser and `navgen help` need to know of an option.
  struct Entry {
    /// As typed, the one used in messages first.
    var spellings: [String]
    /// The placeholder of its value; `nil` for an option that takes none.
    var value: String?
    /// The only values it takes; empty for any.
    var choices: [String] = []
    /// The commands that take it.
    var commands: [Command]
    /// One line for `navgen help`.
    var summary: String
    /// The line for the commands to which it means something else.
    var summaries: [Command: String] = [:]
  }

  /// The one table behind parsing and help.
  var entry: Entry {
    switch self {
    case .output:
      Entry(
        spellings: ["-o", "--output"], value: "DIR", commands: [.generate, .templates, .clean],
        summary: "the folder to write to; - prints a single file",
        summaries: [
          .templates: "the folder that eject copies to",
          .clean: "the folder to remove the module from",
        ])
    case .name:
      Entry(
        spellings: ["--name"], value: "FILE", commands: [.generate, .lint, .dump, .templates],
        summary: "the file name of the spec on standard input (SPEC is -)")
    case .layout:
      Entry(
        spellings: ["--layout"], value: "LAYOUT", choices: Output.Layout.allCases.map(\.rawValue),
        commands: [.generate], summary: "split (a file a concern) or single; wins over the spec")
    case .access:
      Entry(
        spellings: ["--access"], value: "LEVEL", choices: Module.Access.allCases.map(\.rawValue),
        commands: [.generate], summary: "internal, package or public; wins over the spec")
    case .templates:
      Entry(
        spellings: ["--templates"], value: "DIR", commands: [.generate],
        summary: "a folder of templates that replace built-in ones by name")
    case .within:
      Entry(
        spellings: ["--within"], value: "DIR", commands: [.generate, .lint],
        summary: "refuse to include a file that is not in this folder")
    case .check:
      Entry(
        spellings: ["--check"], commands: [.generate],
        summary: "write nothing; exit with 4 if a file is missing, changed or stale")
    case .diff:
      Entry(
        spellings: ["--diff"], commands: [.generate],
        summary: "as --check, printing what would change as a unified diff")
    case .dryRun:
      Entry(
        spellings: ["--dry-run"], commands: [.generate],
        summary: "write nothing; say what would be written and removed")
    case .force:
      Entry(
        spellings: ["--force"], commands: [.generate, .templates],
        summary: "overwrite files that were edited by hand",
        summaries: [.templates: "let eject overwrite copies that were edited"])
    case .listInputs:
      Entry(
        spellings: ["--list-inputs"], commands: [.generate],
        summary: "write nothing; print every file that is read")
    case .listOutputs:
      Entry(
        spellings: ["--list-outputs"], commands: [.generate],
        summary: "write nothing; print every Swift file that would be written")
    case .xcfilelists:
      Entry(
        spellings: ["--xcfilelists"], value: "DIR", commands: [.generate],
        summary: "write only an Xcode build phase's file lists; run it in SRCROOT")
    case .depfile:
      Entry(
        spellings: ["--depfile"], value: "FILE", commands: [.generate],
        summary: "then write, for Make and Ninja, what the target FILE depends on")
    case .syntax:
      Entry(
        spellings: ["--syntax"], commands: [.dump],
        summary: "print what the file says, all values as text")
    case .format:
      Entry(
        spellings: ["--format"], value: "FORMAT", choices: ["text", "json"], commands: [.lint],
        summary: "text for people (the default), or json on standard output")
    case .strict:
      Entry(
        spellings: ["--strict"], commands: [.generate, .lint],
        summary: "count warnings as errors")
    case .quiet:
      Entry(
        spellings: ["-q", "--quiet"], commands: Command.allCases,
        summary: "print no summary and no notes")
    case .verbose:
      Entry(
        spellings: ["-v", "--verbose"], commands: Command.allCases,
        summary: "say of each file why it was or was not written")
    case .help:
      Entry(spellings: ["-h", "--help"], commands: Command.allCases, summary: "describe a command")
    case .version:
      Entry(spellings: ["--version"], commands: Command.allCases, summary: "print the version")
    }
  }

  /// Options that make a run tell something rather than generate; one at most.
  static let modes: [Option] = [.check, .diff, .dryRun, .listInputs, .listOutputs, .xcfilelists]

  /// The spelling used in messages.
  var spelling: String { entry.spellings[0] }

  /// The option typed as `spelling`, `nil` for none.
  static func named(_ spelling: some StringProtocol) -> Option? {
    allCases.first { $0.entry.spellings.contains { $0 == spelling } }
  }
}

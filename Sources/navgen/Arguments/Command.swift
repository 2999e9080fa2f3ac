/// What navgen can be told to do; the raw value is what is typed.
enum Command: String, CaseIterable {
  case generate, lint, dump, explain, templates, clean, help
}

extension Command {
  /// What stands in the place of operands in the command's usage; empty for none.
  var operands: String {
    switch self {
    case .generate: "SPEC… -o DIR"
    case .lint: "SPEC…"
    case .dump: "SPEC"
    case .explain: "[ID]"
    case .templates: "ACTION [NAME…]"
    case .clean: "-o DIR MODULE"
    case .help: "[COMMAND]"
    }
  }

  /// One line of the list of commands.
  var summary: String {
    switch self {
    case .generate: "write the Swift files of specs; the default command"
    case .lint: "say what is wrong with specs, write nothing"
    case .dump: "print a spec as JSON, every default filled in"
    case .explain: "explain a diagnostic, or list all"
    case .templates: "list, cat or eject templates, or print their context"
    case .clean: "remove the files of a module from an output folder"
    case .help: "describe navgen or a command"
    }
  }
}

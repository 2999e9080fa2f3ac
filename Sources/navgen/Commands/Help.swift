import NavgenDiagnostics

extension Run {
  /// Describes navgen, or the command named.
  mutating func help() {
    guard let word = arguments.operands.first else {
      printHelp(of: nil)
      return
    }
    guard let command = Command(rawValue: word), arguments.operands.count == 1 else {
      report([
        .wrongUse(
          "there is no command `\(arguments.operands.joined(separator: " "))`",
          suggesting: Spelling.nearest(word, in: Command.allCases.map(\.rawValue)))
      ])
      return
    }
    printHelp(of: command)
  }

  /// Describes `command`, or navgen where it is `nil`.
  mutating func printHelp(of command: Command?) {
    print(command?.helpText ?? Command.overview)
  }

  /// Prints the program's name and version.
  mutating func printVersion() {
    print("navgen \(Navgen.version)\n")
  }
}

extension Command {
  /// What `navgen help` prints.
  fileprivate static var overview: String {
    """
    navgen writes the UIKit code of an app's navigation bars from a short spec.

      navgen shop.nav -o Generated

    Commands:
    \(table(allCases.map { ($0.rawValue + " " + $0.operands, $0.summary) }, indentation: 2))
    A SPEC is a file ending in .nav, a folder (searched for them, but not for those whose
    name starts with _ or .) or - for standard input.

    Options:
    \(optionTable(for: nil))
    Exit status: 0 done, 1 errors in a spec, 2 wrong use, 3 a file could not be read or
    written, 4 --check or --diff found differences.

    """
  }

  /// What `navgen help COMMAND` prints.
  fileprivate var helpText: String {
    """
    navgen \(rawValue) \(operands): \(summary)

    \(self == .templates ? Command.actionTable : "")Options:
    \(Command.optionTable(for: self))
    """
  }

  /// What `navgen templates` can be told to do.
  private static var actionTable: String {
    let rows = TemplatesAction.allCases.map { action in
      (action.rawValue + " " + action.entry.operands, action.entry.summary)
    }
    return "Actions:\n" + table(rows, indentation: 2) + "\n"
  }

  /// The options of one command, or with `nil` all.
  private static func optionTable(for command: Command?) -> String {
    let entries = Option.allCases.map(\.entry)
    let rows = entries.filter { command.map($0.commands.contains) ?? true }.map { entry in
      let names = entry.spellings.joined(separator: ", ")
      let summary = command.flatMap { entry.summaries[$0] } ?? entry.summary
      return (names + (entry.value.map { " " + $0 } ?? ""), summary)
    }
    return table(rows, indentation: 2)
  }
}

import NavgenDiagnostics

/// What was typed, understood but not yet looked up on the disk.
struct Arguments {
  /// What to do.
  var command = Command.generate
  /// Whether the command stands there, rather than being the default.
  var namesCommand = false
  /// Words that are neither the command nor an option's value, in order.
  var operands: [String] = []
  /// The values of options; empty text for options that take none.
  var values: [Option: String] = [:]
  /// The first bare word if it was taken for an operand, though it stands where a command would.
  var wordInPlaceOfCommand: String?

  /// Whether an option was given.
  func has(_ option: Option) -> Bool { values[option] != nil }
}

extension Arguments {
  /// Reads a command line without the program's name. Everything wrong with it is said at once.
  static func parse(_ words: [String]) -> (arguments: Arguments, diagnostics: [Diagnostic]) {
    var parser = ArgumentParser(words: words)
    parser.parse()
    return (parser.arguments, parser.diagnostics)
  }
}

/// Reads words from left to right.
private struct ArgumentParser {
  var words: [String]
  var arguments = Arguments()
  var diagnostics: [Diagnostic] = []
  private var position = 0
  private var sawWord = false
  private var options: [Option] = []

  init(words: [String]) {
    self.words = words
  }

  mutating func parse() {
    while position < words.count {
      let word = words[position]
      position += 1
      if word == "--" {
        arguments.operands += words[position...]
        break
      }
      if word.utf8.first == UInt8(ascii: "-"), word != "-" {
        takeOption(word)
      } else {
        takeWord(word)
      }
    }
    checkOptionsOfCommand()
    checkCombinations()
  }

  /// The first bare word is the command if it names one.
  private mutating func takeWord(_ word: String) {
    defer { sawWord = true }
    if !sawWord, let command = Command(rawValue: word) {
      arguments.command = command
      arguments.namesCommand = true
      return
    }
    if !sawWord { arguments.wordInPlaceOfCommand = word }
    arguments.operands.append(word)
  }

  /// `--option`, `--option value` or `--option=value`.
  private mutating func takeOption(_ word: String) {
    let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    guard let option = Option.named(parts[0]) else {
      diagnostics.append(.unknownOption(String(parts[0])))
      return
    }
    guard let value = takeValue(of: option, written: parts.count > 1 ? String(parts[1]) : nil)
    else { return }
    if arguments.has(option), option.entry.value != nil {
      diagnostics.append(.repeatedOption(option))
    }
    options.append(option)
    arguments.values[option] = value
  }

  /// The value of an option, empty for one that takes none; `nil` where it is wrong.
  private mutating func takeValue(of option: Option, written: String?) -> String? {
    let entry = option.entry
    guard entry.value != nil else {
      if written != nil { diagnostics.append(.unwantedValue(option)) }
      return written == nil ? "" : nil
    }
    guard let value = written ?? nextValue(), !value.isEmpty else {
      diagnostics.append(.missingValue(option))
      return nil
    }
    guard entry.choices.isEmpty || entry.choices.contains(value) else {
      diagnostics.append(.unknownValue(value, of: option))
      return nil
    }
    return value
  }

  /// The next word, unless it is an option: one forgotten value shall not swallow another option.
  private mutating func nextValue() -> String? {
    guard position < words.count, words[position] == "-" || !words[position].hasPrefix("-") else {
      return nil
    }
    defer { position += 1 }
    return words[position]
  }

  private mutating func checkOptionsOfCommand() {
    let command = arguments.command
    for option in options where !option.entry.commands.contains(command) {
      diagnostics.append(.optionOfOtherCommand(option, command))
    }
  }

  private mutating func checkCombinations() {
    let modes = Option.modes.filter(arguments.has)
    for mode in modes {
      for writing in [Option.force, .depfile] where arguments.has(writing) {
        diagnostics.append(.contradiction(writing, mode))
      }
    }
    for mode in modes.dropFirst() { diagnostics.append(.contradiction(modes[0], mode)) }
    if arguments.has(.quiet) && arguments.has(.verbose) {
      diagnostics.append(.contradiction(.quiet, .verbose))
    }
  }
}

extension Diagnostic {
  fileprivate static func unknownOption(_ word: String) -> Diagnostic {
    if word.hasSuffix(".nav") {
      return .wrongUse("there is no option `\(word)`: a spec of this name is `./\(word)`")
    }
    let spellings = Option.allCases.flatMap(\.entry.spellings)
    return .wrongUse(
      "there is no option `\(word)`", suggesting: Spelling.nearest(word, in: spellings))
  }

  fileprivate static func repeatedOption(_ option: Option) -> Diagnostic {
    .wrongUse("`\(option.spelling)` is given more than once: say it once")
  }

  fileprivate static func unwantedValue(_ option: Option) -> Diagnostic {
    .wrongUse("`\(option.spelling)` takes no value")
  }

  fileprivate static func missingValue(_ option: Option) -> Diagnostic {
    let value = option.entry.value ?? ""
    return .wrongUse("`\(option.spelling)` lacks its value: write `\(option.spelling) \(value)`")
  }

  fileprivate static func unknownValue(_ value: String, of option: Option) -> Diagnostic {
    let choices = option.entry.choices
    let list = choices.map { "`\($0)`" }.joined(separator: ", ")
    return .wrongUse(
      "`\(option.spelling)` cannot be `\(value)`: it is one of \(list)",
      suggesting: Spelling.nearest(value, in: choices))
  }

  fileprivate static func optionOfOtherCommand(_ option: Option, _ command: Command) -> Diagnostic {
    let commands = option.entry.commands.map { "`\($0.rawValue)`" }.joined(separator: ", ")
    return .wrongUse(
      "`\(command.rawValue)` does not take `\(option.spelling)`, which belongs to \(commands)")
  }

  fileprivate static func contradiction(_ one: Option, _ other: Option) -> Diagnostic {
    .wrongUse("`\(one.spelling)` and `\(other.spelling)` exclude each other: leave one out")
  }

  /// Something is wrong with the command line itself.
  static func wrongUse(_ message: String, suggesting word: String? = nil) -> Diagnostic {
    let suggestion = word.map { "; did you mean `\($0)`?" } ?? ""
    return Diagnostic(.wrongUse, message + suggestion, at: nil)
  }
}

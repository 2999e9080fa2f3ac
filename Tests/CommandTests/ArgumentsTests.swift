import Testing

@testable import navgen

@Suite struct ArgumentsTests {
  struct Row: Sendable, CustomTestStringConvertible {
    var line: String
    var command: Command
    var operands: [String]
    var values: [Option: String] = [:]
    var testDescription: String { line }
  }

  @Test(arguments: [
    Row(line: "a.nav -o Out", command: .generate, operands: ["a.nav"], values: [.output: "Out"]),
    Row(line: "-o Out a.nav", command: .generate, operands: ["a.nav"], values: [.output: "Out"]),
    Row(
      line: "a.nav --output=Out", command: .generate, operands: ["a.nav"], values: [.output: "Out"]),
    Row(line: "generate a.nav b", command: .generate, operands: ["a.nav", "b"]),
    Row(line: "-q lint a.nav", command: .lint, operands: ["a.nav"], values: [.quiet: ""]),
    Row(line: "a.nav lint", command: .generate, operands: ["a.nav", "lint"]),
    Row(line: "lint lint", command: .lint, operands: ["lint"]),
    Row(line: "-- lint -o", command: .generate, operands: ["lint", "-o"]),
    Row(line: "lint - --name=a=b.nav", command: .lint, operands: ["-"], values: [.name: "a=b.nav"]),
    Row(line: "a.nav -o -", command: .generate, operands: ["a.nav"], values: [.output: "-"]),
    Row(
      line: "a.nav --output=-x", command: .generate, operands: ["a.nav"], values: [.output: "-x"]),
    Row(line: "a.nav -q -q", command: .generate, operands: ["a.nav"], values: [.quiet: ""]),
  ]) func understood(_ row: Row) {
    let (arguments, diagnostics) = Arguments.parse(row.line.split(separator: " ").map(String.init))
    #expect(diagnostics.isEmpty)
    #expect(arguments.command == row.command)
    #expect(arguments.operands == row.operands)
    #expect(arguments.values == row.values)
  }

  @Test(arguments: [
    ("--chek a.nav", ["there is no option `--chek`; did you mean `--check`?"]),
    ("-z", ["there is no option `-z`"]),
    ("-o A --output B", ["`-o` is given more than once: say it once"]),
    ("-o", ["`-o` lacks its value: write `-o DIR`"]),
    ("-o --check", ["`-o` lacks its value: write `-o DIR`"]),
    ("--output=", ["`-o` lacks its value: write `-o DIR`"]),
    ("--check=yes", ["`--check` takes no value"]),
    (
      "--access=pulic",
      [
        "`--access` cannot be `pulic`: it is one of `internal`, `package`, `public`; "
          + "did you mean `public`?"
      ]
    ),
    ("lint --force", ["`lint` does not take `--force`, which belongs to `generate`, `templates`"]),
    ("--force --check", ["`--force` and `--check` exclude each other: leave one out"]),
    ("--check --dry-run", ["`--check` and `--dry-run` exclude each other: leave one out"]),
    (
      "--depfile=a.d --list-inputs",
      ["`--depfile` and `--list-inputs` exclude each other: leave one out"]
    ),
    (
      "--list-inputs --list-outputs --xcfilelists .",
      [
        "`--list-inputs` and `--list-outputs` exclude each other: leave one out",
        "`--list-inputs` and `--xcfilelists` exclude each other: leave one out",
      ]
    ),
    ("-q -v", ["`-q` and `-v` exclude each other: leave one out"]),
    ("-x -y", ["there is no option `-x`", "there is no option `-y`"]),
  ]) func refused(_ line: String, _ messages: [String]) {
    let words = line.split(separator: " ").map(String.init)
    #expect(Arguments.parse(words).diagnostics.map(\.message) == messages)
  }

  @Test func everyOptionHasSpellingsOfItsOwn() {
    let spellings = Option.allCases.flatMap(\.entry.spellings)
    #expect(Set(spellings).count == spellings.count)
  }

  @Test(arguments: [
    ([Outcome.done, .differences], Outcome.differences),
    ([.differences, .fileTrouble], .fileTrouble),
    ([.invalidSpec, .fileTrouble], .invalidSpec),
    ([.invalidSpec, .wrongUse, .differences], .wrongUse),
    ([.done, .done], .done),
  ]) func graverStatusWins(_ statuses: [Outcome], _ expected: Outcome) {
    #expect(statuses.reduce(.done) { $0.joined(with: $1) } == expected)
    #expect(statuses.reversed().reduce(.done) { $0.joined(with: $1) } == expected)
  }
}

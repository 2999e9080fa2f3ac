import Testing

@testable import navgen

/// Which files a command line names.
@Suite struct OperandTests {
  private let disk = MemoryDisk()

  init() {
    let paths = [
      "shop.nav", "_styles.nav", "notes.txt", "Specs/b.nav", "Specs/a.nav", "Specs/_part.nav",
      "Specs/.hidden.nav", "Specs/_Parts/c.nav", "Specs/.git/d.nav", "Specs/Deep/e.nav",
      "Specs/README.md", "Other/f.nav", "Empty/_only.nav",
    ]
    for path in paths { disk.put("navgen: 1\n", at: path) }
    disk.put(.link("Specs"), at: "Specs/Deep/circle")
    disk.put(.link("Other/f.nav"), at: "Specs/linked.nav")
    disk.put("navgen: 1\n", at: "Bundles/folder.nav/inner.nav")
    disk.put(.link("Other"), at: "Bundles/circle.nav")
    disk.put("navgen: 1\n", at: "Odd/a\nb.nav")
  }

  @Test(arguments: [
    ("lint shop.nav", ["shop.nav"]),
    ("lint Specs", ["Specs/Deep/e.nav", "Specs/a.nav", "Specs/b.nav", "Specs/linked.nav"]),
    ("lint Other shop.nav", ["Other/f.nav", "shop.nav"]),
    ("lint shop.nav ./shop.nav .//shop.nav", ["shop.nav"]),
    ("lint Other Other/f.nav", ["Other/f.nav"]),
    ("lint Other/", ["Other/f.nav"]),
    ("lint Bundles", ["Bundles/folder.nav/inner.nav"]),
    ("lint Bundles/folder.nav", ["Bundles/folder.nav/inner.nav"]),
  ]) func filesAreRead(_ line: String, _ expected: [String]) {
    let result = disk.run(line)
    #expect(disk.reads == expected)
    #expect(result.status != .wrongUse)
  }

  @Test(arguments: [
    ("", "no spec is named: write `navgen shop.nav -o Generated`"),
    ("lint", "no spec is named: write `navgen lint shop.nav`"),
    ("templates context", "no spec is named: write `navgen templates context shop.nav`"),
    ("lint _styles.nav", "`_styles.nav` is only ever included"),
    ("lint Specs/_part.nav", "`Specs/_part.nav` is only ever included"),
    ("lint notes.txt", "`notes.txt` is neither a folder nor a spec: a spec ends in `.nav`"),
    ("lint Specz", "`Specz` is neither a folder nor a spec"),
    ("lint Empty", "there is no `.nav` file in `Empty`"),
    ("genrate shop.nav -o Out", "there is no command `genrate`; did you mean `generate`?"),
    ("lint -", "name what standard input holds: write `--name shop.nav`"),
    ("lint - --name shop", "`--name shop` is not the name of a spec: a spec ends in `.nav`"),
    ("lint - --name shop.NAV", "`--name shop.NAV` is not the name of a spec"),
    ("lint - --name _shop.nav", "`_shop.nav` is only ever included"),
    ("lint - --name A/_shop.nav", "`A/_shop.nav` is only ever included"),
    ("lint - --name a\nb.nav", "`a�b.nav` has an invisible character where `�` stands: rename it"),
    ("lint - --name a\u{0}b.nav", "`a�b.nav` has an invisible character"),
    ("lint - --name a\u{2028}b.nav", "`a�b.nav` has an invisible character"),
    ("lint a\nb.nav", "`a�b.nav` has an invisible character"),
    ("lint Odd", "`Odd/a�b.nav` has an invisible character"),
    ("lint shop.nav --name a.nav", "`--name` names what comes from standard input"),
    ("shop.nav", "say where to write: `-o DIR`"),
    ("shop.nav -o - --check", "`-o -` writes no file: leave out `--check`"),
    ("shop.nav -o - --layout split", "`-o -` prints a single file: leave out `--layout split`"),
    ("shop.nav -o - --list-outputs", "`-o -` writes no file: leave out `--list-outputs`"),
    (
      "shop.nav -o Out --xcfilelists . --layout split",
      "`--xcfilelists` lists a single file for each spec: leave out `--layout split`"
    ),
    ("dump shop.nav Specs", "`dump` prints one spec, here are 5: name one"),
    ("dump Specs", "`dump` prints one spec, here are 4: name one"),
    ("clean Shop", "say which module to remove from which folder"),
    (
      "clean -o Out Shop",
      "there is no `Out/.navgen-Shop`, which would list the files of module `Shop`"
    ),
    ("-shop.nav -o Out", "there is no option `-shop.nav`: a spec of this name is `./-shop.nav`"),
    ("help lnt", "there is no command `lnt`; did you mean `lint`?"),
    ("explain wrong-us", "there is no diagnostic `wrong-us`"),
  ]) func wrongUse(_ line: String, _ message: String) {
    let result = disk.run(line)
    #expect(result.errors.hasPrefix("error: " + message))
    #expect(result.errors.split(separator: "\n").count == 1)
    #expect(result.status == .wrongUse)
    #expect(disk.writes.isEmpty)
  }

  @Test func aSpecThatIsNamedTwiceIsReadOnce() {
    disk.put("navgen: 1\nbars: {pay: {}}\n", at: "shop.nav")
    disk.put(.link("shop.nav"), at: "Links/other.nav")
    let result = disk.run("lint shop.nav ./shop.nav Links/other.nav")
    #expect(result.errors == "")
    #expect(disk.reads.filter { $0.hasSuffix(".nav") } == ["shop.nav"])
  }

  @Test func standardInputIsReadOnceUnderItsName() {
    let result = disk.run("lint - - --name Screens/shop.nav", input: "navgen: &b 1\n")
    #expect(result.errors.hasPrefix("Screens/shop.nav:1:9: error: "))
    #expect(disk.reads.isEmpty)
  }

  @Test func whatStandardInputIncludesIsInTheWorkingDirectory() {
    let text = "navgen: 1\ninclude: [_styles.nav, Specs/_part.nav]\nbars: {pay: {}}\n"
    let result = disk.run("lint - --name Specs/shop.nav", input: text)
    #expect(disk.reads == ["_styles.nav", "Specs/_part.nav"])
    #expect(result.errors == "")
  }

  @Test(arguments: Command.allCases) func everyCommandHasHelp(_ command: Command) {
    let help = disk.run("help \(command.rawValue)")
    #expect(help.output.hasPrefix("navgen \(command.rawValue)"))
    #expect(disk.run("\(command.rawValue) --help").output == help.output)
    for option in Option.allCases where option.entry.commands.contains(command) {
      #expect(help.output.contains(option.spelling))
    }
  }

  @Test func helpWithoutACommandIsOfAll() {
    #expect(disk.run("--help").output == disk.run("help").output)
    #expect(disk.run("shop.nav -h").output == disk.run("help").output)
  }

  @Test func helpFitsATerminal() {
    for command in [""] + Command.allCases.map(\.rawValue) {
      let lines = disk.run("help \(command)").output.split(separator: "\n")
      #expect(lines.allSatisfy { $0.count <= 90 }, "\(command)")
    }
  }

  /// An option that means something of its own to a command is described so.
  @Test(arguments: [
    ("generate", "-o, --output DIR ", "the folder to write to; - prints a single file"),
    ("clean", "-o, --output DIR ", "the folder to remove the module from"),
    ("templates", "-o, --output DIR ", "the folder that eject copies to"),
    ("templates", "context SPEC ", "print all that a template can use"),
  ]) func helpIsOfTheCommand(_ command: String, _ left: String, _ right: String) {
    let lines = disk.run("help \(command)").output.split(separator: "\n")
    #expect(lines.contains { $0.contains(left) && $0.contains(" " + right) })
  }
}

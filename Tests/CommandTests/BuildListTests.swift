import Testing

@testable import navgen

/// What build systems are told: which files a run reads, and which it writes.
@Suite struct BuildListTests {
  private let disk = MemoryDisk()

  init() {
    disk.put(
      "navgen: 1\ninclude: [_styles.nav, ../Shared/_bars.nav]\nscreens:\n  item: {controller: Item}\n",
      at: "App/shop.nav")
    disk.put("navgen: 1\nstyles:\n  plain: {bar: {style: opaque}}\n", at: "App/_styles.nav")
    disk.put("navgen: 1\nbars: {pay: {}}\n", at: "Shared/_bars.nav")
    disk.put("navgen: 1\nscreens:\n  mail: {controller: Mail}\n", at: "App/mail box.nav")
  }

  @Test func inputsAreAllFilesRead() {
    let result = disk.run(["App", "--list-inputs"])
    #expect(result.output == "App/_styles.nav\nApp/mail box.nav\nApp/shop.nav\nShared/_bars.nav\n")
    #expect(result.status == .done)
    #expect(disk.writes.isEmpty)
  }

  @Test func outputsAreWhatARunWrites() {
    let listed = disk.run("App/shop.nav -o Out --list-outputs").output
    #expect(disk.writes.isEmpty)
    disk.run("App/shop.nav -o Out")
    let written = disk.nodes.keys.filter { $0.hasPrefix("Out/") && $0.hasSuffix(".swift") }.sorted()
    #expect(!written.isEmpty)
    #expect(listed == written.map { $0 + "\n" }.joined())
    #expect(
      disk.run("App/shop.nav -o Out --layout single --list-outputs").output
        == "Out/shop.navgen.swift\n")
  }

  @Test(arguments: ["--list-inputs", "--list-outputs", "--xcfilelists .", "--depfile a.d"])
  func errorsAreReportedAndNothingIsWritten(_ option: String) {
    disk.put("navgen: 1\ninclude: [_lost.nav]\n", at: "App/shop.nav")
    let result = disk.run("App/shop.nav -o Out \(option)")
    #expect(result.errors.contains("[unreadable-include]"))
    #expect(result.output == "")
    #expect(result.status == .invalidSpec)
    #expect(disk.writes.isEmpty)
  }

  @Test func theDependencyFileIsWrittenLastAndAlways() {
    let line = ["App", "-o", "Out", "--depfile", "Deep/navgen.d"]
    for run in 1...2 {
      let writes = disk.writes.count
      #expect(disk.run(line).status == .done)
      #expect(
        disk.writes.last == "rename Deep/.navgen.d.navgen-temporary Deep/navgen.d", "run \(run)")
      #expect((disk.writes.count == writes + 3) == (run == 2))
    }
    #expect(
      disk.texts["Deep/navgen.d"] == #"""
        Deep/navgen.d: \
          App/_styles.nav \
          App/mail\ box.nav \
          App/shop.nav \
          Shared/_bars.nav

        App/_styles.nav:
        App/mail\ box.nav:
        App/shop.nav:
        Shared/_bars.nav:

        """#)
  }

  @Test func aRunThatFailsLeavesTheDependencyFile() {
    disk.put("mine\n", at: "Out/shop.navgen.swift")
    let result = disk.run("App/shop.nav -o Out --layout single --depfile navgen.d")
    #expect(result.status == .fileTrouble)
    #expect(disk.nodes["navgen.d"] == nil)
  }

  /// A spec, a generated file on its first run and on later ones, a file of the person's own.
  @Test(arguments: ["App/shop.nav", "Out/ShopScreens.swift", "mine.swift"])
  func onlyADependencyFileIsOverwritten(_ path: String) throws {
    disk.put("import UIKit\n", at: "mine.swift")
    let old = disk.texts[path]
    for _ in 1...2 {
      let result = disk.run("App/shop.nav -o Out --depfile \(path)")
      #expect(result.status == .wrongUse)
      #expect(
        result.errors == "error: `\(path)` is no list of dependencies: name another file after "
          + "`--depfile`, such as `navgen.d` [wrong-use]\n")
      if let old { #expect(disk.texts[path] == old) }
    }
    #expect(disk.run("App/shop.nav -o Out --check").status == .done || old != nil)
    disk.put("", at: "empty.d")
    #expect(disk.run("App/shop.nav -o Out --depfile empty.d").status == .done)
    #expect(try #require(disk.texts["empty.d"]).hasPrefix("empty.d: "))
    #expect(disk.run("App/shop.nav -o Out --depfile ./empty.d").status == .done)
    #expect(try #require(disk.texts["empty.d"]).hasPrefix("./empty.d: "))
  }

  @Test(arguments: [
    ("a b", #"a\ b"#), ("a:b", #"a\:b"#), ("a#b", ##"a\#b"##), ("a$b", "a$$b"),
    ("ü/(a).nav", "ü/(a).nav"),
  ]) func whatMakeWouldReadOtherwiseIsEscaped(_ path: String, _ escaped: String) {
    let file = DependencyFile(target: path, inputs: [path])
    #expect(
      String(decoding: file.bytes, as: UTF8.self)
        == "\(escaped): \\\n  \(escaped)\n\n\(escaped):\n")
  }

  @Test func fileListsHaveTheSingleFileOfEachSpec() {
    let result = disk.run(["App", "-o", "App/Generated", "--xcfilelists", "."])
    #expect(result.output == "4 inputs and 2 outputs listed (2 specs, 2 screens)\n")
    #expect(
      disk.texts["navgen-inputs.xcfilelist"] == """
        # Written by navgen --xcfilelists for a run-script phase.
        $(SRCROOT)/App/_styles.nav
        $(SRCROOT)/App/mail box.nav
        $(SRCROOT)/App/shop.nav
        $(SRCROOT)/Shared/_bars.nav

        """)
    #expect(
      disk.texts["navgen-outputs.xcfilelist"] == """
        # Written by navgen --xcfilelists for a run-script phase.
        $(SRCROOT)/App/Generated/mail box.navgen.swift
        $(SRCROOT)/App/Generated/shop.navgen.swift

        """)
    #expect(disk.nodes["App/Generated"] == nil)
  }

  @Test(arguments: [
    ("$(DERIVED_FILE_DIR)", "$(DERIVED_FILE_DIR)/shop.navgen.swift"),
    ("../Generated", "$(SRCROOT)/../Generated/shop.navgen.swift"),
    (".", "$(SRCROOT)/shop.navgen.swift"),
    ("/App/Generated", "$(SRCROOT)/App/Generated/shop.navgen.swift"),
  ]) func outputsStandAsXcodeTakesThem(_ folder: String, _ line: String) {
    disk.run(["App/shop.nav", "-o", folder, "--xcfilelists", "Lists"])
    #expect(disk.texts["Lists/navgen-outputs.xcfilelist"]?.hasSuffix("\n\(line)\n") == true)
  }

  @Test(arguments: ["--list-outputs", "--xcfilelists ."])
  func twoSpecsCannotBecomeOneFile(_ option: String) {
    disk.put(
      "navgen: 1\nmodule: {name: Mail}\nscreens:\n  a: {controller: A}\n", at: "Mail/shop.nav")
    let result = disk.run("App/shop.nav Mail/shop.nav -o Out --layout single \(option)")
    #expect(result.errors.contains("[duplicate-output-file]"))
    #expect(result.output == "")
    #expect(disk.writes.isEmpty)
  }

  @Test func fileListsThatAreCurrentAreNotWritten() {
    let line = "App/shop.nav -o Out --xcfilelists . -q"
    #expect(disk.run(line).output == "")
    let writes = disk.writes.count
    #expect(writes > 0)
    #expect(disk.run(line).status == .done)
    #expect(disk.writes.count == writes)
  }

  @Test(arguments: [
    ("App", false), ("./App/", false), (".", true), ("/", true), ("Shared", false),
  ]) func includesStayWithin(_ folder: String, _ isSound: Bool) {
    let result = disk.run("lint App/shop.nav --within \(folder)")
    #expect((result.status == .done) == isSound)
    #expect(result.errors.contains("it is outside `\(folder)`, so that") == !isSound)
  }

  /// What is in the folder only by a link to another folder is not watched.
  @Test func linksToFoldersLeadOut() {
    disk.put(.link("Shared"), at: "App/linked")
    disk.put(.link("Shared/_bars.nav"), at: "App/_linked.nav")
    disk.put("navgen: 1\ninclude: linked/_bars.nav\n", at: "App/folder.nav")
    disk.put("navgen: 1\ninclude: _linked.nav\n", at: "App/file.nav")
    #expect(disk.run("lint App/folder.nav --within App").errors.contains("it is outside `App`"))
    #expect(disk.run("lint App/file.nav --within App").status == .done)
  }

  @Test func quietLeavesOutNotes() {
    disk.put(
      "navgen: 1\nmodule: {ios: 13.0}\nscreens:\n  item: {controller: Item, pop: {trackpad: false}}\n",
      at: "App/shop.nav")
    #expect(disk.run("lint App/shop.nav").errors.contains(": note: "))
    #expect(disk.run("lint App/shop.nav -q").errors == "")
    #expect(
      disk.run("lint App/shop.nav -q --format json").output.contains("\"severity\": \"note\""))
  }
}

import NavgenEmitter
import Testing

@testable import navgen

/// Files and ownership, with plans made up here.
@Suite struct OutputTests {
  private static func plan(
    _ files: KeyValuePairs<String, String>, module: String = "Shop", spec: String = "../shop.nav"
  ) -> FilePlan {
    FilePlan(
      module: module, spec: spec,
      files: files.map { FilePlan.File(path: $0, bytes: Array($1.utf8)) })
  }

  private let plan = plan(["A.swift": "a\n", "B.swift": "b\n"])
  /// The manifest of `plan`.
  private static let manifest = """
    # Written by navgen, which by it knows its own files. Commit it with them.
    spec ../shop.nav
    file 089bdc07b544e7b2 A.swift
    file 08a61e07b54dac5d B.swift

    """
  private let disk = MemoryDisk()

  /// The texts of generated files in `Out`.
  private func texts() -> [String: String] {
    disk.texts.filter { !$0.key.hasPrefix("Out/.navgen") }
  }

  @Test func firstRunWritesEverything() {
    let result = disk.update([plan])
    #expect(texts() == ["Out/A.swift": "a\n", "Out/B.swift": "b\n"])
    #expect(disk.texts["Out/.navgen-Shop"] == Self.manifest)
    #expect(result.output == "2 files: 2 written (test)\n")
  }

  @Test func secondRunTouchesNothing() {
    disk.update([plan])
    let writes = disk.writes.count
    let result = disk.update([plan])
    #expect(disk.writes.count == writes)
    #expect(result.output == "2 files: 2 unchanged (test)\n")
  }

  @Test func onlyWhatDiffersIsWritten() {
    disk.update([plan])
    let writes = disk.writes.count
    let result = disk.update([Self.plan(["A.swift": "a\n", "B.swift": "new\n"])])
    #expect(texts() == ["Out/A.swift": "a\n", "Out/B.swift": "new\n"])
    #expect(!disk.writes[writes...].contains { $0.contains("A.swift") })
    #expect(result.output == "2 files: 1 written, 1 unchanged (test)\n")
  }

  @Test func manifestGoesFirstAndStaleFilesLast() {
    disk.update([plan])
    let writes = disk.writes.count
    disk.update([Self.plan(["sub/C.swift": "c\n"])])
    #expect(
      disk.writes[writes...] == [
        "create Out/..navgen-Shop.navgen-temporary",
        "rename Out/..navgen-Shop.navgen-temporary Out/.navgen-Shop",
        "folder Out/sub",
        "create Out/sub/.C.swift.navgen-temporary",
        "rename Out/sub/.C.swift.navgen-temporary Out/sub/C.swift",
        "remove Out/A.swift",
        "remove Out/B.swift",
        "create Out/..navgen-Shop.navgen-temporary",
        "rename Out/..navgen-Shop.navgen-temporary Out/.navgen-Shop",
      ])
  }

  @Test func staleFilesAndTheirEmptyFoldersGo() {
    disk.update([Self.plan(["A.swift": "a\n", "sub/deep/B.swift": "b\n", "own/C.swift": "c\n"])])
    disk.put("mine", at: "Out/own/Mine.swift")
    let result = disk.update([Self.plan(["A.swift": "a\n"])])
    #expect(texts() == ["Out/A.swift": "a\n", "Out/own/Mine.swift": "mine"])
    #expect(disk.nodes["Out/sub"] == nil)
    #expect(result.output == "1 file: 2 removed, 1 unchanged (test)\n")
  }

  @Test func editedFilesStopTheRun() {
    disk.update([plan])
    disk.put("edited\n", at: "Out/A.swift")
    let before = disk.nodes
    let result = disk.update([Self.plan(["A.swift": "new\n", "B.swift": "new\n"])])
    #expect(disk.nodes == before)
    #expect(result.status == .fileTrouble)
    #expect(result.errors.contains("`Out/A.swift` is not as navgen wrote it"))
    #expect(!result.errors.contains("B.swift"))
  }

  @Test func aForeignFileStopsTheRun() {
    disk.put("mine\n", at: "Out/A.swift")
    let result = disk.update([plan])
    #expect(result.status == .fileTrouble)
    #expect(result.errors.contains("no `Out/.navgen-Shop` says that it is navgen's"))
    #expect(texts() == ["Out/A.swift": "mine\n"])
  }

  @Test func aForeignFileBesideOursStopsTheRun() {
    disk.update([plan])
    disk.put("mine\n", at: "Out/C.swift")
    let result = disk.update([Self.plan(["A.swift": "a\n", "C.swift": "c\n"])])
    #expect(result.status == .fileTrouble)
    #expect(
      result.errors.contains("`Out/C.swift` is not navgen's, `Out/.navgen-Shop` does not list"))
    #expect(texts()["Out/C.swift"] == "mine\n")
  }

  @Test func forceOverwritesEditedFiles() {
    disk.update([plan])
    disk.put("edited\n", at: "Out/A.swift")
    #expect(disk.update([plan], force: true).status == .done)
    #expect(texts() == ["Out/A.swift": "a\n", "Out/B.swift": "b\n"])
  }

  @Test func anEditedStaleFileIsLeftAndDisowned() {
    disk.update([plan])
    disk.put("edited\n", at: "Out/B.swift")
    let next = Self.plan(["A.swift": "a\n"])
    let result = disk.update([next])
    #expect(result.status == .done)
    #expect(result.errors.contains("[edited-stale-file]"))
    #expect(texts() == ["Out/A.swift": "a\n", "Out/B.swift": "edited\n"])
    #expect(disk.update([next]).errors == "")
  }

  @Test func aLinkInPlaceOfAStaleFileIsLeftAndDisowned() {
    disk.update([plan])
    disk.put("precious\n", at: "Other/B.swift")
    disk.put(.link("Other/B.swift"), at: "Out/B.swift")
    let next = Self.plan(["A.swift": "a\n"])
    #expect(
      disk.update([next]).errors.contains("`Out/B.swift` is no longer generated and now leads"))
    #expect(disk.nodes["Out/B.swift"] == .link("Other/B.swift"))
    #expect(disk.texts["Other/B.swift"] == "precious\n")
    #expect(
      disk.update([next])
        == CommandResult(
          status: .done, output: "1 file: 1 unchanged (test)\n", errors: ""))
  }

  @Test func aFolderInPlaceOfAStaleFileIsLeft() {
    disk.update([plan])
    try? disk.remove("Out/B.swift")
    disk.put("mine\n", at: "Out/B.swift/Mine.swift")
    #expect(disk.update([Self.plan(["A.swift": "a\n"])]).errors == "")
    #expect(disk.texts["Out/B.swift/Mine.swift"] == "mine\n")
  }

  /// Without its manifest a module cannot tell what is stale but by the files' own first line.
  @Test func whatALostManifestLeavesIsReportedOnce() throws {
    let header = "// Generated by navgen from shop.nav.\n"
    disk.update([Self.plan(["A.swift": header + "a\n", "B.swift": header + "b\n"])])
    disk.put("// Generated by navgen from other.nav.\n", at: "Out/C.swift")
    disk.put("mine\n", at: "Out/D.swift")
    try disk.remove("Out/.navgen-Shop")
    let next = Self.plan(["A.swift": header + "a\n"])
    let result = disk.update([next])
    #expect(
      result.errors == """
        warning: `Out/B.swift` seems to be left over from module `Shop`, whose `.navgen-Shop` was \
        lost: remove it, or it is yours from now on [edited-stale-file]

        """)
    #expect(result.output == "1 file: 1 unchanged (test)\n")
    #expect(disk.texts["Out/B.swift"] == header + "b\n")
    #expect(disk.update([next]).errors == "")
  }

  @Test func anotherSpecDoesNotTakeAModuleOver() {
    disk.put("navgen: 1\n", at: "shop.nav")
    disk.put("navgen: 1\n", at: "copy.nav")
    disk.update([plan])
    let before = disk.nodes
    let copy = Self.plan(["A.swift": "new\n"], spec: "../copy.nav")
    let result = disk.update([copy])
    #expect(
      result.errors.hasPrefix(
        "error: `Out` has module `Shop` from `shop.nav`, which is still there: give `copy.nav` "
          + "another `module.name`"))
    #expect(disk.nodes == before)
    try? disk.remove("shop.nav")
    #expect(disk.update([copy]).errors == "")
    disk.put(.link("copy.nav"), at: "link.nav")
    #expect(disk.update([Self.plan(["A.swift": "new\n"], spec: "../link.nav")]).errors == "")
  }

  /// What cannot be a manifest does not keep others from being read.
  @Test(arguments: [MemoryDisk.Node.folder, .link("nowhere")])
  func whatIsNoManifestIsPassedOver(_ node: MemoryDisk.Node) {
    disk.put(node, at: "Out/.navgen-Other")
    #expect(disk.update([plan]).output == "2 files: 2 written (test)\n")
  }

  @Test(arguments: ["", "\0\0", "a"]) func aTornFileIsWrittenAgain(_ torn: String) {
    disk.update([plan])
    disk.put(torn, at: "Out/A.swift")
    let changes = try? OutputChanges(in: OutputFolder("Out", on: disk), plans: [plan])
    #expect(changes?.verdicts.map(\.kind) == [.torn, .unchanged])
    #expect(disk.update([plan]).status == .done)
    #expect(texts()["Out/A.swift"] == "a\n")
  }

  @Test func otherLineEndsAreNoEdit() {
    disk.update([plan])
    disk.put("a\r\n", at: "Out/A.swift")
    #expect(disk.update([plan]).output == "2 files: 2 unchanged (test)\n")
    let result = disk.update([Self.plan(["A.swift": "new\n", "B.swift": "b\n"])])
    #expect(result.output == "2 files: 1 written, 1 unchanged (test)\n")
  }

  @Test func aLostManifestCostsNothingWhenTheContentIsRight() throws {
    disk.update([plan])
    let manifest = try #require(disk.texts["Out/.navgen-Shop"])
    try disk.remove("Out/.navgen-Shop")
    let result = disk.update([plan])
    #expect(result.status == .done)
    #expect(result.output == "2 files: 2 unchanged, 1 manifest brought up to date (test)\n")
    #expect(disk.texts["Out/.navgen-Shop"] == manifest)
  }

  @Test(arguments: ["", "garbage", "<<<<<<< HEAD\n\(manifest)=======\n\(manifest)>>>>>>> other\n"])
  func aSpoiltManifestIsWrittenAgain(_ spoilt: String) {
    disk.update([plan])
    #expect(disk.texts["Out/.navgen-Shop"] == Self.manifest)
    disk.put(spoilt, at: "Out/.navgen-Shop")
    let result = disk.update([plan])
    #expect(result.output == "2 files: 2 unchanged, 1 manifest brought up to date (test)\n")
    #expect(disk.texts["Out/.navgen-Shop"] == Self.manifest)
  }

  @Test func otherLineEndsInTheManifestAreNoChange() {
    disk.update([plan])
    disk.put(
      Self.manifest.split(separator: "\n").joined(separator: "\r\n") + "\r\n",
      at: "Out/.navgen-Shop")
    let writes = disk.writes.count
    #expect(disk.update([plan]).output == "2 files: 2 unchanged (test)\n")
    #expect(disk.writes.count == writes)
  }

  @Test func bothSidesOfAConflictInTheManifestCount() throws {
    disk.update([plan])
    let old = try #require(disk.texts["Out/.navgen-Shop"])
    disk.update([Self.plan(["A.swift": "new\n", "B.swift": "b\n"])])
    let new = try #require(disk.texts["Out/.navgen-Shop"])
    disk.put("<<<<<<< HEAD\n\(old)=======\n\(new)>>>>>>> other\n", at: "Out/.navgen-Shop")
    disk.put("a\n", at: "Out/A.swift")
    #expect(disk.update([Self.plan(["A.swift": "newer\n", "B.swift": "b\n"])]).status == .done)
    #expect(texts() == ["Out/A.swift": "newer\n", "Out/B.swift": "b\n"])
  }

  @Test func modulesShareAFolderInTurn() {
    let other = Self.plan(["C.swift": "c\n"], module: "Account", spec: "account.nav")
    disk.update([plan])
    disk.update([other])
    #expect(texts().count == 3)
    disk.update([Self.plan(["A.swift": "a\n"])])
    #expect(texts() == ["Out/A.swift": "a\n", "Out/C.swift": "c\n"])
  }

  @Test func aSpecWithANewModuleNamePrunesTheOld() {
    disk.update([plan])
    disk.update([Self.plan(["A.swift": "new\n"], module: "Store")])
    #expect(texts() == ["Out/A.swift": "new\n"])
    #expect(disk.texts["Out/.navgen-Shop"] == nil)
    #expect(disk.texts["Out/.navgen-Store"] != nil)
  }

  /// What standard input and manifests of old say: it may be the name of many a spec.
  @Test func aNameWithoutAPlacePrunesNothing() {
    disk.update([Self.plan(["A.swift": "a\n"], spec: "main.nav")])
    disk.update([Self.plan(["B.swift": "b\n"], module: "Account", spec: "main.nav")])
    disk.update([Self.plan(["C.swift": "c\n"], module: "Store", spec: "./main.nav")])
    #expect(texts() == ["Out/A.swift": "a\n", "Out/B.swift": "b\n", "Out/C.swift": "c\n"])
  }

  @Test func aFileOfAnotherModuleIsNotTaken() {
    disk.update([Self.plan(["A.swift": "other\n"], module: "Account", spec: "account.nav")])
    let result = disk.update([plan])
    #expect(result.errors.contains("[duplicate-output-file]"))
    #expect(texts() == ["Out/A.swift": "other\n"])
  }

  @Test(arguments: [("Ab.swift", "AB.swift"), ("\u{E9}.swift", "e\u{301}.swift")])
  func pathsThatSomeDisksTakeForOneAreRefused(_ one: String, _ other: String) {
    let plan = FilePlan(
      module: "Shop", spec: "shop.nav",
      files: [.init(path: one, bytes: []), .init(path: other, bytes: [])])
    #expect(disk.update([plan]).errors.contains("[duplicate-output-file]"))
    #expect(disk.nodes.isEmpty)
  }

  @Test func aFileRenamedInCaseSurvivesWhereDisksIgnoreCase() {
    disk.ignoresCase = true
    disk.update([Self.plan(["itemPDF.swift": "old\n"])])
    #expect(disk.update([Self.plan(["itemPdf.swift": "new\n"])]).status == .done)
    #expect(texts().values.map { $0 } == ["new\n"])
  }

  @Test func aModuleRenamedInCaseKeepsItsManifestWhereDisksIgnoreCase() {
    disk.ignoresCase = true
    disk.update([Self.plan(["A.swift": "a\n"], module: "Ab", spec: "../a.nav")])
    disk.update([Self.plan(["A.swift": "a\n"], module: "AB", spec: "../a.nav")])
    let manifests = disk.texts.filter { $0.key.hasPrefix("Out/.navgen-") }
    #expect(manifests.count == 1)
    #expect(manifests.values.first?.contains(" A.swift\n") == true)
  }

  struct Link: Sendable, CustomTestStringConvertible {
    var name: String
    var path: String
    var target: String
    var isRefused: Bool
    var testDescription: String { name }
  }

  @Test(arguments: [
    Link(name: "file out", path: "Out/sub/A.swift", target: "Other/A.swift", isRefused: true),
    Link(name: "folder out", path: "Out/sub", target: "Other", isRefused: true),
    Link(name: "nowhere", path: "Out/sub/A.swift", target: "Out/none", isRefused: true),
    Link(name: "folder within", path: "Out/sub", target: "Out/inner", isRefused: false),
    Link(name: "like the folder", path: "Out/sub", target: "Outer", isRefused: true),
  ]) func linksLeadingOut(_ link: Link) throws {
    for folder in ["Other", "Outer", "Out/inner"] { disk.put(.folder, at: folder) }
    disk.put("outside\n", at: "Other/A.swift")
    disk.put(.link(link.target), at: link.path)
    let result = disk.update([Self.plan(["sub/A.swift": "a\n"])], force: true)
    #expect(result.errors.contains("[link-leading-out]") == link.isRefused)
    #expect(disk.texts["Other/A.swift"] == "outside\n")
    #expect(disk.texts["Outer/A.swift"] == nil)
  }

  @Test func aManifestCannotNameFilesOutside() {
    disk.put("secret\n", at: "secret")
    let hash = ContentHash(Array("secret\n".utf8)).text
    disk.put(
      "spec shop.nav\nfile \(hash) ../secret\nfile \(hash) /secret\n", at: "Out/.navgen-Shop")
    disk.update([plan])
    #expect(disk.texts["secret"] == "secret\n")
  }

  @Test func aFolderInPlaceOfAFile() {
    disk.put(.folder, at: "Out/A.swift")
    #expect(disk.update([plan]).errors.contains("cannot write `Out/A.swift`: it is a folder"))
  }

  @Test func aFileInPlaceOfTheFolder() {
    disk.put("x", at: "Out")
    let result = disk.update([plan])
    #expect(result.errors == "error: cannot write `Out`: it is not a folder [unwritable-file]\n")
    #expect(result.status == .fileTrouble)
  }

  @Test(arguments: [
    ("../A.swift", false), ("/A.swift", false), ("a//b", false), ("./a", false), ("", false),
    ("a\\b", false), ("CON.swift", false), ("lpt1", false), (".navgen-Shop", false),
    (".A.navgen-temporary", false), ("a\u{0}b", false), ("c:a", false), ("Console.swift", true),
    ("sub/A+B.swift", true), ("a..b", true),
  ]) func soundPaths(_ path: String, _ isSound: Bool) {
    #expect((OutputPath.problem(with: path) == nil) == isSound)
  }
}

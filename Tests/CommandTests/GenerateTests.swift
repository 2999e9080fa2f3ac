import Testing

@testable import navgen

/// The whole way from a spec to files, on a disk in memory.
@Suite struct GenerateTests {
  private let disk = MemoryDisk()

  private static func spec(_ module: String, screens: [String] = ["item"]) -> String {
    let lines = screens.map { "  \($0): {controller: \($0.capitalized)Controller}\n" }
    return "navgen: 1\nmodule: {name: \(module)}\nscreens:\n" + lines.joined()
  }

  init() {
    disk.put(Self.spec("Shop"), at: "shop.nav")
    disk.put(Self.spec("Account", screens: ["profile", "login"]), at: "account.nav")
    disk.put("navgen: 1\nscreens: {item: {controller: yes no}}\n", at: "broken.nav")
  }

  /// The generated files in a folder, without manifests.
  private func generated(_ folder: String = "Out") -> [String: String] {
    disk.texts.filter { $0.key.hasPrefix(folder + "/") && !$0.key.contains("/.") }
  }

  @Test func summaryTellsWhatWasDone() {
    let first = disk.run("shop.nav -o Out")
    let count = generated().count
    #expect(count > 0)
    #expect(first.output == "\(count) files: \(count) written (shop.nav, 1 screen)\n")
    #expect(first.errors == "")
    let second = disk.run("shop.nav -o Out")
    #expect(second.output == "\(count) files: \(count) unchanged (shop.nav, 1 screen)\n")
    #expect(disk.run("shop.nav -o Out -q").output == "")
  }

  @Test func verboseTellsWhy() {
    disk.run("shop.nav -o Out")
    disk.put("", at: "Out/ShopScreens.swift")
    let lines = disk.run("shop.nav -o Out -v").output.split(separator: "\n")
    #expect(lines.contains("Out/ShopScreens.swift: written, since it was cut short"))
    #expect(lines.filter { $0.hasSuffix(": unchanged") }.count == lines.count - 2)
  }

  @Test func severalSpecsShareAFolder() {
    let result = disk.run("shop.nav account.nav -o Out")
    #expect(result.output.hasSuffix(" written (2 specs, 3 screens)\n"))
    #expect(generated()["Out/ShopScreens.swift"] != nil)
    #expect(generated()["Out/AccountScreens.swift"] != nil)
    #expect(disk.nodes["Out/.navgen-Shop"] != nil)
    #expect(disk.nodes["Out/.navgen-Account"] != nil)
  }

  @Test func theOrderOfSpecsChangesNothing() {
    disk.run("shop.nav account.nav -o Out")
    disk.run("account.nav shop.nav -o Other")
    let one = disk.texts.filter { $0.key.hasPrefix("Out/") }.map { ($0.key.dropFirst(4), $0.value) }
    let other = disk.texts.filter { $0.key.hasPrefix("Other/") }
      .map { ($0.key.dropFirst(6), $0.value) }
    #expect(
      Dictionary(uniqueKeysWithValues: one) == Dictionary(uniqueKeysWithValues: other))
  }

  @Test func specsOfOneNameInSeveralFoldersKeepTheirModules() {
    disk.put(Self.spec("Cart"), at: "Cart/main.nav")
    disk.put(Self.spec("Mail"), at: "Mail/main.nav")
    disk.run("Cart/main.nav -o Out")
    disk.run("Mail/main.nav -o Out")
    let inTurn = disk.texts
    #expect(inTurn["Out/CartScreens.swift"] != nil)
    #expect(inTurn["Out/MailScreens.swift"] != nil)
    #expect(inTurn["Out/.navgen-Cart"]?.contains("\nspec ../Cart/main.nav\n") == true)
    #expect(disk.run("Cart/main.nav Mail/main.nav -o Out --check").status == .done)
    disk.put(Self.spec("Store"), at: "Cart/main.nav")
    disk.run("Mail Cart -o Out")
    #expect(generated()["Out/CartScreens.swift"] == nil)
    #expect(generated()["Out/StoreScreens.swift"] != nil)
    #expect(generated()["Out/MailScreens.swift"] != nil)
  }

  @Test(arguments: [
    ("Specs/a.nav", "Out", "../Specs/a.nav"), ("Out/a.nav", "Out", "./a.nav"),
    ("a.nav", ".", "./a.nav"), ("./Specs//a.nav", "./Deep/Out/", "../../Specs/a.nav"),
    ("Specs/Deep/a.nav", "Specs", "./Deep/a.nav"), ("link/a.nav", "Out", "../Specs/a.nav"),
    ("Specs/a.nav", "link/Out", "../a.nav"),
  ]) func theManifestTellsTheWayToTheSpec(_ spec: String, _ output: String, _ way: String) {
    disk.put(.folder, at: "Specs")
    disk.put(.link("Specs"), at: "link")
    disk.put(Self.spec("Way"), at: spec.hasPrefix("link/") ? "Specs/a.nav" : Path.normalized(spec))
    for _ in 1...2 {
      #expect(disk.run([spec, "-o", output]).status == .done)
      let manifests = disk.texts.filter {
        $0.key.hasSuffix("/.navgen-Way") || $0.key == ".navgen-Way"
      }
      #expect(manifests.count == 1)
      #expect(manifests.values.first?.contains("\nspec \(way)\n") == true)
    }
    #expect(disk.run([spec, "-o", output]).output.contains(" unchanged (a.nav, 1 screen)"))
  }

  @Test func errorsInOneSpecStopAll() {
    let result = disk.run("shop.nav broken.nav -o Out")
    #expect(result.status == .invalidSpec)
    #expect(result.output == "")
    #expect(disk.writes.isEmpty)
  }

  @Test func errorsLeaveYesterdaysOutput() {
    disk.run("shop.nav -o Out")
    let before = disk.nodes.filter { $0.key.hasPrefix("Out") }
    disk.put("navgen: 1\nscreens: 7\n", at: "shop.nav")
    #expect(disk.run("shop.nav -o Out").status == .invalidSpec)
    #expect(disk.nodes.filter { $0.key.hasPrefix("Out") } == before)
  }

  @Test func checkFindsWhatGeneratingWouldChange() {
    let missing = disk.run("shop.nav -o Out --check")
    #expect(missing.status == .differences)
    #expect(missing.output.contains("Out/ShopScreens.swift: missing\n"))
    disk.run("shop.nav -o Out")
    let count = generated().count
    let clean = disk.run("shop.nav -o Out --check")
    #expect(clean.status == .done)
    #expect(clean.output == "\(count) files: \(count) unchanged (shop.nav, 1 screen)\n")
    disk.put("// mine\n", at: "Out/ShopScreens.swift")
    let edited = disk.run("shop.nav -o Out --check")
    #expect(edited.status == .differences)
    #expect(edited.output.hasPrefix("Out/ShopScreens.swift: edited\n"))
    #expect(edited.errors == "")
  }

  @Test(
    arguments: [
      (nil, "missing"), ("garbage\n", "changed"), ("spec ../other.nav\n", "changed"),
    ] as [(String?, String)]) func checkFindsTheManifest(_ text: String?, _ verdict: String) throws
  {
    disk.run("shop.nav -o Out")
    let count = generated().count
    if let text {
      disk.put(text, at: "Out/.navgen-Shop")
    } else {
      try disk.remove("Out/.navgen-Shop")
    }
    let result = disk.run("shop.nav -o Out --check")
    #expect(result.status == .differences)
    #expect(result.errors == "")
    #expect(
      result.output == """
        Out/.navgen-Shop: \(verdict)
        \(count) files: \(count) unchanged, 1 manifest not up to date (shop.nav, 1 screen)

        """)
    let dry = disk.run("shop.nav -o Out --dry-run").output
    #expect(dry.hasSuffix(" unchanged, 1 manifest to bring up to date (shop.nav, 1 screen)\n"))
    #expect(disk.run("shop.nav -o Out").status == .done)
    #expect(disk.run("shop.nav -o Out --check").status == .done)
  }

  @Test func checkFindsStaleFiles() {
    disk.run("shop.nav -o Out")
    let result = disk.run("shop.nav -o Out --check --layout single")
    #expect(result.status == .differences)
    #expect(result.output.contains("Out/ShopScreens.swift: stale\n"))
  }

  @Test(arguments: ["--check", "--dry-run"]) func nothingIsWritten(_ option: String) {
    disk.run("shop.nav -o Out \(option)")
    #expect(disk.writes.isEmpty)
    disk.run("shop.nav -o Out")
    let writes = disk.writes.count
    disk.run("shop.nav -o Out --layout single \(option)")
    #expect(disk.writes.count == writes)
  }

  @Test func dryRunTellsWhatItWouldDo() {
    let result = disk.run("shop.nav -o Out --dry-run")
    #expect(
      result.output.contains("Out/ShopScreens.swift: would be written, since it was missing\n"))
    #expect(result.output.hasSuffix(" to write (shop.nav, 1 screen)\n"))
    #expect(result.status == .done)
  }

  @Test func layoutsReplaceEachOther() {
    disk.run("shop.nav -o Out")
    disk.run("shop.nav -o Out --layout single")
    #expect(generated().keys.sorted() == ["Out/shop.navgen.swift"])
    disk.run("shop.nav -o Out")
    #expect(generated()["Out/shop.navgen.swift"] == nil)
  }

  @Test func accessOfTheCommandLineWins() {
    disk.run("shop.nav -o Out --access public")
    #expect(generated()["Out/ShopScreens.swift"]?.contains("public ") == true)
  }

  @Test func standardOutputTakesTheSingleFile() {
    disk.run("shop.nav -o Out --layout single")
    let result = disk.run("shop.nav -o -")
    #expect(result.output == generated()["Out/shop.navgen.swift"])
    #expect(result.errors == "")
    #expect(disk.run("shop.nav account.nav -o -").status == .wrongUse)
  }

  @Test func standardInputIsAsGoodAsAFile() {
    disk.run("shop.nav -o Out")
    let result = disk.run("- --name shop.nav -o Out", input: disk.texts["shop.nav"] ?? "")
    #expect(result.output.contains(" unchanged (shop.nav, 1 screen)\n"))
    #expect(!result.output.contains("written"))
    #expect(!result.output.contains("manifest"))
  }

  @Test func strictMakesWarningsErrors() {
    disk.put(Self.spec("Shop") + "styles: {unused: {bar: {style: opaque}}}\n", at: "shop.nav")
    let loose = disk.run("lint shop.nav")
    #expect(loose.errors.contains(": warning: "))
    #expect(loose.status == .done)
    #expect(disk.run("lint shop.nav --strict").status == .invalidSpec)
    #expect(disk.run("shop.nav -o Out --strict").status == .invalidSpec)
    #expect(generated().isEmpty)
    #expect(disk.run("shop.nav -o Out").status == .done)
  }

  @Test func cleanRemovesAModule() {
    disk.run("shop.nav account.nav -o Out")
    let others = generated().filter { $0.key.contains("Account") }
    let count = generated().count - others.count
    let result = disk.run("clean -o Out Shop")
    #expect(result.output == "\(count) files removed (Shop)\n")
    #expect(generated() == others)
    #expect(disk.nodes["Out/.navgen-Shop"] == nil)
    #expect(disk.run("clean -o Out Acount").errors.contains("did you mean `Account`?"))
  }

  /// The files of a spec that is gone stay until they are cleaned, and each run says how.
  @Test func aModuleWithoutItsSpecIsReported() throws {
    disk.run("shop.nav account.nav -o Out")
    #expect(disk.run("shop.nav -o Out").errors == "")
    try disk.remove("account.nav")
    for option in ["", " --check", " --diff", " --dry-run"] {
      let result = disk.run("shop.nav -o Out" + option)
      #expect(result.errors.contains("remove it with `navgen clean -o Out Account` [lost-spec]"))
      #expect(result.status == .done)
    }
    #expect(disk.run("clean -o Out Account").errors == "")
    #expect(disk.run("shop.nav -o Out").errors == "")
  }

  @Test func dumpPrintsTheResolvedSpec() {
    let result = disk.run("dump shop.nav")
    #expect(result.output.contains("\"name\": \"Shop\""))
    #expect(disk.run("dump --syntax shop.nav").output.hasPrefix("{\n  \"navgen\": \"1\","))
  }
}

import Foundation
import Testing

/// `Examples/XcodeBuildPhase`, copied into a folder with blanks in its path, run with the variables
/// that Xcode gives a run-script phase.
@Suite struct BuildPhaseTests {
  let folder: TemporaryFolder
  /// Where the project is.
  let root: URL
  let output: URL

  init() throws {
    folder = try TemporaryFolder()
    root = folder.url.appending(path: "My Apps/Shop")
    output = root.appending(path: "App/Generated/shop.navgen.swift")
    try folder.write("", to: "Target Temp/empty")
    try FileManager.default.removeItem(atPath: folder.path("Target Temp/empty"))
    try folder.write("", to: "My Apps/empty")
    try FileManager.default.copyItem(
      at: Program.package.appending(path: "Examples/XcodeBuildPhase"), to: root)
    // Programs that may be installed on this machine are not the tests' business.
    try edit("navgen-build-phase.sh") {
      $0.replacing("/opt/homebrew/bin", with: "\"\(folder.path("homebrew/bin"))\"")
        .replacing("/usr/local/bin/", with: "\"\(folder.path("local/bin"))\"/")
    }
  }

  /// What Xcode sets, with the file lists as it writes them.
  private func environment(_ changes: [String: String] = [:]) throws -> [String: String] {
    var variables: [String: String] = [
      "PATH": "/usr/bin:/bin", "HOME": folder.path("home"), "ACTION": "build",
      "SRCROOT": root.path, "TARGET_TEMP_DIR": folder.path("Target Temp"),
      "OBJROOT": "/DerivedData/Shop/Build/Intermediates.noindex", "ENABLE_PREVIEWS": "YES",
      "NAVGEN": Program.navgen.path,
      "SCRIPT_INPUT_FILE_COUNT": "1",
      "SCRIPT_INPUT_FILE_0": root.path + "/navgen-build-phase.sh",
    ]
    for (kind, name) in [("INPUT", "navgen-inputs"), ("OUTPUT", "navgen-outputs")] {
      let list = try String(
        contentsOf: root.appending(path: "\(name).xcfilelist"), encoding: .utf8)
      let paths = list.split(separator: "\n").filter { !$0.hasPrefix("#") }
        .map { $0.replacing("$(SRCROOT)", with: root.path) }
      // Xcode ends the last line or not.
      try folder.write(paths.joined(separator: "\n"), to: "\(name)-resolved.xcfilelist")
      variables["SCRIPT_\(kind)_FILE_LIST_COUNT"] = "1"
      variables["SCRIPT_\(kind)_FILE_LIST_0"] = folder.path("\(name)-resolved.xcfilelist")
    }
    variables.merge(changes) { $1 }
    return variables
  }

  /// The variables for files declared one by one, without file lists.
  func declaring(_ inputs: [String], _ outputs: [String]) -> [String: String] {
    var variables: [String: String] = [:]
    for (kind, paths) in [("INPUT", inputs), ("OUTPUT", outputs)] {
      variables["SCRIPT_\(kind)_FILE_LIST_COUNT"] = "0"
      variables["SCRIPT_\(kind)_FILE_COUNT"] = String(paths.count)
      for (index, path) in paths.enumerated() {
        variables["SCRIPT_\(kind)_FILE_\(index)"] = path
      }
    }
    return variables
  }

  /// Runs the phase; what it changes in the project is the output and nothing else.
  @discardableResult
  func run(_ changes: [String: String] = [:]) throws -> Program.Result {
    func sources() throws -> [String: Data?] {
      try root.snapshot().filter { !$0.key.hasPrefix("App/Generated") }
    }
    let before = try sources()
    let result = try Program.run(
      URL(filePath: "/bin/sh"), ["-c", "\"$SRCROOT/navgen-build-phase.sh\""], in: root,
      environment: environment(changes))
    #expect(try sources() == before)
    #expect(folder.paths(in: "Target Temp").isEmpty)
    return result
  }

  func edit(_ name: String, _ change: (String) -> String) throws {
    let url = root.appending(path: name)
    let text = try String(contentsOf: url, encoding: .utf8)
    let changed = change(text)
    #expect(changed != text)
    // In place: a script stays executable.
    let handle = try FileHandle(forWritingTo: url)
    try handle.truncate(atOffset: 0)
    try handle.write(contentsOf: Data(changed.utf8))
    try handle.close()
  }

  func text() throws -> String { try String(contentsOf: output, encoding: .utf8) }

  @Test func theOutputIsWhatNavgenPrints() throws {
    let result = try run()
    #expect(result.text == "")
    #expect(result.status == 0)
    let printed = try Program.run(
      Program.navgen, ["App/shop.nav", "-o", "-"], in: root, environment: [:])
    #expect(try text() == printed.text)
    #expect(printed.text.contains("ProductViewController"))
  }

  @Test func anUnchangedOutputIsNotTouched() throws {
    try run()
    let past = Date(timeIntervalSince1970: 1_000_000_000)
    try FileManager.default.setAttributes([.modificationDate: past], ofItemAtPath: output.path)
    func date() throws -> Date? {
      try FileManager.default.attributesOfItem(atPath: output.path)[.modificationDate] as? Date
    }
    #expect(try run().status == 0)
    #expect(try date() == past)
    try edit("App/_styles.nav") { $0.replacing("136", with: "77") }
    #expect(try run().status == 0)
    #expect(try date() != past)
    #expect(try text().contains("77"))
  }

  @Test(arguments: ["homebrew/bin", "local/bin", "home/.mint/bin", "elsewhere/bin"])
  func navgenIsFoundWhereItIsInstalled(_ place: String) throws {
    try folder.write("", to: "\(place)/empty")
    try FileManager.default.createSymbolicLink(
      atPath: folder.path("\(place)/navgen"), withDestinationPath: Program.navgen.path)
    let path = "/usr/bin:/bin:\(folder.path("elsewhere/bin"))"
    let result = try run(["NAVGEN": "", "PATH": path])
    #expect(result.text == "")
    #expect(try !text().isEmpty)
  }

  @Test func aMissingNavgenIsToldWithItsRemedy() throws {
    let result = try run(["NAVGEN": ""])
    #expect(result.status == 1)
    let remedy = "run `swift build -c release --product navgen` "
    #expect(result.text.hasPrefix("error: navgen is not installed: \(remedy)"))
    #expect(result.text.hasSuffix(" or set the build setting NAVGEN to its path\n"))
  }

  @Test func aSpecThatIsGoneIsToldWithItsRemedy() throws {
    try run()
    let before = try text()
    try FileManager.default.removeItem(at: root.appending(path: "App/shop.nav"))
    let result = try run()
    #expect(result.status == 1)
    #expect(
      result.text
        == "error: `\(root.path)/App/shop.nav` is an input of this phase, but is not there: write "
        + "the file lists again with `navgen SPEC… -o DIR --xcfilelists DIR`\n")
    #expect(try text() == before)
  }

  @Test func errorsAreInXcodesFormAndLeaveTheOutput() throws {
    try run()
    let before = try text()
    try edit("App/shop.nav") { $0.replacing("gesture: full-screen", with: "gesture: fullscreen") }
    let result = try run()
    #expect(result.status == 1)
    #expect(result.text.hasPrefix("\(root.path)/App/shop.nav:9:20: error: "))
    #expect(result.text.components(separatedBy: "error: ").count == 2)
    #expect(try text() == before)
    try edit("App/shop.nav") { $0.replacing("gesture: fullscreen", with: "gesture: edge") }
    #expect(try run().status == 0)
    #expect(try text() != before)
  }

  @Test func warningsAreToldOnce() throws {
    try edit("App/shop.nav") { $0 + "styles: {unused: {bar: {style: opaque}}}\n" }
    let result = try run()
    #expect(result.status == 0)
    #expect(result.text.components(separatedBy: ": warning: ").count == 2)
  }

  @Test func aFileThatIsNotDeclaredIsAnError() throws {
    try folder.write("navgen: 1\nbars: {pay: {}}\n", to: "My Apps/Shop/App/_bars.nav")
    try edit("App/shop.nav") { $0.replacing("[_styles.nav]", with: "[_styles.nav, _bars.nav]") }
    let include = try run()
    #expect(include.status == 1)
    #expect(
      include.text.hasPrefix(
        "error: `\(root.path)/App/_bars.nav` is read, but is not an input of this phase: write"))
    let output = try run(["SCRIPT_OUTPUT_FILE_LIST_COUNT": "0"])
    #expect(output.status == 1)
    #expect(
      output.text.hasPrefix(
        "error: what `\(root.path)/App/shop.nav` becomes is not an output of this phase: write"))
    let spec = try run(["SCRIPT_INPUT_FILE_LIST_COUNT": "0"])
    #expect(spec.status == 1)
    #expect(spec.text.hasPrefix("error: no input of this phase is a spec: write"))
  }

  @Test func theCommandThatIsNamedMendsTheLists() throws {
    try folder.write("navgen: 1\nscreens:\n  a: {controller: A}\n", to: "My Apps/Shop/App/a b.nav")
    let words = ["App", "-o", "App/Generated", "--xcfilelists", "."]
    #expect(
      try Program.run(Program.navgen, words, in: root, environment: [:]).text
        == "3 inputs and 2 outputs listed (2 specs, 2 screens)\n")
    #expect(try run().text == "")
    #expect(
      try FileManager.default.contentsOfDirectory(
        atPath: output.deletingLastPathComponent().path
      ).sorted() == ["a b.navgen.swift", "shop.navgen.swift"])
  }

  @Test func filesMayBeDeclaredOneByOne() throws {
    let derived = folder.path("Derived Files/shop.navgen.swift")
    let inputs = ["_styles.nav", "shop.nav", "shop.nav"].map { root.path + "/App/" + $0 }
    let result = try run(declaring(inputs, [derived, derived]))
    #expect(result.text == "")
    #expect(folder.text("Derived Files/shop.navgen.swift")?.contains("ShopScreen") == true)
  }

  @Test func templatesOfTheTeamAreUsed() throws {
    let template = "My Apps/Shop/Our Templates/parts/Header.stencil"
    try folder.write("// Ours.\n#if os(iOS)\nimport UIKit\n", to: template)
    let templates = root.appending(path: "Our Templates").path
    #expect(
      try run(["NAVGEN_TEMPLATES": templates]).text
        == "error: `\(templates)/parts/Header.stencil` is read, but is not an input of this phase: "
        + "write the file lists again with `navgen SPEC… -o DIR --xcfilelists DIR --templates "
        + "\"\(templates)\"`\n")
    let words = ["App", "-o", "App/Generated", "--xcfilelists", ".", "--templates", templates]
    #expect(try Program.run(Program.navgen, words, in: root, environment: [:]).status == 0)
    for style in ["136", "77"] {
      // In the second run the output that is replaced begins with the team's header.
      if style != "136" { try edit("App/_styles.nav") { $0.replacing("136", with: style) } }
      #expect(try run(["NAVGEN_TEMPLATES": templates]).text == "")
      #expect(try text().hasPrefix("// Ours.\n"))
      #expect(try text().contains(style))
    }
  }

  @Test(arguments: [
    "Our Templates", "./Our Templates/", "../Shop/Our Templates", "$(SRCROOT)/App/../Our Templates",
  ]) func templatesAreFoundHoweverTheyAreNamed(_ name: String) throws {
    let template = "My Apps/Shop/Our Templates/parts/Header.stencil"
    try folder.write("// Ours.\n#if os(iOS)\nimport UIKit\n", to: template)
    let result = try run([
      "NAVGEN_TEMPLATES": name.replacing("$(SRCROOT)", with: root.path),
      "SCRIPT_INPUT_FILE_0": folder.path(template),
    ])
    #expect(result.text == "")
    #expect(try text().hasPrefix("// Ours.\n"))
  }

  @Test(arguments: [
    ["ACTION": "indexbuild"],
    [
      "OBJROOT": "/DerivedData/Shop/Build/Intermediates.noindex/Previews/Shop/Intermediates.noindex"
    ],
  ]) func previewsAndTheIndexTakeWhatIsThere(_ variables: [String: String]) throws {
    #expect(try run(variables).status == 0)
    let before = try text()
    #expect(before.contains("ProductViewController"))
    try edit("App/shop.nav") { $0.replacing("ProductView", with: "ItemView") }
    #expect(try run(variables).text == "")
    #expect(try text() == before)
    try run()
    #expect(try text().contains("ItemViewController"))
  }

  @Test func theExamplesListsAreCurrent() throws {
    let example = Program.package.appending(path: "Examples/XcodeBuildPhase")
    let before = try root.snapshot()
    let words = ["App/shop.nav", "-o", "App/Generated", "--xcfilelists", "."]
    let result = try Program.run(Program.navgen, words, in: root, environment: [:])
    #expect(result.status == 0)
    #expect(try root.snapshot() == before)
    let script = try String(
      contentsOf: example.appending(path: "navgen-build-phase.sh"), encoding: .utf8)
    #expect(script.contains("navgen " + words.joined(separator: " ")))
  }
}

import Foundation
import NavgenDiagnostics
import Testing

@testable import navgen

/// The built program, run as a person would.
@Suite struct BinaryTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  /// What the program writes to standard error where that is a terminal.
  private func errorsOnTerminal(
    _ line: String, environment: [String: String]
  ) throws -> String {
    var (terminal, end): (Int32, Int32) = (-1, -1)
    try #require(openpty(&terminal, &end, nil, nil, nil) == 0)
    defer {
      close(end)
      close(terminal)
    }
    let process = Process()
    process.executableURL = Program.navgen
    process.currentDirectoryURL = folder.url
    process.arguments = line.split(separator: " ").map(String.init)
    process.environment = environment
    process.standardError = FileHandle(fileDescriptor: end, closeOnDealloc: false)
    try process.run()
    process.waitUntilExit()
    // All is written and fits the terminal's memory; nothing is waited for.
    try #require(fcntl(terminal, F_SETFL, O_NONBLOCK) == 0)
    var bytes = [UInt8](repeating: 0, count: 4096)
    let count = read(terminal, &bytes, bytes.count)
    return String(decoding: bytes.prefix(max(count, 0)), as: UTF8.self)
  }

  private struct Result {
    var status: Int32
    var output: String
    var errors: String
  }

  /// Runs the program in the folder with the words of `line`.
  private func navgen(
    _ line: String, input: String? = nil, environment: [String: String] = [:]
  ) throws -> Result {
    let process = Process()
    process.executableURL = Program.navgen
    process.currentDirectoryURL = folder.url
    process.arguments = line.split(separator: " ").map(String.init)
    process.environment = environment
    // Files rather than pipes: nothing can fill up while nobody reads.
    for name in [".input", ".output", ".errors"] { try folder.write(input ?? "", to: name) }
    func handle(_ name: String, _ open: (URL) throws -> FileHandle) throws -> FileHandle {
      try open(folder.url.appending(path: name))
    }
    process.standardInput = try handle(".input", FileHandle.init(forReadingFrom:))
    let output = try handle(".output", FileHandle.init(forWritingTo:))
    let errors = try handle(".errors", FileHandle.init(forWritingTo:))
    try output.truncate(atOffset: 0)
    try errors.truncate(atOffset: 0)
    process.standardOutput = output
    process.standardError = errors
    try process.run()
    process.waitUntilExit()
    return Result(
      status: process.terminationStatus, output: folder.text(".output") ?? "",
      errors: folder.text(".errors") ?? "")
  }

  @Test func version() throws {
    let result = try navgen("--version")
    #expect(result.output == "navgen \(Navgen.version)\n")
    #expect(result.errors == "")
    #expect(result.status == 0)
  }

  @Test func helpGoesToStandardOutput() throws {
    let result = try navgen("help")
    #expect(result.output.contains("navgen shop.nav -o Generated"))
    #expect(result.errors == "")
    #expect(result.status == 0)
  }

  @Test func wrongUse() throws {
    let result = try navgen("shop.nav --ouput Generated")
    #expect(
      result.errors
        == "error: there is no option `--ouput`; did you mean `--output`? [wrong-use]\n")
    #expect(result.output == "")
    #expect(result.status == 2)
  }

  @Test func aMissingFile() throws {
    let result = try navgen("lint shop.nav")
    #expect(
      result.errors
        == "error: cannot read `shop.nav`: there is no such file or folder [unreadable-file]\n")
    #expect(result.status == 3)
  }

  @Test func standardInput() throws {
    let result = try navgen("lint - --name shop.nav", input: "navgen: &b 1\n")
    #expect(result.errors.hasPrefix("shop.nav:1:9: error: "))
    #expect(result.status == 1)
  }

  @Test func wrongUseOutranksOtherErrors() throws {
    try folder.write("a: &b 1\n", to: "shop.nav")
    #expect(try navgen("lint shop.nav missing.nav other.txt").status == 2)
    #expect(try navgen("lint shop.nav missing.nav").status == 1)
  }

  @Test func noColourWithoutATerminal() throws {
    try folder.write("a: &b 1\n", to: "shop.nav")
    #expect(
      !(try navgen("lint shop.nav", environment: ["TERM": "xterm"])).errors.contains("\u{1B}"))
  }

  @Test(
    arguments: [
      ([:], true), (["NO_COLOR": ""], true), (["NO_COLOR": "1"], false), (["NO_COLOR": "0"], false),
    ] as [([String: String], Bool)])
  func aTerminalIsPaintedUnlessRefused(_ environment: [String: String], _ isPainted: Bool) throws {
    try folder.write("a: &b 1\n", to: "shop.nav")
    let errors = try errorsOnTerminal("lint shop.nav", environment: environment)
    #expect(errors.contains("shop.nav:1:4"))
    #expect(errors.contains("\u{1B}[") == isPainted)
  }

  @Test func explainListsAllWithWhatEachSays() throws {
    let lines = try navgen("explain").output.split(separator: "\n")
    #expect(lines.count == DiagnosticID.allCases.count)
    #expect(lines.contains { $0.hasPrefix("tab  ") && $0.hasSuffix(".") })
    #expect(Set(lines.map { $0.prefix { $0 != " " } }).count == lines.count)
  }

  @Test func explainPrintsAPage() throws {
    let result = try navgen("explain wrong-use")
    #expect(result.output.hasPrefix("wrong-use (error)\n"))
    #expect(result.status == 0)
    #expect(try navgen("explain wrong-us").errors.contains("did you mean `wrong-use`?"))
  }

  private static let spec = """
    navgen: 1
    module: {name: Shop}
    screens:
      item: {controller: ItemController}

    """

  @Test func generatesIntoANewFolderAndThenChangesNothing() throws {
    try folder.write(Self.spec, to: "shop.nav")
    let first = try navgen("shop.nav -o Deep/Generated")
    #expect(first.errors == "")
    #expect(first.status == 0)
    let paths = folder.paths(in: "Deep/Generated")
    #expect(paths.contains(".navgen-Shop"))
    #expect(paths.contains("ShopScreens.swift"))
    let before = try modificationTimes(in: "Deep/Generated")
    let second = try navgen("shop.nav -o Deep/Generated")
    #expect(second.output.contains(" unchanged (shop.nav, 1 screen)\n"))
    #expect(try modificationTimes(in: "Deep/Generated") == before)
    #expect(folder.paths(in: "Deep/Generated") == paths)
  }

  private func modificationTimes(in folder: String) throws -> [String: Date] {
    var times: [String: Date] = [:]
    for path in self.folder.paths(in: folder) {
      let attributes = try FileManager.default.attributesOfItem(
        atPath: self.folder.path(folder + "/" + path))
      times[path] = try #require(attributes[.modificationDate] as? Date)
    }
    return times
  }

  @Test func checkExitsWithFour() throws {
    try folder.write(Self.spec, to: "shop.nav")
    #expect(try navgen("shop.nav -o Out --check").status == 4)
    #expect(!folder.paths().contains("Out"))
    #expect(try navgen("shop.nav -o Out").status == 0)
    #expect(try navgen("shop.nav -o Out --check").status == 0)
  }

  @Test func standardInputToStandardOutput() throws {
    let result = try navgen("- --name shop.nav -o -", input: Self.spec)
    #expect(result.output.hasPrefix("// Generated by navgen from shop.nav."))
    #expect(result.errors == "")
    #expect(result.status == 0)
  }

  @Test func aFolderThatCannotBeMade() throws {
    try folder.write(Self.spec, to: "shop.nav")
    let result = try navgen("shop.nav -o shop.nav/Out")
    #expect(
      result.errors
        == "error: cannot write `shop.nav/Out`: it is not a folder [unwritable-file]\n")
    #expect(result.status == 3)
    #expect(folder.text("shop.nav") == Self.spec)
  }

  @Test func severalRunsAtOnceLeaveOneWholeOutput() async throws {
    try folder.write(Self.spec, to: "shop.nav")
    let program = Program.navgen
    let url = folder.url
    let statuses = try await withThrowingTaskGroup(of: Int32.self) { group in
      for _ in 0..<6 {
        group.addTask {
          let process = Process()
          process.executableURL = program
          process.currentDirectoryURL = url
          process.arguments = ["shop.nav", "-o", "Out", "-q"]
          process.standardError = FileHandle.nullDevice
          try process.run()
          process.waitUntilExit()
          return process.terminationStatus
        }
      }
      return try await group.reduce(into: [Int32]()) { $0.append($1) }
    }
    #expect(statuses == Array(repeating: 0, count: 6))
    #expect(try navgen("shop.nav -o Out --check").status == 0)
    #expect(!folder.paths(in: "Out").contains { $0.hasSuffix(".navgen-temporary") })
  }
}

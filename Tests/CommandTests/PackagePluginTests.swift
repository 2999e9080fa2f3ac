import Foundation
import Testing

/// `Examples/PackagePlugin`, copied elsewhere and built as its users do, with one change after the
/// other.
@Suite struct PackagePluginTests {
  /// How the README builds the example.
  static let command = "swift build --package-path Examples/PackagePlugin"

  /// Has a blank in its path, and is not what the build that runs the tests has locked.
  private static let folder = Program.folder.appending(path: "package plugin")
  /// Kept between runs of the tests, so that navgen is not built anew each time.
  private static let scratch = folder.appending(path: "scratch")
  private static let package = folder.appending(path: "My Shop")
  private static let target = package.appending(path: "Sources/ShopUI")

  /// What a build said and compiled.
  private struct Build {
    var status: Int32
    var log: String
    /// The Swift files made from specs that were compiled, by name.
    var generated: [String: String] = [:]

    /// Whether navgen ran for any spec.
    var ranNavgen: Bool { log.contains("] navgen ") }
    /// What was made from `shop.nav`.
    var shop: String { generated["shop.navgen.swift"] ?? "" }
  }

  init() throws {
    let files = FileManager.default
    let example = Program.package.appending(path: "Examples/PackagePlugin")
    try? files.removeItem(at: Self.package)
    try files.createDirectory(at: Self.package, withIntermediateDirectories: true)
    try files.copyItem(
      at: example.appending(path: "Sources"), to: Self.package.appending(path: "Sources"))
    let manifest = try String(
      contentsOf: example.appending(path: "Package.swift"), encoding: .utf8)
    #expect(manifest.contains("\"../..\""))
    try Data(manifest.replacing("\"../..\"", with: "\"\(Program.package.path)\"").utf8)
      .write(to: Self.package.appending(path: "Package.swift"))
  }

  @Test func everyChangeIsBuilt() throws {
    try firstBuild()
    try editedSpecs()
    try editedIncludes()
    try templates()
    try mistakes()
    try filesThatComeAndGo()
  }

  private func firstBuild() throws {
    #expect(try built().generated.keys.sorted() == ["shop.navgen.swift"])
    // SwiftPM plans once more after a build that planned, and links its tools anew.
    _ = try built()
    let unchanged = try built()
    #expect(!unchanged.ranNavgen)
    #expect(unchanged.shop.contains("ProductViewController"))
  }

  private func editedSpecs() throws {
    let before = try built().shop
    try edit("shop.nav") { "# The shop.\n" + $0 }
    let commented = try built()
    #expect(commented.ranNavgen)
    #expect(commented.shop == before)

    try edit("shop.nav") {
      $0.replacing("use: immersive", with: "use: immersive\n    status-bar: light")
    }
    #expect(try built().shop.contains(".lightContent"))

    try edit("shop.nav") { $0 + "  cart: {controller: CartViewController}\n" }
    #expect(try built().shop.contains("CartViewController"))

    try edit("shop.nav") { $0.replacing("  cart: {controller: CartViewController}\n", with: "") }
    #expect(try !built().shop.contains("CartViewController"))
  }

  private func editedIncludes() throws {
    try edit("_styles.nav") { $0.replacing("distance: 136", with: "distance: 77") }
    #expect(try built().shop.contains("77"))

    try edit("Parts/_bars.nav") { _ in "navgen: 1\nbars: {checkout: {bar: {style: opaque}}}\n" }
    try edit("shop.nav") { $0.replacing("[_styles.nav]", with: "[_styles.nav, Parts/_bars.nav]") }
    #expect(try built().shop.contains("checkout"))

    try edit("Parts/_bars.nav") { $0.replacing("checkout", with: "payment") }
    #expect(try built().shop.contains("payment"))
  }

  private func templates() throws {
    let before = try built().shop
    try edit("NavTemplates/parts/Header.stencil") { _ in
      "// Ours, from {{ spec }}.\n#if os(iOS)\nimport UIKit\n"
    }
    try edit("NavTemplates/README.md") { _ in "The head of every file.\n" }
    #expect(try built().shop.hasPrefix("// Ours, from "))
    try edit("NavTemplates/parts/Header.stencil") { $0.replacing("Ours", with: "The team's") }
    #expect(try built().shop.hasPrefix("// The team's, from "))
    try remove("NavTemplates")
    #expect(try built().shop == before)
  }

  private func mistakes() throws {
    try refused("shop.nav", "controller: CatalogViewController", "controler: CatalogViewController")
    {
      "\($0.path):8:5: error: unknown key `controler` in `catalog`; did you"
    }
    try refused("_styles.nav", "distance: 77", "distance: far") {
      "\($0.path):6:22: error: "
    }
    try edit("../_shared.nav") { _ in "navgen: 1\nbars: {extra: {}}\n" }
    try refused("shop.nav", "Parts/_bars.nav", "../_shared.nav") {
      "\($0.path):5:24: error: cannot read `../_shared.nav`: it is outside "
    }
    try edit("shop.navgen.swift") { _ in "" }
    try refused("shop.nav", "navgen: 1", "navgen: 1 ") { _ in
      "error: shop.navgen.swift is made in each build and is a source file too"
    }
    try remove("shop.navgen.swift")
  }

  private func filesThatComeAndGo() throws {
    try edit("Orders/orders.nav") { _ in "navgen: 1\nscreens:\n  order: {controller: Order}\n" }
    let two = try built()
    #expect(two.generated.keys.sorted() == ["orders.navgen.swift", "shop.navgen.swift"])
    #expect(two.generated["orders.navgen.swift"]?.contains("struct OrdersScreen") == true)

    try move("Orders/orders.nav", to: "Orders/Shop.nav")
    let clash = try build()
    #expect(clash.status != 0)
    #expect(clash.log.contains("error: Orders/Shop.nav and shop.nav would both become "))

    try move("Orders/Shop.nav", to: "Orders/mail.nav")
    #expect(try built().generated.keys.sorted() == ["mail.navgen.swift", "shop.navgen.swift"])

    try remove("Orders/mail.nav")
    #expect(try built().generated.keys.sorted() == ["shop.navgen.swift"])

    for name in ["shop.nav", "_styles.nav", "Parts/_bars.nav"] { try remove(name) }
    #expect(try built().generated.isEmpty)
  }

  /// Replaces a text in a file of the target, sees that the build says what `message` gives for the
  /// file and fails, and that it works again once that is taken back.
  private func refused(
    _ name: String, _ text: String, _ mistake: String, _ message: (URL) -> String
  ) throws {
    let url = Self.target.appending(path: name)
    let before = try String(contentsOf: url, encoding: .utf8)
    #expect(before.contains(text))
    try edit(name) { $0.replacing(text, with: mistake) }
    let failed = try build()
    #expect(failed.status != 0)
    #expect(failed.log.contains(message(url)), "\(failed.log)")
    try edit(name) { _ in before }
    if name.hasPrefix("shop"), mistake.hasPrefix(text) { return }
    _ = try built()
  }

  /// Builds the package, which must work and say nothing but what it does.
  private func built() throws -> Build {
    var build = try build()
    #expect(build.status == 0, "\(build.log)")
    for word in ["warning:", "error:", "note:", "unchanged"] {
      #expect(!build.log.contains(word), "\(build.log)")
    }
    build.generated = try generated()
    return build
  }

  /// Builds the package with the README's command, and sees that its sources are as before.
  private func build() throws -> Build {
    let before = try Self.package.snapshot()
    let words = Self.command.split(separator: " ").map { word in
      word.hasPrefix("Examples") ? Self.package.path : String(word)
    }
    let result = try Program.run(
      URL(filePath: "/usr/bin/env"), words + ["--scratch-path", Self.scratch.path],
      in: Self.folder, environment: ProcessInfo.processInfo.environment)
    #expect(try Self.package.snapshot() == before)
    return Build(status: result.status, log: result.text)
  }

  /// The compiled files that were made from specs.
  private func generated() throws -> [String: String] {
    let list = Self.scratch.appending(path: "debug/ShopUI.build/sources")
    let paths = try String(contentsOf: list, encoding: .utf8).split(separator: "\n")
      .map { $0.trimmingCharacters(in: ["'"]) }
    let files = paths.filter { $0.hasSuffix(".navgen.swift") }.map { URL(filePath: $0) }
    let texts = try files.map { try String(contentsOf: $0, encoding: .utf8) }
    return Dictionary(uniqueKeysWithValues: zip(files.map(\.lastPathComponent), texts))
  }

  /// Changes the text of a file of the target, which is made where there is none.
  private func edit(_ name: String, _ change: (String) -> String) throws {
    let url = Self.target.appending(path: name)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    let text = (try? String(contentsOf: url, encoding: .utf8)) ?? ""
    let changed = change(text)
    #expect(changed != text || text.isEmpty)
    try Data(changed.utf8).write(to: url)
  }

  private func move(_ name: String, to newName: String) throws {
    try FileManager.default.moveItem(
      at: Self.target.appending(path: name), to: Self.target.appending(path: newName))
  }

  private func remove(_ name: String) throws {
    try FileManager.default.removeItem(at: Self.target.appending(path: name))
  }
}

import NavgenDiagnostics
import Testing

@testable import NavgenSpecParser

/// One line that is not indented as it was meant is one mistake, and gets one message.
@Suite struct MisalignmentTests {
  private static let lines = """
    navgen: 1
    module:
      name: Shop
      ios: 15.0
    styles:
      plain:
        bar: {style: opaque}
      bold:
        use: plain
        bar:
          title:
            font: headline
    screens:
      product:
        controller: ProductViewController
        use: bold
        bar:
          background: systemBackground
          title:
            color: white
            font: headline
          tint: white
        fade:
          distance: 120
          title:
            start: 20
            distance: 56
        pop:
          gesture: full-screen
          threshold: 50%
        back:
          intercept: [button, swipe]
          when: hasChanges
          ask:
            title: Discard?
            confirm: Discard
            cancel: Keep
      list:
        controller: ListViewController
        status-bar: light
      item:
        controller: ItemViewController
        use:
          - plain
        status-bar: dark
    """.split(separator: "\n").map(String.init)

  private func messages(_ lines: [String]) -> [String] {
    let file = SourceFile(path: "shop.nav", text: lines.joined(separator: "\n") + "\n")
    let (_, diagnostics) = readSpec(file) { _ throws(IncludeFailure) in throw IncludeFailure("") }
    return diagnostics.map { "\($0.message) [\($0.id.rawValue)]" }
  }

  @Test func theSpecIsSound() {
    #expect(messages(Self.lines) == [])
  }

  @Test(arguments: [-4, -3, -2, -1, 1, 2, 3, 4]) func aMovedLineIsOneMistake(_ distance: Int) {
    for number in Self.lines.indices {
      var lines = Self.lines
      let text = lines[number].drop { $0 == " " }
      let column = lines[number].count - text.count + distance
      guard column >= 0, column != lines[number].count - text.count else { continue }
      lines[number] = String(repeating: " ", count: column) + text
      let messages = messages(lines)
      #expect(messages.count <= (abs(distance) < 3 ? 1 : 2), "\(lines[number]): \(messages)")
    }
  }

  @Test func aTabIsOneMistake() {
    for number in Self.lines.indices where Self.lines[number].hasPrefix("  ") {
      var lines = Self.lines
      lines[number] = "\t" + lines[number].dropFirst(2)
      #expect(messages(lines).count == 1, "\(number)")
    }
  }

  /// A mistake in another entry has nothing to do with it.
  @Test func otherEntriesAreJudgedAllTheSame() {
    var lines = Self.lines
    lines.replace(["        confirm: Discard"], with: ["       confirm: Discard"])
    lines.replace(["    status-bar: light"], with: ["    tint: red"])
    let messages = messages(lines)
    #expect(messages.count == 2)
    #expect(messages.contains { $0.hasPrefix("unknown key `tint` in `list`") })
  }

  /// Of many causes each part is looked at once.
  @Test func manyMisalignedLinesAreRead() {
    let screens = (0..<20_000).map { "  s\($0):\n    controller: C\($0)\n     use: a\n" }
    let text = "navgen: 1\nstyles: {a: {}}\nscreens:\n" + screens.joined()
    let file = SourceFile(path: "shop.nav", text: text)
    let (_, diagnostics) = readSpec(file) { _ throws(IncludeFailure) in throw IncludeFailure("") }
    #expect(diagnostics.count == 20_000)
  }

  @Test(arguments: [
    "\t# only a comment\n", "\t\n", "", "a:\nb:\n", "\ta:\n", "- a\n b\n", "  a: 1\nb: 2\n",
  ])
  func oddFilesAreRead(_ text: String) {
    #expect(messages([text]).isEmpty == false)
  }
}

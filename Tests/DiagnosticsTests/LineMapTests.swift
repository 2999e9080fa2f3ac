import NavgenDiagnostics
import Testing

@Suite struct LineMapTests {
  struct Row: Sendable, CustomTestStringConvertible {
    var name: String
    var text: String
    var offset: Int
    var line: Int
    var column: Int
    var testDescription: String { name }
  }

  @Test(arguments: [
    Row(name: "empty file", text: "", offset: 0, line: 1, column: 1),
    Row(name: "first byte", text: "abc", offset: 0, line: 1, column: 1),
    Row(name: "end without line end", text: "abc", offset: 3, line: 1, column: 4),
    Row(name: "line end belongs to its line", text: "a\nb", offset: 1, line: 1, column: 2),
    Row(name: "after the line end", text: "a\nb", offset: 2, line: 2, column: 1),
    Row(name: "after the last line end", text: "a\n", offset: 2, line: 2, column: 1),
    Row(name: "CR of CR LF", text: "a\r\nb", offset: 1, line: 1, column: 2),
    Row(name: "after CR LF", text: "a\r\nb", offset: 3, line: 2, column: 1),
    Row(name: "a lone CR ends no line", text: "a\rb", offset: 2, line: 1, column: 3),
    Row(name: "columns count bytes", text: "é: x", offset: 4, line: 1, column: 5),
    Row(name: "a mark has no column", text: "\u{FEFF}ab", offset: 4, line: 1, column: 2),
    Row(name: "within the mark", text: "\u{FEFF}ab", offset: 1, line: 1, column: 1),
    Row(name: "past the end", text: "ab", offset: 9, line: 1, column: 3),
    Row(name: "last of many", text: "\n\n\n\nab", offset: 5, line: 5, column: 2),
  ]) func position(_ row: Row) {
    let lines = LineMap(SourceFile(path: "a.nav", text: row.text))
    #expect(lines.position(of: row.offset) == .init(line: row.line, column: row.column))
  }

  @Test(arguments: [
    ("", [0..<0]),
    ("a", [0..<1]),
    ("a\nbc\n", [0..<1, 2..<4, 5..<5]),
    ("a\r\n\r\nb\r", [0..<1, 3..<3, 5..<7]),
    ("\u{FEFF}a\nb", [3..<4, 5..<6]),
    ("\u{FEFF}", [3..<3]),
  ]) func linesWithoutTheirEnds(_ text: String, _ ranges: [Range<Int>]) {
    let lines = LineMap(SourceFile(path: "a.nav", text: text))
    #expect(lines.position(of: .max).line == ranges.count)
    #expect((1...ranges.count).map { lines.range(ofLine: $0) } == ranges)
  }

  @Test func lineEndsAnywhereInAWord() {
    for length in 0..<20 {
      for end in 0..<length {
        var bytes = [UInt8](repeating: 0x8A, count: length)
        bytes[end] = 0x0A
        let lines = LineMap(SourceFile(path: "a.nav", bytes: bytes))
        #expect(lines.position(of: .max).line == 2)
        #expect(lines.range(ofLine: 1) == 0..<end)
      }
    }
  }
}

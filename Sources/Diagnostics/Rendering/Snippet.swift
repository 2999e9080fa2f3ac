/// Draws source lines with a range underlined, beside a gutter of line numbers.
///
/// For example:
///
///      3 |     use: imersive
///        |          ^^^^^^^^
struct Snippet {
  /// A range over more lines than this is shown by its first two and its last.
  private static let mostLines = 4

  /// The lines of the file shown.
  var lines: LineMap
  /// How parts are painted.
  var palette: Palette

  /// The lines `range` covers, each underlined as far as the range reaches.
  func text(of range: SourceRange, marked part: Palette.Part) -> String {
    let first = lines.position(of: range.lower).line
    let last = lastLine(of: range)
    let isLong = last - first >= Snippet.mostLines
    let gutter = gutter(of: range)
    var text = ""
    for line in isLong ? [first, first + 1, last] : Array(first...last) {
      if isLong && line == last {
        text += row(String(repeating: ".", count: gutter), "", gutter: gutter)
      }
      let (source, blank, marks) = shown(line, range.lower..<range.upper, of: range.file)
      text += row(String(line), source, gutter: gutter)
      if !marks.isEmpty { text += row("", blank + palette.paint(marks, part), gutter: gutter) }
    }
    return text
  }

  /// Columns the numbers of a range's lines take.
  func gutter(of range: SourceRange) -> Int { String(lastLine(of: range)).utf8.count }

  /// What ends at a line's beginning ends, for a reader, with the line before.
  private func lastLine(of range: SourceRange) -> Int {
    lines.position(of: max(range.upper - 1, range.lower)).line
  }

  /// The line a fix-it edits as it will read, with `+` in the gutter; empty where the edits reach
  /// over more than one line, of which the fix-it's message says enough.
  func text(of fixIt: Diagnostic.FixIt) -> String {
    guard let edit = fixIt.edits.min(by: { $0.range.lower < $1.range.lower }) else { return "" }
    let file = edit.range.file
    let line = lines.position(of: edit.range.lower).line
    let old = lines.range(ofLine: line)
    let isOneLine = fixIt.edits.allSatisfy {
      $0.range.file === file && old.lowerBound <= $0.range.lower && $0.range.upper <= old.upperBound
        && !$0.replacement.utf8.contains(UInt8(ascii: "\n"))
    }
    guard isOneLine else { return "" }
    // Twice as far as the window reaches, so that it sees where the line goes on.
    let last = fixIt.edits.reduce(edit.range.upper) { max($0, $1.range.upper) }
    let lower = max(old.lowerBound, edit.range.lower - 2 * Window.reach)
    let upper = min(old.upperBound, last + 2 * Window.reach)
    let bytes = fixIt.applied(to: file, in: lower..<upper)
    let start = edit.range.lower - lower
    let focus = start..<start + edit.replacement.utf8.count
    let source = Window(of: bytes, line: 0..<bytes.count, around: focus).text
    let gutter = String(line).utf8.count
    return row(String(line), palette.paint(source, .fix), separator: "+", gutter: gutter)
  }

  /// A line's text, the blanks below it up to the range, and the marks below the range; no marks
  /// where a range that began on an earlier line covers nothing but indentation.
  private func shown(_ line: Int, _ range: Range<Int>, of file: SourceFile)
    -> (source: String, blank: String, marks: String)
  {
    let whole = lines.range(ofLine: line)
    let isFirst = range.lowerBound >= whole.lowerBound
    let indentation = file.bytes[whole].prefix { $0 == UInt8(ascii: " ") || $0 == 9 }.count
    let lower = isFirst ? range.lowerBound : whole.lowerBound + indentation
    let window = Window(of: file.bytes, line: whole, around: lower..<max(lower, range.upperBound))
    var blank = 0
    var marks = 0
    for cell in window.cells {
      if cell.bytes.upperBound <= lower {
        blank += cell.width
      } else if cell.bytes.lowerBound < range.upperBound {
        marks += cell.width
      }
    }
    if isFirst { marks = max(marks, 1) }
    let space = marks == 0 ? 0 : blank
    return (
      window.text, String(repeating: " ", count: space), String(repeating: "^", count: marks)
    )
  }

  private func row(_ label: String, _ text: String, separator: String = "|", gutter: Int)
    -> String
  {
    let indent = String(repeating: " ", count: gutter - label.utf8.count + 1)
    let start = palette.paint(indent + label + " " + separator, .gutter)
    return text.isEmpty ? start + "\n" : start + " " + text + "\n"
  }
}

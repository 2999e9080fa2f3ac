/// Draws diagnostics as text, in the form compilers use and editors turn into links.
///
/// For example:
///
///     shop.nav:8:14: error: `yes` is not a bool [not-a-bool]
///      8 |     hidden: yes
///        |             ^^^
///        = write `true`
///      8 +     hidden: true
public struct TextRenderer: Sendable {
  private let palette: Palette

  /// Colour is for terminals alone; without it the text is plain.
  public init(usesColour: Bool = false) {
    palette = Palette(usesColour: usesColour)
  }

  /// All of `diagnostics` in the order given, each ending in a line end.
  public func text(of diagnostics: [Diagnostic]) -> String {
    var drawing = Drawing(palette: palette)
    for diagnostic in diagnostics { drawing.draw(diagnostic) }
    return drawing.text
  }
}

/// The text drawn so far, and the line maps of the files it showed.
private struct Drawing {
  let palette: Palette
  var text = ""
  private var maps: [ObjectIdentifier: LineMap] = [:]

  init(palette: Palette) {
    self.palette = palette
  }

  mutating func draw(_ diagnostic: Diagnostic) {
    let message = Cell.printable(diagnostic.message) + " [\(diagnostic.id.rawValue)]"
    let part = diagnostic.severity.part
    draw(diagnostic.severity.rawValue, part, message, at: diagnostic.range)
    // What has no place of its own hangs below the snippet, its `=` under the gutter's `|`.
    var indent = 2
    if let range = diagnostic.range { indent += snippet(of: range.file).gutter(of: range) }
    let start = String(repeating: " ", count: indent) + palette.paint("= ", .gutter)
    for fixIt in diagnostic.fixIts {
      text += start + palette.paint(Cell.printable(fixIt.message), .fix) + "\n"
      if let file = fixIt.edits.first?.range.file { text += snippet(of: file).text(of: fixIt) }
    }
    for note in diagnostic.notes where note.range == nil {
      text += start + palette.paint("note: ", .note) + Cell.printable(note.message) + "\n"
    }
    for note in diagnostic.notes where note.range != nil {
      draw("note", .note, Cell.printable(note.message), at: note.range)
    }
  }

  /// `path:line:column: kind: message` and the snippet, or without a place `kind: message`.
  private mutating func draw(
    _ kind: String, _ part: Palette.Part, _ message: String, at range: SourceRange?
  ) {
    let line = palette.paint(kind + ": ", part) + palette.paint(message, .message) + "\n"
    guard let range else {
      text += line
      return
    }
    let position = lines(of: range.file).position(of: range.lower)
    text += "\(Cell.printable(range.file.path)):\(position.line):\(position.column): " + line
    text += snippet(of: range.file).text(of: range, marked: part)
  }

  private mutating func snippet(of file: SourceFile) -> Snippet {
    Snippet(lines: lines(of: file), palette: palette)
  }

  private mutating func lines(of file: SourceFile) -> LineMap {
    if let map = maps[ObjectIdentifier(file)] { return map }
    let map = LineMap(file)
    maps[ObjectIdentifier(file)] = map
    return map
  }
}

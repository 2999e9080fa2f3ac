/// Writes diagnostics as JSON, for editors and other programs.
///
/// For example:
///
///     {
///       "diagnostics": [
///         {
///           "id": "not-a-bool",
///           "severity": "error",
///           "message": "`hidden` takes `true` or `false`, not `yes`; did you mean `true`?",
///           "range": {
///             "path": "shop.nav",
///             "start": {"line": 8, "column": 14, "offset": 121},
///             "end": {"line": 8, "column": 17, "offset": 124}
///           },
///           "notes": [],
///           "fixIts": [{"message": "write `true`", "edits": [{"range": …, "replacement": "true"}]}]
///         }
///       ]
///     }
///
/// Lines and columns count from 1, columns and offsets count UTF-8 bytes; the end is the place behind
/// the last byte. What has no place in a file has no `range`.
public struct JSONRenderer: Sendable {
  /// A renderer; there is nothing to choose.
  public init() {}

  /// All of `diagnostics` in the order given, ending in a line end.
  public func text(of diagnostics: [Diagnostic]) -> String {
    var document = Document()
    let items = diagnostics.map { document.json(of: $0) }
    return JSON.object([JSON.Member(key: "diagnostics", value: .list(items))]).text + "\n"
  }
}

/// The line maps of the files named so far.
private struct Document {
  private var maps: [ObjectIdentifier: LineMap] = [:]

  mutating func json(of diagnostic: Diagnostic) -> JSON {
    .object(
      [
        JSON.Member(key: "id", value: .string(diagnostic.id.rawValue)),
        JSON.Member(key: "severity", value: .string(diagnostic.severity.rawValue)),
        JSON.Member(key: "message", value: .string(diagnostic.message)),
      ] + range(diagnostic.range) + [
        JSON.Member(key: "notes", value: .list(diagnostic.notes.map { json(of: $0) })),
        JSON.Member(key: "fixIts", value: .list(diagnostic.fixIts.map { json(of: $0) })),
      ])
  }

  private mutating func json(of note: Diagnostic.Note) -> JSON {
    .object([JSON.Member(key: "message", value: .string(note.message))] + range(note.range))
  }

  private mutating func json(of fixIt: Diagnostic.FixIt) -> JSON {
    let edits = fixIt.edits.map { edit in
      JSON.object(
        range(edit.range) + [JSON.Member(key: "replacement", value: .string(edit.replacement))])
    }
    return .object([
      JSON.Member(key: "message", value: .string(fixIt.message)),
      JSON.Member(key: "edits", value: .list(edits)),
    ])
  }

  /// The member `range`, or none for what has no place.
  private mutating func range(_ range: SourceRange?) -> [JSON.Member] {
    guard let range else { return [] }
    let map = lines(of: range.file)
    return [
      JSON.Member(
        key: "range",
        value: .object([
          JSON.Member(key: "path", value: .string(range.file.path)),
          JSON.Member(key: "start", value: Self.place(range.lower, map)),
          JSON.Member(key: "end", value: Self.place(range.upper, map)),
        ]))
    ]
  }

  private static func place(_ offset: Int, _ map: LineMap) -> JSON {
    let position = map.position(of: offset)
    return .object([
      JSON.Member(key: "line", value: .number(Double(position.line))),
      JSON.Member(key: "column", value: .number(Double(position.column))),
      JSON.Member(key: "offset", value: .number(Double(offset))),
    ])
  }

  private mutating func lines(of file: SourceFile) -> LineMap {
    if let map = maps[ObjectIdentifier(file)] { return map }
    let map = LineMap(file)
    maps[ObjectIdentifier(file)] = map
    return map
  }
}

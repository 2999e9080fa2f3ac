import NavgenDiagnostics

extension [Diagnostic] {
  /// The same, with one error for each value that a comma ends inside `{…}`: the parser, which does
  /// not know the keys, takes what follows the comma for a key.
  ///
  /// Before: `{use: plain, bold}`. After: `{use: [plain, bold]}`.
  var oneForEachCommaInValue: [Diagnostic] {
    var values: Set<Start> = []
    let repaired = map { diagnostic in
      guard diagnostic.id == .missingValue, let rest = diagnostic.range,
        let written = WrittenValue(before: rest), let error = written.commaInValue
      else { return diagnostic }
      values.insert(Start(written.range))
      return error
    }
    if values.isEmpty { return self }
    // What was said of the part before the comma is not true of the whole.
    return repaired.filter { diagnostic in
      guard let range = diagnostic.range, values.contains(Start(range)) else { return true }
      return diagnostic.id == .unexpectedText
    }
  }

  /// Where a value begins.
  private struct Start: Hashable {
    let file: ObjectIdentifier
    let offset: Int

    init(_ range: SourceRange) {
      file = ObjectIdentifier(range.file)
      offset = range.lower
    }
  }
}

/// A value with the key it belongs to, found in the text where the parser could make nothing of it.
struct WrittenValue {
  /// The key before the value's colon.
  let key: String
  /// The whole value.
  let range: SourceRange

  /// What the value with this range, or the beginning of it, is the value of; `nil` where no key of
  /// the language stands before it on the line.
  init?(_ range: SourceRange) {
    let bytes = range.file.bytes
    let colon = bytes.trimBlanks(from: 0, to: range.lower) - 1
    guard let key = Self.word(in: bytes, before: colon) else { return nil }
    self.key = key
    self.range = Self.closed(range)
  }

  /// The value that `rest`, which follows it and a comma, belongs to too.
  init?(before rest: SourceRange) {
    let bytes = rest.file.bytes
    let comma = bytes.trimBlanks(from: 0, to: rest.lower) - 1
    guard comma > 0, bytes[comma] == Self.comma, !Self.isKey(rest.text) else { return nil }
    var lower = comma
    while lower > 0, Self.isPlain(bytes[lower - 1]) { lower -= 1 }
    guard let key = Self.word(in: bytes, before: lower - 1) else { return nil }
    lower = bytes.skipSpaces(from: lower)
    guard lower < comma else { return nil }
    self.key = key
    range = SourceRange(file: rest.file, lower: lower, upper: Self.end(of: rest))
  }

  /// The types of the properties with this key.
  private var types: [ValueType] {
    let rows =
      Screen.schema.rows.map { ($0.property.key, $0.property.type) }
      + StandaloneBar.schema.rows.map { ($0.property.key, $0.property.type) }
      + Module.schema.rows.map { ($0.property.key, $0.property.type) }
    let colors = ["light", "dark", "color"].map { ($0, ValueType.color) }
    return (rows + colors).filter { $0.0 == key }.map(\.1).filter { type in
      if case .group = type { false } else { true }
    }
  }

  /// The error of a value with a comma in it; `nil` where no type of its key takes that.
  fileprivate var commaInValue: Diagnostic? {
    let text = range.text
    if types.contains(where: { Reader.value(ofWritten: "[\(text)]", $0) != nil }) {
      return Diagnostic(
        .unexpectedText, "a `,` in `\(text)` ends the value inside `{…}`: write `[\(text)]`",
        at: range, fixIts: [.write("[\(text)]", at: range)])
    }
    guard types.contains(where: { Reader.value(ofWritten: "\"\(text)\"", $0) != nil }) else {
      return nil
    }
    return .commaInValue(text, range)
  }

  /// What is wrong with the value as a text of its key's types; `nil` where one of them takes it, or
  /// there are none.
  var objection: Diagnostic? {
    let types = types
    let quoted =
      "'"
      + range.text.split(separator: "'", omittingEmptySubsequences: false)
      .joined(separator: "''") + "'"
    var first: Diagnostic?
    for type in types {
      var reader = Reader()
      reader.target = .newest
      let node = parse(SourceFile(path: range.file.path, text: quoted)).tree.root
      guard reader.value(node, type, of: key) == nil else { return nil }
      first = first ?? reader.diagnostics.first
    }
    guard var diagnostic = first else { return nil }
    diagnostic.range = range
    diagnostic.fixIts = diagnostic.fixIts.compactMap { fixIt in
      fixIt.edits.count == 1 ? .write(fixIt.edits[0].replacement, at: range) : nil
    }
    return diagnostic
  }
}

extension WrittenValue {
  private static let comma = UInt8(ascii: ",")

  private static func isPlain(_ byte: UInt8) -> Bool {
    !byte.isLineEnd && !":,[]{}\"'#".utf8.contains(byte)
  }

  /// Whether `text` is a key, or begins with one whose colon is lacking.
  private static func isKey(_ text: String) -> Bool {
    let text = String(text.prefix { $0 != " " })
    return Screen.schema.rows.contains { $0.property.key == text }
      || StandaloneBar.schema.rows.contains { $0.property.key == text }
      || Module.schema.numbers[text] != nil || Section(rawValue: text) != nil
  }

  /// The key that ends at `colon`.
  private static func word(in bytes: [UInt8], before colon: Int) -> String? {
    guard colon > 0, bytes[colon] == .colon else { return nil }
    var lower = colon
    while lower > 0, bytes[lower - 1] == .dash || Unicode.Scalar(bytes[lower - 1]).isLetter {
      lower -= 1
    }
    return lower < colon ? String(decoding: bytes[lower..<colon], as: UTF8.self) : nil
  }

  /// The end of `rest` and of all that follows it without a colon.
  private static func end(of rest: SourceRange) -> Int {
    let bytes = rest.file.bytes
    var end = rest.upper
    while bytes.byte(end) == comma {
      var next = end + 1
      while next < bytes.count, isPlain(bytes[next]) { next += 1 }
      let last = bytes.trimBlanks(from: end + 1, to: next)
      guard next < bytes.count, bytes[next] == comma || bytes[next] == UInt8(ascii: "}"),
        last > bytes.skipSpaces(from: end + 1)
      else { return end }
      end = last
    }
    return end
  }

  /// The range up to the bracket that closes one in it, where the text breaks off before.
  private static func closed(_ range: SourceRange) -> SourceRange {
    let bytes = range.file.bytes
    let text = bytes[range.lower..<range.upper]
    let (open, close) = (UInt8(ascii: "("), UInt8(ascii: ")"))
    guard text.contains(open), !text.contains(close) else { return range }
    let lineEnd = bytes.lineEnd(from: range.upper)
    guard let end = bytes[range.upper..<lineEnd].firstIndex(of: close) else { return range }
    return SourceRange(file: range.file, lower: range.lower, upper: end + 1)
  }
}

extension Unicode.Scalar {
  /// Whether it is an ASCII letter.
  fileprivate var isLetter: Bool {
    switch self {
    case "a"..."z", "A"..."Z": true
    default: false
    }
  }
}

extension [Diagnostic] {
  /// In the order a person reads them: what has no place first, then file by file, those of `files`
  /// before others in the order these come up, from top to bottom. Diagnostics of one place keep
  /// their order.
  public func sortedByPlace(in files: [SourceFile] = []) -> [Diagnostic] {
    var ranks: [ObjectIdentifier: Int] = [:]
    for file in files + compactMap(\.range?.file) where ranks[ObjectIdentifier(file)] == nil {
      ranks[ObjectIdentifier(file)] = ranks.count + 1
    }
    func place(_ diagnostic: Diagnostic) -> (rank: Int, offset: Int) {
      guard let range = diagnostic.range else { return (0, 0) }
      return (ranks[ObjectIdentifier(range.file)] ?? 0, range.lower)
    }
    return enumerated()
      .map { (place: place($1), order: $0, diagnostic: $1) }
      .sorted {
        ($0.place.rank, $0.place.offset, $0.order) < ($1.place.rank, $1.place.offset, $1.order)
      }
      .map(\.diagnostic)
  }

  /// Whether one of them is an error, so that nothing may be written.
  public var hasErrors: Bool { contains { $0.severity == .error } }
}

extension Diagnostic.FixIt {
  /// The bytes of `file` with this repair made; edits of other files are left aside.
  public func applied(to file: SourceFile) -> [UInt8] {
    applied(to: file, in: 0..<file.bytes.count)
  }

  /// The bytes of one part of `file` with this repair made; all edits of the file lie within it.
  func applied(to file: SourceFile, in part: Range<Int>) -> [UInt8] {
    var bytes: [UInt8] = []
    var copied = part.lowerBound
    let edits = edits.filter { $0.range.file === file }
    for edit in edits.sorted(by: { $0.range.lower < $1.range.lower }) {
      bytes += file.bytes[copied..<edit.range.lower]
      bytes += edit.replacement.utf8
      copied = edit.range.upper
    }
    return bytes + file.bytes[copied..<part.upperBound]
  }
}

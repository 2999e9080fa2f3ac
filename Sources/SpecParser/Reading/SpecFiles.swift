import NavgenDiagnostics

/// A file that a spec wants read.
public struct IncludeRequest: Sendable {
  /// Where it is, with `/`, from the folder the spec's own path is relative to.
  public let path: String
  /// The place of the path in the `include` that asks for it.
  public let range: SourceRange
}

/// Why an included file could not be read, as the end of a message.
///
/// For example `there is no such file`.
public struct IncludeFailure: Error, Sendable {
  /// For the end of a message, without a full stop.
  public let reason: String

  /// A failure for the reason given.
  public init(_ reason: String) {
    self.reason = reason
  }
}

/// All files of one spec, parsed: the spec itself, then what it includes in the order of reading.
struct SpecFiles {
  /// One of the files, and its keys at the top.
  struct File {
    /// The file, parsed.
    let tree: SyntaxTree
    /// Whether it is the spec itself.
    let isRoot: Bool
    /// The values at the top by section.
    let sections: [Section: SyntaxTree.Entry]
    /// From each section's key up to the next.
    let ranges: [Section: Range<Int>]
    /// What could not be read.
    let damage: Damage
  }

  /// The spec itself first.
  private(set) var files: [File] = []
  /// What the parser and the includes gave.
  private(set) var diagnostics: [Diagnostic] = []
  /// Whether a file could not be read, so that what seems absent may only be unseen.
  private var lacksFiles = false
  /// Whether the spec itself has a name only, and is in no folder.
  private let isPlaceless: Bool
  private var visited: Set<String> = []

  /// Includes within includes, at most.
  private static let deepest = 16

  /// Reads `root` and, through `load`, all it includes; what a root without a place includes is
  /// looked for in the working directory.
  init(
    _ root: SourceFile, isPlaceless: Bool,
    load: (IncludeRequest) throws(IncludeFailure) -> SourceFile
  ) {
    self.isPlaceless = isPlaceless
    read(root, chain: [IncludePath.resolve(root.path, from: "")], load: load)
  }

  /// Reads a file and all it includes; `chain` is the paths from the spec down to it.
  private mutating func read(
    _ file: SourceFile, chain: [String],
    load: (IncludeRequest) throws(IncludeFailure) -> SourceFile
  ) {
    visited.insert(chain[chain.count - 1])
    let (tree, faults) = parse(file)
    diagnostics += faults
    var reader = SectionReader(tree, isRoot: chain.count == 1)
    reader.read()
    diagnostics += reader.diagnostics
    files.append(reader.file(faults))
    guard let include = reader.sections[.include] else { return }
    for item in paths(include.value) { read(item, from: file, chain: chain, load: load) }
  }

  /// Whether all files and all that is in them could be read.
  var areWhole: Bool { !lacksFiles && files.allSatisfy(\.damage.isNone) }

  /// Whether the section, or a part of it, may stand in what could not be read.
  func mayHide(_ section: Section) -> Bool {
    section.isForIncludedFiles
      ? lacksFiles || files.contains { $0.mayHide(section) } : files[0].mayHide(section)
  }

  private mutating func read(
    _ item: SyntaxTree.Node, from file: SourceFile, chain: [String],
    load: (IncludeRequest) throws(IncludeFailure) -> SourceFile
  ) {
    let written = item.text
    if let fault = IncludePath.fault(of: written) {
      report([.includePath(fault, item)])
      return
    }
    let base = isPlaceless && chain.count == 1 ? "" : file.path
    let path = IncludePath.resolve(written, from: base)
    if chain.contains(path) {
      report([.includeCycle(chain + [path], item)])
      return
    }
    guard !visited.contains(path) else { return }
    guard chain.count <= Self.deepest else {
      report([.includeDepth(Self.deepest, item)])
      return
    }
    do throws(IncludeFailure) {
      let included = try load(IncludeRequest(path: path, range: item.range))
      read(included, chain: chain + [path], load: load)
    } catch {
      visited.insert(path)
      let nearest = Self.neighbours(of: written).first { name in
        let path = IncludePath.resolve(name, from: base)
        return (try? load(IncludeRequest(path: path, range: item.range))) != nil
      }
      report([.unreadableInclude(written, error, item, nearest)])
    }
  }

  /// What a path that leads nowhere may have been meant as: `styles` gives `_styles`, `styles.nav` and
  /// `_styles.nav`.
  private static func neighbours(of path: String) -> [String] {
    let start = path.lastIndex(of: "/").map(path.index(after:)) ?? path.startIndex
    let hidden = path[start...].hasPrefix("_") ? [] : ["\(path[..<start])_\(path[start...])"]
    return path.hasSuffix(".nav") ? hidden : hidden + ([path] + hidden).map { "\($0).nav" }
  }

  /// Reports what keeps a file from being read.
  private mutating func report(_ found: [Diagnostic]) {
    diagnostics += found
    if found.hasErrors { lacksFiles = true }
  }

  /// The scalars of `include`.
  private mutating func paths(_ node: SyntaxTree.Node) -> [SyntaxTree.Node] {
    var reader = Reader()
    let items = reader.items(node, of: Section.include.rawValue, takes: "paths of files")
    report(reader.diagnostics)
    return items
  }
}

extension Diagnostic {
  fileprivate static func includePath(
    _ fault: IncludePath.Fault, _ node: SyntaxTree.Node
  ) -> Diagnostic {
    let text = node.shownText
    switch fault {
    case .empty:
      return Diagnostic(
        .includePath, "`include` takes paths of files, not an empty text", at: node.range)
    case .absolute:
      return Diagnostic(
        .includePath, "`\(text)` is absolute: write the path from this file's folder",
        at: node.range)
    case .backslash:
      let slashed = String(node.text.map { $0 == "\\" ? "/" : $0 })
      return Diagnostic(
        .includePath, "`\(text)` has `\\` between folders: write `\(slashed)`", at: node.range,
        fixIts: [.write(slashed, at: node.range)])
    }
  }

  fileprivate static func includeCycle(_ chain: [String], _ node: SyntaxTree.Node) -> Diagnostic {
    let start = chain.firstIndex(of: chain[chain.count - 1]) ?? 0
    let names = chain[start...].map { "`\($0)`" }.joined(separator: " → ")
    return Diagnostic(.includeCycle, "files include each other: \(names)", at: node.range)
  }

  fileprivate static func includeDepth(_ limit: Int, _ node: SyntaxTree.Node) -> Diagnostic {
    Diagnostic(
      .includeDepth,
      "`\(node.shownText)` is the end of a chain of over \(limit) includes: "
        + "include it from the spec itself", at: node.range)
  }

  fileprivate static func unreadableInclude(
    _ path: String, _ failure: IncludeFailure, _ node: SyntaxTree.Node, _ nearest: String?
  ) -> Diagnostic {
    let message = "cannot read `\(path)`: \(failure.reason)"
    guard let nearest else { return Diagnostic(.unreadableInclude, message, at: node.range) }
    return Diagnostic(
      .unreadableInclude, "\(message); did you mean `\(nearest)`?", at: node.range,
      fixIts: [.write(nearest, at: node.range)])
  }
}

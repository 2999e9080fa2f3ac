import NavgenDiagnostics

/// The lossless syntax tree of one `.nav` file: every token, comment and quote it was written with.
///
/// Nodes stand in one array in document order and are reached through ``Node`` cursors, so that a
/// file costs a few allocations however many nodes it has.
public final class SyntaxTree: Sendable {
  public let file: SourceFile
  /// The top-level value; `missing` for an empty file.
  public var root: Node { fatalError("filled by the parser") }

  init(file: SourceFile) {
    self.file = file
  }
}

extension SyntaxTree {
  /// A place in the tree. Two words; copying it copies nothing else.
  public struct Node: Sendable {
    public enum Kind: Sendable { case mapping, sequence, scalar, missing }
    /// How a scalar was written.
    public enum Quoting: Sendable { case plain, singleQuoted, doubleQuoted, literal, folded }

    public let tree: SyntaxTree
    let index: Int32

    public var kind: Kind { .missing }
    /// The bytes of the value itself, without comments and line ends around it.
    public var range: SourceRange { SourceRange(file: tree.file, lower: 0, upper: 0) }
    /// How the scalar was written; `plain` for what is not a scalar.
    public var quoting: Quoting { .plain }
    /// The scalar's text with quotes, escapes and folding resolved; empty for what is no scalar.
    public var text: String { "" }
    /// Whether the scalar's text is exactly `word`, without making a `String` of it.
    public func isText(_ word: StaticString) -> Bool { false }
    /// The entries of a mapping in written order; empty for everything else.
    public var entries: [Entry] { [] }
    /// The items of a sequence in written order; empty for everything else.
    public var items: [Node] { [] }
  }

  /// One `key: value` of a mapping, for example `distance: 136`. Keys are always scalars.
  public struct Entry: Sendable {
    public let key: Node
    public let value: Node
  }
}

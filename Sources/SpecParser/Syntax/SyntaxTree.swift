import NavgenDiagnostics

/// The lossless syntax tree of one `.nav` file: every token, comment and quote it was written with.
///
/// Nodes stand in one array in document order and are reached through ``Node`` cursors, so that a
/// file costs a few allocations however many nodes it has.
public final class SyntaxTree: Sendable {
  public let file: SourceFile
  /// The tokens and comments in source order; between them stand only blanks and line ends.
  let tokens: [Token]
  /// Every node before its children, and these in written order; the first is the root.
  let nodes: [NodeRecord]
  /// The texts of the scalars that differ from the bytes they were written with, one after another.
  let resolvedTexts: [UInt8]

  /// The top-level value; `missing` for an empty file.
  public var root: Node { Node(tree: self, index: 0) }

  init(file: SourceFile, tokens: [Token], nodes: [NodeRecord], resolvedTexts: [UInt8]) {
    self.file = file
    self.tokens = tokens
    self.nodes = nodes
    self.resolvedTexts = resolvedTexts
  }
}

/// What the tree stores of a node: no references, so that all of them are one allocation.
struct NodeRecord: Sendable {
  var kind: SyntaxTree.Node.Kind
  var quoting = SyntaxTree.Node.Quoting.plain
  /// Whether the text stands in ``SyntaxTree/resolvedTexts`` instead of the file.
  var isResolved = false
  /// Whether navgen refused the entry whose key this is, so that nobody need look at it again.
  var isRefused = false
  /// Offsets in the file of what the node covers.
  var lower: Int32
  var upper: Int32
  /// Offsets of a scalar's text, in the file or in ``SyntaxTree/resolvedTexts``.
  var textLower: Int32 = 0
  var textUpper: Int32 = 0
  /// Index of the node after this one's last descendant.
  var end: Int32 = 0
}

extension SyntaxTree {
  /// A place in the tree. Two words; copying it copies nothing else.
  public struct Node: Sendable {
    public enum Kind: UInt8, Sendable { case mapping, sequence, scalar, missing }
    /// How a scalar was written.
    public enum Quoting: UInt8, Sendable { case plain, singleQuoted, doubleQuoted, literal, folded }

    public let tree: SyntaxTree
    let index: Int32

    init(tree: SyntaxTree, index: Int32) {
      self.tree = tree
      self.index = index
    }

    var record: NodeRecord { tree.nodes[Int(index)] }

    /// `missing` stands where a value was left out or could not be read; that has been reported.
    public var kind: Kind { record.kind }
    /// The bytes of the value itself, without comments and line ends around it.
    public var range: SourceRange {
      let record = record
      return SourceRange(file: tree.file, lower: Int(record.lower), upper: Int(record.upper))
    }
    /// How the scalar was written; `plain` for what is not a scalar.
    public var quoting: Quoting { record.quoting }
    /// The scalar's text with quotes, escapes and folding resolved; empty for what is no scalar.
    public var text: String { withUTF8 { String(decoding: $0, as: UTF8.self) } }
    /// Whether the scalar's text is exactly `word`, without making a `String` of it.
    public func isText(_ word: StaticString) -> Bool {
      withUTF8 { bytes in
        bytes.count == word.utf8CodeUnitCount
          && bytes.elementsEqual(
            UnsafeBufferPointer(start: word.utf8Start, count: word.utf8CodeUnitCount))
      }
    }
    /// Calls `body` with the UTF-8 of the scalar's ``text``, without copying it: for looking names up
    /// in tables. The buffer is valid only during the call.
    public func withUTF8<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
      let record = record
      let bytes = record.isResolved ? tree.resolvedTexts : tree.file.bytes
      return bytes.withUnsafeBufferPointer {
        body(UnsafeBufferPointer(rebasing: $0[Int(record.textLower)..<Int(record.textUpper)]))
      }
    }
    /// The entries of a mapping in written order; empty for everything else. Refused entries, such
    /// as the second of two with one key, are left out.
    public var entries: Entries { Entries(node: self) }
    /// The items of a sequence in written order; empty for everything else.
    public var items: Items { Items(node: self) }
  }

  /// One `key: value` of a mapping, for example `distance: 136`. Keys are always scalars.
  public struct Entry: Sendable {
    public let key: Node
    public let value: Node
  }
}

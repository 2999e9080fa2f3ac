extension SyntaxTree.Node {
  /// The items of a sequence, found by stepping over whole subtrees. For example `button` and `swipe`
  /// of `[button, swipe]`.
  public struct Items: Collection, Sendable {
    let node: SyntaxTree.Node
    public let startIndex: Int
    public let endIndex: Int

    init(node: SyntaxTree.Node) {
      self.node = node
      startIndex = Int(node.index) + 1
      endIndex = node.kind == .sequence ? Int(node.record.end) : startIndex
    }

    public subscript(position: Int) -> SyntaxTree.Node {
      SyntaxTree.Node(tree: node.tree, index: Int32(position))
    }

    public func index(after position: Int) -> Int { Int(node.tree.nodes[position].end) }
  }

  /// The entries of a mapping, found by stepping over whole subtrees. For example `from: light` and
  /// `to: dark` of `{from: light, to: dark}`.
  public struct Entries: Collection, Sendable {
    let node: SyntaxTree.Node
    public let startIndex: Int
    public let endIndex: Int

    init(node: SyntaxTree.Node) {
      self.node = node
      let first = Int(node.index) + 1
      endIndex = node.kind == .mapping ? Int(node.record.end) : first
      startIndex = Self.firstAccepted(from: first, to: endIndex, in: node.tree)
    }

    public subscript(position: Int) -> SyntaxTree.Entry {
      let value = node.tree.nodes[position].end
      return SyntaxTree.Entry(
        key: SyntaxTree.Node(tree: node.tree, index: Int32(position)),
        value: SyntaxTree.Node(tree: node.tree, index: value))
    }

    public func index(after position: Int) -> Int {
      Self.firstAccepted(
        from: Self.next(after: position, in: node.tree), to: endIndex, in: node.tree)
    }

    private static func firstAccepted(from start: Int, to end: Int, in tree: SyntaxTree) -> Int {
      var position = start
      while position < end, tree.nodes[position].isRefused {
        position = next(after: position, in: tree)
      }
      return position
    }

    /// The place after a key and its value.
    private static func next(after key: Int, in tree: SyntaxTree) -> Int {
      Int(tree.nodes[Int(tree.nodes[key].end)].end)
    }
  }
}

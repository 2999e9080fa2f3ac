import NavgenDiagnostics

/// Builds the tree from the tokens: one function a production, whose grammar is its doc comment.
///
/// In the grammar a number in parentheses is a column: `entry(c)` begins at column `c`, and a value
/// of a parent at column `p` stands deeper than `p`.
struct Parser {
  let file: SourceFile
  let tokens: [Token]
  var faults: Faults
  var scalarText: ScalarText
  private(set) var nodes: [NodeRecord] = []
  /// The keys of large mappings, to find duplicates.
  var keys = KeyTable()
  /// Index of the current token, which is never a comment or blank.
  private(set) var index = 0
  /// How many collections are open.
  private var depth = 0
  /// The opening brackets of the flow collections that are open, outermost first.
  var openFlow: [Token.Kind] = []
  /// Offset just past the token consumed last.
  private(set) var previousUpper = 0
  /// Whether a flow collection was ended without its bracket, so that one without a partner may
  /// follow.
  var hasMissingCloser = false
  /// Columns of the open block collections in which lines are not aligned.
  var deviations: [Int] = []
  /// Index of the token at which the last such collection was ended.
  var cutIndex = -1

  /// The most collections that may stand one in another.
  static let nestingLimit = 64

  /// Offsets of what was found wrong with characters and tokens, sorted; but not of indentation and
  /// of colons, which leave no doubt what is meant.
  private let doubts: [Int]
  /// Index of the first of them that may lie ahead.
  private var nextDoubt = 0

  init(file: SourceFile, tokens: [Token], faults: Faults) {
    self.file = file
    self.tokens = tokens
    self.faults = faults
    scalarText = ScalarText(bytes: file.bytes)
    let certain: [DiagnosticID] = [.continuationIndentation, .missingBlank, .missingColon]
    doubts = faults.diagnostics.filter { !certain.contains($0.id) }
      .compactMap { $0.range?.lower }.sorted()
    nodes.reserveCapacity(tokens.count / 2 + 16)
    skipComments()
  }
}

// MARK: - Tokens

extension Parser {
  var current: Token { tokens[index] }

  /// Whether the current token is of a kind.
  func at(_ kind: Token.Kind) -> Bool { tokens[index].kind == kind }

  /// Whether the current token is on the line where the one before it ends.
  var continuesLine: Bool { !current.isFirstOnLine && !at(.end) }

  /// Moves to the next token; stays at the end.
  @discardableResult
  mutating func consume() -> Token {
    let token = tokens[index]
    previousUpper = token.upper
    if token.kind != .end { index += 1 }
    skipComments()
    return token
  }

  private mutating func skipComments() {
    while tokens[index].kind.isTrivia { index += 1 }
  }

  /// Moves past the current token if it is of a kind.
  mutating func consume(ifAt kind: Token.Kind) -> Bool {
    guard at(kind) else { return false }
    consume()
    return true
  }

  /// Whether the current token can stand alone as a value.
  var isAtScalar: Bool {
    switch current.kind {
    case .plain, .singleQuoted, .doubleQuoted: true
    default: false
    }
  }

  /// Whether the current token is a scalar with a `:` behind it on its last line.
  var isAtKey: Bool {
    isAtScalar && tokens[index + 1].kind == .colon && !tokens[index + 1].isFirstOnLine
  }

  /// Whether the current token is the opening bracket of a flow collection.
  var isAtFlow: Bool { at(.openBracket) || at(.openBrace) }

  /// Whether the document is over.
  var isAtDocumentEnd: Bool { at(.end) || at(.documentStart) || at(.documentEnd) }

  func range(_ token: Token) -> SourceRange { faults.range(token.lower, token.upper) }

  func excerpt(_ token: Token) -> String { faults.excerpt(token.lower, token.upper) }
}

// MARK: - Nodes

extension Parser {
  /// Appends a node that is complete.
  mutating func append(_ node: NodeRecord) { nodes.append(node) }

  /// Appends a collection that is still open, and returns its index.
  mutating func open(_ kind: SyntaxTree.Node.Kind) -> Int {
    nodes.append(NodeRecord(kind: kind, lower: Int32(current.lower), upper: Int32(current.upper)))
    return nodes.count - 1
  }

  /// Closes a collection, whose last byte is that of the token consumed last.
  mutating func close(_ node: Int) {
    nodes[node].upper = Int32(max(previousUpper, Int(nodes[node].lower)))
    nodes[node].end = Int32(nodes.count)
  }

  /// Calls `body` unless that would nest too deep; then reports it and calls `skip`, and the node is
  /// missing.
  mutating func nested(
    _ body: (inout Parser) -> Void, otherwise skip: (inout Parser) -> Void
  ) {
    guard depth < Self.nestingLimit else {
      faults.report(.nestingTooDeep(range(current)), lineStart: current.lineStart)
      missing(at: current.lower)
      return skip(&self)
    }
    depth += 1
    body(&self)
    depth -= 1
  }

  /// Appends a node for a value that is not there, or could not be read.
  mutating func missing(at offset: Int) {
    nodes.append(
      NodeRecord(
        kind: .missing, lower: Int32(offset), upper: Int32(offset), end: Int32(nodes.count + 1)))
  }

  /// Appends a scalar whose text is what the file has from `lower` up to `upper`.
  mutating func plainScalar(_ lower: Int, _ upper: Int) {
    nodes.append(
      NodeRecord(
        kind: .scalar, lower: Int32(lower), upper: Int32(upper), textLower: Int32(lower),
        textUpper: Int32(upper), end: Int32(nodes.count + 1)))
  }

  /// Makes a node, with all that has been appended since, one that is missing.
  mutating func discard(_ node: Int) {
    nodes[node].kind = .missing
    nodes[node].end = Int32(nodes.count)
  }

  /// Whether something from `lower` up to `upper` was reported before parsing began; asked for places
  /// in ascending order.
  mutating func isDoubtful(_ lower: Int, _ upper: Int) -> Bool {
    while nextDoubt < doubts.count, doubts[nextDoubt] < lower { nextDoubt += 1 }
    return nextDoubt < doubts.count && doubts[nextDoubt] < upper
  }

  /// Whether a node is missing.
  func isMissing(_ node: Int) -> Bool { nodes[node].kind == .missing }

  /// Ends a plain scalar at `upper`.
  mutating func shorten(_ scalar: Int, to upper: Int) {
    nodes[scalar].upper = Int32(upper)
    nodes[scalar].textUpper = Int32(upper)
  }

  /// Marks a key as refused, its value with it.
  mutating func refuse(_ key: Int) { nodes[key].isRefused = true }
}

import NavgenDiagnostics

/// Reads tokens into nodes. One function a production, whose doc comment is the production; they
/// say `at` to look, `consume` to take and `expect` to take or report.
struct Parser {
  /// The template.
  let file: SourceFile
  /// What is wrong with it, not sorted.
  var diagnostics: [Diagnostic]
  /// Every `include`'s name, in the order written.
  var includes: [Node.Word] = []
  /// Names of the macros the template defines.
  var macros: [String] = []
  /// Names of the macros the template calls.
  var calls: [Node.Word] = []
  /// The block tags that are open, outermost first.
  var openTags: [Opening] = []
  /// The loops that `break` and `continue` can leave, outermost first, by label.
  var loops: [String?] = []
  /// Names of unknown tags, so that their ends are not reported as well.
  var unknownTags: Set<String> = []
  /// Whether something is wrong with the output or tag being read: further errors in it are
  /// consequences.
  var hasFailed = false
  /// How many brackets, `not` and inline conditions are being read within each other.
  var nesting = 0

  /// Whether blocks were nested too deep, which ends reading.
  var isTooDeep = false

  private let tokens: [Token]
  private var position = 0

  /// Blocks within blocks, and brackets within brackets, beyond this many are refused.
  static let deepest = 64
  /// The most operators, filters and look-ups on each other in one expression.
  static let longestChain = 200

  /// Reads the tokens of `file`.
  init(_ file: SourceFile) {
    self.file = file
    (tokens, diagnostics) = Lexer.tokens(of: file)
  }

  // MARK: Tokens

  /// The token to be read next.
  var token: Token { tokens[position] }

  /// The token before the one to be read next.
  var previous: Token { tokens[max(position - 1, 0)] }

  /// The token `distance` places on; the last one beyond the end.
  func peek(_ distance: Int = 1) -> Token { tokens[min(position + distance, tokens.count - 1)] }

  /// Whether the next token is of this kind.
  func at(_ kind: Token.Kind) -> Bool { token.kind == kind }

  /// Whether the next token is the word `word`.
  func at(word: String) -> Bool { at(.name) && text(token.span) == word }

  /// Takes a token, except for the end.
  mutating func advance() {
    if position < tokens.count - 1 { position += 1 }
  }

  /// Takes the next token if it is of this kind; answers whether it was.
  mutating func consume(_ kind: Token.Kind) -> Bool {
    guard at(kind) else { return false }
    advance()
    return true
  }

  /// Takes the next token if it is the word `word`; answers whether it was.
  mutating func consume(word: String) -> Bool {
    guard at(word: word) else { return false }
    advance()
    return true
  }

  /// Takes a token of this kind, or reports that `wanted` is missing.
  mutating func expect(_ kind: Token.Kind, _ wanted: String) {
    if !consume(kind) { reportUnexpected(wanted: wanted) }
  }

  /// The bytes of `span` as text.
  func text(_ span: Span) -> String {
    String(decoding: file.bytes[span.lower..<span.upper], as: UTF8.self)
  }

  // MARK: Errors

  /// Reports the first thing wrong with the output or tag being read.
  mutating func fail(_ diagnostic: Diagnostic) {
    if !hasFailed { diagnostics.append(diagnostic) }
    hasFailed = true
  }

  /// The same, of a message and where it belongs.
  mutating func fail(
    _ id: DiagnosticID, _ message: String, at span: Span,
    fixIts: [Diagnostic.FixIt] = []
  ) {
    fail(Diagnostic(id, message, at: span.range(in: file), fixIts: fixIts))
  }

  /// Takes the closing delimiter; what stands before it is an error.
  mutating func expectClose() {
    if at(.close) {
      if previous.kind == .invalid { hasFailed = true }
      return advance()
    }
    reportUnexpected(wanted: nil)
    while !at(.close) && !at(.end) { advance() }
    advance()
  }

  // MARK: Nodes

  /// template := node*
  mutating func parseTemplate() -> [Node] {
    let nodes = parseNodes()
    return nodes.nodes
  }

  /// node := text | output | tag
  ///
  /// Reads up to a tag that ends the innermost open block, whose name is returned and consumed; or
  /// to the end, or to a tag that ends an outer block, which is left: then there is no name.
  mutating func parseNodes() -> (nodes: [Node], ending: String?) {
    var nodes: [Node] = []
    while true {
      switch token.kind {
      case .text:
        if !token.span.isEmpty { nodes.append(Node(span: token.span, kind: .text)) }
        advance()
      case .outputStart: nodes.append(parseOutput())
      case .tagStart:
        if let outcome = parseEnding() {
          if case .found(let name) = outcome { return (nodes, name) }
          if case .missing = outcome { return (nodes, nil) }
        } else if let node = parseTag() {
          nodes.append(node)
        }
      default:
        if let opening = openTags.last, !isTooDeep { reportUnclosed(opening, before: nil) }
        return (nodes, nil)
      }
    }
  }

  /// output := '{{' expression '}}'
  private mutating func parseOutput() -> Node {
    let start = token.span
    hasFailed = false
    advance()
    let expression = parseExpression()
    expectClose()
    return Node(span: .from(start, to: previous.span), kind: .output(expression))
  }
}

/// A tag being read, or the first tag of a block being read.
struct Opening {
  /// The tag's name.
  var name: String
  /// From `{%` on; to `%}` once that has been read.
  var span: Span
  /// Names of the tags that end or divide the block.
  var endings: [String] = []
  /// Whether the tag is alone on its line.
  var isAlone: Bool

  /// As it is shown in messages, for example `{% if %}`.
  var shown: String { "`{% \(name) %}`" }
}

import NavgenDiagnostics

/// What is wrong with an expression, in words.
extension Parser {
  /// The token at hand is not what is `wanted`; `nil` where only the end of the tag is.
  mutating func reportUnexpected(wanted: String?) {
    let found = text(token.span)
    let wantedHere = wanted.map { ": write \($0)" } ?? ""
    switch token.kind {
    case .invalid: hasFailed = true
    case .close, .end:
      let span = Span(lower: token.span.lower, upper: token.span.upper)
      fail(.templateSyntax, "the tag ends too soon: write \(wanted ?? "more") here", at: span)
    case .andSign: reportForeign(write: "and")
    case .orSign: reportForeign(write: "or")
    case .bang: reportForeign(write: "not")
    case .assign: reportForeign(write: "==")
    case .unknown where found.hasPrefix("$") || found.hasPrefix("{") || found.hasPrefix("}"):
      fail(
        .templateSyntax,
        "`\(found)` means nothing in a template: write `{% raw %}` before Swift's own braces",
        at: token.span)
    case .unknown where ["+", "-", "*", "/", "%"].contains(found.prefix(1)):
      fail(
        .templateOperator,
        "`\(found.prefix(1))` cannot be used, templates do not calculate: give the result in the"
          + " context", at: Span(lower: token.span.lower, upper: token.span.lower + 1))
    case .unknown:
      fail(.templateSyntax, "`\(found)` means nothing here\(wantedHere)", at: token.span)
    default: fail(.templateSyntax, "`\(found)` cannot stand here\(wantedHere)", at: token.span)
    }
  }

  /// The sign at hand is another language's.
  mutating func reportForeign(write word: String) {
    let sign = text(token.span)
    let isSpaced = word.utf8.first?.isNameStart == true
    let isAttached = previous.span.upper == token.span.lower && !at(.bang)
    let before = isSpaced && isAttached ? " " : ""
    let after = isSpaced && peek().span.lower == token.span.upper ? " " : ""
    let edit = Diagnostic.FixIt.Edit(token.span.range(in: file), before + word + after)
    fail(
      .templateOperator, "`\(sign)` is written `\(word)`", at: token.span,
      fixIts: [.init("write `\(word)`", [edit])])
  }

  /// The words at hand are `not in`.
  mutating func reportNotIn() {
    fail(
      .templateOperator, "`not` stands before what it denies: write `not x in xs`",
      at: .from(token.span, to: peek().span))
  }

  /// After `left sign right` stands a second sign.
  mutating func reportChain(_ left: Expression, _ sign: Span, _ right: Expression, _ second: Span) {
    let repeated = "\(text(left.span)) \(text(sign)) \(text(right.span)) and \(text(right.span))"
    fail(
      .templateOperator,
      "comparisons cannot be chained: write `\(repeated) \(text(second)) …`", at: second)
  }

  /// No filter has the name at `span`.
  mutating func reportUnknownFilter(_ span: Span) {
    let name = text(span)
    let nearest = Spelling.nearest(name, in: Filter.names)
    let range = span.range(in: file)
    fail(
      .unknownFilter, "there is no filter `\(name)`" + (nearest.map { ": write `\($0)`" } ?? ""),
      at: span,
      fixIts: nearest.map { [.init("write `\($0)`", [.init(range, $0)])] } ?? [])
  }

  /// The filter with the name at `span` has a `!` that means nothing.
  mutating func reportNegated(_ span: Span) {
    fail(
      .filterArguments, "`!` goes with filters that answer yes or no, `\(text(span))` does not",
      at: span)
  }

  /// `filter` cannot have so many or so few arguments.
  mutating func reportArity(_ filter: Filter, _ name: Span, _ arguments: [Expression]) {
    let least = filter.arity.lowerBound
    let most = filter.arity.upperBound
    let wanted =
      switch (least, most) {
      case (0, 0): "no argument"
      case (1, 1): "one argument"
      case (_, least): "\(least) arguments"
      case (0, 1): "at most one argument"
      case (_, Int.max): "one argument or more"
      default: "\(least) to \(most) arguments"
      }
    var span = name
    if let first = arguments.first, let last = arguments.last {
      span = .from(first.span, to: last.span)
    }
    fail(
      .filterArguments, "`\(filter.name)` takes \(wanted), not \(arguments.count)", at: span)
  }
}

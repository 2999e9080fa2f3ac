/// A value to be computed, as it was written.
struct Expression {
  var kind: Kind
  var span: Span
  /// How many expressions lie in each other here, at most; 1 for a name.
  var depth: Int

  indirect enum Kind {
    /// Has been reported.
    case invalid
    case literal(Value)
    case name(String)
    /// `a.b` and `a.0`; the key ends where the expression ends.
    case member(Expression, key: String)
    /// `a[b]`
    case index(Expression, Expression)
    case list([Expression])
    /// `1...n`, or `0..<n` where the end is not included.
    case range(Expression, Expression, isClosed: Bool)
    case not(Expression)
    case and(Expression, Expression)
    case or(Expression, Expression)
    case comparison(Comparison, Expression, Expression)
    case contained(Expression, Expression)
    /// `a if b else c`
    case conditional(Expression, condition: Expression, otherwise: Expression?)
    case filtered(Expression, FilterUse)
  }

  /// `==`, `!=`, `<`, `<=`, `>`, `>=`
  enum Comparison {
    case equal, notEqual, less, lessEqual, greater, greaterEqual
  }

  /// For example `|join:", "`.
  struct FilterUse {
    var filter: Filter
    var name: Span
    /// Written with `!`: the answer is turned round.
    var isNegated: Bool
    var arguments: [Expression]
  }

  /// Whether it is the literal `nil`.
  var isNil: Bool {
    if case .literal(.nil) = kind { true } else { false }
  }
}

/// A value to be computed, as it was written.
struct Expression {
  /// What it is, and what it is made of.
  var kind: Kind
  /// From its first byte to its last, brackets included.
  var span: Span
  /// How many expressions lie in each other here, at most; 1 for a name.
  var depth: Int

  /// The ways a value is written.
  indirect enum Kind {
    /// Has been reported.
    case invalid
    /// For example `"a"`, `1`, `true` or `nil`.
    case literal(Value)
    /// For example `screen`.
    case name(String)
    /// `a.b` and `a.0`; the key ends where the expression ends.
    case member(Expression, key: String)
    /// `a[b]`
    case index(Expression, Expression)
    /// For example `[1, "a"]`.
    case list([Expression])
    /// `1...n`, or `0..<n` where the end is not included.
    case range(Expression, Expression, isClosed: Bool)
    /// `not a`
    case not(Expression)
    /// `a and b`
    case and(Expression, Expression)
    /// `a or b`
    case or(Expression, Expression)
    /// For example `a < b`.
    case comparison(Comparison, Expression, Expression)
    /// `a in b`
    case contained(Expression, Expression)
    /// `a if b else c`
    case conditional(Expression, condition: Expression, otherwise: Expression?)
    /// For example `a|join:", "`.
    case filtered(Expression, FilterUse)
  }

  /// The signs that compare two values.
  enum Comparison {
    /// `==`, `!=`, `<`, `<=`, `>`, `>=`
    case equal, notEqual, less, lessEqual, greater, greaterEqual
  }

  /// For example `|join:", "`.
  struct FilterUse {
    /// Which filter.
    var filter: Filter
    /// Where its name stands.
    var name: Span
    /// Written with `!`: the answer is turned round.
    var isNegated: Bool
    /// What stands after the `:`.
    var arguments: [Expression]
  }

  /// Whether it is the literal `nil`.
  var isNil: Bool {
    if case .literal(.nil) = kind { true } else { false }
  }
}

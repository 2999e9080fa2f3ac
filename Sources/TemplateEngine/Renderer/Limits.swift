/// What rendering may use before it stops with an error, so that a slip in a template never hangs
/// or eats the memory.
struct Limits {
  /// `include`s and `call`s within each other.
  var calls = 100
  /// Passes of loops and calls, in all.
  var passes = 50_000_000
  /// Bytes of output, and of any text a template makes.
  var output = 256 << 20
  /// Errors told in one run.
  var diagnostics = 20
  /// Items of a range used as a list.
  var rangeItems = 1_000_000
}

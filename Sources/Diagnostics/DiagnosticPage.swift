/// What `navgen explain ID` prints about one diagnostic.
public struct DiagnosticPage: Sendable, Equatable {
  /// What it says, in a sentence or two.
  public let what: String
  /// Why navgen refuses it or warns.
  public let why: String
  /// The shortest input that gives it.
  public let wrong: String
  /// The same input put right.
  public let right: String

  public init(what: String, why: String, wrong: String, right: String) {
    self.what = what
    self.why = why
    self.wrong = wrong
    self.right = right
  }
}

/// One thing said about an input: an error, a warning or a note at a place, with what would put it right.
///
/// A value: drawing it is the work of `Rendering`.
public struct Diagnostic: Sendable, Equatable {
  /// How grave a diagnostic is. Errors stop the run before anything is written, warnings do where
  /// a person asked for it, notes never do.
  public enum Severity: String, Sendable, Equatable {
    case error, warning, note
  }

  /// A further sentence, with a place of its own where it has one.
  public struct Note: Sendable, Equatable {
    public var message: String
    public var range: SourceRange?

    public init(_ message: String, at range: SourceRange? = nil) {
      self.message = message
      self.range = range
    }
  }

  /// The single likely repair, as edits that can be applied without asking further.
  public struct FixIt: Sendable, Equatable {
    /// Replaces the bytes of `range` by `replacement`; edits of one fix-it do not overlap.
    public struct Edit: Sendable, Equatable {
      public var range: SourceRange
      public var replacement: String

      public init(_ range: SourceRange, _ replacement: String) {
        self.range = range
        self.replacement = replacement
      }
    }

    /// What applying it does, for example ``"write `true`"``.
    public var message: String
    public var edits: [Edit]

    public init(_ message: String, _ edits: [Edit]) {
      self.message = message
      self.edits = edits
    }
  }

  public var id: DiagnosticID
  public var severity: Severity
  /// One line, lower case, no full stop: names what the person wrote and says what to write.
  public var message: String
  /// Where it is; `nil` only for what has no place in a file, such as a folder that is missing.
  public var range: SourceRange?
  public var notes: [Note]
  public var fixIts: [FixIt]

  public init(
    _ id: DiagnosticID, _ message: String, at range: SourceRange?, notes: [Note] = [],
    fixIts: [FixIt] = []
  ) {
    self.id = id
    self.severity = id.severity
    self.message = message
    self.range = range
    self.notes = notes
    self.fixIts = fixIts
  }
}

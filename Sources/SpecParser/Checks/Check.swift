import NavgenDiagnostics

/// A rule across keys: two settings of one screen or bar that do not go together, or one that needs
/// another.
///
/// It sees the merged thing, so it holds however its settings came together.
struct Check<Root>: Sendable {
  /// What a broken rule is reported as.
  let id: DiagnosticID
  /// The path of a setting that is always written where the rule is broken.
  let first: String
  /// The path of the other one, which may hold by itself.
  let second: String
  /// Whether the rule is broken; the setting is the first one.
  let isBroken: @Sendable (Root, Setting) -> Bool
  /// What is said, whichever of the two it is said at.
  let message: @Sendable (Root) -> String
}

/// A rule with the numbers of its two settings, looked up once for all things it is applied to.
struct NumberedCheck<Root>: Sendable {
  /// The rule.
  let check: Check<Root>
  /// The row of its first setting.
  let first: Int
  /// The row of its second setting.
  let second: Int

  /// Looks up the rows of a rule's settings.
  init(_ check: Check<Root>, in schema: Schema<Root>) {
    self.check = check
    first = schema.number(check.first)
    second = schema.number(check.second)
  }
}

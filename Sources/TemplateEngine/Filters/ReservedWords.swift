import NavgenDiagnostics

/// Swift's reserved words, by the position a name is used in, as measured with Swift 6.3.
enum ReservedWords {
  /// What a name needs to stand in a position.
  enum Treatment {
    /// Nothing, or backticks around it.
    case none, backticks
    /// Not even backticks make it a name there.
    case impossible
  }

  /// Names of the positions: an enum's case; a static constant; an instance's property; a nested
  /// type and one that is not nested; a function; an argument's label; a local constant.
  static let positions = [
    "case", "static", "member", "type", "toplevel", "func", "label", "local",
  ]

  /// What `name` needs at a position; at none, what it needs anywhere.
  static func treatment(of name: String, at position: String) -> Treatment {
    if SwiftWords.metatypes.contains(name) {
      switch position {
      case "", "member": return .backticks
      case "case", "static", "type", "toplevel": return .impossible
      default: return .none
      }
    }
    if position == "label" && allowedLabels.contains(name) { return .none }
    if SwiftWords.reserved.contains(name) { return .backticks }
    let isNeeded =
      switch position {
      case "": typeWords.contains(name) || name == "await"
      case "toplevel": typeWords.contains(name)
      case "label", "local": name == "await"
      default: false
      }
    return isNeeded ? .backticks : .none
  }

  private static let typeWords: Set<String> = ["any", "each", "some"]
  private static let allowedLabels: Set<String> = ["Self", "false", "self", "true"]
}

/// Paints parts of a diagnostic for a terminal, or leaves them as they are.
struct Palette {
  /// What a part is; the raw value is its SGR parameter.
  enum Part: String {
    case error = "1;31"
    case warning = "1;33"
    case note = "1;36"
    case fix = "1;32"
    case message = "1"
    case gutter = "2"
  }

  /// Whether anything is painted.
  var usesColour: Bool

  /// `text` as a part of this kind looks.
  func paint(_ text: String, _ part: Part) -> String {
    usesColour && !text.isEmpty ? "\u{1B}[\(part.rawValue)m\(text)\u{1B}[0m" : text
  }
}

extension Diagnostic.Severity {
  /// How its word and marks are painted.
  var part: Palette.Part {
    switch self {
    case .error: .error
    case .warning: .warning
    case .note: .note
    }
  }
}

/// A key at the top of a file.
enum Section: String, CaseIterable, Sendable {
  case navgen, module, output, include, defaults, styles, screens, bars

  /// Whether a file that another includes may hold it.
  var isForIncludedFiles: Bool {
    switch self {
    case .navgen, .include, .styles, .screens, .bars: true
    case .module, .output, .defaults: false
    }
  }

  /// Whether it defines things by name.
  var isCatalogue: Bool {
    switch self {
    case .styles, .screens, .bars: true
    case .navgen, .module, .output, .include, .defaults: false
    }
  }

  /// One sentence for the reference.
  var summary: String {
    switch self {
    case .navgen: "The version of the language, 1."
    case .module: "What holds for everything generated."
    case .output: "How the output is laid out."
    case .include: "Other files whose styles, screens and bars belong to this spec."
    case .defaults: "What every screen starts from."
    case .styles: "Looks and behaviours that screens and bars share, by name."
    case .screens: "The module's screens by name."
    case .bars: "Bars that no navigation controller owns, by name."
    }
  }
}

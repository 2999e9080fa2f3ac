import NavgenDiagnostics

/// How templates are called: by their path in the set's folder, for example `parts/Header.stencil`.
public enum TemplateNames {
  /// What the name of every template ends in.
  public static let suffix = ".stencil"

  /// The name that was probably meant by `word`, which may lack the folder or the ending; `nil`
  /// where none is near enough.
  public static func nearest(_ word: String, in names: [String]) -> String? {
    if let name = Spelling.nearest(word, in: names) { return name }
    let short = shortened(word)
    if let name = names.first(where: { shortened($0) == short }) { return name }
    let nearest = Spelling.nearest(short, in: names.map(shortened))
    return names.first { shortened($0) == nearest }
  }

  /// For example `Header` for `parts/Header.stencil`.
  private static func shortened(_ name: String) -> String {
    let last = name.split(separator: "/").last ?? ""
    return String(last.hasSuffix(suffix) ? last.dropLast(suffix.count) : last)
  }
}

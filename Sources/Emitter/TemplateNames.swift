import NavgenDiagnostics

/// How templates are called: by their path in the set's folder, for example `parts/Header.stencil`.
public enum TemplateNames {
  /// What the name of every template ends in.
  public static let suffix = ".stencil"

  /// The name that was probably meant by `word`, which may lack the folder or the ending; `nil`
  /// where none is near enough.
  public static func nearest(_ word: String, in names: [String]) -> String? {
    let short = shortened(word)
    let shortNames = names.map(shortened)
    let nearest = shortNames.contains(short) ? short : Spelling.nearest(short, in: shortNames)
    let matches = names.filter { $0 != word && shortened($0) == nearest }
    return matches.first { folder(of: $0) == folder(of: word) } ?? matches.first
  }

  /// For example `parts` for `parts/Header.stencil`.
  private static func folder(of name: String) -> Substring {
    name[..<(name.lastIndex(of: "/") ?? name.startIndex)]
  }

  /// For example `Header` for `parts/Header.stencil`.
  private static func shortened(_ name: String) -> String {
    let last = name.split(separator: "/").last ?? ""
    return String(last.hasSuffix(suffix) ? last.dropLast(suffix.count) : last)
  }
}

/// A template that navgen brings along, for people who want to read or replace it.
public struct BuiltInTemplate: Sendable {
  /// Its path in the set's folder, for example `parts/Header.stencil`.
  public let name: String
  /// All of it.
  public let text: String

  /// What it makes, in a line: the comment it begins with.
  public var summary: String {
    let line = text.prefix { !$0.isNewline }
    guard line.hasPrefix("{# "), line.hasSuffix(" #}") else { return "" }
    return String(line.dropFirst(3).dropLast(3))
  }
}

extension TemplateSet {
  /// The templates of the set `uikit`, sorted by name.
  public static var builtInTemplates: [BuiltInTemplate] {
    let prefix = "uikit/"
    return BuiltInTemplates.files
      .filter { $0.path.hasPrefix(prefix) && $0.path.hasSuffix(TemplateNames.suffix) }
      .map { BuiltInTemplate(name: String($0.path.dropFirst(prefix.count)), text: $0.text) }
      .sorted { $0.name < $1.name }
  }
}

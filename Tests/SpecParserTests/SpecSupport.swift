import NavgenDiagnostics

@testable import NavgenSpecParser

/// What reading a spec gives, with the files it includes held in memory.
struct Reading {
  let spec: NavigationSpec?
  let diagnostics: [Diagnostic]

  /// Reads `text` as `shop.nav`; `files` are the others by their paths.
  init(_ text: String, at path: String = "shop.nav", files: [String: String] = [:]) {
    let root = SourceFile(path: path, text: text)
    let (spec, diagnostics) = readSpec(root) { request throws(IncludeFailure) in
      guard let text = files[request.path] else { throw IncludeFailure("there is no such file") }
      return SourceFile(path: request.path, text: text)
    }
    self.spec = spec
    self.diagnostics = diagnostics
  }

  /// Reads a spec of one screen `home` with these lines under it, and what else is given.
  init(screen: String, before: String = "") {
    let lines = screen.split(separator: "\n").map { "    \($0)\n" }.joined()
    self.init(
      "navgen: 1\n\(before)screens:\n  home:\n    controller: HomeViewController\n\(lines)")
  }

  var screen: Screen? { spec?.screens.first }
  /// Each diagnostic's severity, id and the text it points at.
  var summary: [String] {
    diagnostics.map { "\($0.severity.rawValue) \($0.id.rawValue) `\($0.range?.text ?? "")`" }
  }
}

extension Animation {
  /// What a spec that is silent about a pop's animation gives.
  static let standard = Animation(
    style: .slide, duration: 0.25, curve: .easeInOut, parallax: 0.3, dim: 0.1, hasShadow: true,
    cornerRadius: 0)
}

import NavgenDiagnostics

/// Reads a template and those it includes, and checks what concerns several of them.
struct TemplateLoader {
  /// In the order first included, the root first.
  private(set) var templates: [ParsedTemplate] = []
  /// What is wrong with them, not sorted.
  private(set) var diagnostics: [Diagnostic] = []
  /// What each template includes, in the same order.
  private var includes: [[Node.Word]] = []
  /// Numbers of the templates by name.
  private var numbers: [String: Int] = [:]
  private var macros: Set<String> = []
  private var calls: [SourceRange] = []

  /// Reads the template that is to be rendered.
  init(_ root: SourceFile) {
    // A template that includes the root names it by some name; the path tells that it is the root.
    add(root, named: "")
  }

  private mutating func add(_ file: SourceFile, named name: String) {
    var parser = Parser(file)
    let nodes = parser.parseTemplate()
    numbers[name] = templates.count
    templates.append(ParsedTemplate(name: name, file: file, nodes: nodes))
    includes.append(parser.includes)
    diagnostics += parser.diagnostics
    macros.formUnion(parser.macros)
    calls += parser.calls.map { $0.span.range(in: file) }
  }

  /// Loads what is included until nothing is missing.
  mutating func loadIncludes(_ names: [String], _ load: (String) -> SourceFile?) {
    var number = 0
    while number < templates.count {
      for include in includes[number] where numbers[include.text] == nil {
        guard let file = load(include.text) else {
          diagnostics.append(unknownTemplate(include, names, in: templates[number].file))
          continue
        }
        add(file, named: include.text)
      }
      number += 1
    }
    checkCycles()
    checkMacros()
  }

  // MARK: Cycles

  /// Reports each include that leads back to a template it is reached through.
  private mutating func checkCycles() {
    var isDone = Array(repeating: false, count: templates.count)
    /// The templates on the way to the one looked at, each with the include to look at next.
    var path: [(template: Int, next: Int)] = [(0, 0)]
    while let (template, next) = path.last {
      guard next < includes[template].count else {
        isDone[template] = true
        path.removeLast()
        continue
      }
      path[path.count - 1].next += 1
      let include = includes[template][next]
      guard let target = numbers[include.text] else { continue }
      if let start = path.firstIndex(where: { isSame($0.template, target) }) {
        let chain = path[start...].map { self.name(of: $0.template) } + [include.text]
        let range = include.span.range(in: templates[template].file)
        diagnostics.append(cycle(chain, at: range))
      } else if !isDone[target] {
        path.append((target, 0))
      }
    }
  }

  private func isSame(_ one: Int, _ other: Int) -> Bool {
    one == other || templates[one].file.path == templates[other].file.path
  }

  private func name(of template: Int) -> String {
    let name = templates[template].name
    if !name.isEmpty { return name }
    return templates[template].file.path.split(separator: "/").last.map(String.init) ?? ""
  }

  // MARK: Macros

  private mutating func checkMacros() {
    for call in calls where !macros.contains(call.text) {
      diagnostics.append(unknownMacro(call, macros.sorted()))
    }
  }
}

private func unknownTemplate(
  _ include: Node.Word, _ names: [String], in file: SourceFile
) -> Diagnostic {
  let range = include.span.range(in: file)
  // The ending that all have would make any two short names alike.
  let names = names.sorted()
  let nearestStem = Spelling.nearest(stem(of: include.text), in: names.map(stem))
  let nearest = names.first { stem(of: $0) == nearestStem }
  return Diagnostic(
    .unknownTemplate,
    "there is no template `\(include.text)`" + (nearest.map { ": write `\($0)`" } ?? ""), at: range,
    fixIts: nearest.map { [.init("write `\($0)`", [.init(range, "\"\($0)\"")])] } ?? [])
}

private func stem(of name: String) -> String {
  String(name[..<(name.lastIndex(of: ".") ?? name.endIndex)])
}

private func cycle(_ chain: [String], at range: SourceRange) -> Diagnostic {
  let steps = chain.map { "`\($0)`" }.joined(separator: " includes ")
  return Diagnostic(.templateCycle, "templates cannot include themselves: \(steps)", at: range)
}

private func unknownMacro(_ range: SourceRange, _ macros: [String]) -> Diagnostic {
  let nearest = Spelling.nearest(range.text, in: macros)
  return Diagnostic(
    .unknownMacro,
    "there is no macro `\(range.text)`" + (nearest.map { ": write `\($0)`" } ?? ""), at: range,
    fixIts: nearest.map { [.init("write `\($0)`", [.init(range, $0)])] } ?? [])
}

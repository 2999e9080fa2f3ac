import NavgenDiagnostics

/// Reads a spec and all it includes: from bytes to the model, checked.
///
/// `load` gives the files that the spec includes. Every mistake in every file is a diagnostic,
/// sorted by place; there is no spec where one of them is an error. A placeless file has a name but
/// no folder, as standard input has: what it includes is in the working directory.
public func readSpec(
  _ file: SourceFile, isPlaceless: Bool = false,
  load: (IncludeRequest) throws(IncludeFailure) -> SourceFile
) -> (spec: NavigationSpec?, diagnostics: [Diagnostic]) {
  let files = SpecFiles(file, isPlaceless: isPlaceless, load: load)
  var reading = SpecReading(files)
  let spec = reading.spec(fileName: lastComponent(of: file.path))
  let diagnostics = (files.diagnostics + reading.diagnostics).oneForEachIncompleteKey
    .oneForEachMisalignment
    .oneForEachCommaInValue
    .map(\.repairedByKeys)
    .sortedByPlace(in: files.files.map(\.tree.file))
  return (diagnostics.hasErrors ? nil : spec, diagnostics)
}

/// The stages between parsed files and the model.
private struct SpecReading {
  /// The files, the spec itself first.
  let files: SpecFiles
  private var reader = Reader()
  private var checks = Checks()

  /// What the stages found, not yet sorted.
  var diagnostics: [Diagnostic] { reader.diagnostics + checks.diagnostics }

  init(_ files: SpecFiles) {
    self.files = files
  }

  /// The model; of no use where the diagnostics hold an error.
  mutating func spec(fileName: String) -> NavigationSpec {
    let root = files.files[0]
    for file in files.files { checkVersion(file) }
    let (module, moduleSettings) = module(root, fileName: fileName)
    let output = settled(root.sections[.output], Output.schema, blank: .blank).root

    let styleEntries = Catalogue(.styles, files.files, &reader)
    var styles = Styles(styleEntries, mayBeHidden: files.mayHide(.styles), &reader)
    let defaults = defaults(root, &styles)
    let screenEntries = Catalogue(.screens, files.files, &reader)
    let screens = screens(screenEntries, defaults: defaults, &styles, module, moduleSettings)
    let barEntries = Catalogue(.bars, files.files, &reader)
    let bars = bars(barEntries, &styles)

    let users: [Section] = [.styles, .defaults, .screens, .bars]
    if !users.contains(where: files.mayHide) { checks.unusedStyles(styleEntries, styles) }
    if files.areWhole {
      checks.emptySpec(root, screenEntries, barEntries)
    }
    return NavigationSpec(
      fileName: fileName, module: module, output: output, styles: styles.given(over: defaults),
      screens: screens.sorted { $0.name < $1.name }, bars: bars.sorted { $0.name < $1.name })
  }

  /// `navgen: 1`, which every file starts with.
  private mutating func checkVersion(_ file: SpecFiles.File) {
    guard let value = file.sections[.navgen]?.value else {
      if !file.mayHide(.navgen) { reader.report(.noVersion(file.tree)) }
      return
    }
    if value.kind != .missing, !value.isText("1") { reader.report(.unsupportedVersion(value)) }
  }

  private mutating func module(
    _ root: SpecFiles.File, fileName: String
  ) -> (Module, Settings) {
    let entry = root.sections[.module]
    var (module, settings) = settled(entry, Module.schema, blank: .blank)
    if settings[Module.schema.number("name")] == nil {
      module.name = composedName(upperCamelCase(withoutExtension(fileName)))
      if !isModuleName(module.name) || module.name == "UI", !root.mayHide(.module) {
        reader.report(.noModuleName(fileName, at: root.tree.root.range))
      }
    }
    let ios = settings[Module.schema.number("ios")]
    // Of a target that could not be read nothing is too new.
    let isUnknown = ios?.value == .invalid || ios == nil && root.mayHide(.module)
    reader.target = isUnknown ? .newest : module.ios
    reader.targetPlace = ios?.place.range
    let superclass = Module.schema.number("superclass")
    checks.generatedName(module.superclass.type, settings[superclass], in: module)
    return (module, settings)
  }

  /// One of the root's sections that is no catalogue.
  private mutating func settled<Root>(
    _ entry: SyntaxTree.Entry?, _ schema: Schema<Root>, blank: Root
  ) -> (root: Root, settings: Settings) {
    let settlement = Settlement(schema, blank: blank)
    guard let entry else { return (settlement.base, Settings()) }
    let layer = LayerReader.read(entry.value, schema, .own, named: entry.key.text, &reader)
    return (settlement.settle(layer.settings).root, layer.settings)
  }

  private mutating func defaults(_ root: SpecFiles.File, _ styles: inout Styles) -> Settings {
    guard let entry = root.sections[.defaults] else { return Settings() }
    let layer = LayerReader.read(
      entry.value, Screen.schema, .defaults, named: entry.key.text,
      isWhole: !root.mayHide(.defaults), &reader)
    return styles.resolve(layer, &reader).asDefaults
  }

  private mutating func screens(
    _ entries: Catalogue, defaults: Settings, _ styles: inout Styles, _ module: Module,
    _ moduleSettings: Settings
  ) -> [Screen] {
    let controller = Screen.schema.number("controller")
    let translucent = moduleSettings[Module.schema.number("translucent")]
    let largeTitles = moduleSettings[Module.schema.number("large-titles")]
    let settlement = Settlement(Screen.schema, blank: .blank)
    var screens: [Screen] = []
    screens.reserveCapacity(entries.entries.count)
    for entry in entries.entries {
      if let controller = bareController(entry) {
        reader.report(controller)
        continue
      }
      let layer = LayerReader.read(
        entry.value, Screen.schema, .own, named: entry.name, isWhole: entry.isWhole, &reader)
      let below = defaults.merged(
        under: styles.resolve(layer.usesAlone, &reader), ends: Screen.schema.ends)
      let settings = below.merged(under: layer.settings, ends: Screen.schema.ends)
      var screen = checks.settle(settings, settlement, ScreenChecks.all, entry)
      screen.name = entry.name
      checks.nothingDropped(layer.settings, below)
      checks.sharedController(screen, settings)
      checks.earlierAvailability(screen, settings, module, moduleSettings)
      checks.noLargeTitle(screen, settings, largeTitles)
      checks.opaqueBar(screen, settings, translucent)
      if case .type(let type) = screen.controller {
        checks.generatedName(type, settings[controller], in: module)
      }
      screens.append(screen)
    }
    return screens
  }

  /// The report of a screen of which only the controller is written, as its value.
  private func bareController(_ entry: Catalogue.Entry) -> Diagnostic? {
    guard entry.value.kind == .scalar, let type = SwiftType.normalized(entry.value.text),
      isModuleName(String(type.prefix(1)))
    else {
      return nil
    }
    return .bareController(entry.key, entry.value, type)
  }

  private mutating func bars(_ entries: Catalogue, _ styles: inout Styles) -> [StandaloneBar] {
    let schema = StandaloneBar.schema
    let settlement = Settlement(schema, blank: .blank)
    let numbers = Screen.schema.rows.map { schema.numbers[$0.path] }
    return entries.entries.map { entry in
      let layer = LayerReader.read(
        entry.value, schema, .own, named: entry.name, isWhole: entry.isWhole, &reader)
      let below = styles.resolve(layer.usesAlone, &reader).renumbered(numbers)
      let settings = below.merged(under: layer.settings, ends: schema.ends)
      var bar = checks.settle(settings, settlement, BarChecks.all, entry)
      bar.name = entry.name
      return bar
    }
  }
}

extension [Diagnostic] {
  /// All but what is said of a key that lacks its colon or value besides that: most often the line
  /// was not meant to be that key.
  fileprivate var oneForEachIncompleteKey: [Diagnostic] {
    let ids: [DiagnosticID] = [.missingColon, .missingValue]
    let keys = Set(filter { ids.contains($0.id) }.compactMap(\.range))
    return filter { diagnostic in
      ids.contains(diagnostic.id) || diagnostic.range.map(keys.contains) != true
    }
  }
}

private func lastComponent(of path: String) -> String {
  String(path[(path.lastIndex(of: "/").map(path.index(after:)) ?? path.startIndex)...])
}

/// A file's name without `.nav`, or what else stands behind its last dot.
private func withoutExtension(_ name: String) -> String {
  String(name[..<(name.lastIndex(of: ".") ?? name.endIndex)])
}

extension Diagnostic {
  fileprivate static func noVersion(_ tree: SyntaxTree) -> Diagnostic {
    let start = tree.root.range.start
    let isFlow = tree.root.range.text.hasPrefix("{")
    return Diagnostic(
      .noVersion,
      "the file does not say which version of the language it is in: begin it with `navgen: 1`",
      at: start,
      fixIts: isFlow ? [] : [FixIt("add `navgen: 1`", [FixIt.Edit(start, "navgen: 1\n")])])
  }

  fileprivate static func bareController(
    _ key: SyntaxTree.Node, _ value: SyntaxTree.Node, _ type: String
  ) -> Diagnostic {
    let mapping = type.contains(",") ? "{controller: \"\(type)\"}" : "{controller: \(type)}"
    return Diagnostic(
      .wrongShape, "`\(key.shownText)` takes a mapping: write `\(mapping)`", at: value.range,
      fixIts: [.write(mapping, at: value.range)])
  }

  fileprivate static func unsupportedVersion(_ node: SyntaxTree.Node) -> Diagnostic {
    let found = node.kind == .scalar ? "version `\(node.shownText)`" : "such a version"
    return Diagnostic(
      .unsupportedVersion,
      "this navgen does not read \(found) of the language: it reads `navgen: 1`",
      at: node.range)
  }

  fileprivate static func noModuleName(_ fileName: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .invalidModuleName,
      "the file's name `\(fileName)` gives no module name: write `module: {name: …}`",
      at: range.start)
  }
}

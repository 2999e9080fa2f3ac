import NavgenDiagnostics
import Testing

@testable import NavgenSpecParser

/// The schema is data, so it can be held to its rules row by row.
@Suite struct SchemaTests {
  /// A value of each property that is not its standard one.
  private static let samples: [String: String] = [
    "controller": "SampleViewController", "bar.style": "opaque", "bar.background": "red",
    "bar.background-image": "Wave", "bar.blur": "dark", "bar.shadow": "blue",
    "bar.shadow-image": "Line", "bar.tint": "green", "bar.title.color": "brown",
    "bar.title.font": "headline", "bar.title.offset.x": "1", "bar.title.offset.y": "2",
    "fade.distance": "136", "fade.start": "7", "fade.curve": "ease-in", "fade.scroll": "list",
    "fade.background.start": "1", "fade.background.distance": "2",
    "fade.background.curve": "ease-out", "fade.title.start": "3", "fade.title.distance": "4",
    "fade.title.curve": "ease-in-out", "fade.shadow.start": "5", "fade.shadow.distance": "6",
    "fade.shadow.curve": "linear", "status-bar": "light", "pop.gesture": "edge",
    "pop.threshold": "40%", "pop.velocity": "800", "pop.edge": "20",
    "pop.animation.style": "slide", "pop.animation.duration": "1s",
    "pop.animation.curve": "linear", "back.intercept": "[swipe]", "back.when": "isDirty",
    "back.ask.title": "A", "back.ask.message": "B", "back.ask.confirm": "C",
    "back.ask.cancel": "D", "bar.title.text": "Pay", "bar.title.vibrant": "true",
    "position": "bottom", "name": "Sample", "access": "public", "ios": "16.2",
    "imports": "[DesignSystem]", "layout": "single",
  ]

  @Test func everyPropertyReachesItsFieldAlone() throws {
    try expectEveryPropertyReachesItsField(Screen.schema, blank: .blank)
    try expectEveryPropertyReachesItsField(StandaloneBar.schema, blank: .blank)
    try expectEveryPropertyReachesItsField(Module.schema, blank: .blank)
    try expectEveryPropertyReachesItsField(Output.schema, blank: .blank)
  }

  /// Writes every sample at once; each field then reads back its own.
  private func expectEveryPropertyReachesItsField<Root>(
    _ schema: Schema<Root>, blank: Root
  ) throws {
    var settings: [Setting] = []
    var expected: [Int: SettingValue] = [:]
    let place = parse(SourceFile(path: "", text: "")).tree.root
    for (number, row) in schema.rows.enumerated() {
      guard row.property.field != nil else { continue }
      if case .group = row.property.type {
        settings.append(
          Setting(
            row: number, value: .group(isOn: true, isFresh: false), place: place, layer: .own))
        continue
      }
      let sample = try #require(Self.samples[row.path], "no sample of \(row.path)")
      let value = try #require(Reader.value(ofWritten: sample, row.property.type))
      settings.append(Setting(row: number, value: value, place: place, layer: .own))
      expected[number] = value
    }
    let root = Settlement(schema, blank: blank).settle(Settings(settings)).root
    for (number, value) in expected {
      #expect(
        schema.rows[number].property.field?.read(root) == value, "\(schema.rows[number].path)")
    }
  }

  @Test func everyWrittenStandardIsOfItsType() {
    expectStandards(Screen.schema)
    expectStandards(StandaloneBar.schema)
    expectStandards(Module.schema)
    expectStandards(Output.schema)
  }

  private func expectStandards<Root>(_ schema: Schema<Root>) {
    for row in schema.rows.dropFirst() {
      switch (row.property.standard, row.property.type) {
      case (.written, .group(.plain)): break
      case (.written(let text), _): #expect(row.standard != nil, "\(row.path): \(text)")
      default: #expect(row.standard == nil)
      }
      #expect(row.property.summary.hasSuffix("."), "\(row.path)")
    }
  }

  @Test func rowsOfAGroupAreOneRun() {
    let rows = Screen.schema.rows
    for (number, row) in rows.enumerated() {
      #expect(row.end > number)
      for (key, member) in row.members {
        #expect(number < member && rows[member].end <= row.end)
        #expect(rows[member].path == (row.path.isEmpty ? key : "\(row.path).\(key)"))
      }
    }
    #expect(rows.count == Set(rows.map(\.path)).count)
  }

  @Test func everyBarPropertyOfAScreenIsOneOfABarToo() {
    for path in Screen.schema.rows.map(\.path) where path.hasPrefix("bar.") {
      #expect(StandaloneBar.schema.numbers[path] != nil)
    }
  }

  /// A new property has to be read from a spec as well.
  @Test func everyPropertyCanBeWritten() throws {
    for (number, row) in Screen.schema.rows.enumerated() where row.property.field != nil {
      guard let sample = Self.samples[row.path] else { continue }
      let keys = row.path.split(separator: ".")
      let text =
        keys.dropLast().map { "{\($0): " }.joined() + "{\(keys[keys.count - 1]): \(sample)}"
        + String(repeating: "}", count: keys.count - 1)
      var reader = Reader()
      let root = parse(SourceFile(path: "", text: text)).tree.root
      let layer = LayerReader.read(root, Screen.schema, .own, named: "screen", &reader)
      #expect(reader.diagnostics == [], "\(text)")
      #expect(layer.settings[number]?.value == Reader.value(ofWritten: sample, row.property.type))
    }
  }
}

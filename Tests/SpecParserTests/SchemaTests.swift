import NavgenDiagnostics
import Testing

@testable import NavgenSpecParser

/// The schema is data, so it can be held to its rules row by row.
@Suite struct SchemaTests {
  @Test func everyPropertyReachesItsFieldAlone() throws {
    try expectEveryPropertyReachesItsField(Screen.schema, blank: .blank)
    try expectEveryPropertyReachesItsField(StandaloneBar.schema, blank: .blank)
    try expectEveryPropertyReachesItsField(Module.schema, blank: .blank)
    try expectEveryPropertyReachesItsField(Output.schema, blank: .blank)
  }

  /// Writes every example at once; each field then reads back its own.
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
      let value = try #require(
        Reader.value(ofWritten: row.property.example, row.property.type), "\(row.path)")
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

  /// What a navigation controller alone can do is not for a bar that stands on its own.
  @Test func everyBarPropertyOfAScreenIsOneOfABarToo() {
    let own = ["bar.hidden", "bar.large-title", "bar.back-button"]
    for path in Screen.schema.rows.map(\.path) where path.hasPrefix("bar.") {
      let isOwn = own.contains { path.hasPrefix($0) }
      #expect((StandaloneBar.schema.numbers[path] == nil) == isOwn, "\(path)")
    }
  }

  /// The reference shows an example of everything that has a value, and another than the standard.
  @Test func everyExampleIsAnotherThanTheStandard() {
    expectExamples(Screen.schema, except: [])
    expectExamples(StandaloneBar.schema, except: [])
    expectExamples(Module.schema, except: [])
    expectExamples(Output.schema, except: ["set"])
  }

  private func expectExamples<Root>(_ schema: Schema<Root>, except single: Set<String>) {
    for row in schema.rows.dropFirst() where !single.contains(row.path) {
      if case .group = row.property.type {
        #expect(row.property.example.isEmpty, "\(row.path)")
      } else {
        let value = Reader.value(ofWritten: row.property.example, row.property.type)
        #expect(value != nil && value != row.standard, "\(row.path)")
      }
    }
  }

  /// A new property has to be read from a spec as well.
  @Test func everyPropertyCanBeWritten() throws {
    for (number, row) in Screen.schema.rows.enumerated() where !row.property.example.isEmpty {
      let sample = row.property.example
      let keys = row.path.split(separator: ".")
      let text =
        keys.dropLast().map { "{\($0): " }.joined() + "{\(keys[keys.count - 1]): \(sample)}"
        + String(repeating: "}", count: keys.count - 1)
      var reader = Reader()
      reader.target = IOSVersion(major: 15, minor: 0)
      let root = parse(SourceFile(path: "", text: text)).tree.root
      let layer = LayerReader.read(root, Screen.schema, .own, named: "screen", &reader)
      #expect(reader.diagnostics == [], "\(text)")
      guard row.property.field != nil else { continue }
      #expect(layer.settings[number]?.value == Reader.value(ofWritten: sample, row.property.type))
    }
  }
}

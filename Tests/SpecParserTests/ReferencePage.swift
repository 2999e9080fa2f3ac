@testable import NavgenSpecParser

/// The language's reference as a page of documentation, written from the schema.
struct ReferencePage {
  /// The page, in Markdown.
  static let text = """
    # Language reference

    Every key of a `.nav` file: what it is, what it takes, what holds where nothing says otherwise, an \
    example, and what it becomes in UIKit. *UIKit's own* means that nothing is emitted.

    This page is written from the schema that navgen reads specs by.

    ## A file

    \(table(
      ["Key", "What it is", "In files that others include"],
      Section.allCases.map {
        [code($0.rawValue), $0.summary, $0.isForIncludedFiles ? "yes" : "no"]
      }))

    A file whose name starts with `_` is only ever included. Its paths are relative to it. All files of a \
    spec share their names.

    ## module

    \(table(of: Module.schema))

    ## output

    \(table(of: Output.schema))

    ## screens, styles and defaults

    `defaults`, then each style in `use`, in order, then the screen itself: the later has the last word. \
    Mappings below that have keys of their own in this table merge key by key; every other value is \
    replaced whole. For the parts of `fade`, `true` keeps what lower layers set, and `false` switches a \
    part off without forgetting it. `none` drops what lower layers gave. `defaults` and styles take all \
    of it but what is marked *the screen's own*.

    \(table(of: Screen.schema))

    ## bars

    Of the styles a bar uses it takes what this table has. `defaults` are for screens.

    \(table(of: StandaloneBar.schema))

    \(values)
    """

  // MARK: Properties

  private static func table<Root>(of schema: Schema<Root>) -> String {
    let columns = ["Key", "What it is", "Takes", "Default", "Example", "Becomes in UIKit"]
    return table(
      columns,
      schema.rows.dropFirst().map { row in
        let property = row.property
        return [
          code(row.path), summary(property), takes(property.type), standard(property),
          property.example.isEmpty ? "" : code("\(property.key): \(property.example)"),
          property.becomes.isEmpty ? "" : code(property.becomes),
        ]
      })
  }

  private static func summary<Root>(_ property: Property<Root>) -> String {
    var text = property.summary
    if property.isOwn { text += " The screen's own." }
    if let version = property.introduced {
      text += " Needs iOS \(version.major).\(version.minor); older systems do without it."
    }
    return text
  }

  private static func standard<Root>(_ property: Property<Root>) -> String {
    switch (property.standard, property.type) {
    case (.required, _): "required"
    case (.uiKit, _): "UIKit's own"
    case (.written, .group(.plain)): "as below"
    case (.written("{}"), .group(.droppable)): "as below"
    case (.written(let text), _): code(text)
    case (.rule(let text, _), _): text
    }
  }

  /// What a property takes, with every word of an enumeration.
  private static func takes(_ type: ValueType) -> String {
    switch type {
    case .choice(let words): listed(words, "or")
    case .word(let words, or: .choice(let more)): listed(words + more, "or")
    case .word(let words, let other): "\(listed(words, "or")) or \(takes(other))"
    default: type.noun
    }
  }

  // MARK: Values

  private static let values = """
    ## Values

    Which type a value has is told by its key, never by how it looks. Everything may be quoted.

    \(table(
      ["Type", "Written as"],
      [
        ["truth", "`true` or `false`"],
        [
          "number",
          "digits with an optional sign and decimal point; lengths may end in `pt`, speeds in `pt/s`, "
            + "times in `s` or `ms`; parts of a whole may be `40%`. A time over 10 needs its unit.",
        ],
        [
          "color",
          "`clear`, a name below, `\"#rgb\"`, `\"#rrggbb\"` or `\"#rrggbbaa\"` in quotes, `asset(Name)` or "
            + "`{asset: \"…\"}`, `{light: …, dark: …}`, `{color: …, alpha: 0.5}`",
        ],
        [
          "curve",
          "\(listed(Curve.words, "or")); `[x1, y1, x2, y2]`, a cubic Bézier curve with x from 0 to 1; "
            + "`{step: 0.5}` for fades; `{spring: {damping: 0.8, response: 0.35}}` for animations, "
            + "with a damping above 0, at most 1, and a duration of its own",
        ],
        [
          "font",
          "a text style below, which follows the person's text size; `{size: 17, weight: semibold}`; "
            + "`{custom: Name, size: 17}`",
        ],
        [
          "status bar",
          "\(listed(StatusBar.Style.allCases.map(\.rawValue), "or")), or `{from: light, to: dark, at: 0.5}`",
        ],
        [
          "type",
          "a Swift type, with dots and generic arguments; in quotes where it has a comma",
        ],
        ["property path", "properties with dots between them, `?.` behind an optional one"],
        ["list", "a sequence, or a single value for a list of one"],
        ["text", "anything; what looks like YAML's own signs in quotes"],
      ]))

    ### Colors

    \(names(SystemColors.words, since: SystemColors.introduced))

    ### Text styles

    \(names(FontNames.textStyleWords, since: FontNames.textStyles))

    ### Weights

    \(listed(FontNames.weights, "and")).

    """

  /// Words in a sentence, with the iOS version that newer ones need.
  private static func names(_ words: [String], since introduced: [String: Int]) -> String {
    let items = words.map { word -> String in
      guard let version = introduced[word], version > 13 else { return code(word) }
      return "\(code(word)) (iOS \(version))"
    }
    return items.joined(separator: ", ") + "."
  }

  // MARK: Markdown

  private static func table(_ columns: [String], _ rows: [[String]]) -> String {
    let lines = [columns, columns.map { _ in "---" }] + rows
    return lines.map { cells in
      "| " + cells.map { $0.replacing("|", with: "\\|") }.joined(separator: " | ") + " |"
    }.joined(separator: "\n")
  }

  private static func code(_ text: String) -> String { "`\(text)`" }
}

import NavgenSpecParser
import NavgenTemplateEngine

/// How the texts of a module's spec are spelled in Swift: as they are, or as keys of a strings table.
struct LocalizedText {
  /// What follows the key in a lookup, without the comment; `nil` where texts are shown as they are.
  private let place: [String]?
  /// Where in the spec each text stands. `genstrings` wants one comment for a key: one that stands at several places
  /// says what it is there, and names none of the screens.
  private let comments: [String: String]

  /// `resources` is the generated type that knows the bundle, for example `ShopResources`.
  init(_ spec: NavigationSpec, resources: String) {
    let module = spec.module
    switch module.localization {
    case .none: place = nil
    case .standardTable: place = Self.bundle(module.bundle, resources)
    case .table(let name):
      place = ["tableName: \(SwiftLiteral.string(name))"] + Self.bundle(module.bundle, resources)
    }
    comments = Dictionary(grouping: spec.texts, by: \.text).mapValues { places in
      places.count == 1
        ? places[0].path : Set(places.map(\.setting)).sorted().joined(separator: ", ")
    }
  }

  /// A Swift expression of type String, over several lines where it is a lookup.
  ///
  /// Lookups are written out, for `genstrings` and Xcode's export read the source. For example
  /// `NSLocalizedString("Keep", tableName: "Navigation", comment: "screens.cart.back.ask.cancel")`.
  func swiftExpression(_ text: String) -> String {
    let literal = SwiftLiteral.string(text)
    guard let place, !text.isEmpty else { return literal }
    let lines =
      [literal] + (place.isEmpty ? [] : [place.joined(separator: ", ")])
      + ["comment: \(SwiftLiteral.string(comments[text] ?? ""))"]
    return "NSLocalizedString(\n    " + lines.joined(separator: ",\n    ") + ")"
  }

  private static func bundle(_ bundle: ResourceBundle, _ resources: String) -> [String] {
    switch bundle {
    case .main: []
    case .class: ["bundle: \(resources).bundle"]
    case .module: ["bundle: .module"]
    }
  }
}

extension NavigationSpec {
  /// Every text that people read, and where it stands.
  fileprivate var texts: [(text: String, path: String, setting: String)] {
    let ofScreens = screens.flatMap { screen in
      screen.texts.map { ($0.text, "screens.\(screen.name)", $0.path) }
    }
    let ofBars = bars.map { ($0.titleText, "bars.\($0.name)", "bar.title.text") }
    return (ofScreens + ofBars).compactMap { text, owner, setting in
      text.map { ($0, "\(owner).\(setting)", setting) }
    }
  }
}

extension Screen {
  fileprivate var texts: [(text: String?, path: String)] {
    let ask = back?.ask
    return [
      (bar.backButton.title, "bar.back-button.title"),
      (ask?.title, "back.ask.title"), (ask?.message, "back.ask.message"),
      (ask?.confirm, "back.ask.confirm"), (ask?.cancel, "back.ask.cancel"),
    ]
  }
}

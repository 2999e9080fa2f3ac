import NavgenSpecParser
import NavgenTemplateEngine

/// How the texts of a module's spec are spelled in Swift: as they are, or as keys of a strings table.
struct LocalizedText {
  /// What follows the key in a lookup, without the comment; `nil` where texts are shown as they are.
  private let place: [String]?

  /// `resources` is the generated type that knows the bundle, for example `ShopResources`.
  init(_ module: Module, resources: String) {
    switch module.localization {
    case .none: place = nil
    case .standardTable: place = Self.bundle(module.bundle, resources)
    case .table(let name):
      place = ["tableName: \(SwiftLiteral.string(name))"] + Self.bundle(module.bundle, resources)
    }
  }

  /// A Swift expression of type String, over several lines where it is a lookup.
  ///
  /// Lookups are written out, for `genstrings` and Xcode's export read the source. For example
  /// `NSLocalizedString("Keep", tableName: "Navigation", comment: "screens.cart.back.ask.cancel")`.
  func swiftExpression(_ text: String, comment: String) -> String {
    let literal = SwiftLiteral.string(text)
    guard let place, !text.isEmpty else { return literal }
    let lines =
      [literal] + (place.isEmpty ? [] : [place.joined(separator: ", ")])
      + ["comment: \(SwiftLiteral.string(comment))"]
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

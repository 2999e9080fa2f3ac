/// Where assets and texts lie: the app, or the module of a class.
public final class Bundle: Sendable {
  /// The app's.
  public static let main = Bundle(name: "")

  /// The module of a class, or empty for the app.
  let name: String

  private init(name: String) { self.name = name }

  /// That of the module that declares a class.
  public convenience init(for aClass: AnyClass) {
    self.init(name: String(String(reflecting: aClass).prefix { $0 != "." }))
  }
}

/// The asset catalogs of the app under test and of its modules.
public enum Assets {
  nonisolated(unsafe) public static var colors: [String: UIColor] = [:]
  nonisolated(unsafe) public static var images: Set<String> = []
  /// Those of them that are rendered as original images, whatever the tint.
  nonisolated(unsafe) public static var originalImages: Set<String> = []
  /// The same by module.
  nonisolated(unsafe) public static var moduleColors: [String: [String: UIColor]] = [:]
  nonisolated(unsafe) public static var moduleImages: [String: Set<String>] = [:]

  static func colors(of bundle: Bundle) -> [String: UIColor] {
    bundle === Bundle.main ? colors : moduleColors[bundle.name] ?? [:]
  }

  static func images(of bundle: Bundle) -> Set<String> {
    bundle === Bundle.main ? images : moduleImages[bundle.name] ?? []
  }
}

/// The texts of the app under test and of its modules, in the language that the device is set to.
public enum Translations {
  /// By `module/table`, as in `/Localizable` for the app's, then by key.
  nonisolated(unsafe) public static var tables: [String: [String: String]] = [:]
}

/// The text of a key, or the key where the table lacks it. (The name is Foundation's.)
// swift-format-ignore: AlwaysUseLowerCamelCase
public func NSLocalizedString(
  _ key: String, tableName: String? = nil, bundle: Bundle, value: String = "", comment: String
) -> String {
  Translations.tables["\(bundle.name)/\(tableName ?? "Localizable")"]?[key] ?? key
}

/// The text of a key in a table of the app. Spelled out, since Foundation has the parameter's default too.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func NSLocalizedString(_ key: String, tableName: String, comment: String) -> String {
  NSLocalizedString(key, tableName: tableName, bundle: Bundle.main, comment: comment)
}

/// The text of a key in the app's usual table.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func NSLocalizedString(_ key: String, comment: String) -> String {
  NSLocalizedString(key, bundle: Bundle.main, comment: comment)
}

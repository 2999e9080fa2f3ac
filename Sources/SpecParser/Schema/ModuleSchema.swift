extension Module {
  /// Every property of `module`.
  static let schema = Schema<Module>(
    "module",
    [
      Property(
        "name", .moduleName, \.name, .rule("the file's name in UpperCamelCase"), example: "Shop",
        "The prefix of every generated type."),
      Property(
        "access", .choice(Access.self), \.access, .written("internal"), example: "public",
        "Who sees the generated types."),
      Property(
        "ios", .iosVersion, \.ios, .written("15.0"), example: "16.4",
        "The minimum deployment target: what is newer is guarded or refused.",
        becomes: "if #available(iOS …, *)"),
      Property(
        "superclass", .superclass, \.superclass, .written("UINavigationController"),
        example: "{type: BaseNavigationController, overrides-should-pop: true}",
        "The app's own class that the generated navigation controller inherits from, "
          + "and whether that answers `navigationBar(_:shouldPop:)` itself.",
        becomes: "UINavigationController"),
      Property(
        "large-titles", .bool, \.prefersLargeTitles, .uiKit, example: "true",
        "Whether bars make room for large titles.",
        becomes: "UINavigationBar.prefersLargeTitles"),
      Property(
        "translucent", .bool, \.isTranslucent, .uiKit, example: "false",
        "Whether what lies under a bar may show through.",
        becomes: "UINavigationBar.isTranslucent"),
      Property(
        "scheme", .choice(BarScheme.self), \.scheme, .uiKit, example: "black",
        "The bars' overall light.", becomes: "UINavigationBar.barStyle"),
      Property(
        "imports", .list(.modules), \.imports, .rule("nothing but UIKit"),
        example: "[DesignSystem]", "Further modules that the generated files import."),
      Property(
        "localize", .localization, \.localization, .written("false"), example: "Navigation",
        "Whether texts are keys of a strings table: `true` for `Localizable`, or its name.",
        becomes: "NSLocalizedString(_:tableName:bundle:value:comment:)"),
      Property(
        "bundle", .choice(ResourceBundle.self), \.bundle, .written("main"), example: "module",
        "Where assets and texts are looked up: `main` in the app, `class` in the framework that the "
          + "generated code is compiled into, `module` in the Swift package target; a package needs "
          + "`module`.",
        becomes: "Bundle.main, Bundle(for:) or Bundle.module"),
    ])

  /// A module of which the spec says nothing.
  static let blank = Module(
    name: "", access: .internal, ios: IOSVersion(major: 15, minor: 0), superclass: .uiKit,
    prefersLargeTitles: nil, isTranslucent: nil, scheme: nil, imports: [], localization: .none,
    bundle: .main)
}

extension Output {
  /// Every property of `output`.
  static let schema = Schema<Output>(
    "output",
    [
      Property(
        "set", .choice(BuiltInSet.self), \.set, .written("uikit"), example: "uikit",
        "The template set that writes the output."),
      Property(
        "layout", .choice(Layout.self), \.layout, .written("split"), example: "single",
        "A file for each part of the output, or one for all."),
    ])

  /// An output of which the spec says nothing.
  static let blank = Output(set: .uikit, layout: .split)
}

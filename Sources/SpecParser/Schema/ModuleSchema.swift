extension Module {
  /// Every property of `module`.
  static let schema = Schema<Module>(
    "module",
    [
      Property(
        "name", .moduleName, \.name, .rule("the file's name in UpperCamelCase"),
        "The prefix of every generated type."),
      Property(
        "access", .choice(Access.self), \.access, .written("internal"),
        "Who sees the generated types."),
      Property(
        "ios", .iosVersion, \.ios, .written("15.0"),
        "The minimum deployment target: what is newer is guarded or refused."),
      Property(
        "imports", .list(.modules), \.imports, .rule("nothing but UIKit"),
        "Further modules that the generated files import."),
    ])

  /// A module of which the spec says nothing.
  static let blank = Module(
    name: "", access: .internal, ios: IOSVersion(major: 15, minor: 0), imports: [])
}

extension Output {
  /// Every property of `output`.
  static let schema = Schema<Output>(
    "output",
    [
      Property(
        "layout", .choice(Layout.self), \.layout, .written("split"),
        "A file for each part of the output, or one for all.")
    ])

  /// An output of which the spec says nothing.
  static let blank = Output(layout: .split)
}

/// How a property's value is written: the rows of the language's table of types.
indirect enum ValueType: Sendable {
  case bool
  case number(NumberType)
  case color
  /// The name of an image in an asset catalogue.
  case asset
  case curve(CurveUse)
  case font
  case statusBar
  /// A Swift type, for example `Grid<Item, Cell>`.
  case swiftType(TypeUse)
  /// A Swift type, or a mapping that also says what it overrides.
  case superclass
  /// A Swift identifier that starts with a capital, for example `Shop`.
  case moduleName
  /// A property of the controller, for example `content?.collectionView`.
  case propertyPath
  /// Any scalar; `isEmptyAllowed` for what may be the empty text.
  case text(isEmptyAllowed: Bool)
  /// A minimum deployment target, for example `15.0`.
  case iosVersion
  /// `true`, `false` or the name of a strings table.
  case localization
  /// One of the words, for example `full-screen`.
  case choice([String])
  /// One of the words, or else a value of the other type, for example `none` or a color.
  case word([String], or: ValueType)
  /// A sequence, or a scalar for a list of one.
  case list(ListType)
  /// A mapping whose keys are properties of their own, merged key by key.
  case group(GroupType)

  /// Where a curve stands, which decides the forms it may take.
  enum CurveUse { case animation, fade }

  /// What a Swift type is the type of, which decides the types it cannot be.
  enum TypeUse { case controller, superclass, view }

  /// What the items of a list are.
  enum ListType: Sendable {
    /// Modules to import.
    case modules
    /// Names of styles.
    case styles
    /// Types of views.
    case types
    /// Any of the words; `all` stands for every one.
    case anyOf([String], all: String)
  }

  /// What a group takes besides a mapping.
  enum GroupType: Sendable {
    /// Nothing else; `instead` says what to write where a person writes `none`.
    case plain(instead: String?)
    /// `none`, which drops what lower layers gave; `off` is what to write where a person writes
    /// `false`.
    case droppable(off: String)
    /// `true` and `false`, which keep it.
    case switchable
  }

  /// An enumeration of the model.
  static func choice<Words>(_ type: Words.Type) -> ValueType
  where Words: CaseIterable & RawRepresentable, Words.RawValue == String {
    .choice(type.allCases.map(\.rawValue))
  }
}

/// How a number is written and within which bounds it lies.
struct NumberType: Sendable {
  /// What it counts.
  enum Unit: Sendable { case none, points, pointsPerSecond, seconds, fraction }

  /// What it counts, which decides the units it may end in.
  let unit: Unit
  /// Where it has to lie.
  let bounds: Bounds

  /// Where a number has to lie.
  enum Bounds: Sendable {
    case any
    /// Greater than zero.
    case positive
    /// Greater than 0, at most 60.
    case positiveMinute
    /// Zero or greater.
    case notNegative
    /// From 0 to 1, ends included.
    case unit
    /// Greater than 0, at most 1.
    case positiveUnit
  }

  /// Points, of either sign.
  static let length = NumberType(unit: .points, bounds: .any)
  /// Points, above 0.
  static let distance = NumberType(unit: .points, bounds: .positive)
  /// Points, 0 or above.
  static let radius = NumberType(unit: .points, bounds: .notNegative)
  /// Points a second, above 0.
  static let velocity = NumberType(unit: .pointsPerSecond, bounds: .positive)
  /// Seconds, above 0, at most a minute.
  static let duration = NumberType(unit: .seconds, bounds: .positiveMinute)
  /// A part of the whole, from 0 to 1.
  static let fraction = NumberType(unit: .fraction, bounds: .unit)
}

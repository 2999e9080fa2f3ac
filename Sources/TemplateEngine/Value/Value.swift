/// What a template works on: JSON's values, with integers and doubles kept apart.
public enum Value: Sendable {
  /// Nothing: what a property has that is not given.
  case `nil`
  /// A truth value.
  case bool(Bool)
  /// A whole number.
  case int(Int)
  /// Any other number, finite.
  case double(Double)
  /// A text.
  case string(String)
  /// Values in order.
  case list([Value])
  /// Named values in written order.
  case mapping(Mapping)
}

/// Named values in written order. Mappings made from one ``Shape`` share their keys, so a template
/// finds a key's slot once for all of them.
public struct Mapping: Sendable {
  /// The keys.
  public let shape: Shape
  /// One value for each of the shape's keys, in their order.
  public var values: [Value]

  /// `values` in the order of the shape's keys.
  public init(_ shape: Shape, _ values: [Value]) {
    precondition(shape.keys.count == values.count)
    self.shape = shape
    self.values = values
  }

  /// A mapping with a shape of its own; keys must differ.
  public init(_ pairs: KeyValuePairs<String, Value>) {
    self.init(Shape(pairs.map(\.key)), pairs.map(\.value))
  }

  /// The value of a key, or `nil` if the shape has no such key.
  public subscript(key: String) -> Value? {
    shape.slots[key].map { values[$0] }
  }
}

/// The keys of a mapping, in written order, without duplicates.
///
/// For example, made once and used for every screen:
///
///     let screen: Shape = ["name", "isFirst"]
///     let values = screens.map { Value(screen, [.string($0.name), .bool($0.isFirst)]) }
public final class Shape: Sendable {
  /// In written order.
  public let keys: [String]
  /// Where each key's value stands in a mapping's values.
  let slots: [String: Int]

  /// `keys` in the order mappings give their values.
  public init(_ keys: [String]) {
    self.keys = keys
    slots = Dictionary(uniqueKeysWithValues: keys.enumerated().map { ($1, $0) })
  }
}

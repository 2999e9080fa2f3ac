/// What a template works on: JSON's values, with integers and doubles kept apart.
public enum Value: Sendable {
  case `nil`
  case bool(Bool)
  case int(Int)
  case double(Double)
  case string(String)
  case list([Value])
  case mapping(Mapping)
}

/// Named values in written order. Mappings made from one ``Shape`` share their keys, so a template
/// finds a key's slot once for all of them.
public struct Mapping: Sendable {
  public let shape: Shape
  public var values: [Value]

  /// `values` in the order of the shape's keys.
  public init(_ shape: Shape, _ values: [Value]) {
    precondition(shape.keys.count == values.count)
    self.shape = shape
    self.values = values
  }

  public init(_ pairs: KeyValuePairs<String, Value>) {
    self.init(Shape(pairs.map(\.key)), pairs.map(\.value))
  }
}

/// The keys of a mapping, in written order, without duplicates.
public final class Shape: Sendable {
  public let keys: [String]
  let slots: [String: Int]

  public init(_ keys: [String]) {
    self.keys = keys
    slots = Dictionary(uniqueKeysWithValues: keys.enumerated().map { ($1, $0) })
  }
}

// There is no literal `nil` for `Value.nil`: where a `Value?` is expected, `a ? value : nil` would
// silently be some `Value.nil`.

extension Value: ExpressibleByBooleanLiteral {
  public init(booleanLiteral value: Bool) { self = .bool(value) }
}

extension Value: ExpressibleByIntegerLiteral {
  public init(integerLiteral value: Int) { self = .int(value) }
}

extension Value: ExpressibleByFloatLiteral {
  public init(floatLiteral value: Double) { self = .double(value) }
}

extension Value: ExpressibleByStringInterpolation {
  public init(stringLiteral value: String) { self = .string(value) }
}

extension Value: ExpressibleByArrayLiteral {
  public init(arrayLiteral elements: Value...) { self = .list(elements) }
}

extension Value: ExpressibleByDictionaryLiteral {
  /// A mapping with a shape of its own; keys must differ.
  public init(dictionaryLiteral elements: (String, Value)...) {
    self = .mapping(Mapping(Shape(elements.map(\.0)), elements.map(\.1)))
  }
}

extension Mapping: ExpressibleByDictionaryLiteral {
  /// A mapping with a shape of its own; keys must differ.
  public init(dictionaryLiteral elements: (String, Value)...) {
    self.init(Shape(elements.map(\.0)), elements.map(\.1))
  }
}

extension Shape: ExpressibleByArrayLiteral {
  public convenience init(arrayLiteral elements: String...) { self.init(elements) }
}

extension Value {
  /// The text, or nil.
  public init(_ text: String?) { self = text.map(Value.string) ?? .nil }
  /// The number, or nil.
  public init(_ number: Int?) { self = number.map(Value.int) ?? .nil }
  /// The number, or nil.
  public init(_ number: Double?) { self = number.map(Value.double) ?? .nil }
  /// The truth value, or nil.
  public init(_ truth: Bool?) { self = truth.map(Value.bool) ?? .nil }
  /// The mapping, or nil.
  public init(_ mapping: Mapping?) { self = mapping.map(Value.mapping) ?? .nil }
  /// A list of texts.
  public init(_ texts: [String]) { self = .list(texts.map(Value.string)) }
  /// A mapping with `values` in the order of the shape's keys.
  public init(_ shape: Shape, _ values: [Value]) { self = .mapping(Mapping(shape, values)) }
}

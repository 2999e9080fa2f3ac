import NavgenDiagnostics

/// Computes the values of operations.
extension Renderer {
  /// The value, or an error where nothing is defined.
  mutating func value(_ number: Int) throws(Stop) -> Value {
    if let value = try lookup(number) { return value }
    guard reported.insert(number).inserted else { throw Stop() }
    throw stop(try undefined(number))
  }

  /// Whether a condition is true; what is not defined is not.
  mutating func isTrue(_ number: Int) throws(Stop) -> Bool {
    switch program.operations[number] {
    case .not(let operand): try !isTrue(operand)
    case .and(let left, let right): if try isTrue(left) { try isTrue(right) } else { false }
    case .or(let left, let right): if try isTrue(left) { true } else { try isTrue(right) }
    case .compare(let comparison, let left, let right): try compare(comparison, left, right)
    case .contained(let item, let items): try contains(items, item)
    default: try lookup(number)?.isTrue ?? false
    }
  }

  /// The value, or `nil` where nothing is defined.
  mutating func lookup(_ number: Int) throws(Stop) -> Value? {
    switch program.operations[number] {
    case .constant(let constant): return program.constants[constant]
    case .name(let name): return values[name]
    case .member(let base, let key, let index, let site):
      guard let base = try lookup(base) else { return nil }
      return member(base, key, index, site)
    case .index(let base, let index):
      guard let base = try lookup(base) else { return nil }
      return try item(of: base, value(index), index)
    case .loopProperty(let property, let depth): return loop(depth)?.value(of: property)
    case .loopValue(let depth): return loop(depth)?.mapping
    case .labelledLoop(let property, let name):
      guard let loop = loop(labelled: program.constants[name].text) else { return nil }
      return property.map { loop.value(of: $0) } ?? loop.mapping
    case .list(let operands): return .list(try values(program.operands[operands]))
    case .range(let lower, let upper, let isClosed):
      return try list(range(lower, upper, isClosed), number)
    case .not, .and, .or, .compare, .contained: return .bool(try isTrue(number))
    case .conditional(let value, let condition, let otherwise):
      if try isTrue(condition) { return try lookup(value) }
      return otherwise < 0 ? .nil : try lookup(otherwise)
    case .fallback(let value, let operands): return try fallback(value, operands)
    case .filter(let input, let call): return try filter(input, call)
    }
  }

  private mutating func values(_ numbers: [Int]) throws(Stop) -> [Value] {
    var values: [Value] = []
    values.reserveCapacity(numbers.count)
    for number in numbers { values.append(try value(number)) }
    return values
  }

  // MARK: Look-ups

  private mutating func member(_ base: Value, _ key: Int, _ index: Int, _ site: Int) -> Value? {
    switch base {
    case .mapping(let mapping):
      if sites[site].shape === mapping.shape { return mapping.values[sites[site].slot] }
      let key = program.constants[key].text
      guard let slot = mapping.shape.slots[key] else {
        return key == "count" ? .int(mapping.values.count) : nil
      }
      sites[site] = Site(shape: mapping.shape, slot: slot)
      return mapping.values[slot]
    case .list(let items):
      if index >= 0 { return index < items.count ? items[index] : nil }
      return member(of: items, program.constants[key].text)
    case .string(let text):
      return member(of: text.map { .string(String($0)) }, program.constants[key].text)
    case .nil, .bool, .int, .double: return nil
    }
  }

  private func member(of items: [Value], _ key: String) -> Value? {
    switch key {
    case "count": return .int(items.count)
    case "first": return items.first
    case "last": return items.last
    default:
      guard let index = Int(key), items.indices.contains(index) else { return nil }
      return items[index]
    }
  }

  private mutating func item(
    of base: Value, _ index: Value, _ place: Int
  ) throws(Stop) -> Value? {
    switch (base, index) {
    case (.mapping(let mapping), .string(let key)):
      return mapping[key] ?? (key == "count" ? .int(mapping.values.count) : nil)
    case (.list(let items), .string(let key)): return member(of: items, key)
    case (.list(let items), .int(let index)):
      return items.indices.contains(index) ? items[index] : nil
    case (.string(let text), .string(let key)):
      return member(of: text.map { .string(String($0)) }, key)
    case (.string(let text), .int(let index)):
      return member(of: text.map { .string(String($0)) }, String(index))
    case (.mapping, _), (.list, _), (.string, _): throw stop(wrongIndex(base, index, place))
    default: return nil
    }
  }

  private func loop(_ depth: Int) -> LoopFrame? {
    depth < loops.count ? loops[loops.count - 1 - depth] : nil
  }

  private func loop(labelled label: String) -> LoopFrame? { loops.last { $0.label == label } }

  // MARK: Comparisons

  private mutating func compare(
    _ comparison: Expression.Comparison, _ left: Int, _ right: Int
  ) throws(Stop) -> Bool {
    let one = try side(left, against: right)
    let other = try side(right, against: left)
    switch comparison {
    case .equal: return one == other
    case .notEqual: return one != other
    default: break
    }
    guard let order = one.order(to: other) else { throw stop(noOrder(one, other, left, right)) }
    return switch comparison {
    case .less: order == .less
    case .lessEqual: order != .greater
    case .greater: order == .greater
    default: order != .less
    }
  }

  /// The value of one side of a comparison; what is not defined can be compared with `nil` alone.
  private mutating func side(_ number: Int, against other: Int) throws(Stop) -> Value {
    if case .constant(let constant) = program.operations[other],
      case .nil = program.constants[constant]
    {
      return try lookup(number) ?? .nil
    }
    return try value(number)
  }

  private mutating func contains(_ items: Int, _ item: Int) throws(Stop) -> Bool {
    let wanted = try value(item)
    if case .range(let lower, let upper, let isClosed) = program.operations[items] {
      let range = try range(lower, upper, isClosed)
      guard case .int(let number) = wanted, range.count > 0 else { return false }
      let last = range.first + (range.count - 1) * range.step
      return (min(range.first, last)...max(range.first, last)).contains(number)
    }
    switch (try value(items), wanted) {
    case (.list(let values), _): return values.contains(wanted)
    case (.mapping(let mapping), .string(let key)): return mapping.shape.slots[key] != nil
    case (.mapping, _): return false
    case (.string(let text), .string(let part)): return Filter.contains(text, part)
    case (let value, _): throw stop(noContainer(value, wanted, items))
    }
  }

  // MARK: Ranges and loops

  private typealias Range = (first: Int, step: Int, count: Int)

  /// A range whose end is below its beginning goes down, as in Stencil.
  private mutating func range(
    _ lower: Int, _ upper: Int, _ isClosed: Bool
  ) throws(Stop) -> Range {
    let first = try integer(lower)
    let last = try integer(upper)
    let (distance, overflow) = last.subtractingReportingOverflow(first)
    guard !overflow, distance.magnitude < Int.max.magnitude else {
      throw stop(tooWide(upper))
    }
    return (first, distance < 0 ? -1 : 1, abs(distance) + (isClosed ? 1 : 0))
  }

  private mutating func integer(_ number: Int) throws(Stop) -> Int {
    let value = try value(number)
    guard case .int(let integer) = value else { throw stop(noInteger(value, number)) }
    return integer
  }

  private mutating func list(_ range: Range, _ number: Int) throws(Stop) -> Value {
    guard range.count <= limits.rangeItems else { throw stop(tooWide(number)) }
    return .list((0..<range.count).map { .int(range.first + $0 * range.step) })
  }

  /// The loop over what the plan names, before its first pass; `nil` for nothing.
  mutating func frame(_ plan: LoopPlan) throws(Stop) -> LoopFrame? {
    if case .range(let lower, let upper, let isClosed) = program.operations[plan.items] {
      let range = try range(lower, upper, isClosed)
      return LoopFrame(
        .range(first: range.first, step: range.step), count: range.count, label: plan.label)
    }
    switch try value(plan.items) {
    case .list(let items): return LoopFrame(.list(items), count: items.count, label: plan.label)
    case .mapping(let mapping):
      return LoopFrame(.mapping(mapping), count: mapping.values.count, label: plan.label)
    case .nil: return nil
    case let value: throw stop(noLoop(value, plan))
    }
  }

  // MARK: Filters

  private mutating func fallback(_ value: Int, _ operands: Int) throws(Stop) -> Value? {
    if let value = try lookup(value), !value.isNil { return value }
    var isDefined = false
    for operand in program.operands[operands] {
      let value = try lookup(operand)
      if let value, !value.isNil { return value }
      isDefined = value != nil
    }
    return isDefined ? .nil : nil
  }

  private mutating func filter(_ input: Int, _ number: Int) throws(Stop) -> Value? {
    let call = program.filters[number]
    let value = try value(input)
    let arguments =
      if let constants = call.constants { constants } else { try values(call.arguments) }
    do {
      let input = FilterInput(
        name: call.filter.name, value: value, arguments: arguments, limit: limits.output)
      let result = try call.filter.apply(input)
      if call.isNegated, let result { return .bool(!result.isTrue) }
      return result
    } catch {
      let blamed = error.argument.map { call.arguments[$0] } ?? input
      throw stop(filterFailed(error, blamed))
    }
  }
}

/// Which values an observation wants; the bench tells of new ones only.
public struct NSKeyValueObservingOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let new = NSKeyValueObservingOptions(rawValue: 1)
  public static let old = NSKeyValueObservingOptions(rawValue: 2)
  public static let initial = NSKeyValueObservingOptions(rawValue: 4)
}

/// What an observation is told.
public struct NSKeyValueObservedChange<Value> {
  public let newValue: Value?
  public let oldValue: Value?
}

/// Keeps an observation alive; letting go of it ends it.
public final class NSKeyValueObservation {
  /// The observed property.
  let keyPath: AnyKeyPath
  /// The object that has it.
  private(set) weak var object: NSObject?
  private var handler: (() -> Void)?

  init(_ keyPath: AnyKeyPath, of object: NSObject, handler: @escaping () -> Void) {
    self.keyPath = keyPath
    self.object = object
    self.handler = handler
    MainActor.assumeIsolated { Bench.ifAny?.watch(self) }
  }

  /// Ends the observation.
  public func invalidate() { handler = nil }

  /// Tells of a new value.
  func notify() { handler?() }
}

/// An observation as the observed object holds it.
struct WeakObservation {
  weak var observation: NSKeyValueObservation?
}

/// Objects whose properties can be observed.
public protocol KeyValueObservable: NSObject {}

extension NSObject: KeyValueObservable {}

extension KeyValueObservable {
  /// Calls the handler whenever the property is set, as long as the result lives.
  public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    let observation = NSKeyValueObservation(keyPath, of: self) { [weak self] in
      guard let self else { return }
      changeHandler(self, NSKeyValueObservedChange(newValue: nil, oldValue: nil))
    }
    observations.append(WeakObservation(observation: observation))
    if options.contains(.initial) { observation.notify() }
    return observation
  }
}

extension NSObject {
  /// Tells observers that a property was set. A key path through a subclass counts as the same property.
  func didChangeValue(_ keyPaths: AnyKeyPath...) {
    guard !observations.isEmpty else { return }
    observations.removeAll { $0.observation == nil }
    for observation in observations.compactMap(\.observation)
    where keyPaths.contains(observation.keyPath) {
      observation.notify()
    }
  }
}

extension Bench {
  /// Remembers an observation, to know whether it is let go of.
  func watch(_ observation: NSKeyValueObservation) {
    observations.removeAll { $0.observation == nil }
    observations.append(WeakObservation(observation: observation))
  }

  /// How many observations outlive what they observe: whoever holds them is never freed.
  public var leakedObservations: Int {
    observations.compactMap(\.observation).filter { $0.object == nil }.count
  }
}

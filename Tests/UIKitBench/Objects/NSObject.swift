import Foundation

/// What every object answers, as far as the emitted code asks.
public protocol NSObjectProtocol: AnyObject {
  func responds(to selector: Selector!) -> Bool
}

/// The root class, the same on every system.
open class NSObject: NSObjectProtocol, Hashable {
  /// Observations of this object's properties, see `observe`.
  var observations: [WeakObservation] = []

  public init() {}

  /// The optional methods that the class declares; the rewriting step writes it into emitted classes.
  open class var declaredMethods: Set<String> { [] }

  /// Whether the object has an optional method.
  open func responds(to selector: Selector!) -> Bool {
    selector.map { type(of: self).declaredMethods.contains($0.name) } ?? false
  }

  /// Calls a method after a delay, in seconds, and keeps the object until then.
  @MainActor
  open func perform(
    _ selector: Selector, with argument: Any?, afterDelay delay: TimeInterval,
    inModes modes: [RunLoop.Mode] = []
  ) {
    Bench.current.clock.schedule(after: delay) { selector.perform(on: self, sender: argument) }
  }

  /// VoiceOver's escape gesture; `true` where it was handled.
  open func accessibilityPerformEscape() -> Bool { false }

  open func isEqual(_ object: Any?) -> Bool { object as AnyObject === self }

  public static func == (left: NSObject, right: NSObject) -> Bool { left.isEqual(right) }

  open func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension NSObjectProtocol {
  /// The object itself where it has the optional method, else `nil`.
  public func ifImplemented(_ method: String) -> Self? {
    responds(to: Selector(method)) ? self : nil
  }
}

/// The superclass of a class, as the Objective-C runtime gives it.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func class_getSuperclass(_ objectClass: AnyClass?) -> AnyClass? {
  guard let objectClass, objectClass != NSObject.self else { return nil }
  return _getSuperclass(objectClass)
}

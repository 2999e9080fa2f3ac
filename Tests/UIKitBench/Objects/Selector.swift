/// A method's name, and for targets how to call it.
public struct Selector: Hashable {
  /// The name with its argument labels, for example `pan(_:)`.
  public let name: String
  private let call: (@MainActor (AnyObject, Any?) -> Void)?

  /// A name alone, which can only be asked about.
  public init(_ name: String) {
    self.name = name
    call = nil
  }

  /// A method without arguments.
  public init<Target: AnyObject>(
    _ name: String, _ method: @escaping (Target) -> @MainActor () -> Void
  ) {
    self.name = name
    nonisolated(unsafe) let method = method
    call = { target, _ in
      if let target = target as? Target { method(target)() }
    }
  }

  /// A method that takes its sender.
  public init<Target: AnyObject, Sender>(
    _ name: String, _ method: @escaping (Target) -> @MainActor (Sender) -> Void
  ) {
    self.name = name
    nonisolated(unsafe) let method = method
    call = { target, sender in
      if let target = target as? Target, let sender = sender as? Sender { method(target)(sender) }
    }
  }

  public static func == (left: Selector, right: Selector) -> Bool { left.name == right.name }

  public func hash(into hasher: inout Hasher) { hasher.combine(name) }

  /// Calls the method on a target.
  @MainActor
  func perform(on target: AnyObject, sender: Any?) {
    call?(target, sender)
  }
}

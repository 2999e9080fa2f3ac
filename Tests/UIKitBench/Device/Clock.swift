import Foundation

/// Virtual time: nothing sleeps, and what is due happens when the test moves the clock.
@MainActor
final class Clock {
  /// In seconds.
  private(set) var now: TimeInterval = 0
  private var events: [Event] = []
  private var nextNumber = 0

  /// Something that is due at a time.
  private struct Event {
    let time: TimeInterval
    let number: Int
    let token: Scheduled
  }

  /// Does something after a delay, in seconds; what is returned can call it off.
  @discardableResult
  func schedule(after delay: TimeInterval, _ action: @escaping @MainActor () -> Void) -> Scheduled {
    let token = Scheduled(action)
    events.append(Event(time: now + max(delay, 0), number: nextNumber, token: token))
    nextNumber += 1
    return token
  }

  /// Whether anything is still due.
  var isIdle: Bool {
    !events.contains { $0.token.action != nil }
  }

  /// The time of the next event, if any.
  var nextTime: TimeInterval? {
    events.filter { $0.token.action != nil }.map(\.time).min()
  }

  /// Moves to a time and does the first thing that is due by then; `false` where nothing is.
  func step(to time: TimeInterval) -> Bool {
    events.removeAll { $0.token.action == nil }
    let due = events.filter { $0.time <= time + 1e-9 }
    guard let first = due.min(by: { ($0.time, $0.number) < ($1.time, $1.number) }) else {
      now = max(now, time)
      return false
    }
    events.removeAll { $0.number == first.number }
    now = max(now, first.time)
    first.token.fire()
    return true
  }
}

/// Something that is due; it can be called off.
@MainActor
final class Scheduled {
  fileprivate var action: (@MainActor () -> Void)?

  fileprivate init(_ action: @escaping @MainActor () -> Void) {
    self.action = action
  }

  /// Calls it off.
  func cancel() { action = nil }

  fileprivate func fire() {
    let action = self.action
    self.action = nil
    action?()
  }
}

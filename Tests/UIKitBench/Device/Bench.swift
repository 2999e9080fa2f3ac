import Foundation

/// A simulated device with a simulated UIKit: its clock, window, settings, the log of what happened and what went wrong.
///
/// One is current at a time; making one makes it so. Members of the module that carry UIKit's names mean what UIKit's
/// documentation says of them, as far as the bench knows them; what is the bench's own, or differs, says so.
@MainActor
public final class Bench {
  nonisolated(unsafe) private static var currentBench: Bench?
  /// The version of the current device, for questions from anywhere.
  nonisolated(unsafe) static var reportedVersion: IOSVersion = 18

  /// The device that UIKit's globals speak of.
  public static var current: Bench { currentBench! }
  /// The current device, if a test has made one.
  static var ifAny: Bench? { currentBench }

  public private(set) var settings: Settings
  /// What happened, in order, for example `article.viewWillAppear`.
  public var log: [String] = []
  /// What a device would have raised, hung on or shown wrongly.
  public internal(set) var faults: [String] = []
  /// Messages of `assertionFailure`.
  public var assertionFailures: [String] = []
  public private(set) var window: UIWindow!

  /// Its time.
  let clock = Clock()
  /// As it is shown now.
  var statusBar = StatusBarState()
  /// The pushes and pops that are under way, in any navigation controller.
  var transitions: [NavigationTransition] = []
  /// Every controller that was made on the device.
  var liveControllers: [WeakController] = []
  /// Every observation that was begun on the device.
  var observations: [WeakObservation] = []
  /// The fingers on the screen.
  var touches: [Touch] = []
  /// The constraints that are active.
  var constraints: [NSLayoutConstraint] = []
  /// How often controllers asked for the status bar to be looked at again.
  public var statusBarQuestions = 0
  /// How often an item's appearance was written.
  public internal(set) var appearanceWrites = 0
  /// The value of every `completeTransition`, in order.
  public internal(set) var completions: [Bool] = []
  /// Views that transition contexts do not give out.
  public var withheldViews: Set<UITransitionContextViewKey> = []
  /// Whether any view asked for layout since the last one.
  var needsLayout = true
  private var pendingLayouts: [@MainActor () -> Void] = []
  private var isLayingOut = false

  public init(_ settings: Settings = Settings()) {
    self.settings = settings
    Self.currentBench = self
    Self.reportedVersion = settings.version
    window = UIWindow(frame: CGRect(origin: .zero, size: settings.size))
  }

  /// Whether a push or pop is under way.
  public var isInTransition: Bool { !transitions.isEmpty }

  /// Seconds since the device was made.
  public var now: TimeInterval { clock.now }

  /// Notes something that happened.
  public func note(_ event: String) {
    log.append(event)
  }

  /// Notes something that a device would not have survived or a person would not have liked.
  public func fault(_ message: String) {
    faults.append(message)
    log.append("FAULT " + message)
  }

  // MARK: Time

  /// Lets time pass, in seconds: layout, animations, completions.
  public func advance(by seconds: TimeInterval) {
    let end = clock.now + seconds
    layout()
    var count = 0
    while clock.step(to: end) {
      layout()
      count += 1
      if count > 100_000 {
        fault("the clock does not come to rest")
        return
      }
    }
  }

  /// Lets time pass until nothing is due any more, at most ten seconds.
  public func settle() {
    layout()
    let limit = clock.now + 10
    while let next = clock.nextTime, next <= limit {
      _ = clock.step(to: next)
      layout()
    }
  }

  /// One turn of the run loop: layout, and what is due now.
  public func turn() {
    advance(by: 0)
  }

  // MARK: Layout

  /// Does something at the next layout, before it.
  func atNextLayout(_ action: @escaping @MainActor () -> Void) {
    pendingLayouts.append(action)
  }

  /// What UIKit does at the end of every turn of the run loop.
  public func layout() {
    guard !isLayingOut else { return }
    isLayingOut = true
    defer { isLayingOut = false }
    for _ in 0..<100 {
      guard needsLayout || !pendingLayouts.isEmpty else { return }
      needsLayout = false
      let pending = pendingLayouts
      pendingLayouts = []
      for action in pending { action() }
      window.layoutTree()
      constraints.removeAll { $0.first.view == nil || $0.second.view == nil }
      if !constraints.isEmpty { ConstraintSolver.solve(constraints) }
    }
    fault("layout does not come to rest")
  }

  // MARK: Settings

  /// Changes what the device is set to while it runs, as a person would in Settings.
  public func set(_ change: (inout Settings) -> Void) {
    let category = settings.contentSizeCategory
    change(&settings)
    Self.reportedVersion = settings.version
    if settings.contentSizeCategory != category { window.tellContentSizeChanged() }
  }
}

/// A controller as the list of all controllers holds it.
struct WeakController {
  /// `nil` once it is freed.
  weak var controller: UIViewController?
  /// Its class.
  let name: String
}

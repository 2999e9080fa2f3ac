import Foundation
import Testing
import UIKitBench

/// One way in which a device may be set or may behave.
struct Variant: CustomTestStringConvertible, Sendable {
  let name: String
  var settings: Settings

  var testDescription: String { name }

  private init(
    _ name: String, _ settings: Settings = Settings(), _ change: (inout Settings) -> Void
  ) {
    self.name = name
    var settings = settings
    change(&settings)
    self.settings = settings
  }

  /// Every version and every switch by itself, each in both directions, and mixtures.
  static let every: [Variant] = single + mixtures

  /// What stories run on: every variant, or some of them with `NAVGEN_VARIANTS=few`.
  static let all: [Variant] =
    ProcessInfo.processInfo.environment["NAVGEN_VARIANTS"] == "few"
    ? single.filter { few.contains($0.name) } + mixtures : every

  /// Those of a version on, for what older devices do not have and for specs that are not for them.
  static func from(_ version: IOSVersion) -> [Variant] {
    all.filter { $0.settings.version >= version }
  }

  /// Those before a version.
  static func before(_ version: IOSVersion) -> [Variant] {
    all.filter { $0.settings.version < version }
  }

  private static let few = ["13", "18", "18, right to left", "26, right to left"]

  private static let single = (versions + switches).flatMap { variant in
    [
      variant,
      Variant(variant.name + ", right to left", variant.settings) { $0.isRightToLeft = true },
    ]
  }

  private static let mixtures: [Variant] =
    [
      Variant("13, all the other way") {
        $0.version = 13
        $0.transitionStart = .nextLayout
        $0.completionOrder = .didCoordinatorEnded
        $0.cachesDelegateAnswers = false
        $0.readsDelegateProperty = true
        $0.driverAnimates = false
        $0.cancelsByDisablingAtOnce = false
        $0.barFollowsScrollAtOnce = false
        $0.initPushes = false
      },
      Variant("26, all the other way") {
        $0.version = 26
        $0.isRightToLeft = true
        $0.overlapsTransitions = true
        $0.transitionStart = .nextLayout
        $0.completionOrder = .coordinatorDidEnded
        $0.cachesDelegateAnswers = false
        $0.readsDelegateProperty = true
        $0.systemSwipeAsks = true
        $0.coordinatesUnanimated = true
        $0.tellsDelegateOnReturn = true
        $0.endsAtOnceWithoutDuration = true
      },
    ]

  /// The newest system with nothing special.
  static let newest = Variant("26") { $0.version = 26 }

  private static let versions: [Variant] = [13, 14, 15, 16, 18, 26].map { version in
    Variant("\(version)") { $0.version = IOSVersion("\(version)") }
  }

  private static let switches: [Variant] =
    Settings.CompletionOrder.allCases.map { order in
      Variant("\(order)") { $0.completionOrder = order }
    } + [
      Variant("26, transitions overlap") {
        $0.version = 26
        $0.overlapsTransitions = true
      },
      Variant("starts at next layout") { $0.transitionStart = .nextLayout },
      Variant("delegate asked each time") { $0.cachesDelegateAnswers = false },
      Variant("delegate property read") { $0.readsDelegateProperty = true },
      Variant("system swipe asks") { $0.systemSwipeAsks = true },
      Variant("menu pops to root") { $0.menuPopsToRoot = true },
      Variant("menu pops one") { $0.menuPopsOne = true },
      Variant("driver takes the animator alone") { $0.driverAnimates = false },
      Variant("bar follows its list at layout") { $0.barFollowsScrollAtOnce = false },
      Variant("disabling cancels in the next turn") { $0.cancelsByDisablingAtOnce = false },
      Variant("coordinator without animation") { $0.coordinatesUnanimated = true },
      Variant("no duration ends at once") { $0.endsAtOnceWithoutDuration = true },
      Variant("init does not push") { $0.initPushes = false },
      Variant("driver's end during the start counts") { $0.losesEndDuringStart = false },
      Variant("delegate told on return") { $0.tellsDelegateOnReturn = true },
    ]
}

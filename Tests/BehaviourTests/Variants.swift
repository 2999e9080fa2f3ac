import Foundation
import Testing
import UIKitBench

/// One way in which a device may be set or may behave.
struct Variant: CustomTestStringConvertible, Sendable {
  let name: String
  var settings: Settings

  var testDescription: String { name }

  private init(_ name: String, _ change: (inout Settings) -> Void) {
    self.name = name
    var settings = Settings()
    change(&settings)
    self.settings = settings
  }

  /// Every version, every switch by itself, and mixtures; `NAVGEN_VARIANTS=few` runs some of them.
  static let all: [Variant] =
    ProcessInfo.processInfo.environment["NAVGEN_VARIANTS"] == "few"
    ? versions.filter { ["13", "18"].contains($0.name) } + mixtures : versions + switches + mixtures

  private static let mixtures: [Variant] =
    [
      Variant("right to left") { $0.isRightToLeft = true },
      Variant("26, transitions overlap") {
        $0.version = 26
        $0.overlapsTransitions = true
      },
      Variant("right to left, 26") {
        $0.isRightToLeft = true
        $0.version = 26
      },
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

  static let versions: [Variant] = [13, 14, 15, 16, 18, 26].map { version in
    Variant("\(version)") { $0.version = IOSVersion("\(version)") }
  }

  private static let switches: [Variant] =
    Settings.CompletionOrder.allCases.map { order in
      Variant("\(order)") { $0.completionOrder = order }
    } + [
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
      Variant("delegate told on return") { $0.tellsDelegateOnReturn = true },
    ]
}

import Foundation

/// What a device, a person's preferences and the open facts of UIKit are set to for one run.
public struct Settings: Sendable {
  /// The version that the device reports.
  public var version: IOSVersion = 18
  public var isRightToLeft = false
  public var reducesMotion = false
  /// Whether the person, reducing motion, also asked for cross-fades.
  public var prefersCrossFade = false
  public var isDark = false
  public var contentSizeCategory = UIContentSizeCategory.large
  public var idiom = UIUserInterfaceIdiom.phone
  /// The size of the screen in points.
  public var size = CGSize(width: 390, height: 844)
  /// The height of the status bar.
  public var statusBarHeight: CGFloat = 47

  // Where a device may do either.

  /// When a transition starts: in the call, or at the next layout.
  public var transitionStart = TransitionStart.atOnce
  /// What follows `completeTransition`, in order.
  public var completionOrder = CompletionOrder.endedCoordinatorDid
  /// Whether UIKit asks its delegate what it responds to once, when it is set, instead of each time.
  public var cachesDelegateAnswers = true
  /// Whether UIKit reads the `delegate` property, overrides included, instead of its own storage.
  public var readsDelegateProperty = false
  /// Whether UIKit's own swipe asks `navigationBar(_:shouldPop:)`.
  public var systemSwipeAsks = false
  /// Whether picking the root in the back menu calls `popToRootViewController`.
  public var menuPopsToRoot = false
  /// Whether picking the previous screen in the back menu calls `popViewController`.
  public var menuPopsOne = false
  /// Whether the percent driver calls `animateTransition` also where there is an interruptible animator.
  public var driverAnimates = true
  /// Whether, from iOS 26 on, UIKit's own transitions overlap: the next one tells the screens before the last has ended.
  public var overlapsTransitions = false
  /// Whether a driver's end is lost while UIKit is still in its call of `startInteractiveTransition`.
  public var losesEndDuringStart = true
  /// Whether an animator of next to no duration ends inside `startAnimation` instead of a little later.
  public var endsAtOnceWithoutDuration = false
  /// Whether a large title's bar follows its list in the same call instead of at the next layout.
  public var barFollowsScrollAtOnce = true

  /// Whether switching off a recogniser that is active acts at once instead of in the next turn of the run loop.
  public var cancelsByDisablingAtOnce = true
  /// Whether there is a transition coordinator for changes without animation.
  public var coordinatesUnanimated = false
  /// Whether the delegate is told of the top screen again when the navigation controller itself comes back.
  public var tellsDelegateOnReturn = false

  /// Whether `init(rootViewController:)` pushes its controller by the method that can be overridden.
  public var initPushes = true

  /// How often a finger's move is told, in seconds.
  public var timestep: TimeInterval = 1.0 / 60

  public init() {}

  /// When a transition starts.
  public enum TransitionStart: Sendable {
    case atOnce, nextLayout
  }

  /// The order of `animationEnded`, the coordinator's completions and `viewDidAppear` with `didShow`.
  public enum CompletionOrder: CaseIterable, Sendable {
    case endedCoordinatorDid, endedDidCoordinator, coordinatorEndedDid, coordinatorDidEnded,
      didEndedCoordinator,
      didCoordinatorEnded
  }
}

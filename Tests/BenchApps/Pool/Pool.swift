import UIKitBench

/// The specs of the folder `Specs`, each with the app that navgen makes of it.
enum Pool {
  struct Entry: Sendable {
    /// The name of its file.
    let spec: String
    let makeNavigation: @MainActor @Sendable (UIViewController) -> UINavigationController
    /// Whether it runs on devices that are older than its newest class, instead of on newer ones. (The emitted code
    /// learns once a run which classes there are.)
    let isForOlderDevices: Bool

    init(
      _ spec: String, onOlderDevices isForOlderDevices: Bool = false,
      _ makeNavigation: @escaping @MainActor @Sendable (UIViewController) -> UINavigationController
    ) {
      self.spec = spec
      self.isForOlderDevices = isForOlderDevices
      self.makeNavigation = makeNavigation
    }
  }

  static let entries = [
    Entry("animations") { AnimationsNavigationController(rootViewController: $0) },
    Entry("asks-alert") { AsksAlertNavigationController(rootViewController: $0) },
    Entry("asks-both-ways") { AsksBothWaysNavigationController(rootViewController: $0) },
    Entry("asks-sheet") { AsksSheetNavigationController(rootViewController: $0) },
    Entry("back-buttons") { BackButtonsNavigationController(rootViewController: $0) },
    Entry("back-menus") { BackMenusNavigationController(rootViewController: $0) },
    Entry("backgrounds") { BackgroundsNavigationController(rootViewController: $0) },
    Entry("bar-scheme") { BarSchemeNavigationController(rootViewController: $0) },
    Entry("blurs") { BlursNavigationController(rootViewController: $0) },
    Entry("button-only") { ButtonOnlyNavigationController(rootViewController: $0) },
    Entry("edge") { EdgeNavigationController(rootViewController: $0) },
    Entry("escape-only") { EscapeOnlyNavigationController(rootViewController: $0) },
    Entry("every-gesture") { EveryGestureNavigationController(rootViewController: $0) },
    Entry("every-gesture-asks") { EveryGestureAsksNavigationController(rootViewController: $0) },
    Entry("fade-colors") { FadeColorsNavigationController(rootViewController: $0) },
    Entry("fade-curves") { FadeCurvesNavigationController(rootViewController: $0) },
    Entry("fade-everywhere") { FadeEverywhereNavigationController(rootViewController: $0) },
    Entry("fade-parts") { FadePartsNavigationController(rootViewController: $0) },
    Entry("fade-property") { FadePropertyNavigationController(rootViewController: $0) },
    Entry("fade-reversed") { FadeReversedNavigationController(rootViewController: $0) },
    Entry("fade-snap") { FadeSnapNavigationController(rootViewController: $0) },
    Entry("full-screen") { FullScreenNavigationController(rootViewController: $0) },
    Entry("gate-alone") { GateAloneNavigationController(rootViewController: $0) },
    Entry("gate-and-button") { GateAndButtonNavigationController(rootViewController: $0) },
    Entry("gate-driven") { GateDrivenNavigationController(rootViewController: $0) },
    Entry("hidden-and-shown") { HiddenAndShownNavigationController(rootViewController: $0) },
    Entry("hidden-bar") { HiddenBarNavigationController(rootViewController: $0) },
    Entry("images") { ImagesNavigationController(rootViewController: $0) },
    Entry("large-titles") { LargeTitlesNavigationController(rootViewController: $0) },
    Entry("large-titles-fade") { LargeTitlesFadeNavigationController(rootViewController: $0) },
    Entry("localized") { LocalizedNavigationController(rootViewController: $0) },
    Entry("magazine") { MagazineNavigationController(rootViewController: $0) },
    Entry("menu-only") { MenuOnlyNavigationController(rootViewController: $0) },
    Entry("newer-class", onOlderDevices: true) {
      NewerClassNavigationController(rootViewController: $0)
    },
    Entry("newest") { NewestNavigationController(rootViewController: $0) },
    Entry("no-gesture") { NoGestureNavigationController(rootViewController: $0) },
    Entry("opaque-bars") { OpaqueBarsNavigationController(rootViewController: $0) },
    Entry("own-superclass") { OwnSuperclassNavigationController(rootViewController: $0) },
    Entry("plain") { PlainNavigationController(rootViewController: $0) },
    Entry("public-api") { PublicApiNavigationController(rootViewController: $0) },
    Entry("push-alone") { PushAloneNavigationController(rootViewController: $0) },
    Entry("pushes") { PushesNavigationController(rootViewController: $0) },
    Entry("reduce-motion") { ReduceMotionNavigationController(rootViewController: $0) },
    Entry("shared-styles") { SharedStylesNavigationController(rootViewController: $0) },
    Entry("status-bars") { StatusBarsNavigationController(rootViewController: $0) },
    Entry("status-light-only") { StatusLightOnlyNavigationController(rootViewController: $0) },
    Entry("status-switch-hidden") {
      StatusSwitchHiddenNavigationController(rootViewController: $0)
    },
    Entry("styles-of-bars") { StylesOfBarsNavigationController(rootViewController: $0) },
    Entry("superclass") { SuperclassNavigationController(rootViewController: $0) },
    Entry("superclasses-of-screens") {
      SuperclassesOfScreensNavigationController(rootViewController: $0)
    },
    Entry("thresholds") { ThresholdsNavigationController(rootViewController: $0) },
    Entry("tints") { TintsNavigationController(rootViewController: $0) },
    Entry("titles") { TitlesNavigationController(rootViewController: $0) },
    Entry("touches") { TouchesNavigationController(rootViewController: $0) },
    Entry("transparent-bar") { TransparentBarNavigationController(rootViewController: $0) },
    Entry("zoom-and-cover") { ZoomAndCoverNavigationController(rootViewController: $0) },
  ]
}

// MARK: - The specs whose screens answer themselves

extension AsksBothWaysPopDecision: PopDecision {}
extension AsksBothWaysPopAnswer: PopAnswer {}
extension BackMenusPopDecision: PopDecision {}
extension BackMenusPopAnswer: PopAnswer {}
extension ButtonOnlyPopDecision: PopDecision {}
extension ButtonOnlyPopAnswer: PopAnswer {}
extension EscapeOnlyPopDecision: PopDecision {}
extension EscapeOnlyPopAnswer: PopAnswer {}
extension EveryGestureAsksPopDecision: PopDecision {}
extension EveryGestureAsksPopAnswer: PopAnswer {}
extension GateAlonePopDecision: PopDecision {}
extension GateAlonePopAnswer: PopAnswer {}
extension GateAndButtonPopDecision: PopDecision {}
extension GateAndButtonPopAnswer: PopAnswer {}
extension GateDrivenPopDecision: PopDecision {}
extension GateDrivenPopAnswer: PopAnswer {}
extension HiddenAndShownPopDecision: PopDecision {}
extension HiddenAndShownPopAnswer: PopAnswer {}
extension MagazinePopDecision: PopDecision {}
extension MagazinePopAnswer: PopAnswer {}
extension MenuOnlyPopDecision: PopDecision {}
extension MenuOnlyPopAnswer: PopAnswer {}
extension NewestPopDecision: PopDecision {}
extension NewestPopAnswer: PopAnswer {}
extension PushesPopDecision: PopDecision {}
extension PushesPopAnswer: PopAnswer {}
extension SuperclassPopDecision: PopDecision {}
extension SuperclassPopAnswer: PopAnswer {}

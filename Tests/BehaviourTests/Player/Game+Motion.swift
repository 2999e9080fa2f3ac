import UIKitBench

@testable import MotionApp

extension Game {
  /// The app of pushes and pops in every style.
  static let motion = Game(
    version: 15,
    makeNavigation: { MotionNavigationController(rootViewController: $0) },
    screens: [
      { CardViewController().titled("card") }, { PhotoViewController().titled("photo") },
      { FlashViewController().titled("flash") }, { DetailViewController().titled("detail") },
      { TipViewController().titled("tip") }, { NoteViewController().titled("note") },
      { UIViewController().titled("other") },
    ],
    provoke: { screen, number in (screen as? FlashViewController)?.isDirty = number == 0 },
    faultOfTop: { bench, navigation, top in
      let isDriven = !(top is DetailViewController) && type(of: top) != UIViewController.self
      if let fault = navigation.faultOfSystemSwipe(wants: !isDriven) { return fault }
      let animates = navigation.delegate?.responds(
        to: Selector("navigationController(_:animationControllerFor:from:to:)"))
      if animates != isDriven {
        return "the delegate \(isDriven ? "does not animate" : "animates")"
      }
      return top.view.alpha == 1 ? nil : "the view is left at alpha \(top.view.alpha)"
    })
}

import UIKitBench

@testable import SmallApps

extension Game {
  /// The app of the spec that mixes gestures.
  static let mail = Game(
    version: 17,
    makeNavigation: { MailNavigationController(rootViewController: $0) },
    screens: [
      { InboxViewController().titled("inbox") }, { MessageViewController().titled("message") },
      { ComposeViewController().titled("compose") }, { UIViewController().titled("other") },
    ],
    provoke: { screen, number in
      (screen as? ComposeViewController)?.isDirty = number % 2 == 0
      guard let message = screen as? MessageViewController else { return }
      message.isSending = number > 0
      message.decision = number == 1 ? .stay : number == 2 ? .ask { $0.pop() } : .ask { _ in }
    },
    faultOfTop: { bench, navigation, top in
      let isDriven = top is InboxViewController || top is MessageViewController
      if let fault = navigation.faultOfSystemSwipe(wants: !isDriven) { return fault }
      let tint: UIColor = top is MessageViewController ? .systemRed : .systemBlue
      return navigation.navigationBar.tintColor == tint ? nil : "the tint is wrong"
    })
}

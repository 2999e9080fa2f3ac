import Testing
import UIKitBench

/// An app under test: a navigation controller on the screen.
@MainActor
struct App {
  let bench: Bench
  let navigation: UINavigationController

  /// Shows a navigation controller and pushes screens onto its root, one after the other.
  init(_ bench: Bench, _ navigation: UINavigationController, _ controllers: UIViewController...) {
    self.bench = bench
    self.navigation = navigation
    navigation.benchName = "nav"
    bench.show(navigation)
    for controller in controllers { push(controller) }
  }

  /// Pushes a screen and waits until it is there. Without a title it gets that of its class: `list` for a
  /// `ListViewController`.
  func push(_ controller: UIViewController) {
    let name = String(describing: Swift.type(of: controller))
    controller.title = controller.title ?? name.replacing("ViewController", with: "").lowercased()
    navigation.pushViewController(controller, animated: true)
    bench.advance(by: 1)
  }

  /// The screen on top, where it is of that class.
  func top<Controller: UIViewController>(_ type: Controller.Type) -> Controller? {
    navigation.topViewController as? Controller
  }

  /// The names of the screens, the root first.
  var stack: [String] { navigation.viewControllers.map(\.benchName) }

  /// Waits, and expects the stack, the bar's items and what is on the screen to agree.
  func expectStack(_ expected: [String], sourceLocation: SourceLocation = #_sourceLocation) {
    bench.advance(by: 1)
    #expect(
      stack == expected, "\(bench.log.joined(separator: "\n"))", sourceLocation: sourceLocation)
    let items = navigation.navigationBar.items?.map { $0.title ?? "" }
    #expect(items == expected, sourceLocation: sourceLocation)
    let shown = Screen.Visible(name: expected.last!, frame: bench.window.bounds)
    #expect(bench.screen.controllers == [shown], sourceLocation: sourceLocation)
  }

  /// Expects the bar's background to be as opaque as that, 0…1.
  func expectBar(alpha expected: CGFloat, sourceLocation: SourceLocation = #_sourceLocation) {
    let alpha = bench.screen.bar?.background.alpha ?? -1
    #expect(
      abs(alpha - expected) < 0.005, "\(alpha) is not \(expected)", sourceLocation: sourceLocation)
  }

  /// Expects that after whatever happened a push, a swipe and a tap on back work.
  func expectAlive(
    _ next: @autoclosure () -> UIViewController, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    bench.advance(by: 1)
    let before = stack
    for swipes in [true, false] {
      push(next().titled("next"))
      expectStack(before + ["next"], sourceLocation: sourceLocation)
      if swipes {
        bench.swipe(from: 20, by: bench.window.bounds.width * 0.7)
      } else {
        bench.tapBack()
      }
      expectStack(before, sourceLocation: sourceLocation)
    }
  }
}

extension UIViewController {
  /// The controller with a title, by which stories and the log name it.
  func titled(_ title: String) -> Self {
    self.title = title
    return self
  }
}

extension UITableViewController {
  /// Scrolls the list, in points from its rest position.
  func scroll(to distance: CGFloat) {
    tableView.contentOffset.y = distance - tableView.adjustedContentInset.top
    Bench.current.turn()
  }
}

extension Bench {
  /// Scrolls the list of the top screen, in points from its rest position.
  func scroll(to distance: CGFloat) {
    (navigation?.topViewController as? UITableViewController)?.scroll(to: distance)
  }
}

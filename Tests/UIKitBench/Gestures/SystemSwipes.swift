import Foundation

/// UIKit's own swipes back: from the edge, and from iOS 26 on from anywhere.
@MainActor
final class SystemSwipes: NSObject, UIGestureRecognizerDelegate {
  /// From the edge.
  let edge = UIScreenEdgePanGestureRecognizer()
  /// From anywhere, iOS 26.
  let content = UIPanGestureRecognizer()
  private unowned let navigation: UINavigationController
  private var driver: UIPercentDrivenInteractiveTransition?

  nonisolated override class var declaredMethods: Set<String> {
    ["gestureRecognizerShouldBegin(_:)"]
  }

  /// Adds the recognisers to a view that has just been loaded.
  init(_ navigation: UINavigationController) {
    self.navigation = navigation
    super.init()
    edge.edges = Bench.current.settings.isRightToLeft ? .right : .left
    edge.delegate = self
    edge.addTarget(self, action: Self.action)
    navigation.view.addGestureRecognizer(edge)
    guard Bench.current.settings.version >= 26 else { return }
    content.maximumNumberOfTouches = 1
    content.delegate = self
    content.addTarget(self, action: Self.action)
    navigation.view.addGestureRecognizer(content)
  }

  private static let action = Selector("swiped(_:)") { (swipes: SystemSwipes) in
    { (pan: UIPanGestureRecognizer) in swipes.swiped(pan) }
  }

  private var forward: CGFloat { Bench.current.settings.isRightToLeft ? -1 : 1 }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let pan = gestureRecognizer as? UIPanGestureRecognizer else { return false }
    let moved = pan.translation(in: nil)
    return navigation.stack.count > 1 && navigation.transition == nil
      && moved.x * forward > abs(moved.y)
      && navigation.delegateForCalls.answering(.animator) == nil
  }

  private func swiped(_ pan: UIPanGestureRecognizer) {
    let progress = min(
      max(pan.translation(in: nil).x * forward / navigation.view.bounds.width, 0), 1)
    switch pan.state {
    case .began: begin()
    case .changed: driver?.update(progress)
    case .ended:
      let velocity = pan.velocity(in: nil).x * forward
      let finishes = progress + velocity * 0.3 / navigation.view.bounds.width > 0.5
      if finishes { driver?.finish() } else { driver?.cancel() }
      driver = nil
    default:
      driver?.cancel()
      driver = nil
    }
  }

  private func begin() {
    guard navigation.stack.count > 1 else {
      Bench.current.fault("UIKit's swipe begins at the root, which freezes the navigation")
      return
    }
    guard navigation.transition == nil else {
      Bench.current.fault("UIKit's swipe begins during a transition")
      return
    }
    guard !Bench.current.settings.systemSwipeAsks || asks() else { return }
    Bench.current.note("system swipe")
    let driver = UIPercentDrivenInteractiveTransition()
    navigation.systemDriver = driver
    self.driver = driver
    if navigation.popViewController(animated: true) == nil {
      self.driver = nil
      navigation.systemDriver = nil
    }
  }

  private func asks() -> Bool {
    guard let top = navigation.topViewController else { return true }
    Bench.current.note("shouldPop \(top.benchName)")
    return navigation.navigationBar(navigation.navigationBar, shouldPop: top.navigationItem)
  }
}

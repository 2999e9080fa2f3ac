import Foundation

/// A controller shown over another.
@MainActor
final class Presentation {
  /// The controller on top.
  let presented: UIViewController
  /// Of the presentation or dismissal that is running.
  var coordinator: PresentationCoordinator?
  /// Whether it has been dismissed.
  var isOver = false

  init(_ presented: UIViewController) { self.presented = presented }

  /// In seconds.
  static let duration: TimeInterval = 0.4
}

extension UIViewController {
  private var outermost: UIViewController {
    var controller = self
    while let parent = controller.parent { controller = parent }
    return controller
  }

  /// What this controller or one around it presents.
  public var presentedViewController: UIViewController? {
    presentation?.presented ?? parent?.presentedViewController
  }

  /// A presentation or dismissal that is running, of this controller or around it.
  var presentationInFlight: Presentation? {
    if let presentation, presentation.coordinator != nil { return presentation }
    if let running = presentingViewController?.presentation, running.presented === self,
      running.coordinator != nil
    {
      return running
    }
    return nil
  }

  /// What `present` does.
  func beginPresenting(
    _ controller: UIViewController, animated: Bool, completion: (() -> Void)?
  ) {
    guard presentedViewController == nil, viewIfLoaded?.window != nil else {
      let reason = presentedViewController == nil ? "is not in a window" : "is already presenting"
      Bench.current.note("present \(controller.benchName) refused: \(benchName) \(reason)")
      return
    }
    let host = outermost
    (controller as? UIAlertController)?.checkPopover()
    if controller is UIAlertController { host.view.tintAdjustmentMode = .dimmed }
    let presentation = Presentation(controller)
    host.presentation = presentation
    controller.presentingViewController = host
    controller.isBeingPresented = true
    Bench.current.note("present \(controller.benchName)")
    let covers = controller.modalPresentationStyle == .fullScreen
    if covers { host.beginDisappearing(animated: animated) }
    controller.loadViewIfNeeded()
    controller.view.frame = Bench.current.window.bounds
    controller.beginAppearing(animated: animated)
    Bench.current.window.addSubview(controller.view)
    run(presentation, animated: animated) {
      controller.isBeingPresented = false
      controller.endAppearing(animated: animated)
      if covers { host.endDisappearing(animated: animated) }
      completion?()
    }
  }

  /// What `dismiss` does.
  func beginDismissing(animated: Bool, completion: (() -> Void)?) {
    guard
      let host = presentation != nil
        ? self : presentedViewController?.presentingViewController ?? presentingViewController,
      let presentation = host.presentation
    else { return }
    let controller = presentation.presented
    guard !controller.isBeingDismissed else { return }
    // What lies above goes with it, without an animation of its own.
    if controller.presentation != nil {
      controller.beginDismissing(animated: false, completion: nil)
    }
    controller.isBeingDismissed = true
    let covers = controller.modalPresentationStyle == .fullScreen
    controller.beginDisappearing(animated: animated)
    if covers { host.beginAppearing(animated: animated) }
    run(presentation, animated: animated) {
      presentation.isOver = true
      host.presentation = nil
      host.view.tintAdjustmentMode = .automatic
      controller.isBeingDismissed = false
      controller.viewIfLoaded?.removeFromSuperview()
      controller.endDisappearing(animated: animated)
      if covers { host.endAppearing(animated: animated) }
      controller.presentingViewController = nil
      Bench.current.updateStatusBar()
      completion?()
    }
  }

  private func run(
    _ presentation: Presentation, animated: Bool, completion: @escaping @MainActor () -> Void
  ) {
    guard animated else { return completion() }
    let coordinator = PresentationCoordinator()
    presentation.coordinator = coordinator
    Bench.current.clock.schedule(after: Presentation.duration) {
      guard presentation.coordinator === coordinator else { return }
      presentation.coordinator = nil
      completion()
      coordinator.complete()
    }
  }
}

/// An alert or action sheet.
@MainActor
open class UIAlertController: UIViewController {
  public private(set) var actions: [UIAlertAction] = []
  public let message: String?
  public let preferredStyle: Style
  public let popoverPresentationController: UIPopoverPresentationController? =
    UIPopoverPresentationController()

  public init(title: String?, message: String?, preferredStyle: Style) {
    self.message = message
    self.preferredStyle = preferredStyle
    super.init()
    self.title = title
  }

  public required init?(coder: NSCoder) { nil }

  public func addAction(_ action: UIAlertAction) { actions.append(action) }

  /// A device raises where a sheet on an iPad points nowhere.
  func checkPopover() {
    guard preferredStyle == .actionSheet, Bench.current.settings.idiom == .pad else { return }
    if popoverPresentationController?.sourceView == nil,
      popoverPresentationController?.barButtonItem == nil
    {
      Bench.current.fault("a sheet on an iPad has no source for its popover")
    }
  }

  /// The two forms.
  public enum Style: Int, Sendable {
    case actionSheet, alert
  }
}

/// A button of an alert.
@MainActor
public final class UIAlertAction: NSObject {
  public let title: String?
  public let style: Style
  let handler: ((UIAlertAction) -> Void)?

  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    self.title = title
    self.style = style
    self.handler = handler
  }

  /// What a button stands for.
  public enum Style: Int, Sendable {
    case `default`, cancel, destructive
  }
}

/// Where a popover points.
@MainActor
public final class UIPopoverPresentationController: NSObject {
  public weak var sourceView: UIView?
  public var sourceRect = CGRect.zero
  public var barButtonItem: UIBarButtonItem?
}

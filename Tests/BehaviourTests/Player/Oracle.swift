import NavgenSpecParser

@testable import PoolApps
@testable import UIKitBench

/// Says from a spec alone how a screen must be at rest, knowing nothing of the emitted code.
@MainActor
struct Oracle {
  typealias Screen = NavgenSpecParser.Screen

  private let module: Module
  private let screens: [String: Screen]

  init(_ spec: NavigationSpec) {
    module = spec.module
    screens = Dictionary(uniqueKeysWithValues: spec.screens.map { ($0.controllerName, $0) })
  }

  /// The screen of a controller: that of its class, or else of the nearest class it inherits from.
  func screen(of controller: UIViewController) -> Screen? {
    var next: AnyClass? = Swift.type(of: controller)
    while let controllerClass = next {
      if let screen = screens[String(describing: controllerClass)] { return screen }
      next = class_getSuperclass(controllerClass)
    }
    return nil
  }

  /// What of the screen on top is not as the spec has it.
  func fault(_ bench: Bench, _ navigation: UINavigationController) -> String? {
    guard let top = navigation.topViewController else { return "there is no screen" }
    let screen = screen(of: top)
    return gestureFault(navigation, screen) ?? hiddenFault(navigation, screen)
      ?? tintFault(navigation, screen) ?? slotFault(top, screen)
      ?? fadeFault(bench, top, screen) ?? statusFault(bench, top, screen)
  }

  // MARK: The bar

  private func gestureFault(_ navigation: UINavigationController, _ screen: Screen?) -> String? {
    let isOn = (screen?.pop.gesture ?? .system) == .system
    let recognizers = [
      navigation.interactivePopGestureRecognizer,
      navigation.interactiveContentPopGestureRecognizer,
    ].compactMap { $0 }
    guard recognizers.contains(where: { $0.isEnabled != isOn }) else { return nil }
    return "UIKit's swipe is \(isOn ? "off" : "on")"
  }

  private func hiddenFault(_ navigation: UINavigationController, _ screen: Screen?) -> String? {
    guard navigation.isNavigationBarHidden != (screen?.bar.isHidden ?? false) else { return nil }
    return "the bar is \(navigation.isNavigationBarHidden ? "hidden" : "shown")"
  }

  private func tintFault(_ navigation: UINavigationController, _ screen: Screen?) -> String? {
    // A tint that fades has no one color.
    guard screen?.fade?.tint == nil, let tint = tint(of: screen),
      navigation.navigationBar.undimmedTint != tint
    else {
      return nil
    }
    return "the tint is \(UIColor.Shade(navigation.navigationBar.undimmedTint))"
  }

  /// `nil` for a color that the pool's specs do not use as a tint.
  private func tint(of screen: Screen?) -> UIColor? {
    switch screen?.bar.tint {
    case nil: .systemBlue
    case .system("white"): .white
    case .system("systemRed"): .systemRed
    case .system("systemGreen"): .systemGreen
    default: nil
    }
  }

  /// A screen that names nothing of its bar keeps its item as it was.
  private func slotFault(_ top: UIViewController, _ screen: Screen?) -> String? {
    var bar = screen?.bar ?? BarLook()
    // The menu is that of the screens above.
    bar.backButton.showsMenu = nil
    let isNamed = !bar.isEmpty || screen?.fade != nil
    guard (top.navigationItem.standardAppearance != nil) != isNamed else { return nil }
    return "the item's appearance is \(isNamed ? "not" : "") written"
  }

  // MARK: Fade

  private func fadeFault(_ bench: Bench, _ top: UIViewController, _ screen: Screen?) -> String? {
    guard let screen, let bar = bench.screen.bar, module.prefersLargeTitles != true else {
      return nil
    }
    let scrolled = scrolled(top)
    func fault(
      _ part: String, _ alpha: CGFloat, _ color: Color?, _ stretch: Fade.Element?
    ) -> String? {
      // Between two colors the alpha does not follow the progress.
      guard let base = color?.alpha(isDark: bench.settings.isDark), stretch?.from == nil,
        stretch?.to == nil
      else { return nil }
      let progress = screen.fade.flatMap { fade in stretch.map { fade.progress($0, scrolled) } }
      let expected = base * (progress ?? 1)
      guard abs(alpha - expected) > 0.005 else { return nil }
      return "the \(part) is at \(alpha), not \(expected), scrolled by \(scrolled)"
    }
    var shadow: Color?
    if case .color(let color) = screen.bar.shadow { shadow = color }
    return fault("bar", bar.background.alpha, screen.bar.background, screen.fade?.background)
      ?? fault("title", bar.titleColor.alpha, screen.bar.title.color, screen.fade?.title)
      ?? fault("shadow", bar.shadow.alpha, shadow, screen.fade?.shadow)
  }

  /// How far the screen's list is scrolled from rest, in points.
  private func scrolled(_ top: UIViewController) -> Double {
    let list =
      (top as? UITableViewController)?.tableView
      ?? (top as? ShelfViewController)?.content?.collectionView
    return list.map { Double($0.contentOffset.y + $0.adjustedContentInset.top) } ?? 0
  }

  // MARK: Status bar

  private func statusFault(_ bench: Bench, _ top: UIViewController, _ screen: Screen?) -> String? {
    guard let wanted = statusBar(of: screen, scrolled: scrolled(top)) else { return nil }
    let shown: StatusBar.Style =
      switch bench.statusBarStyle {
      case _ where bench.isStatusBarHidden: .hidden
      case .lightContent: .light
      case .darkContent: .dark
      default: .default
      }
    return shown == wanted ? nil : "the status bar is \(shown), not \(wanted)"
  }

  /// `nil` where it is not for the spec to say, or too near to the place where it changes.
  private func statusBar(of screen: Screen?, scrolled: Double) -> StatusBar.Style? {
    switch screen?.statusBar {
    case .fixed(let style): return style
    case .switching(let from, let to, let at):
      guard let fade = screen?.fade, module.prefersLargeTitles != true else { return nil }
      let progress = fade.progress(fade.whole, scrolled)
      return abs(progress - at) < 0.005 ? nil : progress >= at ? to : from
    case nil: return module.scheme == nil ? .default : nil
    }
  }
}

extension Fade {
  /// The stretch that its parts follow that have none of their own.
  fileprivate var whole: Element { Element(start: start, distance: distance, curve: curve) }

  fileprivate func progress(_ stretch: Element, _ scrolled: Double) -> Double {
    let share = min(max((scrolled - stretch.start) / stretch.distance, 0), 1)
    let value = stretch.curve.value(share)
    return isReversed ? 1 - value : value
  }
}

extension Curve {
  /// Its height, 0…1, at a place, 0…1.
  fileprivate func value(_ share: Double) -> Double {
    switch self {
    case .linear, .spring: share
    case .easeIn: Self.bezier(0.42, 0, 1, 1, share)
    case .easeOut: Self.bezier(0, 0, 0.58, 1, share)
    case .easeInOut: Self.bezier(0.42, 0, 0.58, 1, share)
    case .bezier(let x1, let y1, let x2, let y2): Self.bezier(x1, y1, x2, y2, share)
    case .step(let threshold): share < threshold ? 0 : 1
    }
  }

  private static func bezier(
    _ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, _ share: Double
  ) -> Double {
    func point(_ first: Double, _ second: Double, _ time: Double) -> Double {
      3 * (1 - time) * (1 - time) * time * first + 3 * (1 - time) * time * time * second
        + time * time * time
    }
    var time = 0.5
    var step = 0.25
    while step > 1e-9 {
      time += point(x1, x2, time) < share ? step : -step
      step /= 2
    }
    return min(max(point(y1, y2, time), 0), 1)
  }
}

extension Color {
  /// How opaque it is, 0…1.
  fileprivate func alpha(isDark: Bool) -> Double {
    switch self {
    case .clear: 0
    case .system(let name): Self.translucent[name] ?? 1
    case .rgba(_, _, _, let alpha): Double(alpha) / 255
    case .asset: 1
    case .dynamic(let light, let dark): (isDark ? dark : light).alpha(isDark: isDark)
    case .alpha(_, let alpha): alpha
    }
  }

  private static let translucent = ["separator": 0.29, "secondaryLabel": 0.6]
}

import Testing

@testable import UIKitBench

/// Statements 37 to 41 and 60 of the facts: delegates, appearances, status bar.
@Suite struct BarFacts {
  @MainActor
  @Test("37 [H] A delegate that is gone is nil, and transitions are UIKit's own", .tags(.header))
  func fact37() {
    let stack = Stack()
    weak var gone: RecordingDelegate?
    do {
      let delegate = RecordingDelegate()
      delegate.animator = { _, _ in Slide() }
      stack.navigation.delegate = delegate
      gone = delegate
    }
    #expect(gone == nil && stack.navigation.delegate == nil)
    stack.navigation.popViewController(animated: true)
    stack.bench.advance(by: 0.36)
    #expect(stack.names == ["A"] && !stack.bench.isInTransition)
  }

  @MainActor
  @Test("38 [H] An appearance changed after it was assigned changes nothing", .tags(.header))
  func fact38() {
    let stack = Stack()
    let item = stack.screens[1].navigationItem
    let look = UINavigationBarAppearance()
    look.backgroundColor = .red
    item.standardAppearance = look
    look.backgroundColor = .green
    #expect(item.standardAppearance?.backgroundColor == .red)
    look.backButtonAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.red]
    #expect(look.backButtonAppearance.normal.titleTextAttributes.isEmpty)
  }

  @MainActor
  @Test("[H] Below an alert a tint is gray, unless a view's own mode is normal", .tags(.header))
  func dimmedTint() {
    let stack = Stack()
    let bar = stack.navigation.navigationBar
    bar.tintColor = .red
    let alert = UIAlertController(title: "", message: nil, preferredStyle: .alert)
    stack.navigation.present(alert, animated: true)
    stack.bench.advance(by: 1)
    #expect(bar.tintAdjustmentMode == .dimmed && bar.tintColor != .red)
    bar.tintAdjustmentMode = .normal
    #expect(bar.tintColor == .red)
    bar.tintAdjustmentMode = .automatic
    #expect(bar.tintColor != .red)
    alert.dismiss(animated: true)
    stack.bench.advance(by: 1)
    #expect(bar.tintAdjustmentMode == .normal && bar.tintColor == .red)
  }

  @MainActor
  @Test("[H] A font by text style has the size of the moment it is made", .tags(.header))
  func textStyles() {
    let stack = Stack()
    let view = stack.screens[1].view!
    stack.bench.turn()
    let font = UIFont.preferredFont(forTextStyle: .body)
    stack.bench.set { $0.contentSizeCategory = .extraExtraLarge }
    #expect(view.traitCollection.preferredContentSizeCategory == .extraExtraLarge)
    #expect(stack.bench.needsLayout)
    #expect(font.pointSize == 17)
    #expect(UIFont.preferredFont(forTextStyle: .body).pointSize > 17)
  }

  @MainActor
  @Test("[S] Appearances are equal where all their values are, copies too", .tags(.source))
  func equalAppearances() {
    let changes: [(UINavigationBarAppearance) -> Void] = [
      { $0.backgroundColor = .red }, { $0.backgroundEffect = nil }, { $0.shadowColor = .red },
      { $0.shadowImage = UIImage() }, { $0.titleTextAttributes[.foregroundColor] = UIColor.red },
      { $0.largeTitleTextAttributes[.font] = UIFont.boldSystemFont(ofSize: 30) },
      { $0.titlePositionAdjustment.vertical = 2 },
      { $0.setBackIndicatorImage(UIImage(), transitionMaskImage: UIImage()) },
      { look in
        let button = look.backButtonAppearance
        button.normal.titleTextAttributes[.foregroundColor] = UIColor.red
        look.backButtonAppearance = button
      },
    ]
    let stack = Stack()
    let item = stack.screens[1].navigationItem
    for change in changes {
      let look = UINavigationBarAppearance()
      let changed = UINavigationBarAppearance(barAppearance: look)
      #expect(changed == look)
      change(changed)
      #expect(changed != look)
      item.standardAppearance = changed
      #expect(item.standardAppearance == changed)
    }
  }

  @MainActor
  private func look(_ color: UIColor) -> UINavigationBarAppearance {
    let look = UINavigationBarAppearance()
    look.backgroundColor = color
    return look
  }

  /// One slot of an item or a bar.
  private enum Slot: CaseIterable {
    case itemStandard, barStandard, itemCompact, barCompact, itemEdge, barEdge, itemCompactEdge,
      barCompactEdge
  }

  @MainActor
  private func set(_ slot: Slot, _ color: UIColor?, _ stack: Stack) {
    let item = stack.screens[1].navigationItem
    let bar = stack.navigation.navigationBar
    let appearance = color.map(look)
    switch slot {
    case .itemStandard: item.standardAppearance = appearance
    case .barStandard: bar.standardAppearance = appearance ?? look(.clear)
    case .itemCompact: item.compactAppearance = appearance
    case .barCompact: bar.compactAppearance = appearance
    case .itemEdge: item.scrollEdgeAppearance = appearance
    case .barEdge: bar.scrollEdgeAppearance = appearance
    case .itemCompactEdge: item.compactScrollEdgeAppearance = appearance
    case .barCompactEdge: bar.compactScrollEdgeAppearance = appearance
    }
  }

  @MainActor
  @Test(
    "39 [H] The four chains of appearances, whole objects", .tags(.header),
    arguments: [false, true])
  func fact39(compact: Bool) {
    let normal: [Slot] =
      compact
      ? [.itemCompact, .barCompact, .itemStandard, .barStandard] : [.itemStandard, .barStandard]
    let edge: [Slot] =
      (compact ? [.itemCompactEdge, .barCompactEdge] : []) + [.itemEdge, .barEdge]
      + (compact ? [.itemCompact, .barCompact] : []) + [.itemStandard, .barStandard]
    for (chain, atEdge) in [(normal, false), (edge, true)] {
      let stack = Stack {
        if compact { $0.size = CGSize(width: 844, height: 390) }
      }
      let list = UIScrollView(frame: stack.bench.window.bounds)
      list.contentSize.height = 3000
      stack.screens[1].view.addSubview(list)
      stack.bench.turn()
      if !atEdge { list.contentOffset.y = 100 }
      for slot in Slot.allCases { set(slot, nil, stack) }
      // From the last of the chain to its first, each takes over from those before.
      for (index, slot) in chain.enumerated().reversed() {
        let color = UIColor(red: CGFloat(index) / 10, green: 0, blue: 0, alpha: 1)
        set(slot, color, stack)
        let shown = stack.bench.screen.bar?.background
        let isFallback =
          atEdge && [.itemCompact, .barCompact, .itemStandard, .barStandard].contains(slot)
        #expect(shown == UIColor.Shade(isFallback ? nil : color), "\(slot)")
      }
      let others = Slot.allCases.filter { !chain.contains($0) }
      let before = stack.bench.screen.bar?.background
      for slot in others { set(slot, .green, stack) }
      #expect(stack.bench.screen.bar?.background == before)
    }
  }

  @MainActor
  @Test(
    "40 [H] Up to iOS 14 the edge counts under large titles alone, from 15 on always",
    .tags(.header))
  func fact40() {
    for (version, large, expected) in [
      (14, false, UIColor.red), (14, true, .green), (15, false, .green), (15, true, .green),
    ] as [(IOSVersion, Bool, UIColor)] {
      let stack = Stack { $0.version = version }
      stack.navigation.navigationBar.prefersLargeTitles = large
      let list = UIScrollView(frame: stack.bench.window.bounds)
      stack.screens[1].view.addSubview(list)
      stack.bench.turn()
      set(.itemStandard, .red, stack)
      set(.itemEdge, .green, stack)
      #expect(stack.bench.screen.bar?.background == UIColor.Shade(expected), "\(version) \(large)")
    }
  }

  @MainActor
  @Test("41 [H/S] From iOS 15 on a screen without a list is always at the edge", .tags(.header))
  func fact41() {
    let stack = Stack { $0.version = 15 }
    set(.itemStandard, .red, stack)
    set(.itemEdge, .green, stack)
    #expect(stack.bench.screen.bar?.background == UIColor.Shade(.green))
  }

  @MainActor
  @Test(
    "60 [K] The status bar follows the child that is named, else the controller itself",
    .tags(.knowledge))
  func fact60() {
    final class Parent: UIViewController {
      var named: UIViewController?
      override var childForStatusBarStyle: UIViewController? { named }
      override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
    }
    final class Child: UIViewController {
      override var preferredStatusBarStyle: UIStatusBarStyle { .darkContent }
    }
    let bench = Bench()
    let parent = Parent()
    let middle = Parent()
    bench.show(parent)
    #expect(bench.statusBarStyle == .lightContent)
    middle.named = Child()
    parent.named = middle
    parent.setNeedsStatusBarAppearanceUpdate()
    #expect(bench.statusBarStyle == .darkContent)
  }

  @MainActor @Test("A moment can be looked at as a picture")
  func picture() {
    let stack = Stack()
    stack.screens[1].title = "A < B & C"
    stack.screens[1].navigationItem.scrollEdgeAppearance = look(.red)
    stack.navigation.popViewController(animated: true)
    stack.bench.advance(by: 0.1)
    let lines = stack.bench.picture.split(separator: "\n")
    #expect(lines.first?.hasPrefix("<svg") == true && lines.last == "</svg>")
    #expect(lines.contains { $0.contains("A &lt; B &amp; C") })
    #expect(lines.filter { $0.contains("<rect") }.count == 4)
  }
}

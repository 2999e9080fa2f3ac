import Testing
import UIKitBench

/// Notes what it is asked and told by the bar, and says what a test wants.
@MainActor
private final class Asked: UINavigationController {
  var answer = true
  var popsItself = false
  var calls: [String] = []

  override func navigationBar(_ bar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool {
    calls.append("shouldPop \(item.title ?? "") \(viewControllers.count) \(bar.items?.count ?? 0)")
    if popsItself { _ = popViewController(animated: false) }
    return answer
  }

  override func navigationBar(_ bar: UINavigationBar, didPop item: UINavigationItem) {
    calls.append("didPop \(item.title ?? "") \(viewControllers.count) \(bar.items?.count ?? 0)")
  }

  override func popViewController(animated: Bool) -> UIViewController? {
    calls.append("popViewController")
    return super.popViewController(animated: animated)
  }

  override func popToViewController(_ controller: UIViewController, animated: Bool)
    -> [UIViewController]?
  {
    calls.append("popToViewController \(controller.benchName)")
    return super.popToViewController(controller, animated: animated)
  }
}

/// Statements 6 to 12, 35, 36, 45 to 47, 59 of the facts: ways back.
@Suite struct BackFacts {
  @MainActor
  private func asked(_ count: Int = 2, _ change: (inout Settings) -> Void = { _ in }) -> (
    Stack, Asked
  ) {
    let stack = Stack(count, in: Asked(), change)
    return (stack, stack.navigation as! Asked)
  }

  @MainActor
  @Test("6 [M] A tap asks once, about the top item, with both stacks whole", .tags(.measured))
  func fact6() {
    let (stack, navigation) = asked()
    navigation.answer = false
    stack.bench.tapBack()
    #expect(navigation.calls == ["shouldPop B 2 2"])
  }

  @MainActor @Test("7 [M] A no changes nothing", .tags(.measured))
  func fact7() {
    let (stack, navigation) = asked()
    navigation.answer = false
    stack.bench.tapBack()
    stack.bench.advance(by: 1)
    #expect(stack.names == ["A", "B"] && stack.items == ["A", "B"])
    #expect(stack.calls.isEmpty)
  }

  @MainActor
  @Test("8 [M] A yes has UIKit pop once, then didPop with both stacks shorter", .tags(.measured))
  func fact8() {
    let (stack, navigation) = asked()
    stack.bench.tapBack()
    stack.bench.advance(by: 1)
    #expect(navigation.calls == ["shouldPop B 2 2", "popViewController", "didPop B 1 1"])
  }

  @MainActor @Test("9 [S] A hook that pops itself and says yes loses two screens", .tags(.source))
  func fact9() {
    let (stack, navigation) = asked(3)
    navigation.popsItself = true
    stack.bench.tapBack()
    stack.bench.advance(by: 1)
    #expect(stack.names == ["A"])
  }

  @MainActor @Test("10 [M] A pop by the app asks and tells nothing", .tags(.measured))
  func fact10() {
    for animated in [true, false] {
      let (stack, navigation) = asked()
      _ = navigation.popViewController(animated: animated)
      stack.bench.advance(by: 1)
      #expect(navigation.calls == ["popViewController"])
      #expect(stack.names == ["A"])
    }
  }

  @MainActor @Test("11 [S] A swipe does not ask; the open fact has a switch", .tags(.source))
  func fact11() {
    for asks in [false, true] {
      let (stack, navigation) = asked { $0.systemSwipeAsks = asks }
      stack.bench.swipe(from: 5, by: 300)
      stack.bench.advance(by: 1)
      #expect(navigation.calls == (asks ? ["shouldPop B 2 2"] : []) + ["popViewController"])
      #expect(stack.names == ["A"])
    }
  }

  @MainActor
  @Test(
    "2d [S] A back button of the app's own has its own title, and the menu unless it takes none",
    .tags(.source))
  func backButtonMenu() {
    final class Menuless: UIBarButtonItem {
      override var menu: UIMenu? {
        get { nil }
        set {}
      }
    }
    for (button, picks) in [(UIBarButtonItem(title: "Up"), true), (Menuless(title: "Up"), false)] {
      let (stack, navigation) = asked(3)
      #expect(stack.bench.backTitle == "B")
      navigation.viewControllers[1].navigationItem.backButtonTitle = "Over"
      #expect(stack.bench.backTitle == "Over")
      navigation.viewControllers[1].navigationItem.backBarButtonItem = button
      #expect(stack.bench.backTitle == "Up")
      stack.bench.longPressBack(pick: 0)
      stack.bench.advance(by: 1)
      #expect(stack.names == (picks ? ["A"] : ["A", "B", "C"]))
    }
  }

  @MainActor
  @Test(
    "12 [S] The back menu calls popToViewController and does not ask; the open fact has switches",
    .tags(.source))
  func fact12() {
    let (stack, navigation) = asked(4)
    stack.bench.longPressBack(pick: 1)
    stack.bench.advance(by: 1)
    #expect(navigation.calls == ["popToViewController B"])
    #expect(stack.names == ["A", "B"])
    for (change, index, expected) in [
      ({ $0.menuPopsToRoot = true }, 0, []), ({ $0.menuPopsOne = true }, 2, ["popViewController"]),
    ] as [((inout Settings) -> Void, Int, [String])] {
      let (stack, navigation) = asked(4, change)
      stack.bench.longPressBack(pick: index)
      stack.bench.advance(by: 1)
      #expect(navigation.calls == expected)
      #expect(stack.names.count == index + 1)
    }
  }

  @MainActor
  @Test(
    "35 [H, M] Changing the items of a managed bar raises; a bar of its own asks and tells",
    .tags(.header))
  func fact35() {
    let (stack, navigation) = asked()
    let bar = navigation.navigationBar
    bar.pushItem(UINavigationItem(title: "X"), animated: false)
    bar.popItem(animated: false)
    bar.setItems([], animated: false)
    #expect(stack.bench.faults.count == 3)
    #expect(stack.items == ["A", "B"])

    final class Delegate: NSObject, UINavigationBarDelegate {
      override nonisolated class var declaredMethods: Set<String> {
        ["navigationBar(_:shouldPop:)", "navigationBar(_:didPop:)"]
      }
      var answer = false
      var told = 0
      func navigationBar(_ bar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool {
        answer
      }
      func navigationBar(_ bar: UINavigationBar, didPop item: UINavigationItem) { told += 1 }
    }
    let own = UINavigationBar()
    let delegate = Delegate()
    own.delegate = delegate
    own.setItems([UINavigationItem(title: "X"), UINavigationItem(title: "Y")], animated: false)
    #expect(own.popItem(animated: true)?.title == "Y")
    #expect(own.items?.count == 2 && delegate.told == 0)
    delegate.answer = true
    #expect(own.popItem(animated: true)?.title == "Y")
    #expect(own.items?.count == 1 && delegate.told == 1)
  }

  @MainActor
  @Test(
    "36 [S] A delegate with animationControllerFor, even if it answers nil, stops UIKit's swipes",
    .tags(.source))
  func fact36() {
    for version in [18, 26] as [IOSVersion] {
      let (stack, navigation) = asked { $0.version = version }
      stack.delegate.animator = { _, _ in nil }
      navigation.delegate = nil
      navigation.delegate = stack.delegate
      stack.bench.swipe(from: 5, by: 300)
      stack.bench.swipe(from: 60, by: 300)
      #expect(stack.names == ["A", "B"])
    }
  }

  @MainActor @Test("Whether answers of the delegate are cached is a switch")
  func fact36Cached() {
    for caches in [true, false] {
      let (stack, _) = asked { $0.cachesDelegateAnswers = caches }
      stack.delegate.animator = { _, _ in nil }
      stack.bench.swipe(from: 5, by: 300)
      stack.bench.advance(by: 1)
      #expect(stack.names == (caches ? ["A"] : ["A", "B"]))
    }
  }

  @MainActor @Test("Whether UIKit reads the delegate property is a switch")
  func delegateProperty() {
    final class Hiding: UINavigationController {
      let hidden = RecordingDelegate()
      override var delegate: (any UINavigationControllerDelegate)? {
        get { hidden }
        set { super.delegate = newValue }
      }
    }
    for reads in [true, false] {
      let stack = Stack(2, in: Hiding()) { $0.readsDelegateProperty = reads }
      let navigation = stack.navigation as! Hiding
      navigation.popViewController(animated: true)
      stack.bench.advance(by: 1)
      #expect((navigation.hidden.calls.suffix(2) == ["willShow A", "didShow A"]) == reads)
      #expect(stack.delegate.calls.isEmpty == reads)
    }
  }

  @MainActor @Test("45 [S] A hidden bar takes no tap and does not ask", .tags(.source))
  func fact45() {
    let (stack, navigation) = asked()
    navigation.setNavigationBarHidden(true, animated: false)
    stack.bench.turn()
    stack.bench.tapBack()
    #expect(navigation.calls.isEmpty)
    #expect(stack.names == ["A", "B"])
  }

  @MainActor @Test("46 [M/S] After a no a later pop is not asked again", .tags(.measured))
  func fact46() {
    let (stack, navigation) = asked()
    navigation.answer = false
    stack.bench.tapBack()
    _ = navigation.popViewController(animated: true)
    stack.bench.advance(by: 1)
    #expect(navigation.calls == ["shouldPop B 2 2", "popViewController"])
    #expect(stack.names == ["A"])
  }

  @MainActor
  @Test("47 [H/S] A back action takes the tap's place; the swipe still pops", .tags(.header))
  func fact47() {
    let (stack, navigation) = asked()
    var count = 0
    stack.screens[1].navigationItem.backAction = UIAction { _ in count += 1 }
    stack.bench.tapBack()
    #expect(count == 1 && navigation.calls.isEmpty)
    stack.bench.swipe(from: 5, by: 300)
    stack.bench.advance(by: 1)
    #expect(stack.names == ["A"])
  }

  @MainActor
  @Test("59 Before 26 there is no content swipe; from 26 on both recognisers are there and begin")
  func fact59() {
    let (older, navigation) = asked { $0.version = 18 }
    #expect(navigation.interactiveContentPopGestureRecognizer == nil)
    older.bench.swipe(from: 60, by: 300)
    #expect(older.names == ["A", "B"])
    let (newer, other) = asked { $0.version = 26 }
    #expect(other.interactiveContentPopGestureRecognizer?.isEnabled == true)
    #expect(other.interactivePopGestureRecognizer?.isEnabled == true)
    newer.bench.swipe(from: 60, by: 300)
    newer.bench.advance(by: 1)
    #expect(newer.names == ["A"])
  }

  @MainActor
  @Test("Before the view is loaded there is no recogniser, and it has a delegate of its own")
  func recognizer() {
    _ = Bench()
    let navigation = UINavigationController()
    #expect(navigation.interactivePopGestureRecognizer == nil)
    navigation.loadViewIfNeeded()
    #expect(navigation.interactivePopGestureRecognizer?.delegate != nil)
  }
}

import Testing
import UIKitBench

/// What a scroll view does by itself; all documented.
@Suite struct ScrollFacts {
  @MainActor
  private func list() -> (Bench, UIScrollView) {
    let bench = Bench()
    let list = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    list.contentInsetAdjustmentBehavior = .never
    list.contentSize = CGSize(width: 390, height: 3000)
    bench.window.addSubview(list)
    bench.turn()
    return (bench, list)
  }

  @MainActor @Test("[H] An animated scroll takes time and is neither a drag nor gliding on")
  func animatedScroll() {
    let (bench, list) = list()
    list.setContentOffset(CGPoint(x: 0, y: 300), animated: true)
    #expect(list.contentOffset.y == 0)
    bench.advance(by: 0.2)
    #expect(list.contentOffset.y > 0 && list.contentOffset.y < 300)
    #expect(!list.isDragging && !list.isDecelerating && !list.isTracking)
    bench.advance(by: 1)
    #expect(list.contentOffset.y == 300)
    list.setContentOffset(.zero, animated: false)
    #expect(list.contentOffset.y == 0)
  }

  @MainActor @Test("[K] A drag takes an animated scroll over")
  func dragTakesOver() {
    let (bench, list) = list()
    list.setContentOffset(CGPoint(x: 0, y: 300), animated: true)
    bench.advance(by: 0.1)
    let finger = bench.touchDown(at: CGPoint(x: 200, y: 600))
    #expect(list.isTracking && !list.isDragging)
    finger.drag(to: CGPoint(x: 200, y: 580))
    #expect(list.isTracking && list.isDragging)
    let offset = list.contentOffset.y
    finger.rest()
    finger.lift()
    #expect(!list.isTracking && !list.isDragging)
    bench.advance(by: 2)
    #expect(list.contentOffset.y == offset)
  }

  @MainActor @Test("[H] An item without a mode of its own has the large title of the one below")
  func largeTitleMode() {
    let bench = Bench()
    let root = UIViewController()
    root.navigationItem.largeTitleDisplayMode = .never
    let navigation = UINavigationController(rootViewController: root)
    navigation.navigationBar.prefersLargeTitles = true
    bench.show(navigation)
    #expect(navigation.navigationBar.frame.height == 44)
    navigation.pushViewController(UIViewController(), animated: true)
    bench.advance(by: 1)
    #expect(navigation.navigationBar.frame.height == 44)
    let large = UIViewController()
    large.navigationItem.largeTitleDisplayMode = .always
    navigation.pushViewController(large, animated: true)
    bench.advance(by: 1)
    navigation.pushViewController(UIViewController(), animated: true)
    bench.advance(by: 1)
    #expect(navigation.navigationBar.frame.height == 96)
  }

  @MainActor @Test("[H] A color gives its parts as it looks now")
  func colorParts() {
    let bench = Bench()
    func white(of color: UIColor) -> [CGFloat] {
      var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
      color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
      return [red, green, blue, alpha]
    }
    #expect(white(of: .label) == [0, 0, 0, 1])
    bench.set { $0.isDark = true }
    #expect(white(of: .label) == [1, 1, 1, 1])
    #expect(white(of: .clear) == [0, 0, 0, 0])
  }
}

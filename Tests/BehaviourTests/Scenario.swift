import Testing
import UIKitBench

@testable import TransparentBarApp

/// Runs a story on a device, and fails for what a device would not have survived.
@MainActor
func story(
  _ settings: Settings = Settings(), sourceLocation: SourceLocation = #_sourceLocation, _ tell: (Bench) -> Void
) {
  let bench = Bench(settings)
  tell(bench)
  bench.settle()
  for fault in bench.faults { Issue.record("\(fault)\n\(bench.log.joined(separator: "\n"))", sourceLocation: sourceLocation) }
  if bench.isInTransition { Issue.record("a transition is still open", sourceLocation: sourceLocation) }
}

@MainActor @Test func firstStory() {
  story { bench in
    let home = UIViewController()
    home.title = "home"
    let article = ArticleViewController()
    article.title = "article"
    let navigation = TransparentBarNavigationController(rootViewController: home)
    navigation.benchName = "nav"
    bench.show(navigation)
    bench.note("--- push")
    navigation.pushViewController(article, animated: true)
    bench.advance(by: 1)
    bench.note("--- drag past half")
    bench.drag(from: CGPoint(x: 20, y: 400), to: CGPoint(x: 300, y: 410))
    bench.advance(by: 1)
    print(bench.log.joined(separator: "\n"))
  }
}

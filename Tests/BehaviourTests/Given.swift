import NavgenSpecParser
import Testing
import UIKitBench

@testable import PoolApps

/// Tells a story of a spec in `Tests/BenchApps/Pool/Specs`: some screens have been pushed onto a root that no spec
/// names, and now something is done and seen.
///
/// A device that is older than the spec's `ios` has no story to tell: `Variant.from` leaves it out.
@MainActor
func given(
  _ spec: String, on variant: Variant,
  pushed controllers: @autoclosure () -> [UIViewController] = [],
  sourceLocation: SourceLocation = #_sourceLocation,
  _ tell: @MainActor (Bench, App) -> Void
) throws {
  let entry = try #require(Pool.entries.first { $0.spec == spec }, sourceLocation: sourceLocation)
  let game = try Game(entry)
  guard game.runs(on: variant.settings.version) else {
    Issue.record(
      "\(spec) is not for iOS \(variant.settings.version)", sourceLocation: sourceLocation)
    return
  }
  story(variant, sourceLocation: sourceLocation) { bench in
    let app = App(bench, entry.makeNavigation(UIViewController().titled("root")))
    for controller in controllers() { app.push(controller) }
    tell(bench, app)
  }
}

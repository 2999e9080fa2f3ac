import Testing
import UIKitBench

/// A device whose app has every asset that the specs name.
@MainActor
func stockedBench(_ settings: Settings = Settings()) -> Bench {
  Assets.colors = ["Ink": .blue, "Brand": .red]
  Assets.images = ["Paper/Bar", "Line", "Chevron"]
  Assets.originalImages = []
  Assets.moduleColors = ["SmallApps": ["Ink": .green]]
  Assets.moduleImages = ["SmallApps": ["Line"]]
  Translations.tables = [:]
  return Bench(settings)
}

/// Runs a story on a device, and fails for what a device would not have survived.
@MainActor
func story(
  _ variant: Variant, sourceLocation: SourceLocation = #_sourceLocation,
  _ tell: @MainActor (Bench) -> Void
) {
  let bench = stockedBench(variant.settings)
  tell(bench)
  bench.settle()
  for fault in bench.faults + bench.assertionFailures {
    Issue.record("\(fault)\n\(bench.log.joined(separator: "\n"))", sourceLocation: sourceLocation)
  }
  if bench.isInTransition {
    Issue.record("a transition is still open", sourceLocation: sourceLocation)
  }
}

import Testing
import UIKitBench

/// Runs a story on a device, and fails for what a device would not have survived.
@MainActor
func story(
  _ variant: Variant, sourceLocation: SourceLocation = #_sourceLocation,
  _ tell: @MainActor (Bench) -> Void
) {
  // Screens are made once a process, with the colors that the catalog has then.
  Assets.colors.merge(["Ink": .blue, "Brand": .red]) { current, _ in current }
  let bench = Bench(variant.settings)
  tell(bench)
  bench.settle()
  for fault in bench.faults + bench.assertionFailures {
    Issue.record("\(fault)\n\(bench.log.joined(separator: "\n"))", sourceLocation: sourceLocation)
  }
  if bench.isInTransition {
    Issue.record("a transition is still open", sourceLocation: sourceLocation)
  }
}

/// Runs a story that the emitted code does not hold yet; it fails as soon as it does.
@MainActor
func knownFault(
  when isFaulty: Bool = true, variant: Variant, sourceLocation: SourceLocation = #_sourceLocation,
  _ tell: @MainActor (Bench) -> Void
) {
  guard isFaulty else { return story(variant, sourceLocation: sourceLocation, tell) }
  withKnownIssue { story(variant, sourceLocation: sourceLocation, tell) }
}

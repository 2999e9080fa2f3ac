import Foundation

/// One kind of work whose time is measured for two sizes.
struct Benchmark: Sendable {
  var name: String
  /// Makes the input for a size, and answers the work to be timed, which answers how many bytes it
  /// wrote.
  var prepare: @Sendable (Int) -> () -> Int

  static let all = pipelineBenchmarks + templateBenchmarks

  /// The processor time of the shortest of several runs: all beyond it is the machine's.
  func measure(_ size: Int) -> (seconds: Double, bytes: Int) {
    let work = prepare(size)
    var best = (seconds: Double.infinity, bytes: 0)
    for _ in 0..<7 {
      let start = clock()
      let bytes = work()
      let seconds = Double(clock() - start) / Double(CLOCKS_PER_SEC)
      if seconds < best.seconds { best = (seconds, bytes) }
    }
    return best
  }
}

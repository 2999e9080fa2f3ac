/// Measures how the work grows with the input: `swift run -c release navgen-benchmark`.
///
/// A benchmark is an entry in `Benchmark.all`. What counts is the last column, the time for ten
/// times as much work; it is about 10 where nothing is quadratic, on any machine.
@main
struct Main {
  static func main() {
    print(row("", "1,000", "10,000", "bytes", "ratio"))
    for benchmark in Benchmark.all {
      let small = benchmark.measure(1_000)
      let large = benchmark.measure(10_000)
      let ratio = (large.seconds / small.seconds * 10).rounded() / 10
      print(
        row(
          benchmark.name, milliseconds(small.seconds), milliseconds(large.seconds),
          String(large.bytes), String(ratio)))
    }
  }

  private static func milliseconds(_ seconds: Double) -> String {
    "\((seconds * 100_000).rounded() / 100) ms"
  }

  private static func row(_ cells: String...) -> String {
    cells.enumerated().map { index, cell in
      let blanks = String(repeating: " ", count: max((index == 0 ? 32 : 12) - cell.count, 0))
      return index == 0 ? cell + blanks : blanks + cell
    }.joined()
  }
}

import NavgenDiagnostics
import NavgenEmitter
import NavgenSpecParser

extension Benchmark {
  /// From a spec's bytes to its output, stage by stage; the size is the number of screens.
  static let pipelineBenchmarks = [
    Benchmark(name: "parse a spec") { size in
      let file = specFile(size)
      return {
        _ = parse(file)
        return file.bytes.count
      }
    },
    Benchmark(name: "read a spec") { size in
      let file = specFile(size)
      return { read(file).screens.count }
    },
    Benchmark(name: "emit a spec") { size in
      let spec = read(specFile(size))
      return {
        guard let plan = emit(spec).plan else { preconditionFailure("the spec cannot be emitted") }
        return plan.files.reduce(0) { $0 + $1.bytes.count }
      }
    },
  ]

  private static func read(_ file: SourceFile) -> NavigationSpec {
    let (spec, diagnostics) = readSpec(file) { _ throws(IncludeFailure) in
      throw IncludeFailure("there are no other files")
    }
    guard let spec else { preconditionFailure("\(diagnostics.map(\.message))") }
    return spec
  }

  private static func specFile(_ screens: Int) -> SourceFile {
    let head = """
      navgen: 1
      styles:
        base:
          bar: {background: systemBackground, title: {color: label}}
          fade: {distance: 136}
      screens:

      """
    let body = (0..<screens).map { number in
      """
        screen\(number):
          controller: Screen\(number)ViewController
          use: base
          status-bar: light
          pop: {gesture: full-screen, threshold: 0.\(number % 8 + 1)}

      """
    }
    return SourceFile(path: "shop.nav", text: head + body.joined())
  }
}

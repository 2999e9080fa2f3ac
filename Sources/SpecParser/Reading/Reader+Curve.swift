import NavgenDiagnostics

extension Reader {
  /// A curve in any of the forms its use allows, for example `[0.2, 0, 0, 1]`.
  mutating func curve(_ node: Node, _ use: ValueType.CurveUse, of key: String) -> Curve? {
    switch node.kind {
    case .scalar: return namedCurve(node, use, of: key)
    case .sequence: return bezier(node, of: key)
    case .mapping:
      switch use {
      case .fade: return step(node, of: key)
      case .animation: return spring(node, of: key)
      }
    case .missing: return nil
    }
  }

  private mutating func namedCurve(
    _ node: Node, _ use: ValueType.CurveUse, of key: String
  ) -> Curve? {
    let text = node.text
    if let curve = Curve.named[text] { return curve }
    report(
      .unfit(
        .notACurve, of: key, takes: ValueType.curve(use).noun, node,
        nearest: Spelling.nearest(text, in: Curve.words)
          ?? Self.rewriting(of: node, .curve(use))))
    return nil
  }

  /// `{step: 0.5}`.
  private mutating func step(_ node: Node, of key: String) -> Curve? {
    guard let fields = fields(of: node, ["step"], required: ["step"], in: key),
      let step = fields["step"]
    else { return nil }
    return number(step, .fraction, of: "step").map { .step($0) }
  }

  /// `{spring: {damping: 0.8, response: 0.35}}`.
  private mutating func spring(_ node: Node, of key: String) -> Curve? {
    guard let outer = fields(of: node, ["spring"], required: ["spring"], in: key),
      let spring = outer["spring"]
    else { return nil }
    guard spring.kind == .mapping else {
      report(
        .wrongShape(of: "spring", takes: "a mapping of `damping` and `response`", spring))
      return nil
    }
    let keys = ["damping", "response"]
    guard let fields = fields(of: spring, keys, required: keys, in: "spring") else { return nil }
    let damping = fields["damping"].flatMap { plainNumber($0, .positiveUnit, of: "damping") }
    let response = fields["response"].flatMap { number($0, .duration, of: "response") }
    guard let damping, let response else { return nil }
    let curve = Curve.spring(damping: damping, response: response)
    if let time = curve.settlingTime, time > 60 {
      report(.longSpring(time, spring))
      return nil
    }
    return curve
  }

  /// `[x1, y1, x2, y2]`.
  private mutating func bezier(_ node: Node, of key: String) -> Curve? {
    let items = Array(node.items)
    guard items.count == 4 else {
      report(
        Diagnostic(
          .notACurve,
          "a curve of numbers has four, `[x1, y1, x2, y2]`, not \(items.count)", at: node.range))
      return nil
    }
    let x1 = plainNumber(items[0], .unit, of: "x1")
    let y1 = plainNumber(items[1], .any, of: "y1")
    let x2 = plainNumber(items[2], .unit, of: "x2")
    let y2 = plainNumber(items[3], .any, of: "y2")
    guard let x1, let y1, let x2, let y2 else { return nil }
    return .bezier(x1: x1, y1: y1, x2: x2, y2: y2)
  }
}

extension Diagnostic {
  /// Before: `{damping: 0.001, response: 0.5}`. After: `{damping: 0.8, response: 0.5}`.
  fileprivate static func longSpring(_ time: Double, _ node: SyntaxTree.Node) -> Diagnostic {
    Diagnostic(
      .outOfRange,
      "a spring settles within `60s`, not in \(Int(min(time, 1e9)))s: write more `damping` or less "
        + "`response`", at: node.range)
  }
}

extension Curve {
  /// The curves that have a name.
  static let words = ["linear", "ease-in", "ease-out", "ease-in-out"]

  /// The curves by name.
  static let named: [String: Curve] = [
    "linear": .linear, "ease-in": .easeIn, "ease-out": .easeOut, "ease-in-out": .easeInOut,
  ]
}

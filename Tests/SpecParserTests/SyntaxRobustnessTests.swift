import NavgenDiagnostics
import Testing

@testable import NavgenSpecParser

/// Broken input of every kind: it is read to its end, nothing of it is lost, and one fault is not
/// reported many times.
@Suite struct SyntaxRobustnessTests {
  /// A spec that uses every form the subset has.
  static let spec = """
    # shop.nav
    navgen: 1                          # language version
    module:
      name: Shop
      superclass: {type: X, overrides-should-pop: true}
      imports: [DesignSystem, 'Other Module',]
    styles:
      immersive:
        bar: {background: "#fff", title: {color: white, offset: {x: 0, y: -2}}}
        fade:
          distance: 136
          curve: [0.1, 0.2,
            0.3, 0.4]
    screens:
      productDetail:
        controller: "Grid<A, B>"
        use:
        - immersive
        - dark

        pop:
          exclude:
            - MapView
            - first: a
              second: |-
                text
                 more

                end
            - - nested
              - {last: b}
        back:
          when: content?.hasUnsavedChanges
          ask:
            title: "Discard
              changes?\\n\\u00e9"
            message: >2
                folded
              text
            confirm: 'It''s done'
    "bars":
      checkout: {position: top-attached}

    """

  @Test func theSpecIsRead() {
    #expect(parse(Self.spec).diagnostics.map(\.message) == [])
  }

  @Test func deletingAToken() {
    let (tree, _) = parse(Self.spec)
    let bytes = tree.file.bytes
    for token in tree.tokens where token.upper > token.lower {
      let rest = bytes[..<token.lower] + bytes[token.upper...]
      let count = check(Array(rest))
      #expect(count <= 2, "\(String(decoding: bytes[token.lower..<token.upper], as: UTF8.self))")
    }
  }

  @Test func doublingAToken() {
    let (tree, _) = parse(Self.spec)
    let bytes = tree.file.bytes
    for token in tree.tokens where token.upper > token.lower {
      let text = bytes[token.lower..<token.upper]
      let count = check(Array(bytes[..<token.upper]) + text + bytes[token.upper...])
      #expect(count <= 2, "\(String(decoding: text, as: UTF8.self))")
    }
  }

  @Test func cuttingTheSpecOff() {
    let bytes = Array(Self.spec.utf8)
    for end in bytes.indices {
      #expect(check(Array(bytes[..<end])) <= 2, "\(end)")
    }
  }

  @Test func changingBytes() {
    var random = SeededGenerator(seed: 1)
    for _ in 0..<800 {
      var bytes = Array(Self.spec.utf8)
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        let place = Int.random(in: 0..<bytes.count, using: &random)
        switch Int.random(in: 0..<4, using: &random) {
        case 0: bytes[place] = UInt8.random(in: 0...255, using: &random)
        case 1: bytes.remove(at: place)
        case 2: bytes.insert(Self.signs.randomElement(using: &random) ?? 0, at: place)
        default: bytes[place] = Self.signs.randomElement(using: &random) ?? 0
        }
      }
      check(bytes)
    }
  }

  @Test func signsAlone() {
    var random = SeededGenerator(seed: 2)
    for _ in 0..<3000 {
      let count = Int.random(in: 0...24, using: &random)
      check((0..<count).map { _ in Self.signs.randomElement(using: &random) ?? 0 })
    }
  }

  /// What is no spec at all ends soon, and without a message a line.
  @Test func muchThatIsWrongIsCutShort() {
    for text in ["b c\n", "b: \"c\" d\n", "b: #c\n", "b: |\nc\n", "b: {c: d; e: f}\n"] {
      let (_, diagnostics) = parse("a: b\n" + String(repeating: text, count: 20_000))
      #expect(diagnostics.count == 101)
      #expect(
        diagnostics.last?.message == "more than 100 mistakes in this file: mend the others first")
    }
  }

  /// Slips on one line are read one after another, each once.
  @Test func manySlipsOnALineAreRead() {
    for text in ["a: b; ", "a[0], "] {
      let (_, diagnostics) = parse("{" + String(repeating: text, count: 20_000) + "}")
      #expect(diagnostics.isEmpty == false)
    }
  }

  private static let signs = Array("ab: \n\n -?[]{},\"'|>#&*!%@\t\\\r<+2~.".utf8)

  /// Parses some bytes and checks what must hold whatever they are; the number of diagnostics.
  @discardableResult
  private func check(_ bytes: [UInt8], sourceLocation: SourceLocation = #_sourceLocation) -> Int {
    let (tree, diagnostics) = parse(SourceFile(path: "spec.nav", bytes: bytes))
    let isWhole = joinedPieces(tree) == bytes
    #expect(isWhole, "\(bytes)", sourceLocation: sourceLocation)
    let ranges = diagnostics.compactMap(\.range)
    let areInside = ranges.allSatisfy {
      0...bytes.count ~= $0.lower && $0.lower...bytes.count ~= $0.upper
    }
    #expect(areInside, "\(bytes)", sourceLocation: sourceLocation)
    let areSorted = zip(ranges, ranges.dropFirst()).allSatisfy { $0.lower <= $1.lower }
    #expect(areSorted, "\(bytes)", sourceLocation: sourceLocation)
    let isShown = !outline(tree.root).isEmpty && !syntaxDump(tree).isEmpty
    #expect(isShown, sourceLocation: sourceLocation)
    return diagnostics.count
  }
}

/// Random numbers that are the same in every run.
private struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  /// The next number of a linear congruential generator, its weak low bits mixed with the high ones.
  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state ^ (state >> 29)
  }
}

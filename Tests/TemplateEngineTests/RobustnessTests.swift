import NavgenDiagnostics
import Testing

@testable import NavgenTemplateEngine

/// Whatever a person writes is answered.
@Suite struct RobustnessTests {
  /// A template with everything the language has.
  static let rich = #"""
    text
    {# a comment #}
    {% macro row title width=[1, 2.5] %}
      <{{ title|default:"-"|uppercase }} {{ width.0 }}>
    {% endmacro %}
    {% set all = xs if xs else [nil, true] %}
    {% outer: for k, v in m where not v == 2 and k in "abc" or forloop.first %}
      {%- for x in 0..<n -%}
        {% if x == 1 and (k != "a" or v >= 3) %}{% continue outer %}{% elif x >= 4 %}{% break %}
        {% else %}{{ forloop.parentloop.counter }}{% endif %}
      {% empty %}
        nothing
      {% endfor %}
      {% call row k|replace:"z","y" [-2] %}
    {% endfor %}
    {% set text %}{{ "\u{1F600}\n" }}{% endset %}
    {% include "part" m %}
    {% raw %}{{ $0 }}{% endraw %}{{ text|split:"a"|!contains:'x' }}

    """#

  static let context: Mapping = ["xs": [1], "m": ["a": 1, "b": 2], "n": 3]

  /// Renders `bytes`, which is to end, and counts what it says and writes.
  static func outcome(_ bytes: some Sequence<UInt8>) -> Int {
    let file = SourceFile(path: "t", bytes: Array(bytes))
    let part = SourceFile(path: "part", text: "{{ a }}\n")
    let (template, diagnostics) = Template.compile(file) { $0 == "part" ? part : nil }
    var output: [UInt8] = []
    let errors = template?.render(context, into: &output) ?? []
    for range in (diagnostics + errors).compactMap(\.range) {
      #expect(0 <= range.lower && range.lower <= range.upper)
      #expect(range.upper <= range.file.bytes.count)
    }
    return output.count + diagnostics.count + errors.count
  }

  @Test func richTemplateRenders() {
    let expected = """
      text
      1
      1
      1
          <A -2>

      1
      {{ $0 }}true

      """
    #expect(render(Self.rich, Self.context, including: ["part": "{{ a }}\n"]) == expected)
  }

  @Test func anyTruncationIsAnswered() {
    let bytes = Array(Self.rich.utf8)
    for end in bytes.indices.dropFirst() { #expect(Self.outcome(bytes[..<end]) > 0) }
  }

  @Test func anyTokenMayBeMissing() {
    let file = SourceFile(path: "t", text: Self.rich)
    for token in Lexer.tokens(of: file).tokens {
      let rest = file.bytes[..<token.span.lower] + file.bytes[token.span.upper...]
      #expect(Self.outcome(rest) > 0)
    }
  }

  @Test func anyByteMayBeWrong() {
    let bytes = Array(Self.rich.utf8)
    let others = Array("{}%#-\"'|.[](0a \n\\\u{0}é".utf8)
    for offset in bytes.indices.dropFirst() {
      for other in 0..<3 {
        var changed = bytes
        changed[offset] = others[(offset * 3 + other) % others.count]
        #expect(Self.outcome(changed) > 0)
      }
    }
  }

  @Test(arguments: [
    String(repeating: "{% if 1 %}", count: 10_000), String(repeating: "{{ ", count: 10_000),
    "{{ " + String(repeating: "(", count: 10_000), "{{ " + String(repeating: "not ", count: 10_000),
    "{{ a" + String(repeating: ".a", count: 10_000) + " }}",
    "{{ a" + String(repeating: "|trim", count: 10_000) + " }}",
    "{{ a" + String(repeating: " or a", count: 10_000) + " }}",
    "{{ a" + String(repeating: " if a else a", count: 10_000) + " }}",
    "{{ a" + String(repeating: "[a", count: 10_000) + " }}",
    String(repeating: "{% endif %}", count: 1_000), String(repeating: "{% x %}", count: 1_000),
    "{{ [" + String(repeating: "1,", count: 10_000) + "] }}",
    String(repeating: "{#", count: 10_000), String(repeating: "{% raw %}", count: 1_000),
    String(repeating: " ", count: 10_000) + "{% if 1 %}" + String(repeating: " ", count: 10_000),
  ])
  func extremesAreAnswered(_ text: String) { #expect(Self.outcome(text.utf8) > 0) }

  // MARK: Limits

  @Test(arguments: [
    (
      "{% macro m %}{% call m %}{% endmacro %}{% call m %}",
      "calls are nested more than 100 deep: end the recursion"
    ),
    (
      "{% for x in 1...1000 %}{% for y in 1...1000 %}{% endfor %}{% endfor %}",
      "loops and calls run more than 1000 times"
    ),
    ("{% for x in 1...900 %}0123456789{% endfor %}", "the output is longer than 1000 bytes"),
    (
      "{% set x = 'aaaaaaaaaa' %}"
        + String(repeating: "{% set x %}{{ x }}{{ x }}{% endset %}", count: 20),
      "the output is longer than 1000 bytes"
    ),
    (
      "{{ 1...200 }}",
      "a range used as a list has at most 100 numbers"
    ),
    (
      "{% for x in -9223372036854775807...9223372036854775807 %}{% endfor %}",
      "a range used as a list has at most 100 numbers"
    ),
    ("{{ 'a\\na\\na'|indent:400 }}", "`indent` makes a text of more than 1000 bytes"),
    ("{{ (1...100)|join:'0123456789x' }}", "`join` makes a text of more than 1000 bytes"),
    (
      "{% set x = (1...90)|join:'abc' %}{{ x|replace:'a',x }}",
      "`replace` makes a text of more than 1000 bytes"
    ),
  ])
  func limitsAreErrors(_ template: String, _ message: String) throws {
    let limits = Limits(calls: 100, passes: 1000, output: 1000, diagnostics: 20, rangeItems: 100)
    let file = SourceFile(path: "t", text: template)
    let compiled = try #require(Template.compile(file) { _ in nil }.template)
    var output: [UInt8] = []
    let errors = compiled.render([:], into: &output, limits: limits)
    #expect(errors.map(\.message) == [message])
    #expect(errors.map(\.id) == [.templateLimit])
  }

  @Test func errorsAreToldUpToALimit() throws {
    let text = (0..<100).map { "{{ a\($0) }}" }.joined(separator: "\n")
    let compiled = try #require(
      Template.compile(SourceFile(path: "t", text: text)) { _ in nil }.template)
    var output: [UInt8] = []
    #expect(compiled.render([:], into: &output).count == Limits().diagnostics)
  }

  // MARK: Purity

  @Test func rendersTheSameFromSeveralThreads() async throws {
    let file = SourceFile(
      path: "t", text: "{% for x in xs %}{{ x.a|swiftString }}{% set y = x.b %}{{ y }},{% endfor %}"
    )
    let template = try #require(Template.compile(file) { _ in nil }.template)
    func text(_ number: Int) -> String {
      let items = (0..<100).map { index -> Value in
        index % 2 == 0
          ? ["a": "\(number)", "b": .int(index)] : ["b": .int(index), "a": "\(number)"]
      }
      var output: [UInt8] = []
      #expect(template.render(["xs": .list(items)], into: &output).isEmpty)
      return String(decoding: output, as: UTF8.self)
    }
    let expected = (0..<8).map { text($0) }
    let found = await withTaskGroup(of: (Int, String).self) { group in
      for number in 0..<8 { group.addTask { (number, text(number)) } }
      return await group.reduce(into: [Int: String]()) { $0[$1.0] = $1.1 }
    }
    #expect((0..<8).map { found[$0] } == expected)
  }

  @Test func appendsToWhatIsThere() throws {
    let template = try #require(
      Template.compile(SourceFile(path: "t", text: "  {% include \"i\" %}\n{{ x }}")) { _ in
        SourceFile(path: "i", text: "a\n")
      }.template)
    var output = Array("before\n".utf8)
    #expect(template.render(["x": 1], into: &output).isEmpty)
    #expect(template.render(["x": 2], into: &output).isEmpty)
    #expect(String(decoding: output, as: UTF8.self) == "before\n  a\n1  a\n2")
  }
}

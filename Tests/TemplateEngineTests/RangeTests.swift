import NavgenDiagnostics
import NavgenTemplateEngine
import Testing

/// The place of each error, between `«` and `»`.
@Suite struct RangeTests {
  static let context: Mapping = ["name": "Ada", "xs": [1, 2], "m": ["k": "v"], "n": 3]

  @Test(arguments: [
    // Undefined names
    "a\n{{ «nmae» }}", "{{ m.«q» }}", "{{ m[«'q'»] }}", "{{ m[«n»] }}", "{{ xs[«7»] }}",
    "{{ xs.«7» }}", "{{ name|replace:«x»,'b' }}", "{% if «x» > 1 %}{% endif %}",
    "{% for y in «ys» %}{% endfor %}", "{% set y = m.«q» %}", "{% set y = m.k.«q».r|trim %}",
    "{{ «[]|first» }}", "{% for x in xs %}{{ forloop.«cuonter» }}{% endfor %}",
    "{{ «forloop.first» }}",
    "{{ 1 if n else m }}{{ m.«q» if n else 1 }}",
    // Repeated lines, CR LF, and text beyond ASCII
    "{{ n }}\n{{ n }}\n{{ «q» }}\n{{ n }}", "\r\n\r\n{{ «q» }}", "é😀 {{ «q» }}",
    // Types
    "{{ «n|split»|first }}", "{% for x in «n» %}{% endfor %}",
    "{% if «n < name» %}{% endif %}", "{% if 1 in «n» %}{% endif %}",
    "{% for i in «name»...3 %}{% endfor %}", "{{ name|indent:«'x'» }}", "{{ «m»|toCamel }}",
    "{{ (n|default:1)|replace:'a',«m» }}",
    // Syntax
    "{{ name «+» 1 }}", "{{ name|«uppercase2» }}", "{% «fro» x in xs %}", "{{ name|join:«1,2» }}",
    "{{ name «name» }}", "{{ name|«}}»", "«{{» name", "{{ name «%}»", "«{#» name",
    "{% for x «of» xs %}{% endfor %}", "{% if 1 < 2 «<» 3 %}{% endif %}", "{{ 'a«\\d»' }}",
    "{{ «12a» }}", "«{% if n %}» x", "x«{% endif %}»", "{% for «in» in xs %}{% endfor %}",
    "{% include «\"x\"» %}", "{% call «m» %}", "«{% break %}»",
    "{% macro m a %}{% endmacro %}«{% call m %}»",
  ])
  func errorsHaveTheirPlace(_ marked: String) throws {
    let text = marked.filter { $0 != "«" && $0 != "»" }
    let file = SourceFile(path: "t.stencil", text: text)
    let range = try #require(firstError(file)?.range)
    let shown =
      String(decoding: file.bytes[..<range.lower], as: UTF8.self) + "«" + range.text + "»"
      + String(decoding: file.bytes[range.upper...], as: UTF8.self)
    #expect(shown == marked)
  }

  private func firstError(_ file: SourceFile) -> Diagnostic? {
    let (template, diagnostics) = Template.compile(file) { _ in nil }
    var output: [UInt8] = []
    return diagnostics.first ?? template?.render(Self.context, into: &output).first
  }

  @Test func allErrorsAreTold() {
    let file = SourceFile(path: "t.stencil", text: "{{ a b }}\n{% fi %}\n{{ c|d }}\n{{ e")
    let (template, diagnostics) = Template.compile(file) { _ in nil }
    #expect(template == nil)
    #expect(
      diagnostics.map(\.id) == [
        .templateSyntax, .unknownTag, .unknownFilter, .unclosedDelimiter,
      ])
  }

  @Test func includesStandInTheNotes() throws {
    let root = SourceFile(path: "root", text: "{% include \"a\" %}")
    let files = ["a": "\n{% include \"b\" %}", "b": "{{ x }}"]
    let template = try #require(
      Template.compile(root) { name in files[name].map { SourceFile(path: name, text: $0) } }
        .template)
    var output: [UInt8] = []
    let error = try #require(template.render([:], into: &output).first)
    #expect(error.range?.file.path == "b")
    #expect(error.notes.map(\.message) == ["included here", "included here"])
    #expect(error.notes.map { $0.range?.file.path } == ["a", "root"])
    #expect(error.notes.first?.range?.text == "{% include \"b\" %}")
  }

  @Test func repairsCanBeApplied() throws {
    for (wrong, right) in [
      ("{{ nmae }}", "{{ name }}"), ("{% if n&&n %}{% endif %}", "{% if n and n %}{% endif %}"),
      ("{% if !n %}{% endif %}", "{% if not n %}{% endif %}"), ("{{ n|trmi }}", "{{ n|trim }}"),
      ("{{ n }", "{{ n }}"),
      (
        "{% for x in xs %}{{ forloop.cuonter }}{% endfor %}",
        "{% for x in xs %}{{ forloop.counter }}{% endfor %}"
      ), ("{{ m['q'] }}{{ m['K'] }}", "{{ m['q'] }}{{ m[\"k\"] }}"),
      ("{% if n %}{% else if n %}{% endif %}", "{% if n %}{% elif n %}{% endif %}"),
    ] {
      let file = SourceFile(path: "t", text: wrong)
      let (template, diagnostics) = Template.compile(file) { _ in nil }
      var output: [UInt8] = []
      let all = diagnostics + (template?.render(Self.context, into: &output) ?? [])
      let fixIt = try #require(all.compactMap(\.fixIts.first).first)
      #expect(String(decoding: fixIt.applied(to: file), as: UTF8.self) == right)
    }
  }
}

import NavgenTemplateEngine
import Testing

@Suite struct WhitespaceTests {
  @Test(arguments: [
    Case(
      "a tag alone leaves no line", "a\n  {% if true %}\nb\n  {% endif %}\nc\n", [:], "a\nb\nc\n"),
    Case("blanks after it too", "a\n{% if true %} \t\nb\n{% endif %}  \nc", [:], "a\nb\nc"),
    Case("at the beginning and end", "{% if true %}\nb\n{% endif %}", [:], "b\n"),
    Case("over several lines", "a\n  {% set x = [\n 1,\n 2\n] %}\nb", [:], "a\nb"),
    Case("in mid-line", "a {% if true %} b {% endif %} c", [:], "a  b  c"),
    Case("at a line's end", "a {% if true %}\nb {% endif %}\nc", [:], "a \nb \nc"),
    Case("two on a line", " {% if true %}{% endif %}\nb", [:], " \nb"),
    Case("a comment alone", "a\n  {# c #}\nb", [:], "a\nb"),
    Case("a long comment alone", "a\n  {# c\n d #}\nb", [:], "a\nb"),
    Case("a comment in mid-line", "a {# c #} b\n", [:], "a  b\n"),
    Case("raw alone", "a\n{% raw %}\n{{ b }}\n{% endraw %}\nc", [:], "a\n{{ b }}\nc"),
    Case("an output alone", "a\n  {{ x }}\nb", ["x": ""], "a\n  \nb"),
    Case("minus on outputs", "a \n {{- x -}} \n b", ["x": 1], "a1b"),
    Case("minus on tags", "a \n {%- if true -%} \n b {%- endif -%} \n c", [:], "abc"),
    Case("minus on comments", "a \n {#- x -#} \n b", [:], "ab"),
    Case("minus on raw", "a {%- raw -%} {{ b }} {%- endraw -%} c", [:], "a{{ b }}c"),
    Case("minus on one side", "a \n {%- if true %} b{% endif %}", [:], "a b"),
    Case("plus keeps the line", "a\n {%+ if true +%}\nb{% endif %}", [:], "a\n \nb"),
    Case("CR LF is LF", "a\r\n{% if true %}\r\nb\r\n{% endif %}\r\n{{ 1 }}\r\n", [:], "a\nb\n1\n"),
    Case("a byte order mark", "\u{FEFF}{% if true %}\na{% endif %}", [:], "a"),
    Case("text between a text's parts", "{% set x %}\n a\n{% endset %}\n[{{ x }}]", [:], "[ a\n]"),
  ])
  func writes(_ row: Case) { #expect(render(row.template, row.context) == row.expected) }

  @Test(arguments: [
    Case("lone, ended", "a\n  {% include \"x\" %}\nb\n", ["x": "1\n\n2\n"], "a\n  1\n\n  2\nb\n"),
    Case("lone, not ended", "a\n  {% include \"x\" %}\nb\n", ["x": "1\n2"], "a\n  1\n  2\nb\n"),
    Case("lone, at the end", "a\n  {% include \"x\" %}", ["x": "1\n2"], "a\n  1\n  2"),
    Case("lone, nothing", "a\n  {% include \"x\" %}\nb\n", ["x": ""], "a\nb\n"),
    Case("lone, tab", "\t{% include \"x\" %}\nb\n", ["x": "1\n2\n"], "\t1\n\t2\nb\n"),
    Case("in mid-line", "a {% include \"x\" %}\nb\n", ["x": "1\n2\n"], "a 1\n2\n\nb\n"),
    Case("minus", "a\n  {%- include \"x\" %}\nb\n", ["x": "1\n2\n"], "a1\n2\nb\n"),
    Case(
      "within each other", "  {% include \"x\" %}\n",
      ["x": "1\n {% include \"y\" %}\n", "y": "2\n3\n"],
      "  1\n   2\n   3\n"),
  ])
  func includes(_ row: Case) {
    var others: [String: String] = [:]
    for (key, value) in zip(row.context.shape.keys, row.context.values) {
      if case .string(let text) = value { others[key] = text }
    }
    #expect(render(row.template, including: others) == row.expected)
  }

  @Test func indentsLoneCalls() {
    let text = render("{% macro m %}\na\nb\n{% endmacro %}\nx\n  {% call m %}\ny\n")
    #expect(text == "x\n  a\n  b\ny\n")
  }
}

import NavgenTemplateEngine
import Testing

@Suite struct TagTests {
  @Test(arguments: [
    Case("if", "{% if a %}x{% endif %}", ["a": 1], "x"),
    Case("elif", "{% if a %}1{% elif b %}2{% elif c %}3{% else %}4{% endif %}", ["b": true], "2"),
    Case("else", "{% if a %}1{% elif b %}2{% else %}3{% endif %}", [:], "3"),
    Case("for", "{% for x in xs %}{{ x }},{% endfor %}", ["xs": [1, 2]], "1,2,"),
    Case(
      "for over a mapping", "{% for k, v in m %}{{ k }}={{ v }};{% endfor %}",
      ["m": ["z": 1, "a": 2]], "z=1;a=2;"),
    Case(
      "for over its keys", "{% for k in m %}{{ k }}{% endfor %}", ["m": ["z": 1, "a": 2]], "za"),
    Case(
      "for over pairs", "{% for a, _, c in xs %}{{ a }}{{ c }}{% endfor %}",
      ["xs": [[1, 2, 3], [4, 5, 6]]], "1346"),
    Case(
      "ranges", "{% for i in 1...n %}{{ i }}{% endfor %} {% for i in 0..<n %}{{ i }}{% endfor %}",
      ["n": 3], "123 012"),
    Case("a range down", "{% for i in 3...1 %}{{ i }}{% endfor %}", [:], "321"),
    Case(
      "where",
      "{% for x in 1...6 where x > 2 and not forloop.last %}{{ x }}{{ forloop.counter }}"
        + "{% if not forloop.last %},{% endif %}{% endfor %}", [:], "31,42,53"),
    Case("empty", "{% for x in xs %}a{% empty %}b{% endfor %}", ["xs": []], "b"),
    Case("nothing chosen", "{% for x in [1] where x > 1 %}a{% empty %}b{% endfor %}", [:], "b"),
    Case("nil", "{% for x in n %}a{% empty %}b{% endfor %}", ["n": .nil], "b"),
    Case(
      "forloop",
      "{% for x in xs %}{{ forloop.counter }}{{ forloop.counter0 }}{{ forloop.length }}"
        + "{{ forloop.first }}{{ forloop.last }};{% endfor %}",
      ["xs": ["a", "b"]], "102truefalse;212falsetrue;"),
    Case(
      "parentloop",
      "{% for x in 1...2 %}{% for y in 1...2 %}{{ forloop.parentloop.counter }}"
        + "{{ forloop.counter }} {% endfor %}{% endfor %}", [:], "11 12 21 22 "),
    Case(
      "label",
      "{% outer: for x in 1...2 %}{% for y in 1...2 %}{{ forloop.outer.counter }}"
        + "{% endfor %}{% endfor %}", [:], "1122"),
    Case(
      "break", "{% for x in 1...9 %}{% if x == 3 %}{% break %}{% endif %}{{ x }}{% endfor %}.",
      [:], "12."),
    Case(
      "continue",
      "{% for x in 1...4 %}{% if x == 3 %}{% continue %}{% endif %}{{ x }}"
        + "{% endfor %}.", [:], "124."),
    Case(
      "labelled break",
      "{% o: for x in 1...3 %}{% for y in 1...3 %}{% if y == 2 %}{% break o %}"
        + "{% endif %}{{ x }}{{ y }}{% endfor %}{% endfor %}.", [:], "11."),
    Case(
      "labelled continue",
      "{% o: for x in 1...3 %}{% for y in 1...3 %}{% if y == 2 %}"
        + "{% continue o %}{% endif %}{{ x }}{{ y }}{% endfor %}{% endfor %}.", [:], "112131."),
    Case("set", "{% set x = a.b|uppercase %}{{ x }}{% set x 2 %}{{ x }}", ["a": ["b": "q"]], "Q2"),
    Case("set to a text", "{% set x %}a{{ 1 }}b{% endset %}[{{ x }}{{ x|count }}]", [:], "[a1b3]"),
    Case("set within if", "{% if true %}{% set x = 1 %}{% endif %}{{ x }}", [:], "1"),
    Case(
      "set within for",
      "{% set x = 0 %}{% for y in 1...2 %}{{ x }}{% set x = y %}{% endfor %}"
        + "{{ x }}", [:], "000"),
    Case(
      "macro",
      "{% macro m a b=\"d\" %}<{{ a }}{{ b }}>{% endmacro %}{% call m 1 2 %}{% call m 3 %}",
      [:], "<12><3d>"),
    Case(
      "macro arguments",
      "{% macro m a b %}{{ a }}{{ b }}{% endmacro %}"
        + "{% call m x|uppercase [1, 2] %}", ["x": "q"], "Q[1, 2]"),
    Case(
      "macro calling itself",
      "{% macro m n %}{{ n.v }}{% if n.c %}{% call m n.c %}{% endif %}"
        + "{% endmacro %}{% call m t %}", ["t": ["v": 1, "c": ["v": 2, "c": .nil]]], "12"),
    Case("comment", "a{# {{ b }} {% x %} #}c", [:], "ac"),
    Case("raw", "{% raw %}{{ $0 }} {# #} {% if %}{% endraw %}", [:], "{{ $0 }} {# #} {% if %}"),
    Case("signs in texts", #"{{ "}}" }}{{ '%}' }}"#, [:], "}}%}"),
  ])
  func writes(_ row: Case) { #expect(render(row.template, row.context) == row.expected) }

  @Test func includesAnotherTemplate() {
    let text = render(
      "{% for x in 1...2 %}{% include \"row\" %}{% endfor %}{% include \"row\" m %}",
      ["m": ["x": 7]],
      including: ["row": "[{{ x }}]"])
    #expect(text == "[1][2][7]")
  }
}

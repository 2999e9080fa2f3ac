import NavgenTemplateEngine
import Testing

@Suite struct OutputTests {
  @Test(arguments: [
    Case("text alone", "Hello\n", [:], "Hello\n"),
    Case("nothing", "", [:], ""),
    Case("a name", "Hi {{ name }}!", ["name": "Ada"], "Hi Ada!"),
    Case("no blanks", "{{name}}", ["name": "Ada"], "Ada"),
    Case("a key", "{{ a.b.c }}", ["a": ["b": ["c": 1]]], "1"),
    Case("a key in brackets", #"{{ a["b-c"] }}"#, ["a": ["b-c": 1]], "1"),
    Case("a key by a value", "{{ a[k] }}", ["a": ["x": 1], "k": "x"], "1"),
    Case("an item", "{{ a.0 }}{{ a[1] }}", ["a": ["x", "y"]], "xy"),
    Case("an item's item", "{{ a.0.1 }}", ["a": [["x", "y"]]], "y"),
    Case(
      "literals", #"{{ "a" }}{{ 'b' }}{{ 1 }}{{ -2 }}{{ 1.5 }}{{ true }}{{ nil }}"#, [:],
      "ab1-21.5true"),
    Case("escapes", #"{{ "\n\t\\\"\'\u{1F600}" }}"#, [:], "\n\t\\\"'😀"),
    Case("a list", #"{{ [1, "a", nil, [true]] }}"#, [:], #"[1, "a", nil, [true]]"#),
    Case("a mapping", "{{ a }}", ["a": ["z": 1, "a": "b"]], #"["z": 1, "a": "b"]"#),
    Case("inline condition", "{{ 1 if a else 2 }}{{ 3 if a }}", ["a": false], "2"),
    Case("filters chained", #"{{ a|uppercase|split:","|join:"+" }}"#, ["a": "x,y"], "X+Y"),
    Case("two arguments", #"{{ a|replace:"x","y" }}"#, ["a": "xax"], "yay"),
    Case("default", #"{{ a|default:"b" }}{{ c.d|default:n,"e" }}"#, ["n": .nil], "be"),
    Case("no escaping", "{{ a }}", ["a": "<&>\"'"], "<&>\"'"),
  ])
  func writes(_ row: Case) { #expect(render(row.template, row.context) == row.expected) }
}

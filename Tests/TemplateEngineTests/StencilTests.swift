import NavgenTemplateEngine
import Testing

/// Where Stencil loses text or answers wrongly without a word: one row, one test.
@Suite struct StencilTests {
  @Test func undefinedNamesAreErrors() {
    let context: Mapping = ["name": "Ada"]
    #expect(
      render("{{ nmae }}", context) == "undefined-name: nothing here is named `nmae`: write `name`")
    #expect(render("{{ name.first.last.x }}", context).hasPrefix("undefined-name"))
    #expect(render("{% if a.b and not c %}x{% elif not d %}y{% endif %}") == "y")
    #expect(render(#"{{ a.b|default:"x" }}{{ c|default:d,"y" }}"#) == "xy")
    #expect(render(#"{{ "x" if a else "y" }}"#) == "y")
    #expect(render("{% if a == 1 %}{% endif %}").hasPrefix("undefined-name"))
    #expect(render("{% if a == nil %}x{% endif %}{% if nil != a %}y{% endif %}") == "x")
    #expect(render("{% for x in xs %}{% endfor %}").hasPrefix("undefined-name"))
    #expect(render("{{ a|uppercase }}").hasPrefix("undefined-name"))
  }

  @Test(arguments: [
    "a {{ b", "a {% if b", "a {# b", "a {{ b } c", #"a {{ "b }} c"#, "a {{ b %} c",
    "a {% if b }} c",
    "a {{ b\n{{ c }}",
  ])
  func unclosedSignsAreErrors(_ template: String) {
    #expect(render(template, ["b": 1, "c": 1]).contains("unclosed-delimiter: "))
  }

  @Test func stringsAreRead() {
    #expect(render(#"{{ "}}" }}{{ "%}{{" }}{% if "%}" %}x{% endif %}"#) == "}}%}{{x")
  }

  @Test func swiftClosuresAreRaw() {
    #expect(render("{{ $0 }}").hasPrefix("template-syntax: `$0` means nothing"))
    #expect(render("{% raw %}map {{ $0 }}{% endraw %}") == "map {{ $0 }}")
  }

  @Test(arguments: [
    ("not x in l", "true"), ("t and 'a' in l", "true"), ("n==5", "true"), ("not(f)", "true"),
    ("t or f and f", "true"), ("(t or f) and f", "false"), ("not f and f", "false"),
    ("not f == t", "true"), ("n>4 and n<=5", "true"), ("n!=5 or 'a'in l", "true"),
    ("n in 1...5", "true"), ("n in 0..<5", "false"), ("'ab' in 'xaby'", "true"),
    ("'k' in m", "true"), ("n > 4 if t else 1", "true"),
  ])
  func operatorsBindAsWritten(_ expression: String, _ expected: String) {
    let context: Mapping = [
      "l": ["a", "b"], "x": "c", "t": true, "f": false, "n": 5, "m": ["k": 1],
    ]
    #expect(render("{{ \(expression) }}", context) == expected)
  }

  @Test(arguments: [
    ("1 < 2 < 3", "comparisons cannot be chained: write `1 < 2 and 2 < …`"),
    ("1 == 1 == 1", "comparisons cannot be chained: write `1 == 1 and 1 == …`"),
    ("t && f", "`&&` is written `and`"), ("t || f", "`||` is written `or`"),
    ("!f", "`!` is written `not`"), ("n = 5", "`=` is written `==`"),
    ("1 not in l", "`not` stands before what it denies: write `not x in xs`"),
  ])
  func foreignOperatorsAreRefused(_ expression: String, _ message: String) {
    #expect(render("{% if \(expression) %}{% endif %}") == "template-operator: " + message)
  }

  @Test(arguments: [
    ("16777217 == 16777216", "false"), ("16777217", "16777217"),
    ("9223372036854775807 == 9223372036854775807.0", "false"),
    ("9223372036854775807 < 9223372036854775808.0", "true"),
    ("9007199254740993 > 9007199254740992.0", "true"), ("1 == 1.0", "true"), ("0.5 < 1", "true"),
    ("-1 > -1.5", "true"), ("2.0", "2.0"), ("0.1", "0.1"), ("1e3", "1000.0"),
    ("'a' < 'b'", "true"), ("'Z' < 'a'", "true"), ("'a' < 'aa'", "true"),
    (#""\u{E9}" == "e\u{301}""#, "false"), (#""\u{FFFF}" < "\u{10000}""#, "true"),
    ("[1, 2] < [1, 3]", "true"), ("[1] < [1, 0]", "true"), ("[1, 'a'] == [1.0, 'a']", "true"),
    ("1 == '1'", "false"), ("true == 1", "false"), ("nil == false", "false"),
  ])
  func valuesCompareExactly(_ expression: String, _ expected: String) {
    #expect(render("{{ \(expression) }}") == expected)
  }

  @Test(arguments: [
    "1 < '1'", "true < false", "nil < 1", "[1] < 1", "[1] < ['a']",
  ])
  func typesAreNeverConverted(_ expression: String) {
    #expect(render("{{ \(expression) }}").hasPrefix("template-type: "))
  }

  @Test func hexadecimalNumbersAreRefused() {
    #expect(render("{{ 0x10 }}") == "template-literal: `0x10` is not a number: write `16`")
  }

  @Test func emptyListsHaveNoLast() {
    let context: Mapping = ["xs": []]
    #expect(render("{{ xs.last }}", context) == "undefined-name: `xs` is empty, it has no `last`")
    #expect(render(#"{% if xs.last %}x{% endif %}{{ xs.first|default:"y" }}"#, context) == "y")
  }

  @Test func selfIncludesNameTheCycle() {
    let others = ["a": #"{% include "b" %}"#, "b": #"{% include "a" %}"#]
    let message =
      "template-cycle: templates cannot include themselves: `a` includes `b` includes `a`"
    #expect(render(#"{% include "a" %}"#, including: others) == message)
  }

  @Test func nullIsNil() {
    let context: Mapping = ["n": .nil, "m": ["n": .nil]]
    #expect(render("[{{ n }}{{ m.n }}]", context) == "[]")
    #expect(render(#"{% if n %}x{% endif %}{{ n|default:"y" }}{{ n == nil }}"#, context) == "ytrue")
    #expect(render("{{ n.x }}", context) == "undefined-name: `n` is nil, it has no `x`")
  }

  @Test(arguments: [
    ("-1", "true"), ("0", "false"), ("0.0", "false"), ("-0.5", "true"), ("nil", "false"),
    ("false", "false"), ("''", "false"), ("' '", "true"), ("[]", "false"), ("[nil]", "true"),
    ("m", "false"), ("'false'", "true"),
  ])
  func emptinessAloneIsFalse(_ expression: String, _ expected: String) {
    #expect(render("{{ true if \(expression) else false }}", ["m": [:]]) == expected)
  }

  @Test func keysWinAndKeepTheirOrder() {
    let context: Mapping = ["d": ["z": 1, "count": 7, "a": 2], "e": ["b": 1]]
    #expect(render("{{ d.count }}{{ e.count }}", context) == "71")
    #expect(render("{% for k, v in d %}{{ k }}{{ v }}{% endfor %}", context) == "z1count7a2")
    #expect(render("{{ d }}", context) == #"["z": 1, "count": 7, "a": 2]"#)
  }

  @Test func loopsTellWhereTheyAre() {
    #expect(render("{% for x in 5...9 where forloop.counter0 > 2 %}{{ x }}{% endfor %}") == "89")
    #expect(
      render(
        "{% for x in [1, 2] %}{% for y in [1] %}{{ forloop.parentloop.last }}{% endfor %}{% endfor %}"
      )
        == "falsetrue")
    #expect(render("{% for x in 0..<3 %}{{ x }}{% endfor %}") == "012")
    #expect(render("{% for a, b in [[1, 2], [3, 4]] %}{{ b }}{% endfor %}") == "24")
  }

  @Test func setLastsUntilItsScopeEnds() {
    #expect(render("{% if true %}{% set x = 1 %}{% endif %}{{ x }}") == "1")
    #expect(render("{% set x = 1 %}{{ x }}") == "1")
    #expect(render("{% set x = 1 == 1 and [2, 3]|count == 2 %}{{ x }}") == "true")
    #expect(
      render("{% set x = 1 %}{% for y in [2] %}{% set x = y %}{{ x }}{% endfor %}{{ x }}") == "21")
    #expect(
      render("{% macro m %}{% set x = 2 %}{{ x }}{% endmacro %}{% set x = 1 %}{% call m %}{{ x }}")
        == "21")
    #expect(
      render("{% for y in [] %}{% empty %}{% set x = 1 %}{{ x }}{% endfor %}{{ x|default:2 }}")
        == "12")
    #expect(
      render(
        "{% set x = 1 %}{% include \"a\" %}{{ x }}", including: ["a": "{% set x = 2 %}{{ x }}"])
        == "21")
  }

  @Test func onlyWhatIsAloneVanishes() {
    #expect(render("a {% if true %} b{% endif %}") == "a  b")
    #expect(render("a\r\n{% if true %}\r\nb\r\n{% endif %}\r\n") == "a\nb\n")
    #expect(render("a {{- 1 -}} b") == "a1b")
    #expect(render("a\n  {# c #}\nb") == "a\nb")
  }

  @Test func lookUpsDoNotDependOnTheShape() {
    let keys = (0..<1_000).map { "key\($0)" }
    let large = Value(Shape(keys), keys.map { .string($0) })
    let context: Mapping = ["xs": [large, ["key999": 1, "key1": 2], large]]
    #expect(
      render("{% for x in xs %}{{ x.key999 }}{{ x[\"key1\"] }} {% endfor %}", context)
        == "key999key1 12 key999key1 ")
  }
}

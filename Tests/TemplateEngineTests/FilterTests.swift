import Foundation
import NavgenTemplateEngine
import Testing

@Suite struct FilterTests {
  /// A filter with its arguments, what it is given, and what it makes of it.
  struct Row: Sendable, CustomTestStringConvertible {
    var filter: String
    var input: Value
    var expected: String

    init(_ filter: String, _ input: Value, _ expected: String) {
      self.filter = filter
      self.input = input
      self.expected = expected
    }

    var testDescription: String { "\(filter) of \(input)" }
  }

  private func check(_ row: Row) {
    #expect(render("{{ x|\(row.filter) }}", ["x": row.input]) == row.expected)
  }

  @Test(arguments: [
    Row("uppercase", "straße", "STRASSE"), Row("uppercase", ["a", 1], #"["A", "1"]"#),
    Row("uppercase", .nil, ""), Row("lowercase", "ÄB", "äb"), Row("lowercase", 5, "5"),
    Row("capitalize", "hello wORLD", "Hello World"), Row("capitalize", ["a b"], #"["A B"]"#),
    Row("lowerFirstLetter", "Sports Stats", "sports Stats"), Row("lowerFirstLetter", "", ""),
    Row("upperFirstLetter", "people picker", "People picker"), Row("upperFirstLetter", "éa", "Éa"),
    Row("upperFirstLetter", "", ""),
  ])
  func letters(_ row: Row) { check(row) }

  @Test(arguments: [
    "", "a", "hello world", "foo-bar", "foo_bar", "3abc", "o'neil", "a1b c", "éCOLE élan",
    "ABC dEF",
    "a.b", "tab\tx", "line\nx", "über-Straße", "1st place", "(x)", "a&b",
  ])
  func capitalizesAsFoundationDoes(_ text: String) {
    #expect(render("{{ x|capitalize }}", ["x": .string(text)]) == text.capitalized)
  }

  @Test(arguments: [
    Row("default:'d'", .nil, "d"), Row("default:'d'", "", ""), Row("default:'d'", 0, "0"),
    Row("default:nil,'e'", .nil, "e"), Row("default:nil", .nil, ""),
    Row("join", ["a", 1, .nil], "a1"), Row("join:', '", ["a", "b"], "a, b"),
    Row("join:0", ["a", "b"], "a0b"), Row("join:','", "ab", "ab"), Row("join", [], ""),
    Row("split|join:'+'", "a b  c", "a+b++c"), Row("split:', '", "a, b", #"["a", "b"]"#),
    Row("split:''", "ab", #"["ab"]"#), Row("split:'x'", "", #"[""]"#),
    Row("split:'a'", "aa", #"["", "", ""]"#),
    Row("count", ["a", "b"], "2"), Row("count", "né", "2"), Row("count", ["k": 1], "1"),
    Row("first", [1, 2], "1"), Row("last", [1, 2], "2"), Row("first", "né", "n"),
    Row("last", "né", "é"),
    Row("first|default:'d'", [], "d"), Row("last|default:'d'", "", "d"),
    Row("sort", [3, 1, 2.5], "[1, 2.5, 3]"), Row("sort", ["b", "B", "a"], #"["B", "a", "b"]"#),
    Row("sort:'k'|first", [["k": 2], ["k": 1]], #"["k": 1]"#), Row("sort", [], "[]"),
    Row("unique", [1, "1", 1.0, "a", "a"], #"[1, "1", "a"]"#),
    Row("unique|count", [["a": 1, "b": 2], ["b": 2, "a": 1], ["a": 1]], "2"),
  ])
  func lists(_ row: Row) { check(row) }

  @Test(arguments: [
    Row("indent", "a\nb\n\nc", "a\n    b\n\n    c"), Row("indent:2", "a\nb", "a\n  b"),
    Row("indent:1,'\t'", "a\nb", "a\n\tb"), Row("indent:2,' ',true", "a\nb\n", "  a\n  b\n"),
    Row("indent:0", "a\nb", "a\nb"), Row("indent:2", "a\r\nb", "a\n  b"), Row("indent", "", ""),
    Row("trim", " \n a b\t", "a b"), Row("trim", "", ""), Row("trim", "  ", ""),
    Row("removeNewlines", " a \n b\tc", "abc"),
    Row("removeNewlines:'leading'", "a \n  b\n\n c ", "a bc"),
  ])
  func lines(_ row: Row) { check(row) }

  @Test(arguments: [
    Row("replace:'a','b'", "banana", "bbnbnb"), Row("replace:'aa','b'", "aaa", "ba"),
    Row("replace:'','b'", "a", "a"), Row("replace:'a',''", "banana", "bnn"),
    Row("replace:'a','a'", "a", "a"), Row("replace:'.','_'", "a.b", "a_b"),
    Row("contains:'an'", "banana", "true"), Row("contains:''", "a", "true"),
    Row("contains:'x'", "a", "false"), Row("!contains:'x'", "a", "true"),
    Row("contains:2", [1, 2], "true"), Row("contains:'2'", [1, 2], "false"),
    Row("hasPrefix:'ba'", "banana", "true"), Row("hasPrefix:'a'", "banana", "false"),
    Row("hasSuffix:'na'", "banana", "true"), Row("!hasSuffix:'na'", "banana", "false"),
    Row("hasSuffix:'banana!'", "banana", "false"), Row("contains:1", 213, "true"),
  ])
  func searches(_ row: Row) { check(row) }

  @Test(arguments: [
    Row("lowerFirstWord", "PeoplePicker", "peoplePicker"),
    Row("lowerFirstWord", "URLChooser", "urlChooser"),
    Row("lowerFirstWord", "URL", "url"), Row("lowerFirstWord", "URL2", "url2"),
    Row("lowerFirstWord", "", ""),
    Row("lowerFirstWord", "A", "a"), Row("lowerFirstWord", "Ab", "ab"),
    Row("lowerFirstWord", "ÉColeX", "éColeX"),
    Row("snakeToCamelCase", "snake_case", "SnakeCase"), Row("snakeToCamelCase", "_a_b", "_AB"),
    Row("snakeToCamelCase:true", "__a_b", "AB"), Row("snakeToCamelCase:'true'", "_a", "A"),
    Row("snakeToCamelCase", "SNAKE_CASE", "SnakeCase"),
    Row("snakeToCamelCase", "aBc_dEf", "ABcDEf"),
    Row("snakeToCamelCase", "", ""), Row("snakeToCamelCase", "ABC", "Abc"),
    Row("camelToSnakeCase", "someNiceName", "some_nice_name"),
    Row("camelToSnakeCase", "URLChooser", "url_chooser"),
    Row("camelToSnakeCase:false", "aBCd", "a_B_Cd"),
    Row("camelToSnakeCase", "with-dash", "with_dash"),
    Row("camelToSnakeCase", "v2Beta", "v2_beta"), Row("camelToSnakeCase", "A1Bc", "a1_bc"),
    Row("toPascal", "transparent-bar", "TransparentBar"),
    Row("toPascal", "product_detail v2", "ProductDetailV2"),
    Row("toPascal", "URLBar", "URLBar"), Row("toPascal", "élan vital", "ÉlanVital"),
    Row("toPascal", "--", ""),
    Row("toCamel", "ease-in-out", "easeInOut"), Row("toCamel", "ProductDetail", "productDetail"),
    Row("toCamel", "URLBar", "urlBar"), Row("toCamel", "v2", "v2"), Row("toCamel", "", ""),
    Row("toKebab", "productDetail", "product-detail"), Row("toKebab", "URLBar", "url-bar"),
    Row("toKebab", "Already-kebab_case here", "already-kebab-case-here"),
    Row("toKebab", "iOS26", "i-os26"),
    Row("basename", "a/b.c", "b.c"), Row("basename", "a/b/", "b"), Row("basename", "/", "/"),
    Row("basename", "", ""),
    Row("dirname", "a/b/c.d", "a/b"), Row("dirname", "c", "."), Row("dirname", "/a", "/"),
    Row("dirname", "/a/b/", "/a"),
  ])
  func names(_ row: Row) { check(row) }

  @Test(arguments: [
    Row("swiftString", "a", #""a""#),
    Row("swiftString", #"say "hi" \(x) \"#, #""say \"hi\" \\(x) \\""#),
    Row("swiftString", "a\nb\r\n\tc", #""a\nb\r\n\tc""#),
    Row("swiftString", "\0\u{7}\u{7F}\u{85}", #""\u{0}\u{7}\u{7F}\u{85}""#),
    Row("swiftString", "\u{2028}\u{2029}\u{FEFF}", #""\u{2028}\u{2029}\u{FEFF}""#),
    Row("swiftString", "\u{202E}x\u{2066}", #""\u{202E}x\u{2066}""#),
    Row("swiftString", "👩‍🚀 می‌خواهم e\u{301}", "\"👩‍🚀 می‌خواهم e\u{301}\""),
    Row("swiftString", 1.5, #""1.5""#),
    Row("swiftString", "\u{301}a", "\"\u{301}a\""),
    Row("swiftString", "#\"\"\"#", ##""#\"\"\"#""##),
    Row("swiftComment", "a\nb\r\nc\rd", "a b c d"),
    Row("swiftComment", "a */ b /* c", "a * / b / * c"),
    Row("swiftComment", "**/", "** /"), Row("swiftComment", "/*/", "/ * /"),
    Row("swiftComment", "a\u{2028}b\u{202E}", "a b "),
    Row("swiftComment", "e.g. 👩‍🚀", "e.g. 👩‍🚀"),
    Row("swiftIdentifier", "some nice-name", "Some_Nice_Name"), Row("swiftIdentifier", "2d", "_2d"),
    Row("swiftIdentifier", "Éa b", "Éa_B"),
    Row("swiftIdentifier:'valid'", "some name", "some_name"),
    Row("swiftIdentifier:'pretty'", "some_nice name", "SomeNiceName"),
    Row("swiftIdentifier:'pretty'", "2_d", "_2D"),
    Row("swiftIdentifier", "a  b", "A__B"), Row("swiftIdentifier", "\u{301}a", "_\u{301}a"),
    Row("swiftIdentifier", "a\u{202E}b", "A_B"), Row("swiftIdentifier", "", ""),
    Row("escapeReservedKeywords", "class", "`class`"),
    Row("escapeReservedKeywords", "name", "name"),
    Row("escapeReservedKeywords", "await", "`await`"),
    Row("escapeReservedKeywords", "Type", "`Type`"),
    Row("escapeReservedKeywords:'label'", "self", "self"),
    Row("escapeReservedKeywords:'label'", "in", "`in`"),
    Row("escapeReservedKeywords:'label'", "await", "`await`"),
    Row("escapeReservedKeywords:'case'", "await", "await"),
    Row("escapeReservedKeywords:'member'", "Type", "`Type`"),
    Row("escapeReservedKeywords:'func'", "Type", "Type"),
    Row("escapeReservedKeywords:'toplevel'", "some", "`some`"),
    Row("escapeReservedKeywords:'type'", "some", "some"),
  ])
  func swift(_ row: Row) { check(row) }

  @Test(arguments: [
    (
      "x|escapeReservedKeywords:'case'", "Type",
      "`escapeReservedKeywords` cannot make `Type` a name here: backticks do not help"
    ),
    (
      "x|escapeReservedKeywords:'struct'", "a",
      "`escapeReservedKeywords` takes one of `case`, `static`, `member`, `type`, `toplevel`, `func`, `label`, `local`, not `struct`"
    ),
    (
      "x|swiftIdentifier:'ugly'", "a",
      "`swiftIdentifier` takes one of `normal`, `valid`, `pretty`, not `ugly`"
    ),
    ("x|replace:'a','b','regex'", "a", "`replace` takes one of `normal`, not `regex`"),
    ("x|sort", "a", "`sort` takes a list, not a text"),
    ("[1, x]|sort", "a", "`sort` cannot order a number and a text"),
    ("[x]|sort:'k'", "a", "`sort` finds no `k` in one of the items"),
    ("x|indent:-1", "a", "`indent` takes a width from 0 to 1000, not -1"),
    ("x|snakeToCamelCase:'maybe'", "a", "`snakeToCamelCase` takes true or false here"),
    ("nil|toCamel", "a", "`toCamel` takes a text, not nil"),
    ("true|count", "a", "`count` takes a list, not true"),
  ])
  func problems(_ expression: String, _ input: Value, _ message: String) {
    #expect(render("{{ \(expression) }}", ["x": input]) == "template-type: " + message)
  }
}

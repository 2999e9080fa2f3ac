extension DiagnosticID {
  /// Pages of the diagnostics of templates and template sets.
  static let templatePages: [DiagnosticID: DiagnosticPage] = [
    .filterArguments: DiagnosticPage(
      what: "A filter was given too few or too many arguments, or a `!` it cannot have.",
      why: "What a missing argument should be, or a further one mean, would be a guess.",
      wrong: #"{{ name|replace:"a" }}"#,
      right: #"{{ name|replace:"a","b" }}"#),
    .macroArguments: DiagnosticPage(
      what: "A macro was called with another number of arguments than it takes.",
      why: "Parameters without a default need a value, and a value needs a parameter.",
      wrong: "{% macro row title %}{{ title }}{% endmacro %}{% call row %}",
      right: #"{% macro row title %}{{ title }}{% endmacro %}{% call row "Home" %}"#),
    .strayTag: DiagnosticPage(
      what: "A tag that ends, divides or leaves a block stands where there is no such block.",
      why: "It has no meaning there; often a tag before it is missing or is one too many.",
      wrong: "{% for x in xs %}{{ x }}{% else %}none{% endfor %}",
      right: "{% for x in xs %}{{ x }}{% empty %}none{% endfor %}"),
    .templateCycle: DiagnosticPage(
      what: "A template includes itself, directly or through others.",
      why: "Including is copying: it would never end. What repeats itself is a macro.",
      wrong: #"a.stencil: {% include "a.stencil" %}"#,
      right: "{% macro tree node %}{% for x in node.children %}{% call tree x %}{% endfor %}"
        + "{% endmacro %}"),
    .templateLimit: DiagnosticPage(
      what: "A template nests, repeats or writes more than navgen allows.",
      why: "The limits are far beyond what files need; a template that reaches one never ends.",
      wrong: "{% macro again %}{% call again %}{% endmacro %}{% call again %}",
      right: "{% macro again n %}{% if n.next %}{% call again n.next %}{% endif %}{% endmacro %}"),
    .templateLiteral: DiagnosticPage(
      what: "A number or an escape in a text is not written as the language writes it.",
      why: "Numbers are digits, with a point or exponent; a backslash begins an escape:"
        + #" \n \r \t \0 \\ \" \' \u{1F600}."#,
      wrong: #"{{ 0x10 }} {{ "\d" }}"#,
      right: #"{{ 16 }} {{ "\\d" }}"#),
    .templateOperator: DiagnosticPage(
      what: "An operator is not one of the language's, or stands where it cannot.",
      why: "There are or, and, not, ==, !=, <, <=, >, >= and in; comparisons are not chained, since"
        + " readers disagree on what that means, and nothing is calculated.",
      wrong: "{% if !a && 1 < b < 3 %}x{% endif %}",
      right: "{% if not a and 1 < b and b < 3 %}x{% endif %}"),
    .templateSyntax: DiagnosticPage(
      what: "A tag or expression is not built as the language builds it.",
      why: "What was meant would be a guess, and a wrong guess would lose text without a word.",
      wrong: "{% for x of xs %}{{ x }}{% endfor %}",
      right: "{% for x in xs %}{{ x }}{% endfor %}"),
    .templateType: DiagnosticPage(
      what: "A value is of a type that its use has no meaning for.",
      why: "Types are never converted: a text that looks like a number is not one.",
      wrong: #"{% if "10" < 9 %}x{% endif %}"#,
      right: "{% if 10 < 9 %}x{% endif %}"),
    .unclosedDelimiter: DiagnosticPage(
      what: "A `{{`, `{%`, `{#` or quote is never closed, or is closed by another's sign.",
      why: "Everything up to the next closing sign, or the whole rest, would be lost.",
      wrong: "Hello {{ name }",
      right: "Hello {{ name }}"),
    .unclosedTag: DiagnosticPage(
      what: "A tag that begins a block has no tag that ends it.",
      why: "Where the block should end would be a guess.",
      wrong: "{% if a %}x",
      right: "{% if a %}x{% endif %}"),
    .undefinedName: DiagnosticPage(
      what: "A name, key or item is used that the context does not have.",
      why: "Printing nothing would hide a slip. What may be absent is asked for with `if x`, or is"
        + " given a `default`.",
      wrong: "{{ screen.nmae }}",
      right: #"{{ screen.name }} {{ screen.title|default:"Untitled" }}"#),
    .unknownFilter: DiagnosticPage(
      what: "A template uses a filter that does not exist.",
      why: "Without it the value would be printed as it is, which was not meant.",
      wrong: "{{ name|uppercased }}",
      right: "{{ name|uppercase }}"),
    .unknownMacro: DiagnosticPage(
      what: "A template calls a macro that is not defined, or not yet where the call stands.",
      why: "A macro is defined by its `macro` tag, which must be reached before the call.",
      wrong: "{% call row %}{% macro row %}x{% endmacro %}",
      right: "{% macro row %}x{% endmacro %}{% call row %}"),
    .unknownTag: DiagnosticPage(
      what: "A template uses a tag that does not exist.",
      why: "What it should do is not known, and leaving it out would lose text.",
      wrong: "{% fro x in xs %}{{ x }}{% endfor %}",
      right: "{% for x in xs %}{{ x }}{% endfor %}"),
    .unknownTemplate: DiagnosticPage(
      what: "A template includes one that the set does not have.",
      why: "Templates are named by their path within the set, with `.stencil` at the end.",
      wrong: #"{% include "row" %}"#,
      right: #"{% include "row.stencil" %}"#),
    .unusedTemplate: DiagnosticPage(
      what: "A file of the folder `--templates` replaces no built-in template, and no template"
        + " includes it.",
      why: "It would have no effect, which is never what was meant. `navgen templates list` lists"
        + " the names of the built-in templates; a name includes the folder.",
      wrong: "MyTemplates/Header.stencil",
      right: "MyTemplates/parts/Header.stencil"),
  ]
}

/// One piece of a template, as it was written.
struct Node {
  /// From the tag's `{%` to its `%}`; for text and outputs all of it.
  var span: Span
  /// What it is, and what it is made of.
  var kind: Kind

  /// Text, outputs, and one case a tag.
  indirect enum Kind {
    /// Text to be written as it is.
    case text
    /// For example `{{ name|uppercase }}`.
    case output(Expression)
    /// For example `{% if a %}…{% elif b %}…{% else %}…{% endif %}`.
    case condition([Branch], otherwise: [Node])
    /// For example `{% for x in xs %}…{% empty %}…{% endfor %}`.
    case loop(Loop)
    /// `{% break %}` and `{% continue %}`, with the label of the loop where one is given.
    case leave(Leave, label: Word?)
    /// For example `{% set x = a.b %}`.
    case assignment(Word, Expression)
    /// For example `{% set x %}…{% endset %}`.
    case capture(Word, [Node])
    /// For example `{% macro row title width=1 %}…{% endmacro %}`.
    case macro(Macro)
    /// For example `{% call row "a" 2 %}`.
    case call(Word, [Expression], Placement)
    /// For example `{% include "row.stencil" %}`, with the mapping given after the name.
    case include(Word, Expression?, Placement)
  }

  /// A name, or the content of a string, and where it stands.
  struct Word {
    /// With a string's escapes replaced.
    var text: String
    /// Where it stands, a string's quotes included.
    var span: Span
  }

  /// `if` or `elif` with what it guards.
  struct Branch {
    /// When the body counts.
    var condition: Expression
    /// What is written then.
    var body: [Node]
  }

  /// For example `{% for k, v in m where v %}…{% empty %}…{% endfor %}`.
  struct Loop {
    /// What stands before `for` and a `:`.
    var label: Word?
    /// One, or several that an item is unpacked into; `_` takes no value.
    var variables: [Word]
    /// What is looped over.
    var items: Expression
    /// What stands after `where`.
    var condition: Expression?
    /// What is written for each item.
    var body: [Node]
    /// What is written where there is no item.
    var empty: [Node]
  }

  /// How a pass of a loop is ended early.
  enum Leave {
    /// `break` ends the loop as well, `continue` does not.
    case breaking, continuing
  }

  /// For example `{% macro row title width=1 %}…{% endmacro %}`.
  struct Macro {
    /// What calls name.
    var name: Word
    /// Those with a default come last.
    var parameters: [Parameter]
    /// What a call writes.
    var body: [Node]
  }

  /// For example `width=1`.
  struct Parameter {
    /// What the body calls the argument.
    var name: Word
    /// The value where there is no argument.
    var fallback: Expression?
  }

  /// How the output of an `include` or `call` fits into the text around the tag.
  enum Placement {
    /// Put where the tag stands.
    case inline
    /// The tag is alone on its line: each line is indented by what the span covers, and the last
    /// one is ended if the tag's line is.
    case lines(indentation: Span, isEnded: Bool)
  }
}

/// One piece of a template, as it was written.
struct Node {
  /// From the tag's `{%` to its `%}`; for text and outputs all of it.
  var span: Span
  var kind: Kind

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
    var text: String
    var span: Span
  }

  /// `if` or `elif` with what it guards.
  struct Branch {
    var condition: Expression
    var body: [Node]
  }

  struct Loop {
    var label: Word?
    /// One, or several that an item is unpacked into; `_` takes no value.
    var variables: [Word]
    var items: Expression
    var condition: Expression?
    var body: [Node]
    var empty: [Node]
  }

  enum Leave { case breaking, continuing }

  struct Macro {
    var name: Word
    var parameters: [Parameter]
    var body: [Node]
  }

  struct Parameter {
    var name: Word
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

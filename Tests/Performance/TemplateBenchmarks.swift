import NavgenDiagnostics
import NavgenTemplateEngine

extension Benchmark {
  /// Rendering and compiling templates.
  static let templateBenchmarks = [
    Benchmark(name: "render screens") { size in
      let template = compile(screenTemplate)
      let context = screens(size)
      return { render(template, context) }
    },
    Benchmark(name: "render screens by include") { size in
      let template = compile(
        "{% for screen in screens %}\n  {% include \"screen\" %}\n{% endfor %}\n")
      let context = screens(size)
      return { render(template, context) }
    },
    Benchmark(name: "render a file a screen") { size in
      let template = compile("{% include \"screen\" %}")
      guard case .list(let items)? = screens(size)["screens"] else { return { 0 } }
      let shape: Shape = ["screen"]
      return { items.reduce(0) { $0 + render(template, Mapping(shape, [$1])) } }
    },
    Benchmark(name: "make the context") { size in { screens(size).values.count } },
    Benchmark(name: "compile") { size in
      let text = String(repeating: screenBody, count: size / 10)
      return {
        _ = compile(text)
        return text.utf8.count
      }
    },
  ]

  private static func compile(_ text: String) -> Template {
    let result = Template.compile(SourceFile(path: "screens.stencil", text: text)) { name in
      SourceFile(path: name, text: screenBody)
    }
    guard let template = result.template else { fatalError("\(result.diagnostics.map(\.message))") }
    return template
  }

  private static func render(_ template: Template, _ context: Mapping) -> Int {
    var output: [UInt8] = []
    let errors = template.render(context, into: &output)
    precondition(errors.isEmpty, "\(errors.map(\.message))")
    return output.count
  }

  private static func screens(_ count: Int) -> Mapping {
    let screen: Shape = [
      "name", "controller", "title", "index", "isHidden", "bar", "fade", "pop", "elements",
    ]
    let bar: Shape = ["background", "tint", "shadow", "style"]
    let fade: Shape = ["start", "distance", "curve"]
    let pop: Shape = ["gesture", "threshold", "velocity"]
    let items = (0..<count).map { index -> Value in
      Value(
        screen,
        [
          "productDetailScreen\(index)", "ProductDetailScreen\(index)ViewController",
          "Product \"\(index)\"", .int(index), .bool(index % 7 == 0),
          Value(bar, ["systemBackground", "label", index % 3 == 0 ? "separator" : .nil, "opaque"]),
          Value(fade, [0, 136.5, "ease-in-out"]), Value(pop, ["full-screen", 0.5, 800]),
          ["background", "title", "shadow", "tint"],
        ])
    }
    return ["screens": .list(items), "prefix": "Shop"]
  }

  private static let screenTemplate =
    "{% for screen in screens %}\n\(screenBody){% endfor %}\n"

  /// About 40 outputs and conditions, and about 800 bytes written.
  private static let screenBody = #"""
    {% if not screen.isHidden %}
    /// {{ screen.title|swiftComment }}
    {% endif %}
    static let {{ screen.name|escapeReservedKeywords }} = ShopScreen(id: {{ screen.index }}, {# #}
      name: {{ screen.name|swiftString }}, title: {{ screen.title|swiftString }})
    {% if screen.bar %}
    static func bar{{ screen.name|upperFirstLetter }}(_ bar: inout ShopBar) {
      bar.background = .{{ screen.bar.background }}
      bar.tint = .{{ screen.bar.tint }}
      {% if screen.bar.shadow %}
      bar.shadow = .{{ screen.bar.shadow }}
      {% elif screen.bar.style == "default" %}
      bar.shadow = nil
      {% else %}
      bar.shadow = .{{ screen.bar.style }}
      {% endif %}
      bar.isHidden = {{ screen.isHidden }}
    }
    {% endif %}
    {% if screen.fade and screen.fade.distance > 0 %}
    static let fade{{ screen.index }} = ShopFade(
      start: {{ screen.fade.start }}, distance: {{ screen.fade.distance }},
      curve: .{{ screen.fade.curve|toCamel }},
      elements: [
        {% for element in screen.elements %}
        .{{ element }}{% if not forloop.last %},{% endif %}

        {% endfor %}
      ])
    {% endif %}
    {% if screen.pop.gesture == "full-screen" or screen.pop.gesture == "edge" %}
    static let pop{{ screen.index }} = ShopPop(
      gesture: .{{ screen.pop.gesture|toCamel }}, threshold: {{ screen.pop.threshold }},
      velocity: {{ screen.pop.velocity }}, controller: {{ screen.controller }}.self)
    {% endif %}

    """#
}

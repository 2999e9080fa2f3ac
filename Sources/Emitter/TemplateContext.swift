import NavgenSpecParser
import NavgenTemplateEngine

/// What the templates of one module see: the whole spec as plain values, names already spelled in
/// Swift, and in `uses` which features any of its screens asks for.
struct TemplateContext {
  private let spec: NavigationSpec
  private let resources: String
  private let localization: LocalizedText
  private let shared: SharedParts

  /// The context of `spec` at the top of every template of a set.
  static func make(for spec: NavigationSpec) -> Mapping {
    let spec = spec.asEmitted
    let resources = spec.module.name + "Resources"
    return TemplateContext(
      spec: spec, resources: resources,
      localization: LocalizedText(spec, resources: resources),
      shared: SharedParts(spec)
    ).module
  }

  private var module: Mapping {
    let access = spec.module.access == .internal ? "" : "\(spec.module.access.rawValue) "
    return Mapping([
      "spec": .string(spec.fileName),
      "specName": .string(specName),
      "prefix": .string(spec.module.name),
      "access": .string(access),
      "ios": .mapping([
        "major": .int(spec.module.ios.major), "minor": .int(spec.module.ios.minor),
      ]),
      "superclass": .string(spec.module.superclass.type),
      "superclassOverridesShouldPop": .bool(spec.module.superclass.overridesShouldPop),
      "prefersLargeTitles": Value(spec.module.prefersLargeTitles),
      "isTranslucent": Value(spec.module.isTranslucent),
      "scheme": optional(spec.module.scheme) { .string($0.rawValue) },
      "bundle": .string(spec.module.bundle.rawValue),
      "imports": .list(spec.module.imports.map { .string($0) }),
      "uses": .mapping(UsedFeatures(spec).context),
      "shared": sharedParts,
      "screens": .list(spec.screens.enumerated().map(screen)),
      "bars": .list(spec.bars.map(standaloneBar)),
    ])
  }

  /// The spec's file name without `.nav`, from which the single file has its name.
  private var specName: String {
    let name = spec.fileName
    return name.hasSuffix(".nav") ? String(name.dropLast(4)) : name
  }

  // MARK: Screens

  private static let screenShape = Shape([
    "name", "identifier", "controller", "available", "bar", "fade", "statusBar", "pop", "push",
    "back", "shared",
  ])

  private func screen(_ number: Int, _ screen: Screen) -> Value {
    .mapping(
      Mapping(
        Self.screenShape,
        [
          .string(screen.name),
          .string(SwiftNames.member(screen.name)),
          controller(screen.controller),
          available(screen.available),
          bar(screen.bar),
          optional(screen.fade, fade),
          optional(screen.statusBar, statusBar),
          pop(screen.pop),
          optional(screen.push.animation) { animation($0, screen.pop.reduceMotion) },
          optional(screen.back, back),
          sharedNames(number),
        ]))
  }

  private static let sharedNamesShape = Shape(["bar", "fade", "pop", "push", "question"])

  /// Which of the module's `shared` values a screen has, by their `name`; `nil` for those of its own.
  private func sharedNames(_ number: Int) -> Value {
    Value(
      Self.sharedNamesShape,
      [
        shared.bars.names, shared.fades.names, shared.pops.names, shared.pushes.names,
        shared.questions.names,
      ].map { Value($0[number]) })
  }

  /// What two screens or more have from a style, which a template may write once.
  private var sharedParts: Value {
    .mapping([
      "bars": constants(shared.bars, bar),
      "fades": constants(shared.fades, fade),
      "pops": constants(shared.pops, pop),
      "pushes": constants(shared.pushes) { animation($0.animation, $0.reduceMotion) },
      "questions": constants(shared.questions, ask),
    ])
  }

  private static let constantShape = Shape(["name", "identifier", "style", "hasLikes", "value"])

  /// Each with the `name` that follows a dot, the `identifier` that declares it, and the `style` that
  /// gives it, `nil` for the `defaults`; `hasLikes` where other styles give the same.
  private func constants<Part>(_ values: SharedValues<Part>, _ value: (Part) -> Value) -> Value {
    .list(
      values.constants.map {
        Value(
          Self.constantShape,
          [
            .string($0.name), .string(SwiftNames.member($0.name)), Value($0.style),
            .bool($0.hasLikes), value($0.value),
          ])
      })
  }

  private func controller(_ controller: Screen.Controller) -> Value {
    switch controller {
    case .type(let type): .string(type)
    case .runtime: .nil
    }
  }

  /// The version a controller's class has to be guarded by, as Swift writes it; `nil` where it is always there.
  private func available(_ version: IOSVersion?) -> Value {
    guard let version, version > spec.module.ios else { return .nil }
    return .string("\(version.major).\(version.minor)")
  }

  private static let barShape = Shape([
    "isEmpty", "isHidden", "style", "background", "backgroundImage", "shadow", "shadowImage",
    "blur", "tint", "titleColor", "titleFont", "titleOffset", "largeTitleDisplay",
    "largeTitleColor", "largeTitleFont", "backTitle", "backDisplay", "hasBackMenu", "backImage",
  ])
  private static let emptyBar = Value.mapping(
    Mapping(barShape, [.bool(true)] + Array(repeating: .nil, count: barShape.keys.count - 1)))

  private func bar(_ look: BarLook) -> Value {
    if look.isEmpty { return Self.emptyBar }
    return .mapping(
      Mapping(
        Self.barShape,
        [
          .bool(false),
          Value(look.isHidden),
          optional(look.style) { .string($0.rawValue) },
          optional(look.background, color),
          optional(look.backgroundImage) { .string($0) },
          optional(look.shadow, shadow),
          optional(look.shadowImage) { .string($0) },
          optional(look.blur, blur),
          optional(look.tint, color),
          optional(look.title.color, color),
          optional(look.title.font) { .string($0.swiftExpression) },
          optional(look.title.offset) {
            .mapping(["x": number($0.x), "y": number($0.y)])
          },
          optional(look.largeTitle.display) { .string($0.rawValue) },
          optional(look.largeTitle.color, color),
          optional(look.largeTitle.font) { .string($0.swiftExpression) },
          text(look.backButton.title),
          optional(look.backButton.display) { .string($0.rawValue) },
          .bool(look.backButton.showsMenu != false),
          Value(look.backButton.image),
        ]))
  }

  private func shadow(_ shadow: BarLook.Shadow) -> Value {
    switch shadow {
    case .none: color(.clear)
    case .color(let value): color(value)
    }
  }

  private func blur(_ blur: BarLook.Blur) -> Value {
    switch blur {
    case .none: .string("none")
    case .style(let style): .string(style)
    }
  }

  private func color(_ color: Color) -> Value {
    .string(color.swiftExpression(resources: resources))
  }

  // MARK: Fades

  private static let fadeShape = Shape([
    "whole", "background", "title", "largeTitle", "shadow", "tint", "snaps", "scroll",
  ])

  private func fade(_ fade: Fade) -> Value {
    let part = { stretch($0, isReversed: fade.isReversed) }
    return Value(
      Self.fadeShape,
      [
        part(fade.whole),
        optional(fade.background, part),
        optional(fade.title, part),
        optional(fade.largeTitle, part),
        optional(fade.shadow, part),
        optional(fade.tint, part),
        .bool(fade.snap == .nearest),
        scroll(fade.scroll),
      ])
  }

  private static let stretchShape = Shape(["start", "distance", "curve", "isReversed", "from"])

  private func stretch(_ element: Fade.Element, isReversed: Bool) -> Value {
    Value(
      Self.stretchShape,
      [
        number(element.start), number(element.distance), curve(element.curve), .bool(isReversed),
        optional(element.from, color),
      ])
  }

  private func scroll(_ scroll: Fade.Scroll) -> Value {
    switch scroll {
    case .auto: .nil
    case .property(let path): .string(path)
    }
  }

  private static let curveShape = Shape(["name", "at", "points", "damping", "response"])

  /// `name`, and for a Bézier curve the control points of any curve, as UIKit's own have them.
  private func curve(_ curve: Curve) -> Value {
    let name: String
    switch curve {
    case .linear: name = "linear"
    case .easeIn: name = "easeIn"
    case .easeOut: name = "easeOut"
    case .easeInOut: name = "easeInOut"
    case .bezier: name = "bezier"
    case .spring(let damping, let response):
      return Value(
        Self.curveShape, ["spring", .nil, .nil, number(damping), number(response)])
    case .step(let at): return Value(Self.curveShape, ["step", number(at), .nil, .nil, .nil])
    }
    return Value(
      Self.curveShape,
      [.string(name), .nil, .list(curve.controlPoints.map(number)), .nil, .nil])
  }

  // MARK: Status bar, pop, back

  private static let statusBarShape = Shape(["style", "faded", "at"])

  private func statusBar(_ statusBar: StatusBar) -> Value {
    switch statusBar {
    case .fixed(let style):
      Value(Self.statusBarShape, [look(style), .nil, .nil])
    case .switching(let from, let to, let at):
      Value(Self.statusBarShape, [look(from), look(to), number(at)])
    }
  }

  private func look(_ style: StatusBar.Style) -> Value {
    switch style {
    case .default: "default"
    case .light: "lightContent"
    case .dark: "darkContent"
    case .hidden: "hidden"
    }
  }

  private static let popShape = Shape([
    "gesture", "isDriven", "threshold", "velocity", "edge", "scrollViews", "excludedViews",
    "countsTrackpad", "animation",
  ])

  private func pop(_ pop: Pop) -> Value {
    .mapping(
      Mapping(
        Self.popShape,
        [
          .string(pop.gesture == .fullScreen ? "fullScreen" : pop.gesture.rawValue),
          .bool(pop.isDriven),
          number(pop.threshold),
          number(pop.velocity),
          optional(pop.edge, number),
          .string(pop.scrollViews == .leadingEdge ? "leadingEdge" : pop.scrollViews.rawValue),
          Value(pop.excludedViews),
          .bool(pop.countsTrackpad),
          animation(pop.animation, pop.reduceMotion),
        ]))
  }

  private static let animationShape = Shape([
    "style", "duration", "curve", "parallax", "dim", "hasShadow", "cornerRadius", "reduceMotion",
  ])

  private func animation(_ animation: Animation, _ reduceMotion: Pop.ReduceMotion) -> Value {
    let animation = animation.effective
    return Value(
      Self.animationShape,
      [
        style(animation.style),
        number(animation.duration),
        curve(animation.curve),
        number(animation.parallax),
        number(animation.dim),
        .bool(animation.hasShadow),
        number(animation.cornerRadius),
        .string(reduceMotion == .crossFade ? "crossFade" : reduceMotion.rawValue),
      ])
  }

  private func style(_ style: Animation.Style) -> Value {
    switch style {
    case .crossFade: "crossFade"
    case .none: "instant"
    case .slide, .parallax, .zoom, .cover: .string(style.rawValue)
    }
  }

  private func back(_ back: BackInterception) -> Value {
    Value(
      Self.backShape,
      [
        Value(back.triggers.map(\.rawValue)),
        Value(back.when),
        optional(back.ask, ask),
      ])
  }

  private func ask(_ ask: BackInterception.Ask) -> Value {
    Value(
      Self.askShape,
      [
        text(ask.title), text(ask.message), text(ask.confirm), text(ask.cancel),
        .string(ask.style.rawValue),
      ])
  }

  private static let backShape = Shape(["triggers", "when", "ask"])
  private static let askShape = Shape(["title", "message", "confirm", "cancel", "style"])

  // MARK: Standalone bars

  private func standaloneBar(_ standalone: StandaloneBar) -> Value {
    .mapping([
      "name": .string(standalone.name),
      "identifier": .string(SwiftNames.member(standalone.name)),
      "bar": bar(standalone.look),
      "position": .string(
        standalone.position == .topAttached ? "topAttached" : standalone.position.rawValue),
      "titleText": text(standalone.titleText),
      "titleIsVibrant": .bool(standalone.titleIsVibrant),
      "isTranslucent": Value(standalone.isTranslucent),
      "scheme": optional(standalone.scheme) { .string($0.rawValue) },
      "hasAppearance": .bool(standalone.writesAppearance),
    ])
  }

  // MARK: Values

  /// A whole number as an integer, so that templates print `136` and not `136.0`.
  private func number(_ value: Double) -> Value {
    Int(exactly: value).map { .int($0) } ?? .double(value)
  }

  /// A Swift expression of a text of the spec.
  private func text(_ text: String?) -> Value {
    optional(text) { .string(localization.swiftExpression($0)) }
  }

  private func optional<Wrapped>(_ value: Wrapped?, _ make: (Wrapped) -> Value) -> Value {
    value.map(make) ?? .nil
  }
}

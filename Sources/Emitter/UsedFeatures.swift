import NavgenSpecParser
import NavgenTemplateEngine

/// Which features any screen of a spec asks for, so that templates emit nothing else.
struct UsedFeatures {
  private let spec: NavigationSpec
  /// Whether controllers name their screens; asked again for each screen.
  private let usesRuntime: Bool
  /// Those that the generated code runs.
  private let animations: [Animation]

  init(_ spec: NavigationSpec) {
    self.spec = spec
    usesRuntime = spec.screens.contains { $0.controller == .runtime }
    animations = spec.screens.flatMap(\.animations)
  }

  /// The `uses` of a module's context: a Bool a feature.
  var context: Mapping {
    [
      // Appearance
      "appearance": any { !$0.bar.isEmpty || $0.fade != nil },
      // The back button gets a fading tint by way of the bar's settings.
      "bar": any { !$0.bar.isEmpty || $0.fade.map { $0.tint != nil || usesRuntime } == true },
      // A controller that names its screen itself may have had another bar before its fade.
      "fixedBar": any { $0.fade == nil ? !$0.bar.isEmpty : usesRuntime },
      "style": any { $0.bar.style != nil },
      "background": any { $0.bar.background != nil },
      "backgroundImage": any { $0.bar.backgroundImage != nil },
      "shadow": any { $0.bar.shadow != nil },
      "shadowImage": any { $0.bar.shadowImage != nil },
      "blur": any { $0.bar.blur?.isStyle == true },
      "noBlur": any { $0.bar.blur == BarLook.Blur.none },
      "tint": any { $0.bar.tint != nil },
      "hidden": any { $0.bar.isHidden != nil },
      "item": any(\.bar.writesItem),
      "noBackMenu": any { $0.bar.backButton.showsMenu == false },
      "largeTitleDisplay": any { $0.bar.largeTitle.display != nil },
      "largeTitleColor": any { $0.bar.largeTitle.color != nil },
      "largeTitleFont": any { $0.bar.largeTitle.font != nil },
      "backTitle": any { $0.bar.backButton.title != nil },
      "backDisplay": any { $0.bar.backButton.display != nil },
      "backImage": any { $0.bar.backButton.image != nil },
      "titleColor": any { $0.bar.title.color != nil },
      "titleFont": any { $0.bar.title.font != nil },
      "textStyle": any {
        $0.bar.title.font?.isTextStyle == true || $0.bar.largeTitle.font?.isTextStyle == true
      },
      "titleOffset": any { $0.bar.title.offset != nil },
      "resources": .bool(
        usesImages || usesColor(\.usesAsset) || usesColor(\.isDynamic) || usesClassBundle),
      "images": .bool(usesImages),
      "assetColors": .bool(usesColor(\.usesAsset)),
      "dynamicColors": .bool(usesColor(\.isDynamic)),
      "localized": .bool(isLocalized),
      "classBundle": .bool(usesClassBundle),
      // Controllers
      "classes": any { $0.controller != .runtime },
      "runtime": .bool(usesRuntime),
      // Fade
      "fade": any { $0.fade != nil },
      "fadeParts": anyFade { $0.hasPartsOfItsOwn },
      "fadeReversed": anyFade(\.isReversed),
      "fadeStart": anyStretch { $0.start != 0 },
      "fadeCurve": anyStretch { $0.curve != .linear },
      "fadeBezier": anyStretch { !$0.curve.isStep && $0.curve != .linear },
      "fadeStep": anyStretch { $0.curve.isStep },
      "fadeBlur": any(\.fadesBlur),
      "fadeScroll": anyFade { $0.scroll != .auto },
      "fadeScrollOptional": anyFade { $0.scroll.mayBeNil == true },
      "fadeScrollRequired": anyFade { $0.scroll.mayBeNil == false },
      "fadeLargeTitle": anyFade { $0.largeTitle != nil },
      "fadeTint": anyFade { $0.tint != nil },
      "fadeAppTint": any { $0.fade?.tint != nil && $0.bar.tint == nil },
      "fadeFrom": anyStretch { $0.from != nil },
      "fadeSnap": anyFade { $0.snap == .nearest },
      // Status bar
      "statusBar": any { $0.statusBar != nil },
      "statusBarHidden": any { $0.statusBar?.styles.contains(.hidden) == true },
      "statusBarSwitch": any { $0.statusBar?.styles.count == 2 },
      // Pop
      "driven": any(\.pop.isDriven),
      // UIKit's own swipe has to wait until the screen lets it, also where a controller's own
      // transition brings it back.
      "swipe": any { $0.pop.isDriven || $0.intercepts(.swipe) },
      "gestureFullScreen": any { $0.pop.gesture == .fullScreen },
      "gestureEdge": any { $0.pop.gesture == .edge },
      "gestureNone": any { $0.pop.gesture == .none },
      "edge": any { $0.pop.isDriven && $0.pop.edge != nil },
      "excludedViews": anyDriven { !$0.excludedViews.isEmpty },
      "scrollViews": anyDriven { $0.scrollViews != .leadingEdge },
      "trackpadOff": anyDriven { !$0.countsTrackpad },
      "driver": anyDriven { $0.animation.style != .none },
      "driverSpring": anyDriven { $0.animation.effective.curve.isSpring },
      "instantPop": anyDriven { $0.animation.style == .none },
      // Animations
      "push": any { $0.push.animation != nil },
      "animated": .bool(!animations.isEmpty),
      "reduceMotion": any { !$0.animations.isEmpty && $0.pop.reduceMotion != .system },
      "jump": any { screen in
        screen.animations.contains { $0.style == .none || screen.pop.reduceMotion == .none }
      },
      "severalStyles": .bool(Set(animations.map(\.style)).count > 1),
      "moves": anyAnimation(\.moves),
      "slide": anyAnimation { $0.style == .slide || $0.style == .parallax },
      "plainSlide": anyAnimation { $0.style == .slide },
      "parallax": anyAnimation { $0.style == .parallax },
      "crossFade": anyAnimation { $0.style == .crossFade },
      "zoom": anyAnimation { $0.style == .zoom },
      "cover": anyAnimation { $0.style == .cover },
      "instant": anyAnimation { $0.style == .none },
      "dim": anyAnimation { $0.dim != 0.1 },
      "noShadow": anyAnimation { !$0.hasShadow },
      "cornerRadius": anyAnimation { $0.cornerRadius != 0 },
      "popCurve": anyAnimation { $0.curve != .easeInOut },
      "popCubic": anyAnimation { $0.curve != .easeInOut && !$0.curve.isSpring },
      "popBezier": anyAnimation(\.curve.isBezier),
      "spring": anyAnimation(\.curve.isSpring),
      // Back
      "back": any { $0.back != nil },
      "backButton": any { $0.intercepts(.button) },
      "backSwipe": any { $0.intercepts(.swipe) },
      "asksSystemSwipe": any { $0.pop.gesture != .none && $0.intercepts(.button) },
      "backMenu": any { $0.intercepts(.menu) },
      "backEscape": any { $0.intercepts(.escape) },
      "ask": any { $0.back?.ask != nil },
      "askMessage": any { $0.back?.ask?.message != nil },
      "askAlert": any { $0.back?.ask?.style == .alert },
      "askSheet": any { $0.back?.ask?.style == .sheet },
      "shouldPop": any { $0.back != nil && $0.back?.ask == nil },
      "runtimeShouldPop": any {
        $0.controller == .runtime && $0.back != nil && $0.back?.ask == nil
      },
      "namedClassAsks": any {
        usesRuntime && $0.controller != .runtime
          && $0.back.map { $0.ask == nil || $0.when != nil } == true
      },
      // Standalone bars
      "topBar": .bool(spec.bars.contains { $0.position != .bottom }),
      "bottomBar": .bool(spec.bars.contains { $0.position == .bottom }),
      "vibrantTitle": .bool(spec.bars.contains(where: \.titleIsVibrant)),
      "barAppearance": .bool(spec.bars.contains(where: \.writesAppearance)),
    ]
  }

  private func any(_ matches: (Screen) -> Bool) -> Value {
    .bool(spec.screens.contains(where: matches))
  }

  private func anyDriven(_ matches: (Pop) -> Bool) -> Value {
    any { $0.pop.isDriven && matches($0.pop) }
  }

  private func anyAnimation(_ matches: (Animation) -> Bool) -> Value {
    .bool(animations.contains(where: matches))
  }

  private func anyFade(_ matches: (Fade) -> Bool) -> Value {
    any { $0.fade.map(matches) ?? false }
  }

  private func anyStretch(_ matches: (Fade.Element) -> Bool) -> Value {
    anyFade { fade in fade.stretches.contains { matches($0) } }
  }

  private var isLocalized: Bool { spec.module.localization != .none }

  /// Whether something is looked up beside a generated class.
  private var usesClassBundle: Bool {
    let texts =
      spec.screens.contains { $0.bar.backButton.title?.isEmpty == false || $0.back?.ask != nil }
      || spec.bars.contains { $0.titleText != nil }
    return spec.module.bundle == .class
      && (usesImages || usesColor(\.usesAsset) || (isLocalized && texts))
  }

  private var looks: [BarLook] { spec.screens.map(\.bar) + spec.bars.map(\.look) }
  private var usesImages: Bool {
    looks.contains {
      $0.backgroundImage != nil || $0.shadowImage != nil || $0.backButton.image != nil
    }
  }
  private func usesColor(_ matches: (Color) -> Bool) -> Bool {
    looks.contains { $0.colors.contains(where: matches) }
      || spec.screens.contains {
        $0.fade?.stretches.contains { $0.from.map(matches) ?? false } ?? false
      }
  }
}

extension BarLook {
  /// Whether something of the item besides its appearance is named.
  var writesItem: Bool {
    largeTitle.display != nil || backButton.title != nil || backButton.display != nil
  }

  fileprivate var colors: [Color] {
    var colors = [background, tint, title.color, largeTitle.color].compactMap { $0 }
    if case .color(let color) = shadow { colors.append(color) }
    return colors
  }
}

extension Fade {
  /// The range all its parts follow that have none of their own.
  var whole: Element { Element(start: start, distance: distance, curve: curve) }

  fileprivate var hasPartsOfItsOwn: Bool {
    [background, title, shadow].contains { $0 != Optional(whole) }
      || largeTitle != nil || tint != nil
  }

  fileprivate var stretches: [Element] {
    [whole] + [background, title, largeTitle, shadow, tint].compactMap { $0 }
  }
}

extension Font {
  /// Whether the person's choice of a size moves it.
  fileprivate var isTextStyle: Bool { if case .textStyle = self { true } else { false } }
}

extension BarLook.Blur {
  fileprivate var isStyle: Bool { self != .none }
}

extension Curve {
  var isStep: Bool { if case .step = self { true } else { false } }
  var isSpring: Bool { if case .spring = self { true } else { false } }
  var isBezier: Bool { if case .bezier = self { true } else { false } }

  /// x1, y1, x2, y2 of the cubic Bézier from (0, 0) to (1, 1); UIKit's own for the named curves.
  var controlPoints: [Double] {
    switch self {
    case .linear, .step: [0, 0, 1, 1]
    case .easeIn: [0.42, 0, 1, 1]
    case .easeOut, .spring: [0, 0, 0.58, 1]
    case .easeInOut: [0.42, 0, 0.58, 1]
    case .bezier(let x1, let y1, let x2, let y2): [x1, y1, x2, y2]
    }
  }
}

extension Animation {
  /// Whether a screen goes anywhere, rather than fade or jump.
  fileprivate var moves: Bool { style != .crossFade && style != .none }

  /// The same with the standard value of everything that its style does not show.
  var effective: Animation {
    var effective = self
    if style != .parallax { effective.parallax = 0.3 }
    guard !moves else { return effective }
    effective.dim = 0.1
    effective.hasShadow = true
    effective.cornerRadius = 0
    if style == .none {
      effective.duration = 0
      effective.curve = .easeInOut
    }
    return effective
  }
}

extension StatusBar {
  fileprivate var styles: [Style] {
    switch self {
    case .fixed(let style): [style]
    case .switching(let from, let to, _): [from, to]
    }
  }
}

extension StandaloneBar {
  /// Whether an appearance has to be written for it; tint is the bar's own property.
  var writesAppearance: Bool {
    var look = look
    look.tint = nil
    return titleIsVibrant || !look.isEmpty
  }
}

extension Screen {
  /// A named background without a named blur has none to fade.
  fileprivate var fadesBlur: Bool {
    guard fade != nil else { return false }
    return bar.background == nil ? bar.blur != BarLook.Blur.none : bar.blur?.isStyle == true
  }

  fileprivate func intercepts(_ trigger: BackInterception.Trigger) -> Bool {
    back?.triggers.contains(trigger) == true
  }

  /// Those of its pop and push that the generated code runs.
  fileprivate var animations: [Animation] {
    [pop.isDriven ? pop.animation : nil, push.animation].compactMap { $0?.effective }
  }
}

extension Fade.Scroll {
  /// Whether the path itself says that it may lead nowhere for a while; `nil` without a path.
  fileprivate var mayBeNil: Bool? {
    guard case .property(let path) = self else { return nil }
    return path.contains("?")
  }
}

import NavgenDiagnostics
import Testing

@testable import NavgenSpecParser

/// The language's own example, with a little more of everything.
let exampleSpec = """
  # shop.nav
  navgen: 1                          # language version, required
  module:
    name: Shop                       # prefix of every generated type
    access: internal                 # internal | package | public
    ios: 15.0                        # minimum deployment target
    superclass: UINavigationController
    large-titles: false              # prefersLargeTitles, bar-wide
    translucent: true                # bar-wide too, like scheme
    scheme: default                  # default | black
    imports: [DesignSystem]
    localize: false                  # true, or a strings table
    bundle: main                     # main | class | module
  output:
    set: uikit
    layout: split                    # split | single
  defaults:                          # every screen starts from these
    pop: {gesture: full-screen, threshold: 50%}
  styles:
    immersive:
      bar: {background: systemBackground, shadow: separator, title: {font: headline, offset: {y: -2}}}
      fade:
        distance: 136
        title: {start: 80, distance: 56}
        shadow: false
        tint: {from: white, to: label}
        curve: [0.2, 0, 0, 1]
  screens:
    productDetail:
      controller: "Grid<Product,Cell>"
      use: immersive
      status-bar: {from: light, to: dark}
      pop: {threshold: 40%, velocity: 800, exclude: [UISlider, MapView], animation: {duration: 250ms}}
      back:
        intercept: [swipe, button]
        when: hasUnsavedChanges
        ask: {title: "Discard changes?", confirm: Discard, cancel: Keep Editing}
  bars:
    checkout:
      position: top-attached
      bar: {blur: system-chrome-material, title: {text: Checkout, vibrant: true}}

  """

@Suite struct ExampleSpecTests {
  @Test func isReadWhole() throws {
    let reading = Reading(exampleSpec)
    #expect(reading.diagnostics == [])
    let spec = try #require(reading.spec)
    #expect(
      spec.module
        == Module(
          name: "Shop", access: .internal, ios: IOSVersion(major: 15, minor: 0),
          superclass: Superclass(type: "UINavigationController", overridesShouldPop: false),
          prefersLargeTitles: false, isTranslucent: true, scheme: .default,
          imports: ["DesignSystem"], localization: .none, bundle: .main))
    #expect(spec.output == Output(set: .uikit, layout: .split))
    #expect(spec.screens == [productDetail])
    #expect(spec.bars == [checkout])
  }

  private var productDetail: Screen {
    var bar = BarLook()
    bar.background = .system("systemBackground")
    bar.shadow = .color(.system("separator"))
    bar.title.font = .textStyle("headline")
    bar.title.offset = TitleLook.Offset(x: 0, y: -2)
    let curve = Curve.bezier(x1: 0.2, y1: 0, x2: 0, y2: 1)
    return Screen(
      name: "productDetail", controller: .type("Grid<Product, Cell>"), available: nil, bar: bar,
      fade: Fade(
        start: 0, distance: 136, curve: curve, scroll: .auto, isReversed: false, snap: .none,
        background: Fade.Element(start: 0, distance: 136, curve: curve),
        title: Fade.Element(start: 80, distance: 56, curve: curve), largeTitle: nil, shadow: nil,
        tint: Fade.Element(
          start: 0, distance: 136, curve: curve, from: .system("white"), to: .system("label"))),
      statusBar: .switching(from: .light, to: .dark, at: 0.5),
      pop: Pop(
        gesture: .fullScreen, threshold: 0.4, velocity: 800, edge: nil, scrollViews: .leadingEdge,
        excludedViews: ["UISlider", "MapView"], countsTrackpad: true, animation: .standard,
        reduceMotion: .system),
      push: Push(animation: nil),
      back: BackInterception(
        triggers: [.button, .swipe], when: "hasUnsavedChanges",
        ask: BackInterception.Ask(
          title: "Discard changes?", message: nil, confirm: "Discard", cancel: "Keep Editing",
          style: .alert)))
  }

  private var checkout: StandaloneBar {
    var look = BarLook()
    look.blur = .style("systemChromeMaterial")
    return StandaloneBar(
      name: "checkout", look: look, isTranslucent: nil, scheme: nil, position: .topAttached,
      titleText: "Checkout", titleIsVibrant: true)
  }
}

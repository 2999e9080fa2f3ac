import NavgenDiagnostics
import Testing

@testable import NavgenSpecParser

/// One text and what it is for a type.
struct ValueRow: CustomTestStringConvertible, Sendable {
  let type: ValueType
  let text: String
  let value: SettingValue

  init(_ type: ValueType, _ text: String, _ value: SettingValue) {
    self.type = type
    self.text = text
    self.value = value
  }

  var testDescription: String { text }
}

@Suite struct ValueTests {
  @Test(
    arguments: [
      ValueRow(.bool, "true", .bool(true)),
      ValueRow(.bool, "false", .bool(false)),
      ValueRow(.bool, "\"true\"", .bool(true)),
      ValueRow(.number(.length), "12", .number(12)),
      ValueRow(.number(.length), "+12.50pt", .number(12.5)),
      ValueRow(.number(.length), "-0.5 pt", .number(-0.5)),
      ValueRow(.number(.length), "0.10", .number(0.1)),
      ValueRow(.number(.duration), "60s", .number(60)),
      ValueRow(.number(.length), "-0", .number(0)),
      ValueRow(.number(.velocity), "500 pt/s", .number(500)),
      ValueRow(.number(.velocity), "500pt/s", .number(500)),
      ValueRow(.number(.velocity), "500", .number(500)),
      ValueRow(.number(.duration), "0.25", .number(0.25)),
      ValueRow(.number(.duration), "10", .number(10)),
      ValueRow(.number(.duration), "11s", .number(11)),
      ValueRow(.number(.duration), "350ms", .number(0.35)),
      ValueRow(.number(.fraction), "0", .number(0)),
      ValueRow(.number(.fraction), "1", .number(1)),
      ValueRow(.number(.fraction), "0.4", .number(0.4)),
      ValueRow(.number(.fraction), "40%", .number(0.4)),
      ValueRow(.number(.fraction), "33.3 %", .number(0.333)),
      ValueRow(.number(.fraction), "7%", .number(0.07)),
      ValueRow(.number(.fraction), "100%", .number(1)),
      ValueRow(.choice(Pop.Gesture.self), "full-screen", .word("full-screen")),
      ValueRow(.text(isEmptyAllowed: true), "none", .text("none")),
      ValueRow(.text(isEmptyAllowed: true), "\"\"", .text("")),
      ValueRow(.text(isEmptyAllowed: false), "12:30", .text("12:30")),
      ValueRow(.iosVersion, "13", .version(IOSVersion(major: 13, minor: 0))),
      ValueRow(.iosVersion, "26.1", .version(IOSVersion(major: 26, minor: 1))),
      ValueRow(.asset, "Bars/wave-2.0_big", .text("Bars/wave-2.0_big")),
      ValueRow(.asset, "{asset: A wave (2)}", .text("A wave (2)")),
      ValueRow(.moduleName, "Shop", .text("Shop")),
      ValueRow(.moduleName, "商店", .text("商店")),
      ValueRow(.swiftType(.controller), "A.B", .text("A.B")),
      ValueRow(.swiftType(.controller), "\"Grid< A.B,C<D> >\"", .text("Grid<A.B, C<D>>")),
      ValueRow(.swiftType(.controller), "Réglages", .text("Réglages")),
      ValueRow(.propertyPath, "tableView", .text("tableView")),
      ValueRow(.word(["runtime"], or: .swiftType(.controller)), "runtime", .word("runtime")),
      ValueRow(.word(["runtime"], or: .swiftType(.controller)), "A", .text("A")),
      ValueRow(
        .superclass, "Base.Navigation",
        .superclass(Superclass(type: "Base.Navigation", overridesShouldPop: false))),
      ValueRow(
        .superclass, "{overrides-should-pop: true, type: \"Base<A,B>\"}",
        .superclass(Superclass(type: "Base<A, B>", overridesShouldPop: true))),
      ValueRow(.localization, "false", .bool(false)),
      ValueRow(.localization, "true", .bool(true)),
      ValueRow(.localization, "Shop-2", .text("Shop-2")),
      ValueRow(.list(.types), "MapView", .texts(["MapView"])),
      ValueRow(.list(.types), "[A, \"B<C,D>\", A]", .texts(["A", "B<C, D>"])),
      ValueRow(.list(.types), "[]", .texts([])),
      ValueRow(.list(.anyOf(["a", "b"], all: "all")), "all", .texts(["a", "b"])),
      ValueRow(.list(.anyOf(["a", "b"], all: "all")), "[all]", .texts(["a", "b"])),
      ValueRow(.number(.radius), "0", .number(0)),
      ValueRow(.propertyPath, "content?.list.default", .text("content?.list.default")),
    ]
  ) func isRead(_ row: ValueRow) {
    #expect(Reader.value(ofWritten: row.text, row.type) == row.value)
  }

  @Test(
    arguments: [
      ("clear", Color.clear),
      ("systemBackground", .system("systemBackground")),
      ("white", .system("white")),
      ("\"#0f8\"", .rgba(red: 0, green: 255, blue: 136, alpha: 255)),
      ("\"#0A1b2C\"", .rgba(red: 10, green: 27, blue: 44, alpha: 255)),
      ("'#0a1b2c80'", .rgba(red: 10, green: 27, blue: 44, alpha: 128)),
      ("asset(Brand/ink_2.0)", .asset("Brand/ink_2.0")),
      ("{asset: \"Brand (ink)\"}", .asset("Brand (ink)")),
      (
        "{light: white, dark: \"#111\"}",
        .dynamic(
          light: .system("white"), dark: .rgba(red: 17, green: 17, blue: 17, alpha: 255))
      ),
      ("{color: label, alpha: 50%}", .alpha(.system("label"), 0.5)),
      (
        "{color: {light: black, dark: white}, alpha: 0}",
        .alpha(.dynamic(light: .system("black"), dark: .system("white")), 0)
      ),
    ] as [(String, Color)]
  ) func colorIsRead(text: String, color: Color) {
    #expect(Reader.value(ofWritten: text, .color) == .color(color))
  }

  @Test(
    arguments: [
      ("linear", Curve.linear), ("ease-in", .easeIn), ("ease-out", .easeOut),
      ("ease-in-out", .easeInOut),
      ("[0.25, -0.5, 1, 1.5]", .bezier(x1: 0.25, y1: -0.5, x2: 1, y2: 1.5)),
      ("{step: 0.5}", .step(0.5)),
    ] as [(String, Curve)]
  ) func curveIsRead(text: String, curve: Curve) {
    #expect(Reader.value(ofWritten: text, .curve(.fade)) == .curve(curve))
  }

  @Test(
    arguments: [
      ("ease-out", Curve.easeOut), ("[0, 0, 1, 1]", .bezier(x1: 0, y1: 0, x2: 1, y2: 1)),
      ("{spring: {damping: 0.8, response: 0.35}}", .spring(damping: 0.8, response: 0.35)),
      ("{spring: {response: 350ms, damping: 1}}", .spring(damping: 1, response: 0.35)),
    ] as [(String, Curve)]
  ) func curveOfAnAnimationIsRead(text: String, curve: Curve) {
    #expect(Reader.value(ofWritten: text, .curve(.animation)) == .curve(curve))
  }

  @Test(
    arguments: [
      ("headline", Font.textStyle("headline")), ("large-title", .textStyle("largeTitle")),
      ("title1", .textStyle("title1")),
      ("{size: 17}", .system(size: 17, weight: "regular")),
      ("{size: 17.5pt, weight: ultra-light}", .system(size: 17.5, weight: "ultraLight")),
      ("{custom: Avenir-Heavy, size: 17}", .custom(name: "Avenir-Heavy", size: 17)),
    ] as [(String, Font)]
  ) func fontIsRead(text: String, font: Font) {
    #expect(Reader.value(ofWritten: text, .font) == .font(font))
  }

  @Test(
    arguments: [
      ("light", StatusBar.fixed(.light)), ("hidden", .fixed(.hidden)),
      ("{from: light, to: dark}", .switching(from: .light, to: .dark, at: 0.5)),
      ("{from: default, to: light, at: 25%}", .switching(from: .default, to: .light, at: 0.25)),
    ] as [(String, StatusBar)]
  ) func statusBarIsRead(text: String, statusBar: StatusBar) {
    #expect(Reader.value(ofWritten: text, .statusBar) == .statusBar(statusBar))
  }

  @Test func everySystemColorAndBlurAndFontIsRead() {
    var reader = Reader()
    reader.target = IOSVersion(major: 26, minor: 0)
    for name in SystemColors.introduced.keys {
      #expect(reader.color(node(name), of: "tint") == .system(name))
    }
    for name in BlurStyles.words {
      #expect(BarLook.Blur(.word(name))?.setting == .word(name))
    }
    for name in FontNames.textStyleWords {
      #expect(reader.font(node(name), of: "font") == .textStyle(camelCase(kebab: name)))
    }
    #expect(reader.diagnostics == [])
  }

  private func node(_ text: String) -> SyntaxTree.Node {
    parse(SourceFile(path: "value", text: text)).tree.root
  }
}

/// One text that is none of a type, and what is said of it.
struct RefusedRow: CustomTestStringConvertible, Sendable {
  let type: ValueType
  let text: String
  let id: DiagnosticID
  /// What the fix-it writes; `nil` for none.
  let repair: String?

  init(_ type: ValueType, _ text: String, _ id: DiagnosticID, repair: String? = nil) {
    self.type = type
    self.text = text
    self.id = id
    self.repair = repair
  }

  var testDescription: String { text }
}

@Suite struct RefusedValueTests {
  @Test(
    arguments: [
      RefusedRow(.bool, "yes", .notABool, repair: "true"),
      RefusedRow(.bool, "Off", .notABool, repair: "false"),
      RefusedRow(.bool, "True", .notABool, repair: "true"),
      RefusedRow(.bool, "maybe", .notABool),
      RefusedRow(.bool, "[true]", .wrongShape),
      RefusedRow(.number(.length), "1_000", .wrongUnit),
      RefusedRow(.number(.length), "1e3", .wrongUnit),
      RefusedRow(.number(.length), "0x10", .wrongUnit),
      RefusedRow(.number(.length), ".5", .notANumber, repair: "0.5"),
      RefusedRow(.number(.length), "-.5", .notANumber, repair: "-0.5"),
      RefusedRow(.number(.length), "5.", .notANumber, repair: "5"),
      RefusedRow(.number(.length), "010", .notANumber, repair: "10"),
      RefusedRow(.number(.length), "-00.5", .notANumber, repair: "-0.5"),
      RefusedRow(.number(.length), "12,", .wrongUnit, repair: "12"),
      RefusedRow(.number(.length), "1,5", .notANumber, repair: "1.5"),
      RefusedRow(.number(.length), "1,000", .notANumber),
      RefusedRow(.number(.length), "0,125", .notANumber, repair: "0.125"),
      RefusedRow(.number(.length), "inf", .notANumber),
      RefusedRow(.number(.length), "nan", .notANumber),
      RefusedRow(.number(.length), "--1", .notANumber),
      RefusedRow(.number(.length), "１２", .notANumber),
      RefusedRow(.number(.length), "\"\"", .notANumber),
      RefusedRow(.number(.length), "\"1 \"", .notANumber),
      RefusedRow(.number(.length), "12px", .wrongUnit, repair: "12pt"),
      RefusedRow(.number(.length), "40%", .wrongUnit),
      RefusedRow(.number(.length), String(repeating: "9", count: 400), .outOfRange),
      RefusedRow(.number(.distance), "0", .outOfRange),
      RefusedRow(.number(.distance), "-1", .outOfRange),
      RefusedRow(.number(.velocity), "500pt", .wrongUnit, repair: "500pt/s"),
      RefusedRow(.number(.duration), "250msec", .wrongUnit, repair: "250ms"),
      RefusedRow(.number(.duration), "0.3 sec", .wrongUnit, repair: "0.3s"),
      RefusedRow(.number(.duration), "10.5", .bareTime, repair: "10.5ms"),
      RefusedRow(.number(.duration), "250", .bareTime, repair: "250ms"),
      RefusedRow(.number(.duration), "250pt", .wrongUnit),
      RefusedRow(.number(.duration), "0", .outOfRange),
      RefusedRow(.number(.duration), "60.5s", .outOfRange),
      RefusedRow(.number(.duration), "99999", .outOfRange),
      RefusedRow(
        .curve(.animation), "{spring: {damping: 0.0001, response: 9}}", .outOfRange),
      RefusedRow(.number(.fraction), "40", .outOfRange, repair: "40%"),
      RefusedRow(.number(.fraction), "1.5", .outOfRange),
      RefusedRow(.number(.fraction), "10", .outOfRange, repair: "10%"),
      RefusedRow(.number(.fraction), "140%", .outOfRange),
      RefusedRow(.number(.fraction), "-1%", .outOfRange),
      RefusedRow(.choice(Pop.Gesture.self), "Edge", .unknownValue, repair: "edge"),
      RefusedRow(.choice(Pop.Gesture.self), "sideways", .unknownValue),
      RefusedRow(.choice(Pop.Gesture.self), "{}", .wrongShape),
      RefusedRow(.color, "lable", .notAColor, repair: "label"),
      RefusedRow(.color, "UIColor.label", .notAColor, repair: "label"),
      RefusedRow(.color, ".system-teal", .notAColor, repair: "systemTeal"),
      RefusedRow(.color, "fff", .notAColor, repair: "\"#fff\""),
      RefusedRow(.color, "\"#ffff\"", .notAColor),
      RefusedRow(.color, "\"#ggg\"", .notAColor),
      RefusedRow(.color, "\"#\"", .notAColor),
      RefusedRow(.color, "rgb(1 2 3)", .notAColor),
      RefusedRow(.color, "asset(Two words)", .notAnAsset, repair: "{asset: \"Two words\"}"),
      RefusedRow(.color, "asset()", .notAnAsset),
      RefusedRow(.color, "[1, 2, 3]", .wrongShape),
      RefusedRow(.color, "{red: 1}", .wrongShape),
      RefusedRow(.color, "{light: white}", .requiredKey),
      RefusedRow(.color, "{light: white, drak: black}", .unknownKey, repair: "dark"),
      RefusedRow(.color, "{color: white, alpha: 2}", .outOfRange),
      RefusedRow(.color, "“white”", .notAColor, repair: "white"),
      RefusedRow(.color, "“#fff”", .notAColor, repair: "\"#fff\""),
      RefusedRow(.color, "labelColor", .notAColor, repair: "label"),
      RefusedRow(.color, "systemBlack", .notAColor, repair: "black"),
      RefusedRow(.color, "Asset(Brand)", .notAColor, repair: "asset(Brand)"),
      RefusedRow(.color, "asset (Brand)", .notAColor, repair: "asset(Brand)"),
      RefusedRow(.color, "'UIColor(named: \"Brand\")'", .notAColor, repair: "asset(Brand)"),
      RefusedRow(.color, "“", .notAColor),
      RefusedRow(.asset, "asset(Wave)", .notAnAsset, repair: "Wave"),
      RefusedRow(.asset, "Two words", .notAnAsset),
      RefusedRow(.asset, "'UIImage(named: \"Wave\")'", .notAnAsset, repair: "Wave"),
      RefusedRow(.curve(.fade), "easeInOut", .notACurve, repair: "ease-in-out"),
      RefusedRow(.curve(.fade), "bounce", .notACurve),
      RefusedRow(
        .curve(.fade), "\"cubic-bezier(0, 0, 1, 1)\"", .notACurve, repair: "[0, 0, 1, 1]"),
      RefusedRow(.curve(.fade), "[0, 0, 1]", .notACurve),
      RefusedRow(.curve(.fade), "[2, 0, 1, 1]", .outOfRange),
      RefusedRow(.curve(.fade), "[0, 0pt, 1, 1]", .wrongUnit),
      RefusedRow(.curve(.fade), "{stop: 0.5}", .unknownKey, repair: "step"),
      RefusedRow(.curve(.animation), "{step: 0.5}", .unknownKey),
      RefusedRow(.curve(.fade), "{spring: {damping: 1, response: 1}}", .unknownKey),
      RefusedRow(.curve(.animation), "{spring: 0.8}", .wrongShape),
      RefusedRow(.curve(.animation), "{spring: {damping: 0.8}}", .requiredKey),
      RefusedRow(
        .curve(.animation), "{spring: {dampening: 0.8, response: 0.35}}", .unknownKey,
        repair: "damping"),
      RefusedRow(.curve(.animation), "{spring: {damping: 0, response: 0.35}}", .outOfRange),
      RefusedRow(.curve(.animation), "{spring: {damping: 1.2, response: 0.35}}", .outOfRange),
      RefusedRow(
        .curve(.animation), "{spring: {damping: 1, response: 350}}", .bareTime, repair: "350ms"),
      RefusedRow(.font, "headlines", .notAFont, repair: "headline"),
      RefusedRow(.font, "largeTitle", .notAFont, repair: "large-title"),
      RefusedRow(.font, "extra-large-title", .newerAPI),
      RefusedRow(.font, "{weight: bold}", .requiredKey),
      RefusedRow(.font, "{size: 17, weight: semi-bold}", .unknownValue, repair: "semibold"),
      RefusedRow(.font, "{custom: Avenir, size: 17, weight: bold}", .unknownKey),
      RefusedRow(.font, "17", .notAFont),
      RefusedRow(.statusBar, "white", .unknownValue),
      RefusedRow(.statusBar, ".lightContent", .unknownValue, repair: "light"),
      RefusedRow(.font, "{size: 17, weight: 600}", .unknownValue, repair: "semibold"),
      RefusedRow(.statusBar, "{from: light}", .requiredKey),
      RefusedRow(.iosVersion, "12", .unsupportedIOS),
      RefusedRow(.iosVersion, "19.0", .unsupportedIOS),
      RefusedRow(.iosVersion, "15.0.1", .unsupportedIOS),
      RefusedRow(.iosVersion, "15.", .unsupportedIOS, repair: "15"),
      RefusedRow(.iosVersion, "015", .unsupportedIOS, repair: "15"),
      RefusedRow(.iosVersion, "15.01", .unsupportedIOS),
      RefusedRow(.iosVersion, "+15", .unsupportedIOS),
      RefusedRow(.moduleName, "my-shop", .invalidModuleName, repair: "MyShop"),
      RefusedRow(.moduleName, "2Shop", .invalidModuleName),
      RefusedRow(.moduleName, "uI", .invalidModuleName),
      RefusedRow(.swiftType(.controller), "UIViewController", .notAType),
      RefusedRow(.swiftType(.controller), "UIKit.UIViewController", .notAType),
      RefusedRow(.swiftType(.controller), "\"Grid<A, B\"", .notAType),
      RefusedRow(.swiftType(.controller), "\"Grid<>\"", .notAType),
      RefusedRow(.swiftType(.controller), "A..B", .notAType),
      RefusedRow(.swiftType(.controller), "A.self", .notAType, repair: "A"),
      RefusedRow(.swiftType(.controller), "A B", .notAType),
      RefusedRow(.swiftType(.controller), "A,", .notAType, repair: "A"),
      RefusedRow(.swiftType(.controller), "A;", .notAType, repair: "A"),
      RefusedRow(.swiftType(.controller), "A?", .notAType),
      RefusedRow(
        .swiftType(.controller),
        String(repeating: "A<", count: 100) + "A" + String(repeating: ">", count: 100), .notAType),
      RefusedRow(.swiftType(.controller), "Fade", .generatedName),
      RefusedRow(.swiftType(.controller), "StatusBar.Page", .generatedName),
      RefusedRow(.swiftType(.controller), "Grid<Pop>", .generatedName),
      RefusedRow(.list(.types), "[UISlider, Bar]", .generatedName),
      RefusedRow(.superclass, "UIViewController", .notAType),
      RefusedRow(.superclass, "{overrides-should-pop: true}", .requiredKey),
      RefusedRow(.superclass, "{type: A, overrides-should-pop: yes}", .notABool, repair: "true"),
      RefusedRow(
        .superclass, "{type: A, overrides-shouldpop: true}", .unknownKey,
        repair: "overrides-should-pop"),
      RefusedRow(.superclass, "[A]", .wrongShape),
      RefusedRow(.localization, "yes", .notABool, repair: "true"),
      RefusedRow(.localization, "off", .notABool, repair: "false"),
      RefusedRow(.localization, "Shop.strings", .notATable, repair: "Shop"),
      RefusedRow(.localization, "Shop.xcstrings", .notATable, repair: "Shop"),
      RefusedRow(.localization, "\"Shop (de)\"", .notATable),
      RefusedRow(.localization, "[Shop]", .wrongShape),
      RefusedRow(.list(.types), "[UISlider, 3]", .notAType),
      RefusedRow(.list(.types), "{a: b}", .wrongShape),
      RefusedRow(.list(.types), "UISlider, UISwitch", .notAType, repair: "[UISlider, UISwitch]"),
      RefusedRow(.list(.modules), "\"A, B\"", .notAModule, repair: "[A, B]"),
      RefusedRow(.number(.radius), "-1", .outOfRange),
      RefusedRow(.propertyPath, "self.tableView", .notAPropertyPath, repair: "tableView"),
      RefusedRow(.propertyPath, "list()", .notAPropertyPath, repair: "list"),
      RefusedRow(.propertyPath, "\"!isClean\"", .notAPropertyPath),
      RefusedRow(.propertyPath, "a!.b", .notAPropertyPath),
      RefusedRow(.propertyPath, "a.b?", .notAPropertyPath),
      RefusedRow(.propertyPath, "a.", .notAPropertyPath, repair: "a"),
      RefusedRow(.text(isEmptyAllowed: false), "\"\"", .emptyText),
      RefusedRow(.list(.anyOf(["button", "swipe"], all: "all")), "[]", .emptyList),
      RefusedRow(
        .list(.anyOf(["button", "swipe"], all: "all")), "[swipe, botton]", .unknownValue,
        repair: "button"),
      RefusedRow(.list(.modules), "[Design-System]", .notAModule),
      RefusedRow(.list(.modules), "class", .notAModule),
      RefusedRow(.list(.modules), "[struct.Foo]", .notAModule),
      RefusedRow(.list(.modules), "[_]", .notAModule),
    ]
  ) func isReportedOnce(_ row: RefusedRow) {
    var reader = Reader()
    let tree = parse(SourceFile(path: "value", text: row.text)).tree
    #expect(reader.value(tree.root, row.type, of: "key") == nil)
    #expect(reader.diagnostics.map(\.id) == [row.id])
    let repair = reader.diagnostics.first?.fixIts.first?.edits.first?.replacement
    #expect(repair == row.repair)
  }
}

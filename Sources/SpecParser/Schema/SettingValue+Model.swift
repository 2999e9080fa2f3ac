extension SettingRepresentable where Self: RawRepresentable, RawValue == String {
  init?(_ setting: SettingValue) {
    guard case .word(let word) = setting else { return nil }
    self.init(rawValue: word)
  }

  var setting: SettingValue? { .word(rawValue) }
}

extension Animation.Style: SettingRepresentable {}
extension BackButton.Display: SettingRepresentable {}
extension BackInterception.Ask.Style: SettingRepresentable {}
extension BackInterception.Trigger: SettingRepresentable {}
extension BarLook.Style: SettingRepresentable {}
extension BarScheme: SettingRepresentable {}
extension Fade.Snap: SettingRepresentable {}
extension LargeTitleLook.Display: SettingRepresentable {}
extension Module.Access: SettingRepresentable {}
extension Output.BuiltInSet: SettingRepresentable {}
extension Output.Layout: SettingRepresentable {}
extension Pop.Gesture: SettingRepresentable {}
extension Pop.ReduceMotion: SettingRepresentable {}
extension Pop.ScrollViews: SettingRepresentable {}
extension ResourceBundle: SettingRepresentable {}
extension StandaloneBar.Position: SettingRepresentable {}

extension Optional: SettingRepresentable where Wrapped: SettingRepresentable {
  init?(_ setting: SettingValue) {
    guard let value = Wrapped(setting) else { return nil }
    self = value
  }

  var setting: SettingValue? { self?.setting }
}

extension Array: SettingRepresentable where Element: SettingRepresentable {
  init?(_ setting: SettingValue) {
    guard case .texts(let texts) = setting else { return nil }
    self = texts.compactMap { Element(.word($0)) }
  }

  var setting: SettingValue? {
    .texts(
      compactMap { element in
        switch element.setting {
        case .word(let text), .text(let text): text
        default: nil
        }
      })
  }
}

extension Bool: SettingRepresentable {
  init?(_ setting: SettingValue) {
    guard case .bool(let value) = setting else { return nil }
    self = value
  }

  var setting: SettingValue? { .bool(self) }
}

extension Double: SettingRepresentable {
  init?(_ setting: SettingValue) {
    guard case .number(let value) = setting else { return nil }
    self = value
  }

  var setting: SettingValue? { .number(self) }
}

extension String: SettingRepresentable {
  init?(_ setting: SettingValue) {
    switch setting {
    case .text(let text), .word(let text): self = text
    default: return nil
    }
  }

  var setting: SettingValue? { .text(self) }
}

extension Color: SettingRepresentable {
  init?(_ setting: SettingValue) {
    guard case .color(let value) = setting else { return nil }
    self = value
  }

  var setting: SettingValue? { .color(self) }
}

extension Curve: SettingRepresentable {
  init?(_ setting: SettingValue) {
    guard case .curve(let value) = setting else { return nil }
    self = value
  }

  var setting: SettingValue? { .curve(self) }
}

extension Font: SettingRepresentable {
  init?(_ setting: SettingValue) {
    guard case .font(let value) = setting else { return nil }
    self = value
  }

  var setting: SettingValue? { .font(self) }
}

extension IOSVersion: SettingRepresentable {
  init?(_ setting: SettingValue) {
    guard case .version(let value) = setting else { return nil }
    self = value
  }

  var setting: SettingValue? { .version(self) }
}

extension Superclass: SettingRepresentable {
  init?(_ setting: SettingValue) {
    guard case .superclass(let value) = setting else { return nil }
    self = value
  }

  var setting: SettingValue? { .superclass(self) }
}

extension Screen.Controller: SettingRepresentable {
  init?(_ setting: SettingValue) {
    switch setting {
    case .word("runtime"): self = .runtime
    case .text(let type): self = .type(type)
    default: return nil
    }
  }

  var setting: SettingValue? {
    switch self {
    case .runtime: .word("runtime")
    case .type(let type): .text(type)
    }
  }
}

extension Localization: SettingRepresentable {
  init?(_ setting: SettingValue) {
    switch setting {
    case .bool(let isOn): self = isOn ? .standardTable : .none
    case .text(let table): self = .table(table)
    default: return nil
    }
  }

  var setting: SettingValue? {
    switch self {
    case .none: .bool(false)
    case .standardTable: .bool(true)
    case .table(let table): .text(table)
    }
  }
}

extension StatusBar: SettingRepresentable {
  init?(_ setting: SettingValue) {
    guard case .statusBar(let value) = setting else { return nil }
    self = value
  }

  var setting: SettingValue? { .statusBar(self) }
}

extension BarLook.Shadow: SettingRepresentable {
  init?(_ setting: SettingValue) {
    switch setting {
    case .word("none"): self = .none
    case .color(let color): self = .color(color)
    default: return nil
    }
  }

  var setting: SettingValue? {
    switch self {
    case .none: .word("none")
    case .color(let color): .color(color)
    }
  }
}

extension BarLook.Blur: SettingRepresentable {
  init?(_ setting: SettingValue) {
    guard case .word(let word) = setting else { return nil }
    self = word == "none" ? .none : .style(camelCase(kebab: word))
  }

  var setting: SettingValue? {
    switch self {
    case .none: .word("none")
    case .style(let name): .word(kebabCase(camel: name))
    }
  }
}

extension Fade.Scroll: SettingRepresentable {
  init?(_ setting: SettingValue) {
    switch setting {
    case .word("auto"): self = .auto
    case .text(let path): self = .property(path)
    default: return nil
    }
  }

  var setting: SettingValue? {
    switch self {
    case .auto: .word("auto")
    case .property(let path): .text(path)
    }
  }
}

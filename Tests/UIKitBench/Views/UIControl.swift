import Foundation

/// A view that acts when touched.
@MainActor
open class UIControl: UIView {
  public var isEnabled = true
}

/// A thumb that is dragged along a line.
@MainActor
open class UISlider: UIControl {
  /// 0…1.
  public var value: Float = 0

  override func touchMoved(to place: CGPoint) {
    value = Float(min(max(place.x / max(bounds.width, 1), 0), 1))
  }
}

/// A thumb with two places.
@MainActor
open class UISwitch: UIControl {
  public var isOn = false
}

/// Several buttons in a row.
@MainActor
open class UISegmentedControl: UIControl {}

/// A button.
@MainActor
open class UIButton: UIControl {}

/// A text.
@MainActor
open class UILabel: UIView {
  public var text: String?
  public var font: UIFont!
  public var textColor: UIColor!
}

/// Something that changes what lies behind or in a view.
@MainActor
open class UIVisualEffect: NSObject {}

/// Blurs what lies behind.
@MainActor
public final class UIBlurEffect: UIVisualEffect {
  public let style: Style

  public init(style: Style) { self.style = style }

  /// How a blur looks.
  public enum Style: Int, Sendable {
    case extraLight, light, dark
    case regular = 4
    case prominent
    case systemUltraThinMaterial, systemThinMaterial, systemMaterial, systemThickMaterial,
      systemChromeMaterial
    case systemUltraThinMaterialLight, systemThinMaterialLight, systemMaterialLight,
      systemThickMaterialLight, systemChromeMaterialLight
    case systemUltraThinMaterialDark, systemThinMaterialDark, systemMaterialDark,
      systemThickMaterialDark, systemChromeMaterialDark
  }
}

/// Lets what lies behind a blur shine through.
@MainActor
public final class UIVibrancyEffect: UIVisualEffect {
  public init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle = .label) {}
}

/// How vibrant a content is.
public enum UIVibrancyEffectStyle: Int, Sendable {
  case label, secondaryLabel, tertiaryLabel, quaternaryLabel, fill, secondaryFill, tertiaryFill,
    separator
}

/// A view with an effect.
@MainActor
open class UIVisualEffectView: UIView {
  public var effect: UIVisualEffect?
  public let contentView = UIView()

  public init(effect: UIVisualEffect?) {
    self.effect = effect
    super.init(frame: .zero)
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }
}

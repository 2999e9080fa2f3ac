/// The cases of UIBlurEffect.Style on iOS, all there since iOS 13.
enum BlurStyles {
  /// As the language writes them.
  static let words = [
    "dark", "extra-light", "light", "prominent", "regular", "system-chrome-material",
    "system-chrome-material-dark", "system-chrome-material-light", "system-material",
    "system-material-dark", "system-material-light", "system-thick-material",
    "system-thick-material-dark", "system-thick-material-light", "system-thin-material",
    "system-thin-material-dark", "system-thin-material-light", "system-ultra-thin-material",
    "system-ultra-thin-material-dark", "system-ultra-thin-material-light",
  ]
}

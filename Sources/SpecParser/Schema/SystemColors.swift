/// The colors UIColor names, for example `systemBackground`.
enum SystemColors {
  /// The first iOS version that has each, 13 standing for every earlier one too.
  static let introduced: [String: Int] = [
    "black": 13, "blue": 13, "brown": 13, "cyan": 13, "darkGray": 13, "darkText": 13,
    "gray": 13, "green": 13, "label": 13, "lightGray": 13, "lightText": 13, "link": 13,
    "magenta": 13, "opaqueSeparator": 13, "orange": 13, "placeholderText": 13, "purple": 13,
    "quaternaryLabel": 13, "quaternarySystemFill": 13, "red": 13, "secondaryLabel": 13,
    "secondarySystemBackground": 13, "secondarySystemFill": 13,
    "secondarySystemGroupedBackground": 13, "separator": 13, "systemBackground": 13,
    "systemBlue": 13, "systemBrown": 13, "systemCyan": 15, "systemFill": 13, "systemGray": 13,
    "systemGray2": 13, "systemGray3": 13, "systemGray4": 13, "systemGray5": 13,
    "systemGray6": 13, "systemGreen": 13, "systemGroupedBackground": 13, "systemIndigo": 13,
    "systemMint": 15, "systemOrange": 13, "systemPink": 13, "systemPurple": 13, "systemRed": 13,
    "systemTeal": 13, "systemYellow": 13, "tertiaryLabel": 13, "tertiarySystemBackground": 13,
    "tertiarySystemFill": 13, "tertiarySystemGroupedBackground": 13, "tintColor": 15,
    "white": 13, "yellow": 13,
  ]

  /// Every name with `clear`, sorted, for suggestions.
  static let words = (introduced.keys + ["clear"]).sorted()
}

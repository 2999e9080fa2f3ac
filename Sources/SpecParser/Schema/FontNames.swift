/// The text styles and weights UIFont names.
enum FontNames {
  /// The first iOS version that has each text style, 13 standing for every earlier one too.
  static let textStyles: [String: Int] = [
    "body": 13, "callout": 13, "caption1": 13, "caption2": 13, "extra-large-title": 17,
    "extra-large-title2": 17, "footnote": 13, "headline": 13, "large-title": 13,
    "subheadline": 13, "title1": 13, "title2": 13, "title3": 13,
  ]

  /// The text styles' names, sorted, for suggestions.
  static let textStyleWords = textStyles.keys.sorted()

  /// From the lightest to the heaviest.
  static let weights = [
    "ultra-light", "thin", "light", "regular", "medium", "semibold", "bold", "heavy", "black",
  ]
}

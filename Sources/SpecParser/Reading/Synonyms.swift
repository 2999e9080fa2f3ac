import NavgenDiagnostics

/// Words that other languages, UIKit or people have for words of the language.
enum Synonyms {
  /// The one of `keys` that `text` means by another name or by a slip; `nil` where none is likely.
  static func key(for text: String, in keys: [String]) -> String? {
    self.keys(for: text).first(where: keys.contains) ?? Spelling.nearest(text, in: keys)
  }

  /// The keys that others call `text`, whichever mapping they stand in.
  static func keys(for text: String) -> [String] {
    meantKeys[letters(of: text)] ?? []
  }

  /// The one of `words` that `text` means: `sheet` for `action-sheet`; `nil` where none is sure.
  static func word(for text: String, in words: [String]) -> String? {
    meant[letters(of: text)]?.first(where: words.contains)
  }

  private static func letters(of text: String) -> String {
    text.lowercased().filter { !"-_ .".contains($0) }
  }

  /// By their letters in lower case, the likeliest first: names in UIKit, CSS and other formats.
  private static let meantKeys: [String: [String]] = [
    "abort": ["cancel"],
    "backgroundcolor": ["background"],
    "barstyle": ["scheme"],
    "bartintcolor": ["background"],
    "basedon": ["use"],
    "bgcolor": ["background"],
    "blureffect": ["blur"],
    "body": ["message"],
    "class": ["controller"],
    "edgewidth": ["edge"],
    "extends": ["use"],
    "family": ["custom"],
    "fontname": ["custom"],
    "foregroundcolor": ["color"],
    "inherits": ["use"],
    "istranslucent": ["translucent"],
    "largetitletextattributes": ["large-title"],
    "name": ["custom"],
    "navbar": ["bar"],
    "navigationbar": ["bar"],
    "no": ["cancel"],
    "ok": ["confirm"],
    "opacity": ["alpha"],
    "preferredstatusbarstyle": ["status-bar"],
    "preferslargetitles": ["large-titles"],
    "shadowcolor": ["shadow"],
    "statusbarstyle": ["status-bar"],
    "styles": ["use"],
    "textcolor": ["color"],
    "tintcolor": ["tint"],
    "titletextattributes": ["title"],
    "vc": ["controller"],
    "version": ["navgen"],
    "viewcontroller": ["controller"],
    "yes": ["confirm"],
  ]

  /// By their letters in lower case, the likeliest first.
  private static let meant: [String: [String]] = [
    "300": ["light"],
    "400": ["regular"],
    "500": ["medium"],
    "600": ["semibold"],
    "700": ["bold"],
    "800": ["heavy"],
    "900": ["black"],
    "actionsheet": ["sheet"],
    "backbutton": ["button"],
    "darkcontent": ["dark"],
    "false": off,
    "lightcontent": ["light"],
    "longpress": ["menu"],
    "no": off,
    // The one of `scroll` that names no scroll view.
    "none": ["auto"],
    "off": off,
    "on": ["always"],
    "tap": ["button"],
    "true": ["always"],
    "voiceover": ["escape"],
    "yes": ["always"],
  ]

  /// What `off` is: to have motion reduced is another thing than to have none.
  private static let off = ["same", "none", "never", "auto"]
}

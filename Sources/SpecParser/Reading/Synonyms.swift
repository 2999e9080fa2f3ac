/// Words that other languages, UIKit or people have for words of the language.
enum Synonyms {
  /// The one of `words` that `text` means: `sheet` for `action-sheet`; `nil` where none is sure.
  static func word(for text: String, in words: [String]) -> String? {
    let letters = text.lowercased().filter { $0 != "-" && $0 != "_" && $0 != " " }
    return meant[letters]?.first(where: words.contains)
  }

  /// By their letters in lower case, the likeliest first.
  private static let meant: [String: [String]] = [
    "actionsheet": ["sheet"],
    "backbutton": ["button"],
    "false": off,
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

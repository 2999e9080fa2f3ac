/// The Swift spelling of a word of the language: `system-chrome-material` gives
/// `systemChromeMaterial`.
func camelCase(kebab word: String) -> String {
  var result = ""
  var startsWord = false
  for character in word {
    if character == "-" {
      startsWord = true
    } else {
      result += startsWord ? character.uppercased() : String(character)
      startsWord = false
    }
  }
  return result
}

/// The language's spelling of a Swift word: `systemChromeMaterial` gives `system-chrome-material`.
func kebabCase(camel word: String) -> String {
  var result = ""
  for character in word {
    result += character.isUppercase ? "-" + character.lowercased() : String(character)
  }
  return result
}

/// Splits Swift source into tokens; enough of the language for the code that navgen emits.
struct SwiftLexer {
  private let characters: [Character]
  private var position = 0
  private var line = 1

  private init(_ source: String) {
    characters = Array(source)
  }

  /// The tokens of a file, in order and without a gap.
  static func tokens(of source: String) -> [SwiftToken] {
    var lexer = SwiftLexer(source)
    var tokens: [SwiftToken] = []
    while lexer.position < lexer.characters.count {
      tokens.append(lexer.next())
    }
    return tokens
  }

  private mutating func next() -> SwiftToken {
    let start = position
    let startLine = line
    let kind = consume()
    let text = characters[start..<position]
    line += text.count { $0.isNewline }
    return SwiftToken(kind: kind, text: String(text), line: startLine)
  }

  private mutating func consume() -> SwiftToken.Kind {
    let first = characters[position]
    if first.isWhitespace {
      skip { $0.isWhitespace }
      return .trivia
    }
    if at("//") {
      skip { !$0.isNewline }
      return .trivia
    }
    if at("/*") {
      skipBlockComment()
      return .trivia
    }
    if first == "\"" {
      skipString(pounds: 0)
      return .string
    }
    return consumeWord(first)
  }

  private mutating func consumeWord(_ first: Character) -> SwiftToken.Kind {
    if first == "#", let pounds = poundsBeforeQuote {
      position += pounds
      skipString(pounds: pounds)
      return .string
    }
    position += 1
    if first == "`" {
      skip { $0 != "`" }
      position += 1
      return .word
    }
    if first == "#" || first == "@", position < characters.count, characters[position].startsName {
      skip { $0.continuesName }
      return .marked
    }
    if first.isNumber {
      skip { $0.continuesName }
      if at("."), position + 1 < characters.count, characters[position + 1].isNumber {
        position += 1
        skip { $0.continuesName }
      }
      return .number
    }
    if first.startsName || first == "$" {
      skip { $0.continuesName }
      return .word
    }
    return .mark
  }

  private func at(_ text: String) -> Bool {
    characters[position...].starts(with: text)
  }

  private mutating func skip(while matches: (Character) -> Bool) {
    while position < characters.count, matches(characters[position]) { position += 1 }
  }

  private mutating func skipBlockComment() {
    var depth = 0
    repeat {
      if at("/*") {
        depth += 1
        position += 2
      } else if at("*/") {
        depth -= 1
        position += 2
      } else {
        position += 1
      }
    } while depth > 0 && position < characters.count
  }

  /// How many `#` stand before a quotation mark here; `nil` where none do.
  private var poundsBeforeQuote: Int? {
    let count = characters[position...].prefix { $0 == "#" }.count
    let after = position + count
    return after < characters.count && characters[after] == "\"" ? count : nil
  }

  // The opening quotation mark is the current character.
  private mutating func skipString(pounds: Int) {
    let quote = at("\"\"\"") ? "\"\"\"" : "\""
    let end = quote + String(repeating: "#", count: pounds)
    let escape = "\\" + String(repeating: "#", count: pounds)
    position += quote.count
    while position < characters.count, !at(end) {
      guard at(escape) else {
        position += 1
        continue
      }
      position += escape.count
      if at("(") { skipInterpolation() } else { position += 1 }
    }
    position = min(position + end.count, characters.count)
  }

  private mutating func skipInterpolation() {
    var depth = 0
    repeat {
      switch characters[position] {
      case "(":
        depth += 1
        position += 1
      case ")":
        depth -= 1
        position += 1
      default:
        _ = consume()
      }
    } while depth > 0 && position < characters.count
  }
}

extension Character {
  fileprivate var startsName: Bool { isLetter || self == "_" }
  fileprivate var continuesName: Bool { startsName || isNumber }
}

/// What the parser sees before it decides, beyond the current token.
extension Parser {
  /// Whether the current token looks like a key whose `:` was forgotten: alone on its line, with
  /// entries or items deeper than it on the next.
  var isAtKeyWithoutColon: Bool {
    guard at(.plain), current.isFirstOnLine else { return false }
    let next = indexAfter(index)
    guard tokens[next].isFirstOnLine else { return false }
    return tokens[next].kind == .dash
      ? tokens[next].column >= current.column
      : tokens[next].column > current.column
        && (isKey(next) || file.bytes.lastSeparation(in: current) != nil)
  }

  /// Whether the current token is alone on its line, and the next line is a key at its column.
  var isBeforeKey: Bool {
    guard current.isFirstOnLine else { return false }
    let next = indexAfter(index)
    return tokens[next].column == current.column && isKey(next)
  }

  /// Whether the current token, alone on its line, looks like an entry whose key and value something
  /// else than `: ` parts, such as `distance = 136` or `velocity:800`.
  var isAtSeparatedEntry: Bool {
    guard current.isFirstOnLine, let separation = separation(in: current) else { return false }
    let word = file.bytes[current.lower..<separation.keyEnd]
    return separation.sign != .blank && word.isPropertyName
  }

  /// Whether a token begins its line but for blanks, a tab among them.
  func isIndentedByTab(_ token: Token) -> Bool {
    token.isFirstOnLine && file.bytes[token.lineStart..<token.lower].contains(.tab)
  }

  /// Whether the current token opens a flow collection with a `:` right behind its end.
  var isAtFlowKey: Bool {
    var (next, brackets) = (index, 0)
    repeat {
      switch tokens[next].kind {
      case .openBracket, .openBrace: brackets += 1
      case .closeBracket, .closeBrace: brackets -= 1
      case .missingCloser, .end: return false
      default: break
      }
      next += 1
    } while brackets > 0
    return tokens[next].kind == .colon && !tokens[next].isFirstOnLine
  }

  /// Index of the `}` of a flow mapping with several scalars and no `:`, which begins here and ends on
  /// its line.
  var endOfListInBraces: Int? {
    guard at(.openBrace) else { return nil }
    var (next, commas) = (index + 1, 0)
    while [.plain, .singleQuoted, .doubleQuoted].contains(tokens[next].kind) {
      let bytes = file.bytes[tokens[next].lower..<tokens[next].upper]
      guard !tokens[next].isFirstOnLine, !bytes.contains(.colon),
        tokens[next].kind != .plain || separation(in: tokens[next]) == nil
      else { return nil }
      next += 1
      if tokens[next].kind == .comma {
        next += 1
        commas += 1
      } else {
        break
      }
    }
    return commas > 0 && tokens[next].kind == .closeBrace ? next : nil
  }

  /// Index of the token after the one at `index`, comments left out.
  private func indexAfter(_ index: Int) -> Int {
    guard tokens[index].kind != .end else { return index }
    var next = index + 1
    while tokens[next].kind.isTrivia { next += 1 }
    return next
  }

  /// Whether the token at `index` is a key that begins its line.
  private func isKey(_ index: Int) -> Bool {
    switch tokens[index].kind {
    case .plain, .singleQuoted, .doubleQuoted:
      tokens[index].isFirstOnLine && tokens[index + 1].kind == .colon
        && !tokens[index + 1].isFirstOnLine
    default: false
    }
  }
}

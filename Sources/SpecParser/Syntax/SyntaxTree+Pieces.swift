extension SyntaxTree {
  /// The whole file cut into tokens, comments, blanks, line ends and a byte order mark: their bytes
  /// one after another are the file. Tokens without bytes are left out.
  public var pieces: [Token] {
    var pieces: [Token] = []
    pieces.reserveCapacity(tokens.count * 2)
    var offset = 0
    for token in tokens {
      appendTrivia(from: offset, to: token.lower, before: token, to: &pieces)
      if token.upper > token.lower { pieces.append(token) }
      offset = token.upper
    }
    return pieces
  }

  /// Cuts what stands between two tokens into blanks and line ends.
  private func appendTrivia(
    from lower: Int, to upper: Int, before token: Token, to pieces: inout [Token]
  ) {
    let bytes = file.bytes
    var offset = lower
    while offset < upper {
      let start = offset
      let kind: Token.Kind
      switch bytes[offset] {
      case .space, .tab:
        kind = .blank
        while offset < upper, bytes[offset].isBlank { offset += 1 }
      case .lineFeed, .carriageReturn:
        kind = .lineEnd
        offset = bytes.nextLine(afterLineEnd: offset)
      default:
        precondition(offset == 0, "only a byte order mark stands outside a token")
        kind = .byteOrderMark
        offset = 3
      }
      pieces.append(Token(kind, lower: start, upper: offset, lineStart: start))
    }
  }
}

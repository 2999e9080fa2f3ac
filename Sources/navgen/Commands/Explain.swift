import NavgenDiagnostics

extension Run {
  /// Prints the page of each diagnostic named, or the list of all with what each says.
  mutating func explain() {
    guard !arguments.operands.isEmpty else {
      print(table(DiagnosticID.allCases.map { ($0.rawValue, $0.page.summary) }.sorted(by: <)))
      return
    }
    for word in arguments.operands {
      guard let id = DiagnosticID(rawValue: word) else {
        let ids = DiagnosticID.allCases.map(\.rawValue)
        report([
          .wrongUse(
            "there is no diagnostic `\(word)`: `navgen explain` lists all",
            suggesting: Spelling.nearest(word, in: ids))
        ])
        continue
      }
      print(id.explanation)
    }
  }
}

extension DiagnosticID {
  /// The page as text, for example for a terminal.
  fileprivate var explanation: String {
    """
    \(rawValue) (\(severity.rawValue))

    \(page.what.wrapped)

    \(page.why.wrapped)

    Wrong:

    \(page.wrong.indented)

    Right:

    \(page.right.indented)

    """
  }
}

extension DiagnosticPage {
  /// The first sentence of what it says, in one line.
  fileprivate var summary: String {
    let words = what.split(whereSeparator: \.isWhitespace)
    let last = words.firstIndex { $0.hasSuffix(".") } ?? words.endIndex - 1
    return words[...last].joined(separator: " ")
  }
}

extension String {
  /// Broken at blanks into lines of at most 80 columns.
  fileprivate var wrapped: String {
    var lines = [""]
    for word in split(whereSeparator: \.isWhitespace) {
      let last = lines.count - 1
      if !lines[last].isEmpty, lines[last].count + 1 + word.count > 80 {
        lines.append(String(word))
      } else {
        lines[last] += (lines[last].isEmpty ? "" : " ") + word
      }
    }
    return lines.joined(separator: "\n")
  }

  /// Every line that is not empty moved four columns in.
  fileprivate var indented: String {
    split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.isEmpty ? "" : "    " + $0 }.joined(separator: "\n")
  }
}

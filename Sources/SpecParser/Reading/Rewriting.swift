import NavgenDiagnostics

extension Reader {
  /// What a scalar of no type was meant as, where it is written as Swift, CSS or a word processor
  /// would: `white` for `“white”`, `0.25` for `.25`; `nil` where nothing like that is of the type.
  static func rewriting(of node: Node, _ type: ValueType) -> String? {
    guard node.kind == .scalar, node.text.utf8.count < 200, node.tree.file.path != trialPath else {
      return nil
    }
    return Rewriting.candidates(node.text).first { candidate in
      candidate != node.text && value(ofWritten: candidate, type) != nil
    }
  }
}

/// Spellings of values elsewhere, each as it would be written in a spec if it were what it looks like.
private enum Rewriting {
  /// The likeliest first; most are of no type.
  static func candidates(_ text: String) -> [String] {
    let bare = unquoted(text)
    let quoted = bare.contains("#") ? ["\"\(bare)\""] : []
    return numbers(text) + [bare] + quoted + calls(text) + colors(text) + lists(text)
  }

  /// Without the marks around it: `“white”`, `` `white` ``, `.white`, `white,` and `white;`.
  private static func unquoted(_ text: String) -> String {
    let marks = "“”„‘’‚«»‹›`\"'"
    let ended = text.last.map(",;".contains) == true ? text.dropLast() : text[...]
    let started = ended.drop { marks.contains($0) || $0 == "." }
    return String(started.reversed().drop(while: marks.contains).reversed())
  }

  /// `.25`, `5.` and `010` with the digits that YAML or Swift would see.
  private static func numbers(_ text: String) -> [String] {
    let sign = text.prefix { "+-".contains($0) }
    let digits = text.dropFirst(sign.count)
    let plain = digits.drop { $0 == "0" }
    return [
      digits.hasPrefix(".") ? "\(sign)0\(digits)" : nil,
      digits.hasSuffix(".") ? String(text.dropLast()) : nil,
      digits.hasPrefix("0") ? "\(sign)\(plain.first?.isNumber == true ? "" : "0")\(plain)" : nil,
    ].compactMap(\.self)
  }

  /// `UIColor(named: "Brand")`, `Asset(Brand)` and `cubic-bezier(0, 0, 1, 1)`.
  private static func calls(_ text: String) -> [String] {
    guard let open = text.firstIndex(of: "("), text.last == ")" else { return [] }
    let name = text[..<open].lowercased().filter(\.isLetter)
    let arguments = text[text.index(after: open)...].dropLast()
    let argument = unquoted(String(arguments.split(separator: ":").last ?? "").filter { $0 != " " })
    switch name {
    case "asset", "color", "image", "uicolor", "uiimage": return ["asset(\(argument))", argument]
    case "bezier", "cubicbezier": return ["[\(arguments)]"]
    default: return []
    }
  }

  /// `labelColor`, and `systemBlack`, which is `black`.
  private static func colors(_ text: String) -> [String] {
    let system = "system"
    let withoutSystem = text.dropFirst(system.count)
    return [
      text.hasSuffix("Color") ? String(text.dropLast("Color".count)) : nil,
      text.hasPrefix(system)
        ? withoutSystem.prefix(1).lowercased() + withoutSystem.dropFirst() : nil,
    ].compactMap(\.self)
  }

  /// `a, b`, a list without brackets.
  private static func lists(_ text: String) -> [String] {
    let items = text.split { $0 == "," || $0 == " " }
    return items.count > 1 ? ["[\(items.joined(separator: ", "))]"] : []
  }
}

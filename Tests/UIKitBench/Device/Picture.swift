import Foundation

extension Bench {
  /// What a person sees now, as an SVG picture for looking at.
  public var picture: String {
    let screen = screen
    let size = window.bounds.size
    let views = screen.controllers.map {
      Self.rectangle($0.frame, "#ffffff", $0.alpha, label: $0.name)
    }
    var lines = [
      "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(size.width)\" height=\"\(size.height)\">"
    ]
    lines += [Self.rectangle(window.bounds, "#000000", 1, label: "")] + views
    if let bar = screen.bar {
      let frame = CGRect(x: 0, y: 0, width: bar.frame.width, height: bar.frame.maxY)
      lines.append(Self.rectangle(frame, bar.background.hex, bar.background.alpha, label: ""))
      lines.append(Self.text(bar.title ?? "", at: bar.frame, bar.titleColor))
    }
    if let alert = screen.alert {
      let frame = CGRect(x: 40, y: size.height / 2 - 60, width: size.width - 80, height: 120)
      lines.append(Self.rectangle(frame, "#eeeeee", 1, label: alert))
    }
    return (lines + ["</svg>"]).joined(separator: "\n")
  }

  private static func rectangle(_ frame: CGRect, _ fill: String, _ alpha: CGFloat, label: String)
    -> String
  {
    let place =
      "x=\"\(frame.minX)\" y=\"\(frame.minY)\" width=\"\(frame.width)\" height=\"\(frame.height)\""
    let shape = "<rect \(place) fill=\"\(fill)\" fill-opacity=\"\(alpha)\" stroke=\"#888888\"/>"
    guard !label.isEmpty else { return shape }
    return shape + "<text x=\"\(frame.minX + 20)\" y=\"\(frame.midY)\">\(escaped(label))</text>"
  }

  private static func text(_ text: String, at frame: CGRect, _ color: UIColor.Shade) -> String {
    let place = "x=\"\(frame.midX)\" y=\"\(frame.midY)\" text-anchor=\"middle\""
    return
      "<text \(place) fill=\"\(color.hex)\" fill-opacity=\"\(color.alpha)\">\(escaped(text))</text>"
  }

  private static func escaped(_ text: String) -> String {
    text.replacingOccurrences(of: "&", with: "&amp;").replacingOccurrences(of: "<", with: "&lt;")
  }
}

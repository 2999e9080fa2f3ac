import Foundation
import Testing

/// One file of the goldens or of an example's output.
struct EmittedSource: CustomTestStringConvertible, Sendable {
  let url: URL
  let text: String
  /// The oldest system the file is for, from `ios:` of the spec beside it.
  let minimumVersion: Double

  var testDescription: String {
    url.pathComponents.suffix(3).joined(separator: "/")
  }

  static let all: [EmittedSource] = {
    let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../..")
      .standardizedFileURL
    let goldens = root.appending(path: "Tests/Goldens/Output")
    let examples = root.appending(path: "Examples")
    return sources(in: goldens, outputFolder: "expected")
      + sources(in: examples, outputFolder: "Generated")
  }()

  private static func sources(in folder: URL, outputFolder: String) -> [EmittedSource] {
    let cases = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return cases.sorted().filter { !$0.hasPrefix(".") }.flatMap { name -> [EmittedSource] in
      let folder = folder.appending(path: name, directoryHint: .isDirectory)
      let output = folder.appending(path: outputFolder, directoryHint: .isDirectory)
      let names = (try? FileManager.default.contentsOfDirectory(atPath: output.path)) ?? []
      let version = minimumVersion(in: folder)
      return names.sorted().filter { $0.hasSuffix(".swift") }.compactMap { name in
        let url = output.appending(path: name)
        guard let text = try? String(contentsOf: url, encoding: .utf8) else { return nil }
        return EmittedSource(url: url, text: text, minimumVersion: version)
      }
    }
  }

  private static func minimumVersion(in folder: URL) -> Double {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    for name in names where name.hasSuffix(".nav") {
      let spec = (try? String(contentsOf: folder.appending(path: name), encoding: .utf8)) ?? ""
      if let match = spec.firstMatch(of: /ios: ([\d.]+)/), let version = Double(match.1) {
        return version
      }
    }
    return 15
  }
}

import Foundation
import NavgenDiagnostics
import NavgenSpecParser
import UIKitBench

@testable import PoolApps

/// A spec of the pool to play with.
@MainActor
struct Game {
  let name: String
  /// What holds on the devices that it runs on.
  let spec: NavigationSpec
  private let oldest: UIKitBench.IOSVersion
  private let tooNew: UIKitBench.IOSVersion?
  let makeNavigation: @MainActor (UIViewController) -> UINavigationController
  /// Makes its screens: those the spec names, a subclass of one, one it does not name.
  let screens: [@MainActor () -> UIViewController]

  init(_ entry: Pool.Entry) throws {
    let path = Self.folder.appendingPathComponent(entry.spec + ".nav").path
    let bytes = Array(try Data(contentsOf: URL(fileURLWithPath: path)))
    let file = SourceFile(path: path, bytes: bytes)
    let read = readSpec(file) { _ throws(IncludeFailure) in throw IncludeFailure("left out here") }
    guard var spec = read.spec else { throw Unreadable(messages: read.diagnostics.map(\.message)) }
    name = entry.spec
    let newest = spec.screens.compactMap(\.available).max()
    if entry.isForOlderDevices {
      tooNew = newest.map(Self.version)
      oldest = Self.version(spec.module.ios)
      spec.screens.removeAll { $0.available != nil }
    } else {
      tooNew = nil
      oldest = Self.version(max(spec.module.ios, newest ?? spec.module.ios))
    }
    self.spec = spec
    makeNavigation = entry.makeNavigation
    let named = spec.screens.compactMap { Self.makers[$0.controllerName] }
    screens = named + [{ FeaturedViewController() }, { UIViewController() }]
  }

  /// Whether it runs on devices of a version.
  func runs(on version: UIKitBench.IOSVersion) -> Bool {
    version >= oldest && tooNew.map { version < $0 } ?? true
  }

  private static func version(_ version: NavgenSpecParser.IOSVersion) -> UIKitBench.IOSVersion {
    UIKitBench.IOSVersion("\(version.major).\(version.minor)")
  }

  /// Where the specs are.
  nonisolated static let folder = URL(fileURLWithPath: #filePath)
    .appendingPathComponent("../../../BenchApps/Pool/Specs").standardized

  /// A spec that cannot be read.
  struct Unreadable: Error {
    let messages: [String]
  }

  private static let makers: [String: @MainActor () -> UIViewController] = [
    "ListViewController": { ListViewController() },
    "FeaturedViewController": { FeaturedViewController() },
    "DetailViewController": { DetailViewController() },
    "NoteViewController": { NoteViewController() },
    "EditorViewController": { EditorViewController() },
    "PagesViewController": { PagesViewController() },
    "FormViewController": { FormViewController() },
    "MapViewController": { MapViewController() },
    "ShelfViewController": { ShelfViewController() },
  ]
}

extension NavgenSpecParser.Screen {
  /// The class that it is for, as it is written.
  var controllerName: String {
    if case .type(let name) = controller { name } else { "" }
  }
}

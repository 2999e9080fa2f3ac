import Foundation
import NavgenDiagnostics
import NavgenSpecParser
import UIKitBench

@testable import PoolApps

/// A spec of the pool to play with.
@MainActor
struct Game {
  let name: String
  let spec: NavigationSpec
  let makeNavigation: @MainActor (UIViewController) -> UINavigationController
  /// Makes its screens: those the spec names, a subclass of one, one it does not name.
  let screens: [@MainActor () -> UIViewController]

  init(_ entry: Pool.Entry) throws {
    let path = Self.folder.appendingPathComponent(entry.spec + ".nav").path
    let bytes = Array(try Data(contentsOf: URL(fileURLWithPath: path)))
    let file = SourceFile(path: path, bytes: bytes)
    let read = readSpec(file) { _ throws(IncludeFailure) in throw IncludeFailure("left out here") }
    guard let spec = read.spec else { throw Unreadable(messages: read.diagnostics.map(\.message)) }
    name = entry.spec
    self.spec = spec
    makeNavigation = entry.makeNavigation
    let named = spec.screens.compactMap { Self.makers[$0.controllerName] }
    screens = named + [{ FeaturedViewController() }, { UIViewController() }]
  }

  /// The oldest version that it runs on with all its screens. (The emitted code learns once a run which classes it
  /// has, so that a device cannot become older.)
  var version: UIKitBench.IOSVersion {
    let version = spec.screens.compactMap(\.available).reduce(spec.module.ios, max)
    return UIKitBench.IOSVersion("\(version.major).\(version.minor)")
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

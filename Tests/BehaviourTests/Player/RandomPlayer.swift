import Foundation
import Testing
import UIKitBench

@Suite struct RandomPlayer {
  /// How many sequences each variant plays; `NAVGEN_PLAYS` asks for more.
  private static let plays =
    ProcessInfo.processInfo.environment["NAVGEN_PLAYS"].flatMap { Int($0) } ?? 4
  private static let length = 60

  @MainActor @Test("Whatever is done, everything agrees: everything", arguments: Variant.all)
  func everything(_ variant: Variant) { play(.everything, variant) }

  @MainActor @Test("Whatever is done, everything agrees: the gallery", arguments: Variant.all)
  func gallery(_ variant: Variant) { play(.gallery, variant) }

  @MainActor @Test("Whatever is done, everything agrees: mail", arguments: Variant.all)
  func mail(_ variant: Variant) { play(.mail, variant) }

  @MainActor @Test("Whatever is done, everything agrees: motion", arguments: Variant.all)
  func motion(_ variant: Variant) { play(.motion, variant) }

  @MainActor
  private func play(_ game: Game, _ variant: Variant) {
    guard variant.settings.version >= game.version else { return }
    for seed in 1...Self.plays {
      var generator = SeededGenerator(seed: UInt64(seed))
      let actions = (0..<Self.length).map { _ in Action.random(&generator) }
      guard let fault = Play.fault(actions, game, variant.settings) else { continue }
      let shortest = Self.shrink(actions, game, variant.settings)
      let log = Bench.current.log.suffix(80).joined(separator: "\n")
      Issue.record(
        "seed \(seed): \(fault)\n\(shortest.fault)\n[\(shortest.actions.map(\.description).joined(separator: ", "))]\n\(log)"
      )
      return
    }
  }

  /// The shortest list of the actions that still goes wrong, found by leaving out more and less of it.
  @MainActor
  private static func shrink(_ actions: [Action], _ game: Game, _ settings: Settings) -> (
    actions: [Action], fault: String
  ) {
    var actions = actions
    var fault = Play.fault(actions, game, settings) ?? ""
    var size = actions.count / 2
    while size > 0 {
      var start = 0
      while start < actions.count {
        let shorter = Array(actions[..<start] + actions.dropFirst(start + size))
        if let found = Play.fault(shorter, game, settings) {
          (actions, fault) = (shorter, found)
        } else {
          start += size
        }
      }
      size /= 2
    }
    _ = Play.fault(actions, game, settings)
    return (actions, fault)
  }
}

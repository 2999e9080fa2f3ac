import Foundation
import Testing
import UIKitBench

@testable import PoolApps

/// Plays every spec of the pool at random and looks whether everything still agrees.
///
/// A seed stands for the same device and the same actions on every machine.
@Suite struct RandomPlayer {
  /// How many sequences each spec plays, where `NAVGEN_PLAYS` asks for no other number.
  private static let usualPlays = 48
  private static let plays =
    ProcessInfo.processInfo.environment["NAVGEN_PLAYS"].flatMap { Int($0) } ?? usualPlays
  private static let length = 100

  @MainActor @Test("Every spec of the pool is played, and there are many")
  func pool() throws {
    let files = try FileManager.default.contentsOfDirectory(atPath: Game.folder.path)
    let specs = files.filter { $0.hasSuffix(".nav") }.map { String($0.dropLast(4)) }
    #expect(Pool.entries.map(\.spec).sorted() == specs.sorted())
    #expect(specs.count >= 40)
    #expect(specs.count * Self.usualPlays >= 2000)
  }

  @MainActor
  @Test("Whatever is done, everything agrees", arguments: Pool.entries.indices)
  func play(_ index: Int) throws {
    let game = try Game(Pool.entries[index])
    for play in 0..<Self.plays {
      let seed = UInt64(index * 1_000_000 + play)
      var generator = SeededGenerator(seed: seed)
      let device = Device(&generator, for: game)
      let actions = (0..<Self.length).map { _ in Action.random(&generator) }
      guard let fault = Play.fault(actions, game, device.settings) else { continue }
      let shortest = Self.shrink(actions, game, device.settings)
      let log = Bench.current.log.suffix(80).joined(separator: "\n")
      Issue.record(
        """
        \(game.name), seed \(seed), \(device.name): \(fault)
        \(shortest.fault)
        [\(shortest.actions.map(\.description).joined(separator: ", "))]
        \(log)
        """)
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

/// A device to play on: one of the variants, and what its owner likes.
private struct Device {
  let name: String
  let settings: Settings

  @MainActor
  init(_ generator: inout SeededGenerator, for game: Game) {
    let variants = Variant.all.filter { game.runs(on: $0.settings.version) }
    let variant = variants.randomElement(using: &generator) ?? Variant.newest
    var settings = variant.settings
    settings.reducesMotion = Int.random(in: 0..<4, using: &generator) == 0
    settings.prefersCrossFade = Bool.random(using: &generator)
    settings.isDark = Int.random(in: 0..<4, using: &generator) == 0
    settings.idiom = Int.random(in: 0..<4, using: &generator) == 0 ? .pad : .phone
    self.settings = settings
    name =
      variant.name + (settings.reducesMotion ? ", less motion" : "")
      + (settings.prefersCrossFade ? ", cross-fades" : "") + (settings.isDark ? ", dark" : "")
      + (settings.idiom == .pad ? ", pad" : "")
  }
}

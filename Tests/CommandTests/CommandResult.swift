@testable import navgen

/// What one run of the command in this process said and did.
struct CommandResult {
  var status: ExitStatus
  var output: String
  var errors: String
}

extension MemoryDisk {
  /// Runs navgen with this disk for its world.
  func run(_ words: [String], input: String = "") -> CommandResult {
    final class Streams {
      var output: [UInt8] = []
      var errors: [UInt8] = []
    }
    let streams = Streams()
    let console = Console(
      readInput: { () throws(DiskError) in Array(input.utf8) },
      writeOutput: { bytes throws(DiskError) in streams.output += bytes },
      writeErrors: { streams.errors += $0 }, usesColour: false)
    let status = Run.run(words, disk: self, console: console)
    return CommandResult(
      status: status, output: String(decoding: streams.output, as: UTF8.self),
      errors: String(decoding: streams.errors, as: UTF8.self))
  }

  /// Runs a command line whose words have no blanks in them.
  func run(_ line: String, input: String = "") -> CommandResult {
    run(line.split(separator: " ").map(String.init), input: input)
  }
}

import NavgenEmitter

@testable import navgen

/// What one run of the command in this process said and did.
struct CommandResult: Equatable {
  var status: Outcome
  var output: String
  var errors: String
}

/// Standard streams that end in memory.
private final class Streams {
  var output: [UInt8] = []
  var errors: [UInt8] = []

  func console(input: String) -> Console {
    Console(
      readInput: { () throws(DiskError) in Array(input.utf8) },
      writeOutput: { [self] bytes throws(DiskError) in output += bytes },
      writeErrors: { [self] in errors += $0 }, usesColour: false)
  }

  func result(_ status: Outcome) -> CommandResult {
    CommandResult(
      status: status, output: String(decoding: output, as: UTF8.self),
      errors: String(decoding: errors, as: UTF8.self))
  }
}

extension MemoryDisk {
  /// Runs navgen with this disk for its world.
  @discardableResult
  func run(_ words: [String], input: String = "") -> CommandResult {
    let streams = Streams()
    return streams.result(Run.run(words, disk: self, console: streams.console(input: input)))
  }

  /// Runs a command line whose words have no blanks in them.
  @discardableResult
  func run(_ line: String, input: String = "") -> CommandResult {
    run(line.split(separator: " ").map(String.init), input: input)
  }

  /// Brings the folder `Out` to hold these plans, as `generate` does once they are rendered.
  @discardableResult
  func update(_ plans: [FilePlan], force: Bool = false) -> CommandResult {
    let streams = Streams()
    var run = Run(arguments: Arguments(), disk: self, console: streams.console(input: ""))
    do throws(DiskError) {
      let changes = try run.update("Out") { folder throws(DiskError) in
        try OutputChanges(in: folder, plans: plans, overwritesEdited: force)
      }
      if let changes { run.summarize(changes, in: "Out", .done, of: "test") }
    } catch {
      run.report([.unwritable(error)])
    }
    return streams.result(run.status)
  }
}

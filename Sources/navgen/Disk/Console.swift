#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The three standard streams of a run.
struct Console {
  /// All of standard input.
  var readInput: () throws(DiskError) -> [UInt8]
  /// Writes results to standard output.
  var writeOutput: ([UInt8]) throws(DiskError) -> Void
  /// Writes diagnostics to standard error.
  var writeErrors: ([UInt8]) -> Void
  /// Whether diagnostics are painted.
  var usesColour: Bool
}

extension Console {
  /// The streams of this process; painted only for a person who did not set `NO_COLOR`.
  static var standard: Console {
    let refusesColour = getenv("NO_COLOR").map { $0.pointee != 0 } ?? false
    return Console(
      readInput: { () throws(DiskError) in try Descriptor.standardInput.readAll() },
      writeOutput: { bytes throws(DiskError) in try Descriptor.standardOutput.writeAll(bytes) },
      // There is nowhere left to say that standard error cannot be written.
      writeErrors: { try? Descriptor.standardError.writeAll($0) },
      usesColour: Descriptor.standardError.isTerminal && !refusesColour)
  }
}

/// Ends the process.
func leave(with status: Outcome) -> Never {
  exit(status.rawValue)
}

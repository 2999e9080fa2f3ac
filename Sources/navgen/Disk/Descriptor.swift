#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// An open file.
struct Descriptor {
  /// Where a spec named `-` is read from.
  static let standardInput = Descriptor(number: 0, path: "standard input")
  /// Where results go.
  static let standardOutput = Descriptor(number: 1, path: "standard output")
  /// Where diagnostics go.
  static let standardError = Descriptor(number: 2, path: "standard error")

  /// What the system knows it by.
  let number: Int32
  /// What errors call it.
  let path: String

  /// Whether a person sees what is written.
  var isTerminal: Bool { isatty(number) == 1 }

  /// All bytes from here on; `size` is how many there probably are.
  func readAll(expecting size: Int = 0) throws(DiskError) -> [UInt8] {
    var bytes: [UInt8] = []
    while true {
      // One more than expected, so that the end shows with no further array.
      let room = max(size + 1 - bytes.count, 64 * 1024)
      var result = 0
      let chunk = [UInt8](unsafeUninitializedCapacity: room) { buffer, count in
        repeat { result = read(number, buffer.baseAddress, room) } while result < 0 && isInterrupted
        count = max(result, 0)
      }
      guard result >= 0 else { throw .last(path) }
      guard result > 0 else { return bytes }
      if bytes.isEmpty { bytes = chunk } else { bytes += chunk }
    }
  }

  /// Writes all of `bytes`.
  func writeAll(_ bytes: [UInt8]) throws(DiskError) {
    var written = 0
    while written < bytes.count {
      var result = 0
      bytes.withUnsafeBytes { buffer in
        let rest = UnsafeRawBufferPointer(rebasing: buffer[written...])
        repeat {
          result = write(number, rest.baseAddress, rest.count)
        } while result < 0 && isInterrupted
      }
      guard result >= 0 else { throw .last(path) }
      written += result
    }
  }

  private var isInterrupted: Bool { errno == EINTR }
}

/// A hash of a file's content that tells whether a person edited it: FNV-1a, 64 bits.
///
/// Not proof against forgery, which it need not be: whoever can forge a file can edit it. CR LF is
/// read as LF, so that a checkout with other line ends counts as unchanged.
struct ContentHash: Hashable {
  private let value: UInt64

  /// The hash of a file's bytes.
  init(_ bytes: [UInt8]) {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    bytes.withUnsafeBufferPointer { bytes in
      for index in bytes.indices {
        if bytes[index] == UInt8(ascii: "\r"), index + 1 < bytes.count,
          bytes[index + 1] == UInt8(ascii: "\n")
        {
          continue
        }
        hash = (hash ^ UInt64(bytes[index])) &* 0x100_0000_01B3
      }
    }
    value = hash
  }

  /// Reads what ``text`` wrote; `nil` for anything else.
  init?(text: some StringProtocol) {
    guard text.utf8.count == 16, let value = UInt64(text, radix: 16) else { return nil }
    self.value = value
  }

  /// Sixteen hexadecimal digits.
  var text: String {
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: 16 - digits.utf8.count) + digits
  }
}

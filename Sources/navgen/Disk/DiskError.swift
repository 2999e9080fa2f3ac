#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Why the world would not let a file be read or written.
struct DiskError: Error, Equatable {
  /// What was in the way.
  enum Cause: Equatable {
    case missing, notAllowed, isFolder, notFolder, notFile, full, readOnly
    /// Any other, by its number in errno.h.
    case other(Int32)
  }

  /// What was in the way.
  var cause: Cause
  /// The file or folder it happened to.
  var path: String

  /// `cause` at `path`.
  init(_ cause: Cause, _ path: String) {
    self.cause = cause
    self.path = path
  }

  /// For the end of a message, for example `there is no such file`.
  var reason: String {
    switch cause {
    case .missing: "there is no such file or folder"
    case .notAllowed: "permission denied"
    case .isFolder: "it is a folder"
    case .notFolder: "it is not a folder"
    case .notFile: "it is not a file"
    case .full: "no space is left"
    case .readOnly: "the file system is read-only"
    case .other(let number): String(cString: strerror(number)).lowercased()
    }
  }
}

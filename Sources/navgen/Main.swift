/// The program `navgen`.
@main
struct Navgen {
  /// What `navgen --version` prints.
  static let version = "0.1.0"

  /// Does what the process was started for, and ends it.
  static func main() {
    let words = Array(CommandLine.arguments.dropFirst())
    leave(with: Run.run(words, disk: PosixDisk(), console: .standard))
  }
}

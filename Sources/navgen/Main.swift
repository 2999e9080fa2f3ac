@main
struct Navgen {
  static func main() {}
}

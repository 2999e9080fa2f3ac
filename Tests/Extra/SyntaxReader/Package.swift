// swift-tools-version: 6.1

import PackageDescription

/// A reader of many specs in one process, for `yaml_oracle.py`. It takes the parser's sources through
/// links, so that the parser need not be a product.
let package = Package(
  name: "SyntaxReader",
  targets: [
    .target(name: "NavgenDiagnostics", path: "Sources/Diagnostics"),
    .target(
      name: "NavgenSpecParser",
      dependencies: ["NavgenDiagnostics"],
      path: "Sources/SpecParser"),
    .executableTarget(
      name: "SyntaxReader", dependencies: ["NavgenDiagnostics", "NavgenSpecParser"]),
  ],
  swiftLanguageModes: [.v6]
)

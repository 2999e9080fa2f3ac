// swift-tools-version: 6.1

import PackageDescription

let package = Package(
  name: "navgen",
  platforms: [.macOS(.v13)],
  products: [
    .executable(name: "navgen", targets: ["navgen"]),
    .plugin(name: "NavgenPlugin", targets: ["NavgenPlugin"]),
  ],
  targets: [
    .target(name: "NavgenDiagnostics", path: "Sources/Diagnostics"),
    .target(
      name: "NavgenSpecParser",
      dependencies: ["NavgenDiagnostics"],
      path: "Sources/SpecParser"),
    .target(
      name: "NavgenTemplateEngine",
      dependencies: ["NavgenDiagnostics"],
      path: "Sources/TemplateEngine"),
    .target(
      name: "NavgenEmitter",
      dependencies: ["NavgenDiagnostics", "NavgenSpecParser", "NavgenTemplateEngine"],
      path: "Sources/Emitter"),
    .executableTarget(
      name: "navgen",
      dependencies: [
        "NavgenDiagnostics", "NavgenSpecParser", "NavgenTemplateEngine", "NavgenEmitter",
      ]),
    .plugin(
      name: "NavgenPlugin", capability: .buildTool(), dependencies: ["navgen"],
      path: "Sources/NavgenPlugin"),
    .executableTarget(
      name: "navgen-benchmark",
      dependencies: [
        "NavgenDiagnostics", "NavgenSpecParser", "NavgenTemplateEngine", "NavgenEmitter",
      ],
      path: "Tests/Performance"),
    .executableTarget(
      name: "navgen-bench-rewriter",
      dependencies: ["NavgenDiagnostics", "NavgenSpecParser", "NavgenEmitter"],
      path: "Tests/BenchRewriter"),
    .plugin(
      name: "BenchRewriterPlugin", capability: .buildTool(),
      dependencies: ["navgen-bench-rewriter"], path: "Tests/BenchRewriterPlugin"),
    .target(
      name: "UIKitBench", path: "Tests/UIKitBench", swiftSettings: [.swiftLanguageMode(.v5)]),
    .target(
      name: "TransparentBarApp", dependencies: ["UIKitBench"],
      path: "Tests/BenchApps/TransparentBar", exclude: ["goldens.txt"],
      swiftSettings: [.swiftLanguageMode(.v5)], plugins: ["BenchRewriterPlugin"]),
    .target(
      name: "EverythingApp", dependencies: ["UIKitBench"],
      path: "Tests/BenchApps/Everything", exclude: ["goldens.txt"],
      swiftSettings: [.swiftLanguageMode(.v5)], plugins: ["BenchRewriterPlugin"]),
    .target(
      name: "SmallApps", dependencies: ["UIKitBench"],
      path: "Tests/BenchApps/Small", exclude: ["goldens.txt"],
      swiftSettings: [.swiftLanguageMode(.v5)], plugins: ["BenchRewriterPlugin"]),
    .target(
      name: "GalleryApp", dependencies: ["UIKitBench"],
      path: "Tests/BenchApps/Gallery", exclude: ["goldens.txt"],
      swiftSettings: [.swiftLanguageMode(.v5)], plugins: ["BenchRewriterPlugin"]),
    .target(
      name: "FadesApp", dependencies: ["UIKitBench"],
      path: "Tests/BenchApps/Fades", exclude: ["goldens.txt"],
      swiftSettings: [.swiftLanguageMode(.v5)], plugins: ["BenchRewriterPlugin"]),
    .target(
      name: "MotionApp", dependencies: ["UIKitBench"],
      path: "Tests/BenchApps/Motion", exclude: ["goldens.txt"],
      swiftSettings: [.swiftLanguageMode(.v5)], plugins: ["BenchRewriterPlugin"]),
    .target(
      name: "PoolApps", dependencies: ["UIKitBench"],
      path: "Tests/BenchApps/Pool", exclude: ["Specs"],
      swiftSettings: [.swiftLanguageMode(.v5)], plugins: ["BenchRewriterPlugin"]),
    .testTarget(name: "BenchRewriterTests", dependencies: ["navgen-bench-rewriter"]),
    .testTarget(
      name: "UIKitBenchTests", dependencies: ["UIKitBench"],
      swiftSettings: [.swiftLanguageMode(.v5)]),
    .testTarget(
      name: "BehaviourTests",
      dependencies: [
        "UIKitBench", "TransparentBarApp", "EverythingApp", "SmallApps", "GalleryApp", "FadesApp",
        "MotionApp", "PoolApps", "NavgenDiagnostics", "NavgenSpecParser",
      ],
      swiftSettings: [.swiftLanguageMode(.v5)]),
    .testTarget(name: "DiagnosticsTests", dependencies: ["NavgenDiagnostics"]),
    .testTarget(
      name: "SpecParserTests", dependencies: ["NavgenDiagnostics", "NavgenSpecParser"]),
    .testTarget(
      name: "TemplateEngineTests", dependencies: ["NavgenDiagnostics", "NavgenTemplateEngine"]),
    .testTarget(
      name: "EmitterTests",
      dependencies: [
        "navgen", "UIKitBench", "navgen-bench-rewriter",
        "NavgenDiagnostics", "NavgenSpecParser", "NavgenTemplateEngine", "NavgenEmitter",
      ]),
    .testTarget(
      name: "CommandTests",
      dependencies: [
        "navgen", "NavgenDiagnostics", "NavgenSpecParser", "NavgenTemplateEngine", "NavgenEmitter",
      ]),
  ],
  swiftLanguageModes: [.v6]
)

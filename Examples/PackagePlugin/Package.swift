// swift-tools-version: 6.1

import PackageDescription

let package = Package(
    name: "Shop",
    platforms: [.iOS(.v15)],
    products: [
        .library(name: "ShopUI", targets: ["ShopUI"])
    ],
    dependencies: [
        .package(name: "navgen", path: "../..")
    ],
    targets: [
        .target(name: "ShopUI", plugins: [.plugin(name: "NavgenPlugin", package: "navgen")])
    ]
)

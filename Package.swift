// swift-tools-version: 6.2
import PackageDescription

/// Warnings are errors in our own targets: a warning that stays is a warning nobody reads.
let strict: [SwiftSetting] = [.treatAllWarnings(as: .error)]

let package = Package(
  name: "frontmost",
  platforms: [.macOS(.v15)],
  products: [.executable(name: "frontmost", targets: ["frontmost"])],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2")
  ],
  targets: [
    // The kernel. Imports nothing, not even Foundation.
    .target(name: "Lifecycle", swiftSettings: strict),

    // What lies in Resources/, as bytes in the binary.
    .target(
      name: "Catalog", path: "Resources", sources: ["Catalog.c"],
      cSettings: [.unsafeFlags(["-std=gnu2x", "-Wno-c23-extensions"])]),
    .target(name: "Rulebooks", dependencies: ["Lifecycle", "Catalog"], swiftSettings: strict),
    .target(name: "Sessions", dependencies: ["Lifecycle", "Rulebooks"], swiftSettings: strict),
    .target(
      name: "Explanations", dependencies: ["Lifecycle", "Rulebooks", "Sessions"],
      swiftSettings: strict),

    // The whole interface as values.
    .target(
      name: "Screens", dependencies: ["Lifecycle", "Rulebooks", "Sessions", "Explanations"],
      swiftSettings: strict),

    // The only code that knows ncurses.
    .target(
      name: "CNCurses",
      linkerSettings: [
        .linkedLibrary("ncursesw", .when(platforms: [.linux])),
        .linkedLibrary("tinfo", .when(platforms: [.linux])),
        .linkedLibrary("ncurses", .when(platforms: [.macOS])),
      ]),
    .target(name: "Terminals", dependencies: ["Screens", "CNCurses"], swiftSettings: strict),

    .executableTarget(
      name: "frontmost",
      dependencies: [
        "Lifecycle", "Rulebooks", "Sessions", "Explanations", "Screens", "Terminals",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      swiftSettings: strict),

    .testTarget(
      name: "ScreensTests",
      dependencies: ["Lifecycle", "Rulebooks", "Sessions", "Screens"], exclude: ["Goldens"],
      swiftSettings: strict),
  ],
  swiftLanguageModes: [.v6]
)

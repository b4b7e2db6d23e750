// swift-tools-version: 6.2
import PackageDescription

/// Warnings are errors in tests, so that none of them stays. They are not in a user's build, whose
/// compiler may know more warnings than ours. Scripts/test asks for it.
let strict: [SwiftSetting] =
  Context.environment["FRONTMOST_STRICT"] == nil ? [] : [.treatAllWarnings(as: .error)]

/// What tests run over and over is optimized, or they would take three times as long; assertions
/// hold all the same.
let tested: [SwiftSetting] =
  strict.isEmpty ? [] : strict + [.unsafeFlags(["-O", "-assert-config", "Debug"])]

/// What `--version` names: Scripts/build asks git. A target of its own, for it changes with each
/// commit.
let commit: [CSetting] =
  Context.environment["FRONTMOST_COMMIT"].map {
    [.define("FRONTMOST_COMMIT", to: "\"\($0)\"")]
  } ?? []

let package = Package(
  name: "frontmost",
  platforms: [.macOS(.v15)],
  products: [.executable(name: "frontmost", targets: ["frontmost"])],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2")
  ],
  targets: [
    // The kernel. Imports nothing, not even Foundation.
    .target(name: "Lifecycle", swiftSettings: tested),

    // Random numbers with a seed. Imports nothing.
    .target(name: "RandomNumbers", swiftSettings: tested),

    // The C library under one name on all systems.
    .target(name: "CLibrary", swiftSettings: strict),

    // The files of Resources/ as bytes in the binary.
    .target(name: "Catalog", path: "Resources", sources: ["Catalog.c"]),

    // All texts of the program, in each language.
    .target(name: "Texts", dependencies: ["Catalog", "CLibrary"], swiftSettings: tested),

    // Text files as they are read: how much of them, where an error is, the nearest known word.
    .target(
      name: "TextFiles", dependencies: ["Catalog", "CLibrary", "Texts"], swiftSettings: tested),
    .target(
      name: "Rulebooks", dependencies: ["CLibrary", "Lifecycle", "TextFiles", "Texts"],
      swiftSettings: tested),
    // Values in JSON.
    .target(name: "JSON", dependencies: ["Texts"], swiftSettings: tested),

    .target(
      name: "Sessions", dependencies: ["JSON", "Lifecycle", "Rulebooks", "TextFiles", "Texts"],
      swiftSettings: tested),

    // What a real app logs, beside what the model sends.
    .target(
      name: "RealLogs",
      dependencies: ["JSON", "Lifecycle", "Rulebooks", "Sessions", "TextFiles", "Texts"],
      swiftSettings: tested),
    // The devices that can be reached, and the shortest ways to them.
    .target(
      name: "Exploring",
      dependencies: ["Lifecycle", "Rulebooks", "Sessions", "TextFiles", "Texts"],
      swiftSettings: tested),
    // Exercises: what they ask for, how far an attempt is, how an answer is graded.
    .target(
      name: "Exercises",
      dependencies: [
        "Exploring", "Lifecycle", "RandomNumbers", "Rulebooks", "Sessions", "TextFiles", "Texts",
      ],
      swiftSettings: tested),
    // Questions about the life cycle: situations, misconceptions, quizzes.
    .target(
      name: "Practice",
      dependencies: [
        "Exercises", "Exploring", "Lifecycle", "RandomNumbers", "Rulebooks", "Sessions",
        "TextFiles", "Texts",
      ],
      swiftSettings: tested),
    .target(
      name: "Explanations",
      dependencies: ["Lifecycle", "Rulebooks", "Sessions", "TextFiles", "Texts"],
      swiftSettings: tested),

    // Cells, styles, keys and text, as any program in a terminal needs them. Imports nothing.
    .target(name: "TerminalKit", swiftSettings: tested),

    // What a user chooses for every session: theme, keys, how to present.
    .target(name: "Preferences", dependencies: ["TerminalKit", "Texts"], swiftSettings: tested),

    // A session and all that is done with it, apart from how it is shown.
    .target(
      name: "Workbench",
      dependencies: [
        "Exercises", "Explanations", "Lifecycle", "Practice", "Preferences", "Rulebooks",
        "Sessions", "TextFiles", "Texts",
      ],
      swiftSettings: tested),

    // The whole interface as values.
    .target(
      name: "Screens",
      dependencies: [
        "Exercises", "Explanations", "Exploring", "Lifecycle", "Practice", "Preferences",
        "Rulebooks", "Sessions", "TerminalKit", "TextFiles", "Texts", "Workbench",
      ],
      swiftSettings: tested),

    // Sessions as films, pages, pictures, diagrams and tables.
    .target(
      name: "Exports",
      dependencies: [
        "Explanations", "JSON", "Lifecycle", "Preferences", "Rulebooks", "Screens", "Sessions",
        "TerminalKit", "TextFiles", "Texts",
      ],
      swiftSettings: strict),

    // Settings in a file. The only code that knows YAML.
    .systemLibrary(
      name: "CYAML", pkgConfig: "yaml-0.1", providers: [.apt(["libyaml-dev"]), .brew(["libyaml"])]),
    .target(
      name: "Settings",
      dependencies: ["CYAML", "Lifecycle", "Preferences", "TerminalKit", "TextFiles", "Texts"],
      swiftSettings: strict),

    // The only code that knows ncurses.
    .target(
      name: "CNCurses",
      linkerSettings: [
        .linkedLibrary("ncursesw", .when(platforms: [.linux])),
        .linkedLibrary("tinfo", .when(platforms: [.linux])),
        .linkedLibrary("ncurses", .when(platforms: [.macOS])),
      ]),
    // What happens while a signal is handled.
    .target(name: "CSignals"),
    .target(
      name: "Terminals", dependencies: ["TerminalKit", "CLibrary", "CNCurses", "CSignals"],
      swiftSettings: strict),

    // Files and streams that others write, read as they grow.
    .target(name: "Followers", dependencies: ["CLibrary"], swiftSettings: strict),

    // Learners' own apps: their sources prepared and compiled, their processes.
    .target(name: "CHosting"),
    .target(
      name: "Hosting", dependencies: ["CHosting", "CLibrary", "TextFiles", "Texts"],
      swiftSettings: strict),
    // Those processes as apps of the device.
    .target(
      name: "HostedApps",
      dependencies: ["CLibrary", "Hosting", "Lifecycle", "Sessions", "TextFiles", "Texts"],
      swiftSettings: strict),

    .target(name: "CVersion", cSettings: commit),
    .executableTarget(
      name: "frontmost",
      dependencies: [
        "CLibrary", "CSignals", "CVersion", "Exercises", "Explanations", "Exploring", "Exports",
        "Followers", "HostedApps", "Hosting", "JSON", "Lifecycle", "Practice", "Preferences",
        "RealLogs", "Rulebooks", "Screens", "Sessions", "Settings", "TerminalKit", "Terminals",
        "TextFiles", "Texts", "Workbench",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      swiftSettings: strict),

    // `make bench`.
    .target(name: "CSwitch", path: "Benchmarks/CSwitch"),
    .executableTarget(
      name: "Throughput",
      dependencies: [
        "CSwitch", "Exploring", "Lifecycle", "RandomNumbers", "RandomWalks", "Rulebooks",
        "Sessions",
      ],
      path: "Benchmarks/Throughput", swiftSettings: strict),

    // Random actions with a seed, for laws, fuzzing and benchmarks.
    .target(
      name: "RandomWalks", dependencies: ["Lifecycle", "RandomNumbers", "Sessions"],
      path: "Tests/RandomWalks",
      swiftSettings: strict),

    .testTarget(
      name: "ScenarioTests",
      dependencies: ["Explanations", "Lifecycle", "Rulebooks", "Sessions", "TextFiles"],
      swiftSettings: strict),
    .testTarget(
      name: "RulebooksTests",
      dependencies: ["CLibrary", "Lifecycle", "Rulebooks", "Sessions", "TextFiles", "Texts"],
      swiftSettings: strict),
    .testTarget(
      name: "SessionsTests",
      dependencies: [
        "JSON", "Lifecycle", "RandomNumbers", "Rulebooks", "Sessions", "TextFiles", "Texts",
      ],
      swiftSettings: strict),
    .testTarget(
      name: "ExploringTests",
      dependencies: [
        "Exploring", "Lifecycle", "RandomNumbers", "Rulebooks", "Sessions", "TextFiles",
      ],
      swiftSettings: strict),
    .testTarget(
      name: "ExercisesTests",
      dependencies: [
        "Exercises", "Lifecycle", "RandomNumbers", "Rulebooks", "Sessions", "TextFiles",
      ],
      swiftSettings: strict),
    .testTarget(
      name: "PracticeTests",
      dependencies: ["Exercises", "Lifecycle", "Practice", "Rulebooks", "Sessions", "TextFiles"],
      swiftSettings: strict),
    .testTarget(
      name: "HostingTests",
      dependencies: [
        "CLibrary", "HostedApps", "Hosting", "Lifecycle", "RandomWalks", "Rulebooks", "Sessions",
        "TextFiles",
      ],
      exclude: ["Labs"],
      swiftSettings: strict),
    .testTarget(name: "FollowersTests", dependencies: ["Followers"], swiftSettings: strict),
    .testTarget(
      name: "CommandTests",
      dependencies: [
        "CLibrary", "Endurance", "RandomNumbers", "Rulebooks", "Screens", "Sessions",
        "TerminalEmulation", "TerminalFixture", "TerminalKit", "Terminals", "TextFiles", "Texts",
        "frontmost",
      ],
      swiftSettings: strict),
    .testTarget(
      name: "SettingsTests",
      dependencies: ["Preferences", "Screens", "Settings", "TerminalKit", "TextFiles"],
      swiftSettings: strict),
    .testTarget(name: "TidyTests", dependencies: ["TextFiles"], swiftSettings: strict),
    .testTarget(
      name: "TextsTests", dependencies: ["CLibrary", "TextFiles", "Texts"], swiftSettings: strict),
    .testTarget(
      name: "LawTests",
      dependencies: [
        "CLibrary", "Lifecycle", "RandomNumbers", "RandomWalks", "Rulebooks", "Sessions",
        "TextFiles",
      ],
      swiftSettings: strict),

    // Laws for any bytes, held for all that a fuzzer has found.
    .target(
      name: "FuzzLaws",
      dependencies: [
        "Exercises", "Lifecycle", "RandomWalks", "RealLogs", "Rulebooks", "Screens", "Sessions",
        "Settings", "TerminalKit", "TextFiles", "Workbench",
      ],
      path: "Tests/Fuzzing/Laws", swiftSettings: strict),
    .testTarget(
      name: "FuzzTests", dependencies: ["FuzzLaws"], exclude: ["Corpus"], swiftSettings: strict),

    // Emulated terminals for tests: they type to a program and read its screen. A test target
    // without tests, so that only building tests needs libvterm.
    .systemLibrary(
      name: "CVTerm", pkgConfig: "vterm", providers: [.apt(["libvterm-dev"]), .brew(["libvterm"])]),
    .target(name: "CPseudoTerminal", path: "Tests/CPseudoTerminal"),
    .testTarget(
      name: "TerminalEmulation",
      dependencies: ["TerminalKit", "CLibrary", "CVTerm", "CPseudoTerminal"],
      swiftSettings: strict),
    .executableTarget(
      name: "TerminalFixture",
      dependencies: ["CLibrary", "RandomNumbers", "TerminalKit", "Terminals"],
      path: "Tests/TerminalFixture", swiftSettings: strict),
    .executableTarget(
      name: "Endurance",
      dependencies: ["CLibrary", "CNCurses", "CPseudoTerminal", "RandomNumbers"],
      path: "Tests/Endurance", swiftSettings: strict),
    .testTarget(
      name: "TerminalsTests",
      dependencies: [
        "CLibrary", "CSignals", "TerminalKit", "Terminals", "TerminalEmulation",
        "TerminalFixture",
      ],
      swiftSettings: strict),
    .testTarget(
      name: "ScreensTests",
      dependencies: [
        "CLibrary", "Explanations", "Exploring", "Lifecycle", "Practice", "Preferences",
        "RandomNumbers", "Rulebooks", "Screens", "Sessions", "TerminalKit", "TextFiles", "Texts",
        "Workbench",
      ],
      exclude: ["Goldens"],
      swiftSettings: strict),
  ],
  swiftLanguageModes: [.v6],
  // `#embed`.
  cLanguageStandard: .gnu2x
)

// The fuzzer needs its own library and all modules compiled for it: Scripts/fuzz asks for it.
if Context.environment["FRONTMOST_FUZZ"] != nil {
  package.targets.append(
    .executableTarget(name: "Fuzz", dependencies: ["FuzzLaws"], path: "Tests/Fuzzing/Driver"))
}

import ArgumentParser
import Hosting
import Lifecycle
import Preferences
import Rulebooks
import Screens
import Sessions
import TerminalKit
import TextFiles
import Texts

/// Where the program's rules and texts come from.
struct ResourceOptions: ParsableArguments {
  @Option(
    name: .long,
    help: ArgumentHelp(
      localized("command.resources"),
      valueName: localized("command.value-dir")),
    completion: .directory)
  var resources: String?

  func library() throws -> Library {
    var library = try Library(resources.map { try Resources(directory: $0) } ?? .embedded)
    library.appSources = { (folder) throws(Problem) in try SourceTraits(folder: folder).words }
    return library
  }
}

/// How many of a class's files are processed at a time.
struct JobOptions: ParsableArguments {
  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(localized("command.check-jobs"), valueName: localized("command.value-count"))
  )
  var jobs = 1

  func validate() throws {
    if jobs < 1 { throw ValidationError(localized("errors.no-jobs")) }
  }
}

/// The session that a command is about.
struct SessionArgument: ParsableArguments {
  @Argument(
    help: ArgumentHelp(localized("command.run-file"), valueName: localized("command.value-file")),
    completion: .session)
  var file: String
}

/// Options that replace lines of a session's header.
struct HeaderOptions: ParsableArguments {
  @Option(
    name: .long,
    help: ArgumentHelp(localized("command.device"), valueName: localized("command.value-device")),
    completion: .device)
  var device: String?

  @Option(
    name: .long,
    help: ArgumentHelp(localized("command.os"), valueName: localized("command.value-release")),
    completion: .release)
  var os: String?

  @Option(
    name: .long,
    help: ArgumentHelp(
      localized("command.app"),
      valueName: localized("command.value-name-traits")),
    completion: .app)
  var app: [String] = []

  @OptionGroup var own: SourceOptions

  /// Whether sources are named here, whose code runs then.
  var isLive: Bool { own.source != nil }

  func validate() throws { _ = try own.apps(app) }

  var overrides: Overrides { overrides(for: nil) }

  /// For the session of a file.
  func overrides(for file: String?) -> Overrides {
    Overrides(device: device?.asDevice, os: os, apps: (try? own.apps(app, for: file)) ?? app)
  }
}

extension String {
  /// A device as Apple writes it, where it was typed as `ipad`.
  var asDevice: String {
    Device.Model.allCases.map(\.word).first { $0.lowercased() == lowercased() } ?? self
  }
}

extension Library {
  /// The iOS version that an option names; nil where it is not given.
  func release(_ word: String?) throws -> Release? {
    guard let word else { return nil }
    guard let release = Release(word), releases.contains(release) else {
      let unknown = localized("unknown.release", ["word": word])
      throw Problem(NearestWord.there(unknown, are: releases.map(\.description)))
    }
    return release
  }
}

/// How the interface looks, if the command line says so.
struct LookOptions: ParsableArguments {
  private static let themes = ThemeName.allCases.map(\.rawValue)

  @Option(
    name: .long,
    help: ArgumentHelp(
      localized("command.interface-theme", ["themes": Lists.comma(themes)]),
      valueName: localized("command.value-theme")),
    completion: .list(themes))
  var theme: String?

  @Option(
    name: .long,
    help: ArgumentHelp(
      localized("command.interface-config"), valueName: localized("command.value-file")),
    completion: .file(extensions: ["yaml"]))
  var config: String?

  var settings: SettingsOptions { SettingsOptions(file: config, theme: theme) }

  func validate() throws {
    if config == "-" { throw ValidationError(localized("errors.settings-from-input")) }
  }
}

import ArgumentParser
import Rulebooks
import Sessions

/// Where the program's knowledge comes from.
struct ResourceOptions: ParsableArguments {
  @Option(
    name: .long,
    help: ArgumentHelp(
      "A folder whose files stand in for the built-in rulebooks, scenarios and apps.",
      valueName: "dir"))
  var resources: String?

  func library() throws -> Library {
    try Library(resources.map { try Resources(directory: $0) } ?? .embedded)
  }
}

/// What stands in for a session's header.
struct HeaderOptions: ParsableArguments {
  @Option(name: .long, help: ArgumentHelp("iPhone or iPad.", valueName: "device"))
  var device: String?

  @Option(
    name: .long, help: ArgumentHelp("The release: 3, 4, 5 and following.", valueName: "release"))
  var os: String?

  @Option(
    name: .long,
    help: ArgumentHelp(
      "An app and its traits, as in 'Notes scenes multiple-windows'; repeat it for more apps.",
      valueName: "name traits"))
  var app: [String] = []

  var overrides: Overrides { Overrides(device: device, os: os, apps: app) }
}

extension Library {
  /// The release that an option names; nil where it is not given.
  func release(_ word: String?) throws -> Release? {
    guard let word else { return nil }
    guard let release = Release(word), releases.contains(release) else {
      let known = releases.map(\.description).joined(separator: ", ")
      throw Problem("unknown release '\(word)'; there are \(known)")
    }
    return release
  }
}

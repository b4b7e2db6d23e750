import ArgumentParser
import HostedApps
import Hosting
import Rulebooks
import Sessions
import Texts

/// Whether apps' own code runs.
struct LiveOptions: ParsableArguments {
  @Flag(name: .long, help: ArgumentHelp(localized("command.live")))
  var live = false
}

/// A learner's own app in the place of a built-in one.
struct SourceOptions: ParsableArguments {
  @Option(
    name: .long,
    help: ArgumentHelp(localized("command.source"), valueName: localized("command.value-dir")),
    completion: .directory)
  var source: String?

  /// The apps of the command line, the only one with its sources. A session in another folder names
  /// them from there.
  func apps(_ apps: [String], for file: String? = nil) throws -> [String] {
    guard let source else { return apps }
    guard apps.count == 1 else { throw ValidationError(localized("errors.source-without-app")) }
    let folder = Folders.of(file ?? "")
    let current = CurrentFolder.path
    let path =
      folder.isEmpty || source.hasPrefix("/")
      ? source
      : Folders.path(
        Folders.path(source, in: current), from: Folders.path(folder, in: current))
    return ["\(apps[0]) \(Tokenizer.spelling(AppTraits.hostPrefix + path))"]
  }
}

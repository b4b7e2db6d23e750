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
    help: ArgumentHelp(localized("command.source"), valueName: localized("command.value-dir")))
  var source: String?

  /// The apps of the command line, the only one with its sources.
  func apps(_ apps: [String]) throws -> [String] {
    guard let source else { return apps }
    guard apps.count == 1 else { throw ValidationError(localized("errors.source-without-app")) }
    let host = Tokenizer.spelling(AppTraits.hostPrefix + source)
    return ["\(apps[0]) \(host)"]
  }
}

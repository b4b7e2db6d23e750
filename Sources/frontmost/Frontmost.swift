import ArgumentParser
import Rulebooks

@main
struct Frontmost: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "frontmost",
    abstract:
      "An iOS device's app lifecycle in the terminal: press keys, read what delegates hear.",
    usage: """
      frontmost [SESSION] [--at-end] [--device DEVICE] [--os RELEASE] [--app 'NAME TRAITS'] ...
                [--record FILE] [--theme THEME] [--config FILE]
      frontmost SUBCOMMAND ...
      """,
    discussion: """
      Without a subcommand the interface opens; with a session, stopped at its beginning. \
      'frontmost interface --help' tells of its options.

      EXAMPLES
        frontmost                                     an iPhone with iOS 14
        frontmost --device iPad --os 13               an iPad with iOS 13
        frontmost --app 'Notes scenes' --app 'Old app-delegate'
        frontmost --record class.session              record from the first key
        printf 'open Notes\\nhome\\n' | frontmost run -  what two actions send
        frontmost check sessions/                     do recorded sessions still hold?
      """,
    version: Version.text,
    subcommands: [
      Interface.self, Run.self, Check.self, Actions.self, TourCommand.self, ScenarioList.self,
      Explain.self,
      SavePointsCommand.self,
      LedgerCommand.self, Config.self,
    ],
    defaultSubcommand: Interface.self)
}

extension Frontmost {
  static func main() {
    do {
      // Without arguments there is nothing to parse, and the first frame is a millisecond sooner.
      if CommandLine.argc == 1 {
        return try reporting { try InterfaceOpening(library: try Library()).open() }
      }
      try suggestCommand()
      var command = try parseAsRoot()
      try command.run()
    } catch {
      let code = exitCode(for: error)
      // Usage is 2, as with the programs around us; 64 is the library's.
      if code == .validationFailure {
        complain(fullMessage(for: error))
        exit(withError: Exit.unusable)
      }
      exit(withError: error)
    }
  }
}

extension Frontmost {
  /// A first word that is no subcommand, no file and no scenario is one that was misspelt.
  private static func suggestCommand() throws {
    guard let word = CommandLine.arguments.dropFirst().first, !word.hasPrefix("-") else { return }
    let commands = configuration.subcommands.map { $0._commandName } + ["help"]
    if commands.contains(word) { return }
    try reporting {
      do {
        _ = try SessionSource.find(word, try Library())
      } catch {
        guard let near = NearestWord.to(word, among: commands) else { throw error }
        throw Problem("there is no command '\(word)'; did you mean '\(near)'?")
      }
    }
  }
}

/// What `--version` says.
enum Version {
  static let text = "frontmost 0.1.0"
}

import ArgumentParser
import Rulebooks

@main
struct Frontmost: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "frontmost",
    abstract:
      "An iOS device's app lifecycle in the terminal: press keys, read what delegates hear.",
    discussion: """
      Without a subcommand the interface opens; with a session, stopped at its beginning.

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
      Interface.self, Run.self, Check.self, Actions.self, ScenarioList.self, Explain.self,
      SavePointsCommand.self,
      LedgerCommand.self,
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

/// What `--version` says.
enum Version {
  static let text = "frontmost 0.1.0"
}

import ArgumentParser
import CLibrary
import Rulebooks
import TextFiles
import Texts

@main
struct Frontmost: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "frontmost",
    abstract: localized("command.frontmost"),
    usage: """
      frontmost [SESSION | --last] [--at-end] [--device DEVICE] [--os VERSION]
                [--app 'NAME TRAITS'] ... [--source DIR] [--live]
                [--record FILE [--continue]] [--theme THEME] [--config FILE] [--linear]
      frontmost SUBCOMMAND ...
      """,
    discussion: Discussion.of("frontmost", examples: examples),
    version: Version.text,
    subcommands: [
      Interface.self, Run.self, Check.self, Diff.self, Compare.self, Export.self, Repair.self,
      Actions.self, Paths.self, AuditCommand.self, GradeCommand.self, QuizCommand.self,
      CoverageCommand.self, AlikeCommand.self,
      Follow.self, LoggerCommand.self, CompareLog.self, LnavFormat.self, TourCommand.self,
      ScenarioList.self,
      Explain.self, SavePointsCommand.self, RulesCommand.self, Config.self,
    ],
    defaultSubcommand: Interface.self)

  private static var examples: [String] {
    let lines = [
      ("frontmost", "iphone"), ("frontmost --device iPad --os 13", "ipad"),
      ("frontmost --app 'Notes scenes' --app 'Old app-delegate'", ""),
      ("frontmost --record class.session", "record"),
      ("printf 'open Notes\\nhome\\n' | frontmost run -", "run"),
      ("frontmost check sessions/", "check"),
    ]
    return lines.map { command, what in
      if what.isEmpty { return command }
      let gap = String(repeating: " ", count: max(2, 46 - command.count))
      return command + gap + localized("command.example-\(what)")
    }
  }
}

extension Frontmost {
  static func main() {
    // A file at its size limit is an error like a full disk, and does not end the program.
    signal(SIGXFSZ, SIG_IGN)
    // Before a command is asked for its configuration, which keeps its texts.
    Language.$current.withValue(ProgramLanguage.chosen) { runCommand() }
  }

  private static func runCommand() {
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
      // Help is written like all output: a full disk is an error.
      if code == .success {
        Output.write(answer(fullMessage(for: error)) + "\n", to: 1)
        exit(withError: Exit.done)
      }
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
  private static var commands: [String] {
    configuration.subcommands.map { $0._commandName } + ["help"]
  }

  /// The parser's answer if no command is run: help, the version, or a completion script.
  private static func answer(_ text: String) -> String {
    guard CommandLine.arguments[1].hasPrefix("--generate-completion-script") else { return text }
    return CompletionScript.completed(text, subcommands: commands)
  }

  /// A first word that is no subcommand, file or scenario is a misspelled subcommand.
  private static func suggestCommand() throws {
    guard let word = CommandLine.arguments.dropFirst().first, !word.hasPrefix("-") else { return }
    // A pipe can be read only once: the code that opens it does so.
    if commands.contains(word) || SessionSource.isThere(word) { return }
    try reporting {
      do {
        _ = try SessionSource.find(word, try Library())
      } catch {
        guard let near = NearestWord.to(word, among: commands) else { throw error }
        throw Problem(localized("errors.no-command", ["word": word, "nearest": near]))
      }
    }
  }
}

import ArgumentParser
import Rulebooks
import Sessions
import Texts

struct Actions: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      abstract: localized("command.actions"),
      discussion: Discussion.of(
        "actions", examples: ["frontmost actions", "frontmost actions user"]))
  }

  @Argument(
    help: ArgumentHelp(
      localized("command.actions-performers"), valueName: localized("command.value-performer")),
    completion: .performer)
  var performers: [String] = []

  func run() throws {
    try reporting {
      let wanted = try performers.map(Actions.performer)
      let words = ActionWord.all.filter { word in
        wanted.isEmpty || word.performer.map(wanted.contains) == true
      }
      // A word of the session itself, such as `undo`, is nobody's.
      let rows = words.map { [$0.usage, $0.performer?.rawValue ?? "-", $0.help] }
      var output = Output()
      TextColumns.write(rows, &output)
      output.flush()
    }
  }

  private static func performer(_ word: String) throws -> ActionWord.Performer {
    guard let performer = ActionWord.Performer(rawValue: word) else {
      let known = ActionWord.Performer.allCases.map(\.rawValue)
      throw Problem(NearestWord.unknown("performer", word, listing: known))
    }
    return performer
  }
}

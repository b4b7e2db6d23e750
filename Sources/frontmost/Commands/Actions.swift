import ArgumentParser
import JSON
import Sessions
import TextFiles
import Texts

struct Actions: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "actions",
    abstract: localized("command.actions"),
    discussion: Discussion.of(
      "actions", examples: ["frontmost actions", "frontmost actions user"]))

  @Argument(
    help: ArgumentHelp(
      localized("command.actions-performers"), valueName: localized("command.value-performer")),
    completion: .performer)
  var performers: [String] = []

  @Option(
    name: .long,
    help: ArgumentHelp(
      localized("command.list-format"), valueName: localized("command.value-format")))
  var format = ListFormat.text

  func run() throws {
    try reporting {
      let wanted = try performers.map(Actions.performer)
      let words = ActionWord.all.filter { word in
        wanted.isEmpty || word.performer.map(wanted.contains) == true
      }
      var output = Output()
      if format == .json {
        output.line(JSONValue.document(words.map(Actions.json)))
        return output.flush()
      }
      // A word of the session itself, such as `undo`, has no performer.
      let rows = words.map { [$0.usage, $0.performer?.rawValue ?? "-", $0.help] }
      TextColumns.write(rows, &output)
      output.flush()
    }
  }

  private static func json(_ word: ActionWord) -> JSONValue {
    .object([
      "action": .text(word.word), "usage": .text(word.usage),
      "performer": .optional(word.performer?.rawValue), "help": .text(word.help),
    ])
  }

  private static func performer(_ word: String) throws -> ActionWord.Performer {
    guard let performer = ActionWord.Performer(rawValue: word) else {
      let known = ActionWord.Performer.allCases.map(\.rawValue)
      throw Problem(NearestWord.unknown("performer", word, listing: known))
    }
    return performer
  }
}

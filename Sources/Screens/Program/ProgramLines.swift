import Sessions
import TextFiles
import Texts

extension LineWord {
  static let program = [
    LineWord("help", "[WORD]") { ($0.help($1), []) },
    LineWord("actions") { lines, _ in (lines.actions, []) },
    LineWord("settings") { lines, _ in (lines.settings, []) },
    LineWord("quit") { lines, _ in ([], lines.work { $0.leaveSession() } + [.quit]) },
  ]
}

extension LineInterface {
  fileprivate func help(_ word: String) -> [String] {
    if word.isEmpty {
      return [localized("linear.words")]
        + LineWord.all.map { "  " + Lists.colon($0.usage, $0.help) }
    }
    if let known = LineWord.all.first(where: { $0.word == word }) {
      return [Lists.colon(known.usage, known.help)]
    }
    if let action = ActionWord.all.first(where: { $0.word == word }) {
      return [Lists.colon(action.whileAppIsChosen.usage, action.help)]
    }
    let known = LineWord.all.map(\.word) + ActionWord.all.map(\.word)
    return ["? \(NearestWord.unknown("word", word, among: known))"]
  }

  fileprivate var actions: [String] {
    ActionWord.all.map(\.whileAppIsChosen).map { "  " + Lists.colon($0.usage, $0.help) }
      + [localized("linear.app-left-out")]
  }

  var settings: [String] {
    guard let path = settingsPath else { return [localized("linear.no-settings")] }
    return [localized("linear.settings", ["file": path])]
  }
}

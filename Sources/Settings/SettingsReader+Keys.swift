import Preferences
import TerminalKit
import TextFiles
import Texts

/// A key that the file gives to a command.
struct GivenKey {
  var key: KeyStroke
  var row: String
  var place: YAMLPlace
}

extension SettingsReader {
  mutating func read(keys node: YAMLNode) {
    guard case .table(let rows) = node.content else {
      return wrongType(node, "keys", "table-of-commands")
    }
    let names = keys.rows.map(\.name)
    for (key, value) in rows {
      guard let command = keys.row(named: key.name) else {
        complain(key.place, NearestWord.unknown("command", key.name, among: names))
        continue
      }
      read(value, command)
    }
    findClashes()
    findWayOut(node, rows.map { ($0.key.name, $0.value.place) })
  }

  /// The keys of one command. Those that are in order are bound even where others are not, lest
  /// their places be reported as taken.
  private mutating func read(_ node: YAMLNode, _ command: KeyRow) {
    let problemsBefore = problems.count
    var words: [(word: String, place: YAMLPlace)] = []
    switch node.content {
    case .text(let text):
      words =
        command.isNumbered
        ? text.unicodeScalars.map { (String(Character($0)), node.place) } : [(text, node.place)]
    case .list(let items):
      for item in items {
        if case .text(let word) = item.content {
          words.append((word, item.place))
        } else {
          wrongType(item, command.name, "list-of-strings")
        }
      }
    case .table, .nothing: wrongType(node, command.name, "string-or-list")
    }
    var strokes: [KeyStroke] = []
    for (word, place) in words {
      guard let key = key(word, place, command) else { continue }
      if strokes.contains(key) {
        complain(place, localized("settings.key-twice", ["key": word]))
      } else {
        strokes.append(key)
        given.append(GivenKey(key: key, row: command.name, place: place))
      }
    }
    let wanted = command.keys.count
    if command.isNumbered, ![0, wanted].contains(strokes.count), problems.count == problemsBefore {
      let values: KeyValuePairs = [
        "command": command.name, "wanted": "\(wanted)", "count": "\(strokes.count)",
      ]
      complain(node.place, localized("settings.numbered-keys", values))
    }
    keys.bind(command.name, to: strokes)
    settings.preferences.keys[command.name] = strokes
  }

  private mutating func key(
    _ word: String, _ place: YAMLPlace, _ command: KeyRow
  ) -> KeyStroke? {
    guard let key = KeyStroke(setting: word) else {
      let isNear = NearestWord.to(word, among: Key.settingNames) != nil
      let text = NearestWord.unknown("key", word, among: Key.settingNames)
      complain(place, isNear ? text : localized("settings.forms-of-keys", ["unknown": text]))
      return nil
    }
    if let twin = key.key.twin {
      let name = twin.settingName
      complain(place, localized("settings.same-key", ["key": word, "twin": name]))
      return nil
    }
    if command.isTyped(key) {
      complain(
        place, localized("settings.typed", ["key": word, "command": command.name]))
      return nil
    }
    return key
  }

  /// A key that means two things in one context. It is reported where the file assigns it, at the
  /// later of two places.
  private mutating func findClashes() {
    for clash in keys.clashes {
      let here = given.filter { $0.key == clash.key && clash.rows.contains($0.row) }
        .sorted { $0.place < $1.place }
      guard let last = here.last, let other = clash.rows.first(where: { $0 != last.row }) else {
        continue
      }
      let line = here.count > 1 ? here[0].place.line : nil
      complain(
        last.place,
        localized(
          line == nil ? "settings.clash-by-default" : "settings.clash",
          [
            "key": clash.key.settingName, "command": last.row, "other": other,
            "line": "\(line ?? 0)",
          ]))
    }
  }

  /// The terminal is raw, and no other key would end the program.
  private mutating func findWayOut(_ node: YAMLNode, _ rows: [(name: String, place: YAMLPlace)]) {
    guard problems.isEmpty, !keys.canQuit else { return }
    let names = ["quit-at-once", "quit", "close", "no"]
    let place = names.compactMap { name in rows.first { $0.name == name }?.place }.first
    complain(place ?? node.place, localized("settings.no-way-out"))
  }
}

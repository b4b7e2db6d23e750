import Rulebooks
import Screens
import TOMLKit
import TerminalKit
import Texts

/// A key that the file gives to a command.
struct GivenKey {
  var key: Key
  var row: String
  var place: TOMLPlaces.Place
}

extension SettingsReader {
  mutating func read(keys table: TOMLTable) {
    let names = settings.keys.commands.map(\.name)
    for (name, value) in table {
      guard let binding = settings.keys.command(named: name) else {
        complain(
          places.keys[["keys", name]], NearestWord.unknown("command", name, among: names))
        continue
      }
      read(value, binding)
    }
    findClashes()
    findWayOut()
  }

  /// The keys of one command. Those that are in order are bound even where others are not, lest
  /// their places be reported as taken.
  private mutating func read(_ value: any TOMLValueConvertible, _ binding: Command) {
    let path = ["keys", binding.name]
    let problemsBefore = problems.count
    var words: [(word: String, place: TOMLPlaces.Place?)] = []
    if let string = value.string {
      let place = places.values[path]
      words =
        binding.isNumbered
        ? string.unicodeScalars.map { (String(Character($0)), place) } : [(string, place)]
    } else if let array = value.array {
      for (index, element) in array.enumerated() {
        if let string = element.string {
          words.append((string, places.values[path + ["\(index)"]]))
        } else {
          wrongType(path + ["\(index)"], "list-of-strings", element)
        }
      }
    } else {
      wrongType(path, "string-or-list", value)
    }
    var keys: [Key] = []
    for (word, place) in words {
      guard let key = key(word, place, binding) else { continue }
      if keys.contains(key) {
        complain(place, localized("settings.key-twice", ["key": word]))
      } else {
        keys.append(key)
        given.append(GivenKey(key: key, row: binding.name, place: place ?? TOMLPlaces.Place()))
      }
    }
    if binding.isNumbered, ![0, 9].contains(keys.count), problems.count == problemsBefore {
      complain(
        places.values[path],
        localized("settings.nine-keys", ["command": binding.name, "count": "\(keys.count)"]))
    }
    settings.keys.bind(binding.name, to: keys)
  }

  private mutating func key(
    _ word: String, _ place: TOMLPlaces.Place?, _ binding: Command
  ) -> Key? {
    guard let key = Key(setting: word) else {
      let isNear = NearestWord.to(word, among: Key.settingNames) != nil
      let text = NearestWord.unknown("key", word, among: Key.settingNames)
      complain(place, isNear ? text : localized("settings.forms-of-keys", ["unknown": text]))
      return nil
    }
    if let twin = key.twin {
      let name = twin.settingName
      complain(place, localized("settings.same-key", ["key": word, "twin": name]))
      return nil
    }
    if KeyTable.isTyped(key, in: binding) {
      complain(
        place, localized("settings.typed", ["key": word, "command": binding.name]))
      return nil
    }
    return key
  }

  /// A key that means two things in one place. It is said where the file gives it, of two places
  /// the later one.
  private mutating func findClashes() {
    for clash in settings.keys.clashes {
      let here = given.filter { $0.key == clash.key && clash.rows.contains($0.row) }
        .sorted { $0.place.isBefore($1.place) }
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
  private mutating func findWayOut() {
    guard problems.isEmpty, !settings.keys.canQuit else { return }
    let rows = ["quit-at-once", "quit", "close", "no"]
    let place = rows.compactMap { self.places.values[["keys", $0]] }.first
    complain(
      place,
      localized("settings.no-way-out"))
  }
}

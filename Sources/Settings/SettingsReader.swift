import Rulebooks
import Screens
import TOMLKit
import TerminalKit
import Texts

/// Reads a file of settings, and goes on after a problem, so that all are said at once.
public struct SettingsReader {
  let file: SourceFile
  /// The releases that may be named.
  let releases: [String]
  let languages: [String]
  var places: TOMLPlaces
  var settings = Settings()
  var problems: [Diagnostic] = []
  /// The keys that the file gives to commands, and where it does.
  var given: [GivenKey] = []

  public static func read(
    _ file: SourceFile, releases: [String], languages: [String] = ["en"]
  ) throws(SettingsProblems) -> Settings {
    let text = try text(of: file)
    let places = TOMLPlaces(text)
    if let (place, what) = places.fault {
      throw problem(file, place.line, place.column, localized("settings.\(what)"))
    }
    let table: TOMLTable
    do {
      table = try TOMLTable(string: text)
    } catch {
      let place = (error as? TOMLParseError)?.source.begin
      let message = (error as? TOMLParseError)?.description ?? "\(error)"
      throw problem(
        file, place?.line ?? 1, place?.column ?? 1,
        localized("settings.not-toml", ["problem": message]))
    }
    var reader = SettingsReader(
      file: file, releases: releases, languages: languages, places: places)
    reader.read(table)
    guard reader.problems.isEmpty else {
      let inOrder = reader.problems.sorted { ($0.line, $0.column) < ($1.line, $1.column) }
      throw SettingsProblems(problems: inOrder)
    }
    return reader.settings
  }

  private init(
    file: SourceFile, releases: [String], languages: [String], places: TOMLPlaces
  ) {
    self.file = file
    self.languages = languages
    self.releases = releases
    self.places = places
  }

  /// The text, if it is one: the library would stop at a zero, and repair what is not UTF-8.
  /// The language that a file names, whatever else may be wrong with it: its own problems are said
  /// in it.
  public static func language(in file: SourceFile) -> String? {
    let text = String(decoding: file.bytes, as: UTF8.self)
    guard text.contains("language"), TOMLPlaces(text).fault == nil,
      let table = try? TOMLTable(string: text)
    else { return nil }
    return table["language"]?.string
  }

  private static func text(of file: SourceFile) throws(SettingsProblems) -> String {
    var line = 1
    var start = 0
    for (index, byte) in file.bytes.enumerated() {
      if byte == 0 {
        let before = String(decoding: file.bytes[start..<index], as: UTF8.self)
        throw problem(file, line, before.unicodeScalars.count + 1, localized("settings.zero-byte"))
      }
      guard byte == UInt8(ascii: "\n") || index == file.bytes.count - 1 else { continue }
      if String(validating: file.bytes[start...index], as: UTF8.self) == nil {
        throw problem(file, line, 1, localized("settings.not-utf8"))
      }
      line += 1
      start = index + 1
    }
    return String(decoding: file.bytes, as: UTF8.self)
  }

  private static func problem(
    _ file: SourceFile, _ line: Int, _ column: Int, _ message: String
  ) -> SettingsProblems {
    SettingsProblems(
      problems: [Diagnostic(file: file.name, line: line, column: column, message: message)])
  }

  private mutating func read(_ table: TOMLTable) {
    for (name, value) in table {
      switch name {
      case "theme":
        let names = Theme.Name.allCases.map(\.rawValue)
        if let word = word(value, [name], among: names) {
          settings.theme = Theme.Name(rawValue: word)
        }
      case "language": settings.language = word(value, [name], among: languages)
      case "mouse":
        if let bool = value.bool {
          settings.mouse = bool
        } else {
          wrongType([name], "bool", value)
        }
      case "device": settings.device = word(value, [name], among: Settings.devices)
      case "os": settings.os = release(value)
      case "home-button":
        let words = HomeButton.allCases.map(\.rawValue)
        if let word = word(value, [name], among: words) {
          settings.homeButton = HomeButton(rawValue: word) ?? .auto
        }
      case "presenting":
        if let table = value.table {
          read(presenting: table)
        } else {
          wrongType([name], "table-of-settings", value)
        }
      case "keys":
        if let keys = value.table {
          read(keys: keys)
        } else {
          wrongType([name], "table-of-commands", value)
        }
      default:
        complain(
          places.keys[[name]], NearestWord.unknown("setting", name, among: Settings.names))
      }
    }
  }

  /// One of some words.
  mutating func word(
    _ value: any TOMLValueConvertible, _ path: TOMLPlaces.Path, among known: [String]
  ) -> String? {
    guard let word = value.string else {
      wrongType(path, "string", value)
      return nil
    }
    guard known.contains(word) else {
      complain(places.values[path], NearestWord.unknown(path[path.count - 1], word, listing: known))
      return nil
    }
    return word
  }

  /// A release as a string, or a whole number as people would write it.
  private mutating func release(_ value: any TOMLValueConvertible) -> String? {
    guard let word = value.string ?? value.int.map({ "\($0)" }) else {
      wrongType(["os"], "string-14", value)
      return nil
    }
    guard releases.contains(word) else {
      let unknown = localized("unknown.release", ["word": word])
      complain(places.values[["os"]], NearestWord.there(unknown, are: releases))
      return nil
    }
    return word
  }

  mutating func wrongType(
    _ path: TOMLPlaces.Path, _ wanted: String, _ value: any TOMLValueConvertible
  ) {
    let name = path.last(where: { Int($0) == nil }) ?? ""
    complain(
      places.values[path] ?? places.keys[path],
      localized(
        "settings.wrong-type",
        [
          "setting": name, "wanted": localized("settings.\(wanted)"),
          "given": localized("settings.\(value.type.key)"),
        ]))
  }

  mutating func complain(_ place: TOMLPlaces.Place?, _ message: String) {
    let place = place ?? TOMLPlaces.Place()
    problems.append(
      Diagnostic(file: file.name, line: place.line, column: place.column, message: message))
  }
}

extension TOMLType {
  fileprivate var key: String {
    switch self {
    case .table: "table"
    case .array: "list"
    case .string: "string"
    case .int, .double: "number"
    case .bool: "bool"
    case .date, .time, .dateTime: "date"
    }
  }
}

import Preferences
import TextFiles
import Texts

/// Reads a file of settings, and continues after a problem, so that all are reported together.
public struct SettingsReader {
  let file: SourceFile
  /// The iOS versions that may be named.
  let releases: [String]
  let languages: [String]
  /// The keys of all commands, changed by what was read so far.
  var keys: KeyBindings
  var settings = Settings()
  private(set) var problems: [Diagnostic] = []
  /// The keys that the file gives to commands, and where it does.
  var given: [GivenKey] = []

  public static func read(
    _ file: SourceFile, releases: [String], languages: [String] = ["en"], keys: KeyBindings
  ) throws(SettingsProblems) -> Settings {
    var reader = SettingsReader(file: file, releases: releases, languages: languages, keys: keys)
    do throws(YAMLProblem) {
      if let node = try YAMLReader.read(try SettingsReader.checkedText(of: file)) {
        reader.read(node)
      }
    } catch {
      reader.complain(error.place, error.message)
    }
    guard reader.problems.isEmpty else {
      let inOrder = reader.problems.sorted { ($0.line, $0.column) < ($1.line, $1.column) }
      throw SettingsProblems(problems: inOrder)
    }
    return reader.settings
  }

  private init(
    file: SourceFile, releases: [String], languages: [String], keys: KeyBindings
  ) {
    self.file = file
    self.keys = keys
    self.languages = languages
    self.releases = releases
  }

  /// The language that a file names, no matter what else may be wrong with it: its own problems are
  /// said in it.
  public static func language(in file: SourceFile) -> String? {
    guard let text = try? checkedText(of: file), text.contains("language"),
      case .table(let rows)? = try? YAMLReader.read(text)?.content,
      case .text(let name)? = rows.first(where: { $0.key.name == "language" })?.value.content
    else { return nil }
    return name
  }

  /// The text, if it is one.
  private static func checkedText(of file: SourceFile) throws(YAMLProblem) -> String {
    var line = 1
    var start = 0
    for (index, byte) in file.bytes.enumerated() {
      if byte == 0 {
        let before = String(decoding: file.bytes[start..<index], as: UTF8.self)
        let place = YAMLPlace(line: line, column: before.unicodeScalars.count + 1)
        throw YAMLProblem(place: place, message: localized("settings.zero-byte"))
      }
      guard byte == UInt8(ascii: "\n") || index == file.bytes.count - 1 else { continue }
      if String(validating: file.bytes[start...index], as: UTF8.self) == nil {
        throw YAMLProblem(
          place: YAMLPlace(line: line, column: 1), message: localized("settings.not-utf8"))
      }
      line += 1
      start = index + 1
    }
    return String(decoding: file.bytes, as: UTF8.self)
  }

  private mutating func read(_ node: YAMLNode) {
    guard case .table(let rows) = node.content else {
      return complain(node.place, localized("settings.expected-settings"))
    }
    for (key, value) in rows {
      switch key.name {
      case "presenting": read(Setting.presenting, value, of: key.name)
      case "keys": read(keys: value)
      default: read(key, value, among: Setting.all, known: Settings.names)
      }
    }
  }

  /// A table of settings.
  private mutating func read(_ settings: [Setting], _ node: YAMLNode, of name: String) {
    guard case .table(let rows) = node.content else {
      return wrongType(node, name, "table-of-settings")
    }
    for (key, value) in rows { read(key, value, among: settings, known: settings.map(\.name)) }
  }

  private mutating func read(
    _ key: YAMLKey, _ value: YAMLNode, among settings: [Setting], known: [String]
  ) {
    if let setting = settings.first(where: { $0.name == key.name }) {
      setting.read(&self, value)
    } else {
      complain(key.place, NearestWord.unknown("setting", key.name, among: known))
    }
  }

  // MARK: - Values

  /// One of some words.
  mutating func word(_ node: YAMLNode, _ name: String, among known: [String]) -> String? {
    guard case .text(let word) = node.content else {
      wrongType(node, name, "string")
      return nil
    }
    guard known.contains(word) else {
      complain(node.place, NearestWord.unknown(name, word, listing: known))
      return nil
    }
    return word
  }

  mutating func release(_ node: YAMLNode) -> String? {
    guard case .text(let word) = node.content else {
      wrongType(node, "os", "string-14")
      return nil
    }
    guard releases.contains(word) else {
      let unknown = localized("unknown.release", ["word": word])
      complain(node.place, NearestWord.there(unknown, are: releases))
      return nil
    }
    return word
  }

  /// A number of seconds that somebody would wait for a message.
  mutating func milliseconds(_ node: YAMLNode, _ name: String) -> UInt64? {
    guard case .text(let word) = node.content, let seconds = Double(word) else {
      wrongType(node, name, "number-of-seconds")
      return nil
    }
    guard Settings.secondsPerMessage.contains(seconds) else {
      complain(node.place, localized("settings.out-of-range", ["setting": name, "given": word]))
      return nil
    }
    return UInt64((seconds * 1_000).rounded())
  }

  // MARK: - Problems

  mutating func wrongType(_ node: YAMLNode, _ name: String, _ wanted: String) {
    let given =
      switch node.content {
      case .text(let word): "'\(word)'"
      case .list: localized("settings.list")
      case .table: localized("settings.table")
      case .nothing: localized("settings.nothing")
      }
    complain(
      node.place,
      localized(
        "settings.wrong-type",
        ["setting": name, "wanted": localized("settings.\(wanted)"), "given": given]))
  }

  mutating func complain(_ place: YAMLPlace, _ message: String) {
    problems.append(
      Diagnostic(file: file.name, line: place.line, column: place.column, message: message))
  }
}

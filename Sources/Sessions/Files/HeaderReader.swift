import Lifecycle
import Rulebooks
import TextFiles
import Texts

/// Gathers a header's lines, and has the setup and the goals read from them.
struct HeaderReader {
  struct Entry {
    var value: String
    var line: Int
    var column: Int
  }

  static let keys =
    ["session", "device", "os", "app", "show", "watch", "with"] + GoalReader.keys

  private var single: [String: Entry] = [:]
  private var apps: [Entry] = []
  /// What an exercise asks for, in the order of the lines.
  private var goals: [(key: String, entry: Entry)] = []

  /// Whether a format is named: recordings name it.
  var namesFormat: Bool { single["session"] != nil }

  mutating func addEntry(
    _ key: String, _ value: String, line: Int, column: Int
  ) throws(LineError) {
    guard HeaderReader.keys.contains(key) else {
      throw LineError(
        column: 1, message: NearestWord.unknown("header-key", key, among: HeaderReader.keys))
    }
    if value.isEmpty {
      throw LineError(column: column, message: localized("session.no-value", ["key": key]))
    }
    let entry = Entry(value: value, line: line, column: column)
    if key == "app" {
      apps.append(entry)
    } else if GoalReader.mayRepeat(key) {
      goals.append((key, entry))
    } else if let before = single[key] {
      throw LineError(
        column: 1, message: localized("session.second-key", ["key": key, "line": "\(before.line)"]))
    } else {
      single[key] = entry
    }
    // At once: what else a newer format has would only be said to be unknown.
    if key == "session", let message = HeaderReader.refusal(ofFormat: value) {
      throw LineError(column: column, message: message)
    }
  }

  /// Why a format cannot be read; nil where it can.
  static func refusal(ofFormat version: String) -> String? {
    version == "1" || version.hasPrefix("1.")
      ? nil : localized("session.format", ["format": version])
  }

  /// The setup of the lines, some of which options of the command line replace.
  func finish(
    file: String, library: Library, overrides: Overrides
  ) throws(Diagnostic) -> Setup {
    try SetupReader(lines: single, apps: apps, file: file, library: library, overrides: overrides)
      .setup()
  }

  /// What the header asks for; nil where it asks for nothing. `setup` is its own.
  func goals(
    _ setup: Setup, file: String, library: Library
  ) throws(Diagnostic) -> Goals? {
    let single = GoalReader.keys.compactMap { key in self.single[key].map { (key, $0) } }
    if goals.isEmpty, single.isEmpty { return nil }
    let rules = try library.rules(of: setup.release)
    let reader = GoalReader(apps: setup.apps.map(\.name), rules: rules)
    var result = Goals()
    for (key, entry) in goals + single {
      do throws(LineError) {
        try reader.read(key, entry.value, line: entry.line, into: &result)
      } catch {
        throw Diagnostic(
          file: file, line: entry.line, column: entry.column + error.column - 1,
          message: error.message)
      }
    }
    if result.goals.isEmpty, let first = (goals + single).first {
      throw Diagnostic(
        file: file, line: first.1.line, column: 1,
        message: localized("goals.no-goal", ["key": first.0]))
    }
    return result
  }
}

import Lifecycle
import Rulebooks
import TextFiles
import Texts

/// Gathers a header's lines and makes the setup of them.
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
  private static func refusal(ofFormat version: String) -> String? {
    version == "1" || version.hasPrefix("1.")
      ? nil : localized("session.format", ["format": version])
  }

  func finish(
    file: String, library: Library, overrides: Overrides
  ) throws(Diagnostic) -> Setup {
    func error(_ entry: Entry, _ offset: Int = 0, _ message: String) -> Diagnostic {
      let name = entry.line == 0 ? localized("session.command-line") : file
      return Diagnostic(
        file: name, line: max(1, entry.line), column: entry.column + offset, message: message)
    }
    func option(_ value: String?) -> Entry? {
      value.map { Entry(value: $0, line: 0, column: 1) }
    }

    for option in [overrides.device, overrides.os, overrides.show] + overrides.apps {
      guard let option, let place = option.unicodeScalars.firstIndex(where: ControlCharacters.has)
      else { continue }
      let name = ControlCharacters.spelled(option.unicodeScalars[place])
      throw Diagnostic(
        file: localized("session.command-line"), line: 1, column: 1,
        message: localized("session.control-character-in-option", ["character": name]))
    }
    if let version = single["session"],
      let message = HeaderReader.refusal(ofFormat: version.value)
    {
      throw error(version, 0, message)
    }

    var model = Device.Model.iPhone
    if let device = option(overrides.device) ?? single["device"] {
      switch device.value {
      case "iPhone": model = .iPhone
      case "iPad": model = .iPad
      default:
        throw error(
          device, 0, NearestWord.unknown("device", device.value, listing: ["iPhone", "iPad"]))
      }
    }

    var release = Setup.usualRelease
    if let os = option(overrides.os) ?? single["os"] {
      guard let found = Release(os.value), library.releases.contains(found) else {
        let unknown = localized("unknown.release", ["word": os.value])
        throw error(os, 0, NearestWord.there(unknown, are: library.releases.map(\.description)))
      }
      release = found
    }
    let rules = try library.rules(of: release)

    let named = overrides.apps.isEmpty ? apps : overrides.apps.compactMap(option)
    var installed: [InstalledApp] = []
    // One more than there may be is enough to say so.
    for entry in named.prefix(Bounds.apps + 1) {
      let app: InstalledApp
      do throws(LineError) {
        app = try HeaderReader.app(
          entry.value, in: Folders.of(file), rules, library)
      } catch let problem {
        throw error(entry, problem.column - 1, problem.message)
      }
      if installed.contains(where: { $0.name == app.name }) {
        throw error(entry, 0, localized("session.app-twice", ["app": app.name]))
      }
      installed.append(app)
    }
    if installed.isEmpty {
      installed = try library.builtInApps(on: rules).map {
        InstalledApp(name: $0.name, traits: $0.traits)
      }
    }
    if installed.count > Bounds.apps {
      throw error(
        named[Bounds.apps], 0, localized("session.too-many-apps", ["most": "\(Bounds.apps)"]))
    }

    var setup = Setup(model: model, release: release, apps: installed)
    if let show = option(overrides.show) ?? single["show"] {
      do throws(LineError) {
        setup.show = try HeaderReader.receivers(show.value)
      } catch let problem {
        throw error(show, problem.column - 1, problem.message)
      }
    }
    if let with = single["with"] {
      setup.with = with.value.split(separator: " ").map(String.init)
      do throws(Problem) {
        _ = try rules.choosing(setup.with)
      } catch let problem {
        throw error(with, 0, problem.description)
      }
    }
    if let watch = single["watch"] {
      do throws(LineError) {
        setup.watch = try HeaderReader.watched(watch.value, installed.map(\.name))
      } catch let problem {
        throw error(watch, problem.column - 1, problem.message)
      }
    }
    return setup
  }

  /// What the header asks for; nil where it asks for nothing. `setup` is what it comes to.
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

  /// `NAME TRAIT…` on an iOS version that may not know every trait. `folder` is the session's.
  private static func app(
    _ value: String, in folder: String, _ rules: ReleaseRules, _ library: Library
  ) throws(LineError) -> InstalledApp {
    var tokens = try Tokenizer.tokens(value)
    guard let name = tokens.first else {
      throw LineError(column: 1, message: localized("session.no-name"))
    }
    try addWhatSourcesSay(to: &tokens, in: folder, library)
    let words = tokens.dropFirst()
    let traits: AppTraits
    do throws(AppTraits.WordError) {
      traits = try AppTraits.parse(words.map(\.spelled))
    } catch {
      let column =
        error.index < words.count
        ? tokens[error.index + 1].column : (tokens.last?.end ?? 0) + 1
      throw LineError(column: column, message: error.message)
    }
    func refuse(_ prefix: String, _ message: String) -> LineError {
      let word = words.first { $0.spelled.hasPrefix(prefix) }
      return LineError(column: word?.column ?? 1, message: message)
    }
    if !traits.interface.isPossible(on: rules) {
      let word = traits.interface.rawValue
      throw refuse(word, localized("session.no-\(word)", ["release": rules.title]))
    }
    if !traits.kind.backgroundModes.isEmpty, !rules.features.contains(.backgroundExecution) {
      throw refuse("background:", localized("session.no-background", ["release": rules.title]))
    }
    for (prefix, methods) in [("saves:", traits.saves), ("resets:", traits.resets)] {
      for method in methods where rules.messages.method(named: method) == nil {
        let known = rules.messages.methodNames
        throw refuse(prefix + method, NearestWord.unknown("method", method, among: known))
      }
    }
    return InstalledApp(name: name.spelled, traits: traits)
  }

  /// An app whose sources are named, and whose architecture is not, is what its sources say.
  private static func addWhatSourcesSay(
    to tokens: inout [Token], in folder: String, _ library: Library
  ) throws(LineError) {
    let interfaces = AppTraits.Interface.allCases.map(\.rawValue)
    guard let sources = library.appSources,
      let host = tokens.dropFirst().first(where: { $0.text.hasPrefix(AppTraits.hostPrefix) }),
      !tokens.dropFirst().contains(where: { interfaces.contains($0.spelled) })
    else { return }
    let path = Folders.path(
      String(host.spelled.dropFirst(AppTraits.hostPrefix.count)), in: folder)
    do throws(Problem) {
      let words = try sources(path)
      tokens.insert(contentsOf: words.map { Token(text: $0, column: host.column) }, at: 1)
    } catch {
      throw LineError(column: host.column, message: error.description)
    }
  }

  private static func receivers(_ value: String) throws(LineError) -> ReceiverSet {
    var shown: ReceiverSet = []
    for token in try Tokenizer.tokens(value) {
      if token.spelled == "all" {
        shown = .all
      } else if let receiver = Receiver.allCases.first(where: { $0.word == token.spelled }) {
        shown.insert(receiver)
      } else {
        let known = Receiver.allCases.map(\.word) + ["all"]
        throw LineError(
          column: token.column,
          message: NearestWord.unknown("receiver", token.spelled, among: known))
      }
    }
    return shown
  }

  private static func watched(
    _ value: String, _ apps: [String]
  ) throws(LineError) -> Set<AppID> {
    var watched: Set<AppID> = []
    for token in try Tokenizer.tokens(value) {
      guard let index = apps.firstIndex(of: token.spelled) else {
        throw LineError(
          column: token.column, message: NearestWord.unknown("app", token.spelled, among: apps))
      }
      watched.insert(AppID(UInt8(index)))
    }
    return watched
  }
}

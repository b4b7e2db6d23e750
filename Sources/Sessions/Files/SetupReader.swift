import Lifecycle
import Rulebooks
import TextFiles
import Texts

/// Makes a setup of a header's lines. An option of the command line stands in for its line.
struct SetupReader {
  typealias Entry = HeaderReader.Entry

  let lines: [String: Entry]
  let apps: [Entry]
  let file: String
  let library: Library
  let overrides: Overrides

  func setup() throws(Diagnostic) -> Setup {
    try checkOptions()
    if let format = lines["session"], let message = HeaderReader.refusal(ofFormat: format.value) {
      throw error(format, message)
    }
    let model = try self.model()
    let rules = try self.rules()
    let traits = try self.traits(of: model, rules)
    var setup = Setup(model: model, release: rules.release, apps: try installedApps(by: rules))
    setup.traits = traits
    if let show = entry("show", overrides.show) {
      setup.show = try read(show) { value throws(LineError) in
        try SetupReader.receivers(value)
      }
    }
    if let with = lines["with"] { setup.with = try alternatives(with, rules) }
    if let watch = lines["watch"] {
      let names = setup.apps.map(\.name)
      setup.watch = try read(watch) { value throws(LineError) in
        try SetupReader.watched(value, names)
      }
    }
    return setup
  }

  // MARK: - Entries

  private func entry(_ key: String, _ option: String?) -> Entry? {
    option.map(SetupReader.entry(ofOption:)) ?? lines[key]
  }

  static func entry(ofOption value: String) -> Entry { Entry(value: value, line: 0, column: 1) }

  func error(_ entry: Entry, _ message: String, offset: Int = 0) -> Diagnostic {
    let name = entry.line == 0 ? localized("session.command-line") : file
    return Diagnostic(
      file: name, line: max(1, entry.line), column: entry.column + offset, message: message)
  }

  /// Reads an entry's value; errors in it get their place in the file.
  func read<Value>(
    _ entry: Entry, as reading: (String) throws(LineError) -> Value
  ) throws(Diagnostic) -> Value {
    do throws(LineError) {
      return try reading(entry.value)
    } catch let problem {
      throw error(entry, problem.message, offset: problem.column - 1)
    }
  }

  private func checkOptions() throws(Diagnostic) {
    for option in [overrides.device, overrides.os, overrides.show] + overrides.apps {
      guard let option, let place = option.unicodeScalars.firstIndex(where: ControlCharacters.has)
      else { continue }
      let name = ControlCharacters.spelled(option.unicodeScalars[place])
      throw error(
        SetupReader.entry(ofOption: option),
        localized("session.control-character-in-option", ["character": name]))
    }
  }

  // MARK: - Values

  private func model() throws(Diagnostic) -> Device.Model {
    guard let device = entry("device", overrides.device) else { return Setup.usualModel }
    let word = device.value.prefix { $0 != " " }
    guard let model = Device.Model(word: word) else {
      let known = Device.Model.allCases.map(\.word)
      throw error(device, NearestWord.unknown("device", String(word), listing: known))
    }
    return model
  }

  /// The words after the model.
  private func traits(
    of model: Device.Model, _ rules: ReleaseRules
  ) throws(Diagnostic) -> DeviceTraits {
    guard let device = entry("device", overrides.device) else { return [] }
    return try read(device) { value throws(LineError) in
      var traits: DeviceTraits = []
      for token in try Tokenizer.tokens(value).dropFirst() {
        func refuse(_ message: String) -> LineError {
          LineError(column: token.column, message: message)
        }
        let known = DeviceTraits.all
        guard let one = known.first(where: { $0.word == token.spelled }) else {
          throw refuse(
            NearestWord.unknown("device-trait", token.spelled, listing: known.map(\.word)))
        }
        if one.model != model {
          throw refuse(
            localized("session.not-this-device", ["trait": one.word, "device": one.model.word]))
        }
        guard rules.features.contains(one.feature) else {
          throw refuse(localized("session.no-\(one.word)", ["release": rules.title]))
        }
        traits.insert(one.trait)
      }
      return traits
    }
  }

  private func rules() throws(Diagnostic) -> ReleaseRules {
    guard let os = entry("os", overrides.os) else {
      return try library.rules(of: Setup.usualRelease)
    }
    guard let release = Release(os.value), library.releases.contains(release) else {
      let unknown = localized("unknown.release", ["word": os.value])
      throw error(os, NearestWord.there(unknown, are: library.releases.map(\.description)))
    }
    return try library.rules(of: release)
  }

  private func alternatives(_ with: Entry, _ rules: ReleaseRules) throws(Diagnostic) -> [String] {
    let names = with.value.split(separator: " ").map(String.init)
    do throws(Problem) {
      _ = try rules.choosing(names)
    } catch let problem {
      throw error(with, problem.description)
    }
    return names
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

import Lifecycle
import Preferences
import Rulebooks
import Sessions
import TerminalKit
import TextFiles
import Texts
import Workbench

/// Options of the command line, typed in the palette: `--os 7 --device iPad`.
struct CommandLineWords: Sendable {
  /// The options that mean something in a running program.
  enum Option: String, CaseIterable, Sendable {
    case device, os, app, record, theme

    var word: String { "--\(rawValue)" }
    var help: String { localized("palette.\(rawValue)") }
  }

  private var variant = Variant()
  private var record: String?
  private var theme: ThemeName?

  static func isBegun(by line: String) -> Bool { line.hasPrefix("-") }

  init(_ line: String, apps: [String], releases: [Release]) throws(Diagnostic) {
    var words = line.split(separator: " ").map(String.init)
    guard !words.isEmpty else { throw Self.unknown("") }
    while !words.isEmpty {
      var name = words.removeFirst()
      // `--os=7` is read as `--os 7`.
      if let sign = name.firstIndex(of: "=") {
        words.insert(String(name[name.index(after: sign)...]), at: 0)
        name = String(name[..<sign])
      }
      guard let option = Option.allCases.first(where: { $0.word == name }) else {
        throw Self.unknown(name)
      }
      let value = words.prefix { !$0.hasPrefix("--") }
      words.removeFirst(value.count)
      guard !value.isEmpty else {
        throw Self.problem(localized("palette.expected-value", ["option": name]))
      }
      try take(option, value.joined(separator: " "), apps, releases)
    }
  }

  private mutating func take(
    _ option: Option, _ value: String, _ apps: [String], _ releases: [Release]
  ) throws(Diagnostic) {
    switch option {
    case .os: variant.os = try VariantWords.release(value, releases)
    case .device: variant.device = VariantWords.device(value) ?? value
    case .app:
      let words = VariantWords.unquoted(value)
      try VariantWords.check(words, apps)
      variant.app = words
    case .record: record = value
    case .theme:
      theme = ThemeName(rawValue: value)
      if theme == nil {
        let names = ThemeName.allCases.map(\.rawValue)
        throw Self.problem(
          NearestWord.there(localized("unknown.theme", ["word": value]), are: names))
      }
    }
  }

  /// What could come next behind some words.
  static func candidates(
    after words: [String], _ apps: [String], _ releases: [String]
  ) -> [String] {
    let options = Option.allCases.map(\.word).filter { !words.contains($0) }
    guard let last = words.last else { return options }
    switch Option.allCases.first(where: { $0.word == last }) {
    case .os: return releases
    case .device: return Device.Model.allCases.map(\.word)
    case .app: return apps
    case .theme: return ThemeName.allCases.map(\.rawValue)
    case .record: return []
    case nil: return apps.contains(last) ? ["scenes", "app-delegate"] : options
    }
  }

  func perform(in model: inout Model) throws(Diagnostic) -> [Effect] {
    var effects: [Effect] = []
    if !variant.isEmpty { effects += try model.start(as: variant) }
    if let theme { effects += model.show(theme) }
    if let record { effects += model.startRecording(record) }
    return effects
  }

  private static func unknown(_ word: String) -> Diagnostic {
    problem(
      NearestWord.there(
        localized("palette.unknown-option", ["word": word]), are: Option.allCases.map(\.word)))
  }

  private static func problem(_ message: String) -> Diagnostic {
    Diagnostic(file: "", line: 1, column: 1, message: message)
  }
}

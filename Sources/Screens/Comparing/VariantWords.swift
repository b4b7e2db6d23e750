import Lifecycle
import Rulebooks
import Sessions
import TextFiles
import Texts

/// Another setup in words: `ios 7`, `iPad`, `iPad ios 13`, `Notes app-delegate`.
enum VariantWords {
  static let usage = (["ios VERSION"] + devices + ["APP TRAIT…"]).joined(separator: " | ")
  private static let devices = Device.Model.allCases.map(\.word)
  /// The words that no app is called by.
  private static let own = ["ios"] + devices

  static func parse(
    _ line: String, apps: [String], releases: [Release]
  ) throws(Diagnostic) -> Variant {
    var variant = Variant()
    var words = line.split(separator: " ").map(String.init)
    while let word = words.first {
      switch word.lowercased() {
      case "ios", "os":
        words.removeFirst()
        variant.os = try release(words.first ?? "", releases)
        words.removeFirst()
      default:
        if let device = device(word) {
          variant.device = device
          words.removeFirst()
          continue
        }
        variant.app = unquoted(words.joined(separator: " "))
        try check(variant.app ?? "", apps)
        return variant
      }
    }
    return variant
  }

  /// What could come next.
  static func candidates(
    after words: ArraySlice<String>, _ apps: [String], _ releases: [String]
  ) -> [String] {
    if words.contains(where: apps.contains) { return ["scenes", "app-delegate"] }
    if words.last == "ios" { return releases }
    return own.filter { !words.contains($0) } + apps
  }

  /// An iOS version that there is.
  static func release(_ word: String, _ releases: [Release]) throws(Diagnostic) -> String {
    guard let release = Release(word), releases.contains(release) else {
      throw problem(
        NearestWord.there(
          localized("unknown.release", ["word": word]), are: releases.map(\.description)))
    }
    return "\(release)"
  }

  /// A device, in whichever letters; nil where the word is none.
  static func device(_ word: String) -> String? {
    devices.first { $0.lowercased() == word.lowercased() }
  }

  /// What belongs to an app may stand in quotation marks, as in the shell.
  static func unquoted(_ text: String) -> String {
    guard let first = text.first, first == "'" || first == "\"", text.last == first,
      text.dropFirst().dropLast().contains(" "), !text.dropFirst().dropLast().contains(first)
    else { return text }
    return String(text.dropFirst().dropLast())
  }

  /// The first word is an app, or else one that was meant to be something else.
  static func check(_ text: String, _ apps: [String]) throws(Diagnostic) {
    let named = apps.contains { app in
      text.hasPrefix(app) || text.hasPrefix("\"\(app)\"")
    }
    if named { return }
    let word = String(text.prefix { $0 != " " })
    let unknown = NearestWord.unknown("word", word, among: own + apps)
    throw problem(localized("comparing.expected", ["unknown": unknown, "usage": usage]))
  }

  private static func problem(_ message: String) -> Diagnostic {
    Diagnostic(file: "", line: 1, column: 1, message: message)
  }
}

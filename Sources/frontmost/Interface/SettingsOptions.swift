import Preferences
import Rulebooks
import Screens
import Settings
import TerminalKit
import TextFiles
import Texts

/// The options about settings, and the settings that follow from them and the file.
struct SettingsOptions {
  /// The file, where one is named; then it has to be there.
  var file: String?
  var theme: String?

  /// Reads the file. If there is none, this costs one system call.
  func settings(_ library: Library) throws -> Settings {
    guard let path = file ?? SettingsPath.existing else {
      if let before = SettingsPath.outdated, let path = SettingsPath.path {
        complain(localized("config.outdated", ["file": before, "path": path]))
      }
      return Settings()
    }
    return try SettingsOptions.read(path, library)
  }

  /// The settings in a file.
  static func read(_ path: String, _ library: Library) throws -> Settings {
    let source = SourceFile(name: path, bytes: try FileContents.read(path, limit: .settings))
    return try SettingsReader.read(
      source, releases: library.releases.map(\.description),
      languages: library.resources.languages, keys: KeyTable.standard.bindings)
  }

  /// The theme: what the command line names, else no colors where NO_COLOR asks for none, else
  /// what the file says.
  func theme(_ settings: Settings) throws -> ThemeName {
    guard let theme else {
      return SettingsPath.variable("NO_COLOR") != nil ? .monochrome : settings.theme ?? .dark
    }
    return try ThemeName(word: theme)
  }
}

extension ThemeName {
  /// The theme that a command line names.
  init(word: String) throws {
    guard let name = ThemeName(rawValue: word) else {
      let known = ThemeName.allCases.map(\.rawValue)
      throw Problem(
        NearestWord.there(NearestWord.unknown("theme", word, among: known), are: known))
    }
    self = name
  }
}

import Settings
import TextFiles
import Texts

/// The program's language: from its settings, or else from the environment. It is chosen before
/// anything else, since help is in it too; errors in the settings are reported by the code that
/// reads them.
enum ProgramLanguage {
  static var chosen: Language {
    let resources = option("--resources").flatMap { try? Resources(directory: $0) } ?? .embedded
    let wanted = setting.map { [$0] } ?? environment
    // For English, unless it was replaced, nothing else has to be read.
    if wanted.isEmpty, option("--resources") == nil { return .english }
    let known = resources.languages
    return resources.language(named: wanted.first(where: known.contains) ?? Language.english.name)
  }

  private static var setting: String? {
    guard let path = option("--config") ?? SettingsPath.existing, path != "-",
      let bytes = try? FileContents.read(path, limit: .settings)
    else { return nil }
    return SettingsReader.language(in: SourceFile(name: path, bytes: bytes))
  }

  /// `de_DE.UTF-8` asks for `de_DE`, then `de`.
  static func names(_ locale: String) -> [String] {
    let name = String(locale.prefix { $0 != "." && $0 != "@" })
    if name == "C" || name == "POSIX" { return [] }
    let short = String(name.prefix { $0 != "_" })
    return short == name ? [name] : [name, short]
  }

  private static var environment: [String] {
    for name in ["LC_ALL", "LC_MESSAGES", "LANG"] {
      if let locale = SettingsPath.variable(name) { return names(locale) }
    }
    return []
  }

  /// An option's value, before anything is parsed.
  private static func option(_ name: String) -> String? {
    let words = CommandLine.arguments
    if let place = words.firstIndex(of: name), place + 1 < words.count { return words[place + 1] }
    return words.first { $0.hasPrefix(name + "=") }.map { String($0.dropFirst(name.count + 1)) }
  }
}

import Screens
import TerminalKit
import Texts

/// The settings as they are where there is no file, as a file.
public enum DefaultSettings {
  public static func text(release: String, languages: [String] = ["en"]) -> String {
    var lines = ["# \(localized("config.themes"))"]
    for name in Theme.Name.allCases {
      lines.append("#   \(padded(name.rawValue, 15))\(name.help)")
    }
    lines += [
      #"theme = "dark""#, "",
      "# \(localized("config.language", ["languages": Lists.comma(languages)]))",
      #"language = "\#(Language.current.name)""#, "",
      "# \(localized("config.mouse"))",
      "mouse = true", "",
      "# \(localized("config.session"))",
      #"device = "\#(Settings.devices[0])""#,
      #"os = "\#(release)""#, "",
      "# \(localized("config.home-button"))",
      "# \(localized("config.home-button-values"))",
      #"home-button = "auto""#, "",
      "# \(localized("config.presenting"))",
      "[presenting]",
      "# \(localized("config.slow-motion"))",
      #"slow-motion = "off""#,
      "# \(localized("config.seconds-per-message"))",
      "seconds-per-message = 1",
      "# \(localized("config.show-keys"))",
      "show-keys = false",
      "# \(localized("config.replay-pace", ["paces": paces]))",
      #"replay-pace = "1x""#, "",
      "# \(localized("config.keys"))",
      "# \(localized("config.several-keys"))",
      "[keys]",
    ]
    for section in Command.Section.allCases {
      lines += ["", "# \(section.title)"]
      for binding in KeyTable.standard.commands where binding.section == section {
        let setting = "\(binding.name) = \(value(of: binding))"
        lines.append("\(padded(setting, 40))# \(binding.help)")
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private static var paces: String {
    Lists.comma(TimeTravel.Pace.allCases.map(\.text))
  }

  /// One key as a string, several as a list; keys in a row as one string of them.
  private static func value(of binding: Command) -> String {
    let names = binding.keys.map(\.settingName)
    if binding.isNumbered { return quoted(names.joined()) }
    if names.count == 1 { return quoted(names[0]) }
    return "[" + names.map(quoted).joined(separator: ", ") + "]"
  }

  private static func quoted(_ word: String) -> String {
    let escaped = word.flatMap { $0 == "\"" || $0 == "\\" ? ["\\", $0] : [$0] }
    return "\"" + String(escaped) + "\""
  }

  private static func padded(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(1, width - text.count))
  }
}

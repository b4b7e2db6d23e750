import Preferences
import TerminalKit
import Texts

/// The default settings as a file.
public enum DefaultSettings {
  public static func file(
    release: String, languages: [String] = ["en"], keys: KeyBindings
  ) -> String {
    let defaults = Setting.Defaults(release: release, languages: languages)
    var lines = Setting.all.flatMap { rows(of: $0, defaults) }
    lines += ["", "# \(localized("config.presenting"))", "presenting:"]
    lines += Setting.presenting.flatMap { rows(of: $0, defaults).filter { !$0.isEmpty } }
      .map { "  " + $0 }
    lines += [
      "", "# \(localized("config.keys"))", "# \(localized("config.several-keys"))", "keys:",
    ]
    for section in KeySection.allCases {
      lines += ["", "  # \(section.title)"]
      for command in keys.rows where command.section == section {
        let setting = "  \(command.name): \(value(of: command))"
        lines.append("\(padded(setting, 42))# \(command.help)")
      }
    }
    return lines.drop { $0.isEmpty }.joined(separator: "\n") + "\n"
  }

  /// A setting with the comment above it.
  private static func rows(of setting: Setting, _ defaults: Setting.Defaults) -> [String] {
    let comments = setting.comments(defaults)
    let row = "\(setting.name): \(setting.value(defaults))"
    return (comments.isEmpty ? [] : [""]) + comments.map { "# \($0)" } + [row]
  }

  /// One key as a string, several as a list; keys in a row as one string of them.
  private static func value(of command: KeyRow) -> String {
    let names = command.keys.map(\.settingName)
    if command.isNumbered { return YAMLText.quoted(names.joined()) }
    if names.count == 1 { return YAMLText.quoted(names[0]) }
    return "[" + names.map(YAMLText.quoted).joined(separator: ", ") + "]"
  }

  static func padded(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(1, width - text.count))
  }
}

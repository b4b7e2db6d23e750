import Screens

/// The settings as they are where there is no file, as a file.
public enum DefaultSettings {
  public static func text(release: String) -> String {
    var lines = ["# The themes:"]
    for name in Theme.Name.allCases {
      lines.append("#   \(padded(name.rawValue, 15))\(name.help)")
    }
    lines += [
      #"theme = "dark""#, "",
      "# Whether the mouse works where things are drawn.",
      "mouse = true", "",
      "# What a new session begins with.",
      #"device = "\#(Settings.devices[0])""#,
      #"os = "\#(release)""#, "",
      "# Whether the device is drawn with a Home button, where there are devices without one:",
      "# auto (as is usual for the release), yes or no.",
      #"home-button = "auto""#, "",
      "# Keys are written as h, H, space, ctrl-r, f1, page-up; a command may have several, as in",
      #"# ["y", "enter"], or none: []."#,
      "[keys]",
    ]
    for section in KeyBinding.Section.allCases {
      lines += ["", "# \(section.rawValue)"]
      for binding in KeyTable.standard.bindings where binding.section == section {
        let setting = "\(binding.name) = \(value(of: binding))"
        lines.append("\(padded(setting, 40))# \(binding.help)")
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// One key as a string, several as a list; keys in a row as one string of them.
  private static func value(of binding: KeyBinding) -> String {
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

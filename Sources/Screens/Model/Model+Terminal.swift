import Texts

extension Model {
  /// No description of the terminal is installed, and another stands in for it.
  public mutating func terminalReplaced(_ type: String, by other: String) {
    let text = localized("notes.terminal-replaced", ["type": type, "other": other])
    say(text)
  }
}

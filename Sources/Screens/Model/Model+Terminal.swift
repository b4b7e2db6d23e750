import Texts

extension Model {
  /// No description of this terminal is installed; the description of another is used.
  public mutating func terminalReplaced(_ type: String, by other: String) {
    let text = localized("notes.terminal-replaced", ["type": type, "other": other])
    say(text)
  }
}

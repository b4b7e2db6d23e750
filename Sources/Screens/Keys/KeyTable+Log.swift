// Keys that are about the chosen row of the log. They count while the log has the keys, and there
// before the device's.
extension KeyTable {
  private static func log(
    _ keys: [Key], _ command: Command, _ label: String, _ help: String, hint: Bool = false
  ) -> KeyBinding {
    KeyBinding(
      keys: keys, command: command, contexts: .log, hints: hint ? .log : [], label: label,
      help: help, section: .log)
  }

  static let logKeys: [KeyBinding] = [
    log(
      [.enter] + keys("e"), .why, "why", "why it was sent, or why nothing was", hint: true),
    log(keys("f"), .fold, "fold", "fold the action, and unfold it", hint: true),
    log(
      keys("E"), .onlyMessage, "only these", "messages like this one alone; all again", hint: true),
    log(keys("V"), .mark, "mark", "mark rows from here on; let go of them"),
    log(keys("Y"), .copyLines, "copy", "copy the marked rows, or this one, as a file has them"),
    log(keys("X"), .saveLines, "save", "save them to a file (asks)"),
    log([.escape], .clearLog, "clear", "clear marks, the search, filters; else dismiss"),
  ]
}

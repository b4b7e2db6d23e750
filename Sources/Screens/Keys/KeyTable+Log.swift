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
      [.enter] + keys("e"), .why, "why", "why the message was sent, or why nothing was", hint: true)
  ]
}
